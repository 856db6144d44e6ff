"""Accessibility checks by axe-core."""

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from harness.media import emulated

# Reports violations only; describing all passed checks would be slow.
RUN = """rules => axe.run({
  resultTypes: ["violations"],
  ...(rules.length && { runOnly: { type: "rule", values: rules } }),
}).then(({ violations }) => violations.flatMap(({ id, nodes }) =>
  nodes.map(({ target, failureSummary }) => `${id} at ${target}: ${failureSummary}`)))"""
# The rules that depend on the colour scheme; all others give the same results in both.
OF_COLORS = ["color-contrast", "link-in-text-block"]


def findings(page: Page) -> list[str]:
    """Returns the violations found by axe-core in the page, in light and in dark colours."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(Axe().axe_script)
    found = [f"light: {finding}" for finding in page.evaluate(RUN, [])]
    if emulated(page, color_scheme="dark"):
        found += [f"dark: {finding}" for finding in page.evaluate(RUN, OF_COLORS)]
    return found
