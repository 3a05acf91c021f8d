#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Takes docs/screenshot.png of the running product; with a folder, also takes more pictures into it:

    .venv/bin/python Scripts/screenshots.py [FOLDER]
"""

import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "Tests/Browser"))

from server import Server  # noqa: E402
from chromium import Chromium  # noqa: E402
from support import LiveCase, idle  # noqa: E402

DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
SCROLLED_PT = 420


def shoot(server, path, stage, scrolled=0, **options):
    """Opens a stage, scrolls it and takes the picture."""
    case = LiveCase()
    try:
        page = case.page(server, stage=stage, **options)
        page.evaluate(
            "(y) => window.tessera.scroller.scrollBy({ x: 0, y }, { animated: false })", scrolled
        )
        idle(page)
        path.parent.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=path)
        print(path)
    finally:
        case.doCleanups()


def main():
    folder = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else None
    with Server() as server:
        picture = ROOT / "docs/screenshot.png"
        shoot(server, picture, "Mosaic", 0, viewport=DESKTOP, color_scheme="light")
        if folder:
            for scheme in ("light", "dark"):
                phone = {"viewport": PHONE, "is_mobile": True, "has_touch": True}
                for name, options in (("desktop", {"viewport": DESKTOP}), ("phone", phone)):
                    for stage in ("Emoji grid", "Waterfall", "Pinned headers", "Tags", "Strip"):
                        slug = stage.lower().replace(" ", "-")
                        path = folder / f"{name}-{scheme}-{slug}.png"
                        shoot(server, path, stage, SCROLLED_PT, color_scheme=scheme, **options)
    Chromium.close()


if __name__ == "__main__":
    main()
