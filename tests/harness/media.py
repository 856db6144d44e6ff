"""Emulation of user preferences."""

from playwright.sync_api import Page

QUERIES = {
    "color_scheme": "prefers-color-scheme",
    "reduced_motion": "prefers-reduced-motion",
    "forced_colors": "forced-colors",
}


def emulated(page: Page, **media: str) -> bool:
    """Emulates preferences such as `color_scheme="dark"`; returns whether that worked.

    Playwright emulates none in a Firefox that is not its own.
    """
    page.emulate_media(**media)  # type: ignore[arg-type]
    query = " and ".join(f"({QUERIES[name]}: {value})" for name, value in media.items())
    return bool(page.evaluate("query => matchMedia(query).matches", query))
