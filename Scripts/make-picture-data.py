#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Makes Examples/Data/pictures.data.json from the pictures in Debian's package `tuxpaint-stamps-default`.

Width and height are the pictures' pixel sizes, the colour is the mean of their opaque pixels. Only
these facts and the file names are taken; the pictures are not shipped. Needs Pillow:

    apt-get download tuxpaint-stamps-default && dpkg-deb -x tuxpaint-stamps-default_*.deb DIR
    python3 Scripts/make-picture-data.py DIR
"""

import pathlib
import re
import sys

from PIL import Image, ImageStat

import dataset

OUTPUT = pathlib.Path(__file__).resolve().parent.parent / "Examples/Data/pictures.data.json"
STAMPS = "usr/share/tuxpaint/stamps"
# Letters and signs are drawn on equal squares, which shows nothing of a layout.
LEFT_OUT = {"symbols"}
SOURCE = (
    "Names, pixel sizes and mean colours of the pictures in Tux Paint Stamps 2022.06.04 (Debian's "
    "package tuxpaint-stamps-default), © Bill Kendrick and contributors, GPL-2; "
    "https://tuxpaint.org/stamps/"
)


def mean_colour(picture):
    """The mean of the opaque pixels as #RRGGBB."""
    pixels = picture.convert("RGBA")
    opaque = pixels.getchannel("A").point(lambda alpha: 255 if alpha >= 128 else 0)
    red, green, blue = ImageStat.Stat(pixels.convert("RGB"), mask=opaque).mean
    return f"#{round(red):02X}{round(green):02X}{round(blue):02X}"


def item(root, path):
    """The item for one picture."""
    relative = path.relative_to(root).with_suffix("")
    words = re.sub(r"[_-]+", " ", relative.name).strip()
    with Image.open(path) as picture:
        width, height = picture.size
        colour = mean_colour(picture)
    return {
        "id": str(relative).lower(),
        "title": words[:1].upper() + words[1:],
        "subtitle": f"{width} × {height}",
        "width": width,
        "height": height,
        "colour": colour,
    }


def main():
    root = pathlib.Path(sys.argv[1]) / STAMPS
    sections = []
    for folder in sorted(entry for entry in root.iterdir() if entry.is_dir()):
        items = [item(root, path) for path in sorted(folder.rglob("*.png"))]
        if folder.name not in LEFT_OUT and items:
            title = folder.name.capitalize().replace("Naturalforces", "Natural forces")
            footer = f"{len(items)} pictures"
            sections.append({"id": folder.name, "title": title, "footer": footer, "items": items})
    dataset.write(OUTPUT, SOURCE, sections)
    print(f"{OUTPUT.name}: {sum(len(s['items']) for s in sections)} items in {len(sections)} sections")


if __name__ == "__main__":
    main()
