#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Makes the font that cells are measured with and painted in, from Debian's packages `fonts-inter` and
`fonts-noto-color-emoji`:

* Sources/LayoutEngine/Text/FontTable.swift and web/base/fontTable.js, the same numbers twice;
* web/fonts/*.woff2, the characters of the table, and web/fonts/OFL.txt, their licence.

Kerning that would widen a pair is taken out of the shipped font, so that no line is painted wider than
the sum of its advances. Needs fonttools and brotli; the product itself needs neither.

usage: make-font-metrics.py [FOLDER with usr/share/… of the packages, default /]
"""

import pathlib
import sys
import unicodedata

from fontTools import subset
from fontTools.ttLib import TTFont

ROOT = pathlib.Path(__file__).resolve().parent.parent
INTER = "usr/share/fonts/opentype/inter/Inter-{}.otf"
COPYRIGHT = "usr/share/doc/fonts-inter/copyright"
EMOJI = "usr/share/fonts/truetype/noto/NotoColorEmoji.ttf"
WEIGHTS = {400: "Regular", 500: "Medium", 600: "SemiBold"}
BLOCKS = [
    (0x20, 0x7E), (0xA0, 0x24F), (0x259, 0x259), (0x2BB, 0x2DD), (0x370, 0x3FF), (0x400, 0x52F),
    (0x1E00, 0x1EFF), (0x2010, 0x205E), (0x2070, 0x209C), (0x20A0, 0x20C0), (0x2100, 0x218F),
    (0x2190, 0x21FF), (0x2200, 0x22FF), (0x25A0, 0x25FF), (0x2713, 0x2717),
]
MARKS = range(0x300, 0x370)
KEPT_FEATURES = ["kern", "mark", "mkmk", "ccmp"]
PAIR_LOOKUP, EXTENSION_LOOKUP = 2, 9
MERGED_GAP = 8
SYMBOLS = 0x2300
LAST = 0x10FFFF


def is_zero_width(point):
    return unicodedata.category(chr(point)) in ("Mn", "Me", "Cf", "Cc")


def ranges_of(points):
    """Turns sorted points into inclusive ranges."""
    found = []
    for point in points:
        if found and point == found[-1][1] + 1:
            found[-1][1] = point
        else:
            found.append([point, point])
    return found


def table_ranges(points):
    """Like `ranges_of`, but joins over small gaps: a missing character costs less than a new range."""
    found = []
    for point in points:
        if found and point <= found[-1][1] + MERGED_GAP:
            found[-1][1] = point
        else:
            found.append([point, point])
    return found


def advances(font, ranges):
    """Returns the advances of all points in the ranges; 0 for points that the font lacks."""
    glyphs, metrics = font.getBestCmap(), font["hmtx"]
    return [
        metrics[glyphs[point]][0] if point in glyphs and not is_zero_width(point) else 0
        for first, last in ranges for point in range(first, last + 1)
    ]


def drop_widening_kerning(font):
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for part in lookup.SubTable:
            if lookup.LookupType == EXTENSION_LOOKUP:
                part = part.ExtSubTable
            if part.LookupType != PAIR_LOOKUP:
                continue
            if part.Format == 1:
                records = [r for pairs in part.PairSet for r in pairs.PairValueRecord]
            else:
                records = [r for row in part.Class1Record for r in row.Class2Record]
            for record in records:
                if record.Value1 and getattr(record.Value1, "XAdvance", 0) > 0:
                    record.Value1.XAdvance = 0


def write_font(source, points, path):
    options = subset.Options()
    options.layout_features = KEPT_FEATURES
    options.hinting = False
    options.notdef_outline = True
    options.flavor = "woff2"
    options.name_IDs = [0, 1, 2, 4, 6, 13, 14]
    font = subset.load_font(str(source), options)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=points)
    subsetter.subset(font)
    drop_widening_kerning(font)
    font["head"].modified = font["head"].created
    font.recalcTimestamp = False
    subset.save_font(font, str(path), options)


def licence(path):
    """Returns the licence from the package, without the margin of Debian's format."""
    text = path.read_text(encoding="utf-8")
    owner = text.split("Files: *\nCopyright: ")[1].splitlines()[0]
    body = text.split("License: OFL-1.1\n PREAMBLE")[1].split("\n\nLicense:")[0]
    lines = ["PREAMBLE"] + [line[1:] for line in body.strip("\n").split("\n")]
    title = [
        f"Copyright {owner} (https://github.com/rsms/inter)", "",
        "Changed for this project: cut down to the characters of its font table, kerning that widens",
        "removed, converted to WOFF2.", "",
        "SIL OPEN FONT LICENSE Version 1.1", "",
    ]
    return "\n".join(title + ["" if line == "." else line for line in lines]) + "\n"


def flat(ranges):
    return [number for pair in ranges for number in pair]


def lines_of(numbers, indent, form=str):
    """Writes the numbers, each with a comma, on lines of at most 96 columns."""
    lines, line = [], indent
    for number in numbers:
        word = form(number) + ", "
        if len(line) + len(word) > 96:
            lines.append(line.rstrip())
            line = indent
        line += word
    return "\n".join(lines + [line.rstrip()])


def swift(table, version):
    parts = [
        "// SPDX-License-Identifier: Apache-2.0",
        "// Generated by Scripts/make-font-metrics.py; do not edit.",
        "// swift-format-ignore-file",
        "",
        f"/// The numbers of the built-in font, Inter {version}, in units of which `unitsPerEm` make one em.",
        "enum FontTable {",
    ]
    for name, (text, value) in table.items():
        parts.append(f"  /// {text}")
        if isinstance(value, list):
            kind = "UInt32" if "Ranges" in name or name == "offsets" else "UInt16"
            parts += [f"  static let {name}: [{kind}] = [", lines_of(value, "    "), "  ]"]
        else:
            parts.append(f"  static let {name} = {value}")
    return "\n".join(parts) + "\n}\n"


def javascript(table, version):
    parts = [
        "// SPDX-License-Identifier: Apache-2.0",
        "// @ts-check",
        "// Generated by Scripts/make-font-metrics.py; do not edit.",
        "",
        f"/** The numbers of the built-in font, Inter {version}; the engine measures with the same ones. */",
        "export const fontTable = Object.freeze({",
    ]
    for name, (text, value) in table.items():
        parts.append(f"  /** {text} */")
        if isinstance(value, list):
            parts += [f"  {name}: [", lines_of(value, "    "), "  ],"]
        else:
            parts.append(f"  {name}: {value},")
    return "\n".join(parts) + "\n});\n"


def main():
    base = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else "/")
    faces = {weight: TTFont(base / INTER.format(name)) for weight, name in WEIGHTS.items()}
    regular = faces[400]
    em = regular["head"].unitsPerEm
    assert all(face["head"].unitsPerEm == em for face in faces.values())
    emoji_path = base / EMOJI
    emoji = TTFont(emoji_path if emoji_path.exists() else pathlib.Path("/") / EMOJI)
    emoji_widths = [emoji["hmtx"][glyph][0] for glyph in emoji.getBestCmap().values()]
    emoji_advance = max(set(emoji_widths), key=emoji_widths.count)
    known = regular.getBestCmap()
    points = [p for first, last in BLOCKS for p in range(first, last + 1) if p in known]
    letters = table_ranges(points)
    offsets, total = [], 0
    for first, last in letters:
        offsets.append(total)
        total += last - first + 1
    pictures = [
        p for p in sorted(emoji.getBestCmap())
        if p >= SYMBOLS and p not in points and not is_zero_width(p)
    ]
    every = [p for p in range(LAST + 1) if not 0xD800 <= p < 0xE000]
    drawn = set(pictures)
    wide = [p for p in every if unicodedata.east_asian_width(chr(p)) in "WF" and p not in drawn]
    table = {
        "unitsPerEm": ("Units in one em.", em),
        "ascender": ("From the baseline up to the top of a line.", regular["hhea"].ascent),
        "descender": ("From the baseline down to the bottom of a line.", -regular["hhea"].descent),
        "lineGap": ("Between two lines.", regular["hhea"].lineGap),
        "emojiAdvance": (
            "Advance of an emoji, as in Noto Color Emoji.",
            round(emoji_advance * em / emoji["head"].unitsPerEm),
        ),
        "letterRanges": ("First and last of each range of characters with advances.", flat(letters)),
        "offsets": ("Where each of these ranges begins in the advances.", offsets),
        "regular": ("Advances at weight 400; 0 where the font has no character.", advances(faces[400], letters)),
        "medium": ("Advances at weight 500.", advances(faces[500], letters)),
        "semibold": ("Advances at weight 600.", advances(faces[600], letters)),
        "zeroRanges": (
            f"Marks, controls and formats, which take no room (Unicode {unicodedata.unidata_version}).",
            flat(ranges_of([p for p in every if is_zero_width(p)])),
        ),
        "wideRanges": (
            "Characters of one em: East Asian Width W and F but for emoji.",
            flat(ranges_of(wide)),
        ),
        "emojiRanges": ("Characters that are painted as emoji.", flat(ranges_of(pictures))),
    }
    version = f"{regular['head'].fontRevision:.1f}"
    text = ROOT / "Sources/LayoutEngine/Text/FontTable.swift"
    text.write_text(swift(table, version), encoding="utf-8")
    (ROOT / "web/base/fontTable.js").write_text(javascript(table, version), encoding="utf-8")
    fonts = ROOT / "web/fonts"
    for weight, name in WEIGHTS.items():
        marks = [p for p in MARKS if p in known]
        write_font(base / INTER.format(name), points + marks, fonts / f"tessera-text-{weight}.woff2")
    (fonts / "OFL.txt").write_text(licence(base / COPYRIGHT), encoding="utf-8")
    print(f"{len(points)} characters, {total} places, {len(faces)} weights")


if __name__ == "__main__":
    main()
