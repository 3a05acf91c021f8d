#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Takes the reviewed pictures of the page into docs/pictures: each look in all sizes, as one WebP a look.

    .venv/bin/python Scripts/reviewed_pictures.py [FOLDER]

With a folder, the single pictures are kept there as well. Somebody looks at every sheet before it is committed.
"""

import base64
import pathlib
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "Tests/Browser"))

from server import Server, WEB_FOLDER  # noqa: E402
from chromium import Chromium  # noqa: E402
from support import LiveCase, idle, wait  # noqa: E402

PHONE = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}
SIZES = {
    "390": PHONE,
    "834": {"viewport": {"width": 834, "height": 1112}},
    "1440": {"viewport": {"width": 1440, "height": 900}},
    "2560": {"viewport": {"width": 2560, "height": 1440}},
}
LOOKS = {
    "light": {"color_scheme": "light"},
    "dark": {"color_scheme": "dark"},
    "contrast": {"color_scheme": "light", "contrast": "more"},
}
# Stages, and what is open over them.
SCENES = (("Mosaic", None), ("Self-sizing", "tree"), ("Waterfall", "export"), ("Transitions", "devices"), ("Mosaic", "matrix"))
HEIGHT_PX = 430
GAP_PX = 10
QUALITY = 0.82
OUT = ROOT / "docs/pictures"

SHEET = """async ([rows, height, gap, quality]) => {
  const load = (address) => new Promise((resolve) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.src = address;
  });
  const images = await Promise.all(rows.map((row) => Promise.all(row.map(load))));
  const width = (image) => Math.round((image.width * height) / image.height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(...images.map((row) => row.reduce((sum, image) => sum + width(image) + gap, gap)));
  canvas.height = images.length * (height + gap) + gap;
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.fillStyle = '#80858f';
  context.fillRect(0, 0, canvas.width, canvas.height);
  for (const [at, row] of images.entries()) {
    let x = gap;
    for (const image of row) {
      context.drawImage(image, x, gap + at * (height + gap), width(image), height);
      x += width(image) + gap;
    }
  }
  return canvas.toDataURL('image/webp', quality);
}"""


def shoot(server, stage, instrument, **options):
    """Returns a picture of a stage with an instrument as PNG."""
    case = LiveCase()
    try:
        page = case.page(server, stage=stage, reduced_motion="reduce", **options)
        wait(page, "() => window.tessera.instruments")
        if instrument:
            page.evaluate("(id) => window.tessera.instruments.shelf.open(id)", instrument)
        idle(page)
        return page.screenshot()
    finally:
        case.doCleanups()


def address(png):
    return "data:image/png;base64," + base64.b64encode(png).decode()


def main():
    folder = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else tempfile.mkdtemp())
    folder.mkdir(parents=True, exist_ok=True)
    OUT.mkdir(parents=True, exist_ok=True)
    total = 0
    with Server(["--web", WEB_FOLDER]) as server:
        for look, options in LOOKS.items():
            rows = []
            for stage, instrument in SCENES:
                row = []
                for size, device in SIZES.items():
                    picture = shoot(server, stage, instrument, **device, **options)
                    (folder / f"{look}-{stage.lower()}-{instrument or 'page'}-{size}.png").write_bytes(picture)
                    row.append(address(picture))
                rows.append(row)
            page = Chromium.get().new_page()
            made = page.evaluate(SHEET, [rows, HEIGHT_PX, GAP_PX, QUALITY])
            page.close()
            sheet = base64.b64decode(made.partition(",")[2])
            (OUT / f"{look}.webp").write_bytes(sheet)
            total += len(sheet)
            print(OUT / f"{look}.webp", len(sheet))
    print(f"{total} bytes in all")
    Chromium.close()


if __name__ == "__main__":
    main()
