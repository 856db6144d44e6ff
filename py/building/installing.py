"""What a browser needs to install the page as an application."""

import json
from collections.abc import Mapping

NAME = "Othello"
ICON_SIZES = (192, 512)
GREEN, DARK = "#2c7a59", "#16191b"
SHARED = "./shared"  # Where the browser sends what is shared; the service worker takes it.


def manifest(icons: Mapping[int, str], description: str) -> str:
    """Returns the manifest of the page, with the addresses of its icons by their sizes.

    https://www.w3.org/TR/appmanifest/ says what it may hold.
    """
    return json.dumps(
        {
            "name": NAME,
            "short_name": NAME,
            "description": description,
            "lang": "en",
            "id": "./",
            "start_url": "./",
            "scope": "./",
            "display": "standalone",
            "theme_color": GREEN,
            "background_color": DARK,
            "icons": [
                {
                    "src": address,
                    "sizes": f"{size}x{size}",
                    "type": "image/png",
                    "purpose": purpose,
                }
                for size, address in icons.items()
                for purpose in ("any", "maskable")
            ],
            "shortcuts": [
                {"name": "Play", "url": "./#play"},
                {"name": "Judge", "url": "./#judge"},
            ],
            "share_target": {
                "action": SHARED,
                "method": "POST",
                "enctype": "multipart/form-data",
                "params": {
                    "text": "text",
                    "files": [{"name": "file", "accept": ["text/plain", ".in", ".txt"]}],
                },
            },
        },
        indent=1,
    )
