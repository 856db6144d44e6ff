"""What axe-core finds wrong with a page."""

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from harness.media import emulated

# Only what is found is reported, which spares the browser a description of all that is right.
RUN = """rules => axe.run({
  resultTypes: ["violations"],
  ...(rules.length && { runOnly: { type: "rule", values: rules } }),
}).then(({ violations }) => violations.flatMap(({ id, nodes }) =>
  nodes.map(({ target, failureSummary }) => `${id} at ${target}: ${failureSummary}`)))"""
# What depends on the colours that the reader prefers; all else is the same in light and dark.
OF_COLORS = ["color-contrast", "link-in-text-block"]


def findings(page: Page) -> list[str]:
    """Returns what axe-core finds in the page as it is, in light and in dark colours."""
    page.evaluate(Axe().axe_script)
    found = [f"light: {finding}" for finding in page.evaluate(RUN, [])]
    if emulated(page, color_scheme="dark"):
        found += [f"dark: {finding}" for finding in page.evaluate(RUN, OF_COLORS)]
    return found
