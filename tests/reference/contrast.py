"""Contrast of colours as defined by the Web Content Accessibility Guidelines."""


def luminance(color: str) -> float:
    """Returns the relative luminance of a colour written `#rrggbb` or `rgb(r, g, b)`."""
    if color.startswith("#"):
        numbers = [int(color[i : i + 2], 16) for i in (1, 3, 5)]
    else:
        numbers = [int(part) for part in color.removeprefix("rgb(").rstrip(")").split(",")]
    channels = [number / 255 for number in numbers]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    """Returns the contrast ratio of two colours, from 1 to 21."""
    darker, lighter = sorted([luminance(one), luminance(other)])
    return (lighter + 0.05) / (darker + 0.05)
