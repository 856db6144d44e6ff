"""Checks that a browser can be driven: `python -m harness.launch NAME`."""

import sys

from playwright.sync_api import sync_playwright

from harness.browsers import launch_options

with sync_playwright() as playwright:
    browser = playwright[sys.argv[1]]
    browser.launch(**launch_options(browser)).close()
