#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Makes Examples/Data/pictures.data.json from the pictures in Debian's package `tuxpaint-stamps-default`.

Width and height are the pixel sizes of the pictures. The colour has the most striking hue of a picture's opaque
pixels, at the lightness and chroma of the page's tiles; a grey picture gets none. Only these facts and the file names
are used; the pictures are not shipped. Needs Pillow:

    apt-get download tuxpaint-stamps-default && dpkg-deb -x tuxpaint-stamps-default_*.deb DIR
    python3 Scripts/make-picture-data.py DIR
"""

import pathlib
import re
import sys
from math import atan2, cos, hypot, sin

from PIL import Image

import dataset

OUTPUT = pathlib.Path(__file__).resolve().parent.parent / "Examples/Data/pictures.data.json"
STAMPS = "usr/share/tuxpaint/stamps"
# Letters and signs are drawn on equal squares, which would show nothing of a layout.
LEFT_OUT = {"symbols"}
# The OKLab chroma below which a colour counts as grey.
LEAST_CHROMA = 0.03
# The range of lightness and the chroma of the tiles, in OKLCH.
DARKEST, LIGHTEST, CHROMA = 0.62, 0.84, 0.12
SOURCE = (
    "Names, pixel sizes and main hues of the pictures in Tux Paint Stamps 2022.06.04 (Debian's "
    "package tuxpaint-stamps-default), © Bill Kendrick and contributors, GPL-2; "
    "https://tuxpaint.org/stamps/"
)


def oklab(rgb):
    """Returns OKLab of an sRGB colour of three bytes (Björn Ottosson's published matrices)."""
    red, green, blue = (
        c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in (v / 255 for v in rgb)
    )
    l = (0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue) ** (1 / 3)
    m = (0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue) ** (1 / 3)
    s = (0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue) ** (1 / 3)
    return (
        0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
        1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
        0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s,
    )


def srgb(lightness, chroma, hue):
    """Returns #RRGGBB of an OKLCH colour, clipped to the gamut."""
    a, b = chroma * cos(hue), chroma * sin(hue)
    l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
    m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
    s = (lightness - 0.0894841775 * a - 1.2914855480 * b) ** 3
    linear = (
        4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
        -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
        -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s,
    )
    curved = (12.92 * c if c <= 0.0031308 else 1.055 * c ** (1 / 2.4) - 0.055 for c in linear)
    return "#" + "".join(f"{round(255 * min(1, max(0, c))):02X}" for c in curved)


def main_colour(picture):
    """Returns the picture's hue as a tile colour; `None` for a grey picture.

    Eight colours stand for the opaque pixels; the one with the greatest area times chroma wins.
    """
    pixels = picture.convert("RGBA").get_flattened_data()
    opaque = [pixel[:3] for pixel in pixels if pixel[3] >= 128]
    strip = Image.new("RGB", (len(opaque), 1))
    strip.putdata(opaque)
    reduced = strip.quantize(8)
    palette = reduced.getpalette()
    colours = [
        (count, oklab(palette[3 * index : 3 * index + 3])) for count, index in reduced.getcolors()
    ]
    _, (lightness, a, b) = max(colours, key=lambda entry: entry[0] * hypot(*entry[1][1:]))
    if hypot(a, b) < LEAST_CHROMA:
        return None
    return srgb(DARKEST + (LIGHTEST - DARKEST) * lightness, CHROMA, atan2(b, a))


def item(root, path):
    """Returns the item for one picture."""
    relative = path.relative_to(root).with_suffix("")
    words = re.sub(r"[_-]+", " ", relative.name).strip()
    with Image.open(path) as picture:
        width, height = picture.size
        colour = main_colour(picture)
    facts = {
        "id": str(relative).lower(),
        "title": words[:1].upper() + words[1:],
        "subtitle": f"{width} × {height}",
        "width": width,
        "height": height,
    }
    return facts | ({"colour": colour} if colour else {})


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
