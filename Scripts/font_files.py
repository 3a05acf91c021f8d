# SPDX-License-Identifier: Apache-2.0
"""What the scripts that make the page's fonts share. It needs fonttools and brotli."""

from fontTools import subset

# Characters of the faces besides the built-in font: Latin, Greek and Cyrillic letters, and usual signs.
LETTERS = [
    (0x20, 0x7E), (0xA0, 0x17F), (0x391, 0x3A9), (0x3B1, 0x3C9), (0x400, 0x45F), (0x2010, 0x2027), (0x2030, 0x203A),
    (0x20AC, 0x20AC), (0x2190, 0x2193), (0x2212, 0x2212), (0x221E, 0x221E), (0x2248, 0x2248), (0x2260, 0x2265),
]


def ranges_of(points):
    """Turns sorted points into inclusive ranges."""
    found = []
    for point in points:
        if found and point == found[-1][1] + 1:
            found[-1][1] = point
        else:
            found.append([point, point])
    return found


def write_font(source, points, path, features, change=lambda font: None):
    """Writes the characters of a font as WOFF2, with some of its features, the same bytes every time."""
    options = subset.Options()
    options.layout_features = features
    options.hinting = False
    options.notdef_outline = True
    options.flavor = "woff2"
    options.name_IDs = [0, 1, 2, 4, 6, 13, 14]
    font = subset.load_font(str(source), options)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=points)
    subsetter.subset(font)
    change(font)
    font["head"].modified = font["head"].created
    font.recalcTimestamp = False
    subset.save_font(font, str(path), options)
