#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Makes Examples/Data/blocks.data.json from the lists in Debian's package `unicode-data`.

Every block of Unicode becomes a tag, as wide as its name in DejaVu Sans. Pillow reads the advances from Debian's
package `fonts-dejavu-core`. The same input gives the same bytes.
"""

import pathlib
import re

from PIL import ImageFont

import dataset

INPUT = "/usr/share/unicode/Blocks.txt"
FONT = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
OUTPUT = pathlib.Path(__file__).resolve().parent.parent / "Examples/Data/blocks.data.json"
FONT_SIZE_PT = 12
PADDING_PT = 12
TAG_HEIGHT_PT = 32
BLOCK = re.compile(r"^([0-9A-F]+)\.\.([0-9A-F]+); (.+)$")
VERSION = re.compile(r"^# Blocks-([0-9.]+)\.txt")
PLANES = ["Basic Multilingual Plane", "Supplementary Multilingual Plane"]
LATER_PLANES = "Supplementary planes 2 to 16"


def main():
    font = ImageFont.truetype(FONT, FONT_SIZE_PT)
    version, planes = "unknown", {}
    for line in pathlib.Path(INPUT).read_text(encoding="utf-8").splitlines():
        if found := VERSION.match(line):
            version = found.group(1)
        if found := BLOCK.match(line):
            first, last, name = found.groups()
            plane = int(first, 16) >> 16
            title = PLANES[plane] if plane < len(PLANES) else LATER_PLANES
            width = round(font.getlength(name)) + 2 * PADDING_PT
            planes.setdefault(title, []).append(
                {
                    "id": f"u{first.lower()}",
                    "title": name,
                    "subtitle": f"U+{first}–{last}",
                    "width": width,
                    "height": TAG_HEIGHT_PT,
                }
            )
    sections = [
        {
            "id": re.sub(r"[^a-z0-9]+", "-", title.lower()),
            "title": title,
            "footer": f"{len(items)} blocks",
            "items": items,
        }
        for title, items in planes.items()
    ]
    source = (
        f"Unicode blocks {version} (Blocks.txt from Debian's package unicode-data), "
        "© Unicode, Inc., Unicode License, https://www.unicode.org/license.txt"
    )
    dataset.write(OUTPUT, source, sections)
    print(f"{OUTPUT.name}: {sum(len(s['items']) for s in sections)} items in {len(sections)} sections")


if __name__ == "__main__":
    main()
