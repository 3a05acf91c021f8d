#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Writes web/miniatures.json: the pictures that the gallery's list shows of stages before they are opened.

    .venv/bin/python Scripts/miniatures.py
"""

import json
import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "Tests/Browser"))

from server import WEB_FOLDER, Server  # noqa: E402
from support import Chromium, LiveCase  # noqa: E402

# The heading for files given to the server. It is left out: this server gets a file only to start.
OWN = "Your files"

PACK = """async () => {
  const { captureRects, packRects } = await import('./app/gallery/miniature.js');
  const { area, session, scroller } = window.tessera;
  const { viewport } = session;
  return packRects(captureRects(area.visible, scroller.offset, viewport, viewport.insets, area.pictureColours));
}"""


def line(name, rects):
    """Writes one stage on one line, so that a changed stage is a changed line."""
    return f"  {json.dumps(name)}: {json.dumps(rects, separators=(',', ':'))}"


def main():
    case, shown = LiveCase(), {}
    try:
        # File by file, because a module is asked for by name.
        with Server(["--web", WEB_FOLDER]) as server:
            page = case.page(server, stage="Emoji grid", color_scheme="light")
            for stage in page.evaluate("() => window.tessera.session.stages"):
                if stage["group"] == OWN:
                    continue
                case.open(page, stage["title"])
                shown[stage["id"]] = page.evaluate(PACK)
    finally:
        case.doCleanups()
        Chromium.close()
    lines = ",\n".join(line(name, shown[name]) for name in sorted(shown))
    (ROOT / "web/miniatures.json").write_text(f"{{\n{lines}\n}}\n")


if __name__ == "__main__":
    main()
