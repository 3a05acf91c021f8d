#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Makes the pictures that the gallery's list shows of stages: web/miniatures.json, rectangles of a few bytes that are
there at once, and web/miniatures/light.webp and dark.webp, sheets of painted pictures that come later.

    .venv/bin/python Scripts/miniatures.py
"""

import base64
import json
import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "Tests/Browser"))

from server import WEB_FOLDER, Server  # noqa: E402
from chromium import Chromium  # noqa: E402
from support import LiveCase, idle, wait  # noqa: E402

# The heading for files given to the server. It is left out: this server gets a file only to start.
OWN = "Your files"
THEMES = ("light", "dark")
QUALITY = 0.72

PACK = """async () => {
  const { captureRects, packRects } = await import('./app/gallery/miniature.js');
  const { area, session, scroller } = window.tessera;
  const { viewport } = session;
  return packRects(captureRects(area.visible, scroller.offset, viewport, viewport.insets, area.pictureColours));
}"""

# The upper part of the screen, where its rectangles begin: painted large, and made smaller by halves, so that thin lines stay.
PAINT = """async () => {
  const { capturedTop } = await import('./app/gallery/miniature.js');
  const { SHEET_CELL_PX: cell } = await import('./app/gallery/pictureSheet.js');
  const { paintOn, picturesReady } = await import('./renderer/export/scenePictures.js');
  const { area, session, scroller } = window.tessera;
  const { viewport } = session;
  const { scene, images } = area.painting;
  await picturesReady(scene, images);
  const times = 4;
  let canvas = document.createElement('canvas');
  paintOn(canvas, scene, { scale: (times * cell.width) / viewport.width, images });
  let top = capturedTop(area.visible, scroller.offset, viewport, viewport.insets) * times * cell.width;
  for (let factor = times / 2; factor >= 1; factor /= 2) {
    const smaller = document.createElement('canvas');
    [smaller.width, smaller.height] = [cell.width * factor, cell.height * factor];
    const context = smaller.getContext('2d', { alpha: false });
    context.fillStyle = scene.theme.paper;
    context.fillRect(0, 0, smaller.width, smaller.height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(
      canvas, 0, top, 2 * smaller.width, 2 * smaller.height, 0, 0, smaller.width, smaller.height,
    );
    [canvas, top] = [smaller, 0];
  }
  return canvas.toDataURL('image/png');
}"""

JOIN = """async ([pictures, quality]) => {
  const { sheetPlace, sheetSize } = await import('./app/gallery/pictureSheet.js');
  const canvas = document.createElement('canvas');
  Object.assign(canvas, sheetSize(pictures.length));
  const context = canvas.getContext('2d', { alpha: false });
  for (const [index, picture] of pictures.entries()) {
    const image = new Image();
    image.src = picture;
    await image.decode();
    const { x, y } = sheetPlace(index);
    context.drawImage(image, x, y);
  }
  return canvas.toDataURL('image/webp', quality);
}"""


def line(name, rects):
    """Writes one stage on one line, so that a changed stage is a changed line."""
    return f"  {json.dumps(name)}: {json.dumps(rects, separators=(',', ':'))}"


def painted(page, theme):
    """Returns the picture of the open stage in a theme, as an address."""
    page.emulate_media(color_scheme=theme)
    wait(page, "(isDark) => window.tessera.area.painting.scene.theme.isDark === isDark", theme == "dark")
    idle(page)
    return page.evaluate(PAINT)


def main():
    case, shown, pictures = LiveCase(), {}, {theme: {} for theme in THEMES}
    try:
        # File by file, because a module is asked for by name.
        with Server(["--web", WEB_FOLDER]) as server:
            page = case.page(server, stage="Emoji grid", color_scheme=THEMES[0])
            for stage in page.evaluate("() => window.tessera.session.stages"):
                if stage["group"] == OWN:
                    continue
                page.emulate_media(color_scheme=THEMES[0])
                case.open(page, stage["title"])
                shown[stage["id"]] = page.evaluate(PACK)
                for theme in THEMES:
                    pictures[theme][stage["id"]] = painted(page, theme)
            # The sheets have the order of the names.
            sheets = {
                theme: page.evaluate(JOIN, [[named[name] for name in sorted(named)], QUALITY])
                for theme, named in pictures.items()
            }
    finally:
        case.doCleanups()
        Chromium.close()
    lines = ",\n".join(line(name, shown[name]) for name in sorted(shown))
    (ROOT / "web/miniatures.json").write_text(f"{{\n{lines}\n}}\n")
    folder = ROOT / "web/miniatures"
    folder.mkdir(exist_ok=True)
    for theme, sheet in sheets.items():
        (folder / f"{theme}.webp").write_bytes(base64.b64decode(sheet.partition(",")[2]))


if __name__ == "__main__":
    main()
