"""Accessibility checks by axe-core."""

from collections.abc import Sequence

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from harness.extent import in_part
from harness.media import emulated

# Reports violations only; describing all passed checks would be slow.
RUN = """rules => axe.run({
  resultTypes: ["violations"],
  ...(rules.length && { runOnly: { type: "rule", values: rules } }),
}).then(({ violations }) => violations.flatMap(({ id, nodes }) =>
  nodes.map(({ target, failureSummary }) => `${id} at ${target}: ${failureSummary}`)))"""
# The rules of each colour scheme, or none for all. Most give the same results in both. The usual
# scheme is last, so that the page keeps it.
RULES: dict[str, list[str]] = {"dark": ["color-contrast", "link-in-text-block"], "light": []}
USUAL = in_part([["light"], [*RULES]], 1)[-1]  # Contrast takes half of the time.
# A reset of the shared page deletes only variables that are enumerable.
AXE = f"{Axe().axe_script}; Object.defineProperty(window, 'axe', {{ enumerable: false }}); 0"


def findings(page: Page, schemes: Sequence[str] = USUAL) -> list[str]:
    """Returns the violations found by axe-core in the page, by default in light colours."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE)
    return [
        f"{scheme}: {finding}"
        for scheme in schemes
        if emulated(page, color_scheme=scheme)
        for finding in page.evaluate(RUN, RULES[scheme])
    ]
