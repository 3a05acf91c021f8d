#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Makes Examples/Layouts/CoastLine.swift, the land of the gallery's map, from Natural Earth's countries at 1:50 million.

They are in Debian's package `r-cran-rnaturalearthdata`, in the form of the language R. Needs `rdata` and `shapely`:

    apt-get download r-cran-rnaturalearthdata && dpkg-deb -x r-cran-rnaturalearthdata_*.deb DIR
    python3 Scripts/make-coast.py DIR
"""

import gzip
import lzma
import pathlib
import sys
import textwrap

import rdata
from shapely.geometry import Polygon, box
from shapely.ops import unary_union

OUTPUT = pathlib.Path(__file__).resolve().parent.parent / "Examples/Layouts/CoastLine.swift"
BASE = "usr/lib/R/site-library/rnaturalearthdata/data/Rdata"
OBJECT = "countries50"
# The file begins each object with its length (4 bytes) and the kind of its compression (1 byte).
PREFIX = 5
# All in degrees. Land reaches a little over the edges of a tile, so that no line is seen between two.
TILE, OVERLAP = 20, 0.1
# How far a simplified line may be off, and the smallest island in square degrees.
TOLERANCE, LEAST = 0.12, 0.05
STEPS = 200
LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_"
LINE = 92
HEAD = f"""// SPDX-License-Identifier: Apache-2.0
// Made by Scripts/make-coast.py from Natural Earth, public domain.
// swift-format-ignore-file

/// The land of the earth in tiles of {TILE}°, from the north-west, row by row.
///
/// Outlines are separated by spaces. Each point has two letters for its distance from the tile's western edge and two
/// for that from its northern edge: numbers with the base 64, in {STEPS}ths of a degree, larger by {OVERLAP}°.
enum CoastLine {{
  /// The width and height of a tile, in degrees.
  static let tileDegrees = {TILE}
  /// How far land reaches over the edges of a tile, in degrees.
  static let overlap = {OVERLAP}
  /// Steps in a degree.
  static let steps = {STEPS}
  /// The digits.
  static let letters = "{LETTERS}"
  /// The outlines by tile; a tile of the sea is empty.
  static let tiles: [String] = [
"""


def unpacked(folder):
    """Returns an object of R from the package's files."""
    base = pathlib.Path(folder) / BASE
    filters = [{"id": lzma.FILTER_LZMA2, "preset": 6}]
    index = base.with_suffix(".rdx").read_bytes()
    found = rdata.conversion.convert(rdata.parser.parse_data(gzip.decompress(index)))
    start, length = (int(one) for one in found["variables"][OBJECT])
    packed = base.with_suffix(".rdb").read_bytes()[start + PREFIX:start + length]
    return rdata.parser.parse_data(lzma.decompress(packed, format=lzma.FORMAT_RAW, filters=filters)).object


def attributes(value):
    """Returns the attributes of an R value by name."""
    found, rest = {}, value.attributes
    while rest is not None and rest.info.type.name != "NILVALUE":
        tag = rest.tag.referenced_object if rest.tag.info.type.name == "REF" else rest.tag
        found[tag.value.value.decode()] = rest.value[0]
        rest = rest.value[1]
    return found


def polygons(value, seen):
    """Yields the outlines of all land below a value."""
    if id(value) in seen:
        return
    seen.add(id(value))
    own = attributes(value)
    if "coords" in own and "hole" in own:
        numbers = list(own["coords"].value)
        half = len(numbers) // 2
        if not own["hole"].value[0]:
            yield Polygon(zip(numbers[:half], numbers[half:])).buffer(0)
        return
    inner = value.value if isinstance(value.value, (list, tuple)) else ()
    for one in [*own.values(), *inner]:
        if hasattr(one, "info"):
            yield from polygons(one, seen)


def digits(degrees):
    high, low = divmod(round((degrees + OVERLAP) * STEPS), len(LETTERS))
    return LETTERS[high] + LETTERS[low]


def outlines(land, west, north):
    """Returns the outlines of a tile's land as text."""
    edges = box(west - OVERLAP, north - TILE - OVERLAP, west + TILE + OVERLAP, north + OVERLAP)
    cut = land.intersection(edges)
    parts = [one for one in getattr(cut, "geoms", [cut]) if one.geom_type == "Polygon" and one.area > LEAST]
    rings = [ring for part in parts for ring in (part.exterior, *part.interiors)]
    return " ".join(
        "".join(digits(x - west) + digits(north - y) for x, y in list(ring.coords)[:-1]) for ring in rings
    )


def literal(text):
    """Returns a Swift string over several lines."""
    if len(text) <= LINE:
        return f'    "{text}",\n'
    lines = textwrap.wrap(text, LINE, break_on_hyphens=False, drop_whitespace=False)
    return '    """\n' + "".join(f"    {line}\\\n" for line in lines[:-1]) + f'    {lines[-1]}\n    """,\n'


def main():
    sys.setrecursionlimit(100_000)
    land = unary_union(list(polygons(unpacked(sys.argv[1]), set()))).simplify(TOLERANCE)
    tiles = [outlines(land, west, north) for north in range(90, -90, -TILE) for west in range(-180, 180, TILE)]
    OUTPUT.write_text(HEAD + "".join(literal(one) for one in tiles) + "  ]\n}\n")
    steps = max(len(one) // 4 + 2 * (one.count(" ") + 1) for one in tiles)
    print(f"{sum(map(len, tiles)) // 4} points, at most {steps} steps in a tile, {OUTPUT.stat().st_size} bytes")


if __name__ == "__main__":
    main()
