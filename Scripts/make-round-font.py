#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Makes the page's font with rounded ends, web/fonts/tessera-round-*.woff2, from web/fonts/tessera-text-*.woff2.

Every outline is drawn back by up to half of its stems and out again as far, which leaves the ends of strokes round and
everything else as it was. So all characters are as wide as in the font that texts are measured with.

Needs fonttools, brotli and shapely; the product needs none of them.
"""

import math
import pathlib

from fontTools.pens.basePen import BasePen
from fontTools.pens.t2CharStringPen import T2CharStringPen
from fontTools.ttLib import TTFont
from shapely import MultiPoint, Polygon, make_valid, unary_union
from shapely.geometry.polygon import orient

from font_files import LETTERS, write_font

FONTS = pathlib.Path(__file__).resolve().parent.parent / "web/fonts"
# The largest radius by weight, in units of the font: less than half of an upright stem.
RADII = {400: 104, 600: 150}
FEATURES = ["kern", "mark", "mkmk", "ccmp"]
# Straight pieces of a curve, and pieces of a quarter of a round end.
CURVE_PIECES, ROUND_PIECES = 12, 10
# How far a straight piece may lie from the curve, in units of the font.
TOLERANCE = 0.9
# A turn that makes a corner, in radians.
SHARP = 0.5
# A smaller radius is tried while a corner would lose more than this part of the radius' square: it is more than a corner.
LARGEST_CORNER = 1.7
STEP = 0.92


class Contours(BasePen):
    """Gathers the contours of a glyph as points, with straight pieces in place of curves."""

    def __init__(self, glyphs):
        super().__init__(glyphs)
        self.contours = []

    def _moveTo(self, point):
        self.contours.append([point])

    def _lineTo(self, point):
        self.contours[-1].append(point)

    def _curveToOne(self, first, second, end):
        start = self.contours[-1][-1]
        for piece in range(1, CURVE_PIECES + 1):
            t = piece / CURVE_PIECES
            shares = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
            points = zip(start, first, second, end)
            self.contours[-1].append(tuple(sum(s * c for s, c in zip(shares, axis)) for axis in points))


def shape_of(glyphs, name):
    """Returns the area of a glyph; its contours never lie over each other but for holes."""
    pen = Contours(glyphs)
    glyphs[name].draw(pen)
    shape = Polygon()
    for contour in pen.contours:
        if len(contour) > 2:
            shape = shape.symmetric_difference(make_valid(Polygon(contour)))
    return shape


def parts(shape):
    """Returns the polygons of a shape."""
    found = getattr(shape, "geoms", [shape])
    return [part for part in found if part.geom_type == "Polygon" and not part.is_empty]


def count(shape):
    """Returns how many parts a shape has, and how many holes."""
    return len(parts(shape)), sum(len(part.interiors) for part in parts(shape))


def corners(shape):
    """Returns the points at which an outline turns sharply around its own area."""
    found = []
    for part in parts(shape):
        part = orient(part, 1)
        for ring in (part.exterior, *part.interiors):
            points = ring.coords[:-1]
            for place, (x, y) in enumerate(points):
                (before_x, before_y), (after_x, after_y) = points[place - 1], points[(place + 1) % len(points)]
                come, go = math.atan2(y - before_y, x - before_x), math.atan2(after_y - y, after_x - x)
                if SHARP < (go - come) % math.tau < math.pi:
                    found.append((x, y))
    return MultiPoint(found)


def rounded(shape, radius):
    """Rounds the corners of a shape with the largest radius, up to one, that takes no whole end away."""
    sharp = corners(shape)
    while radius > 8:
        core = shape.buffer(-radius, join_style="mitre", mitre_limit=8).buffer(radius, quad_segs=ROUND_PIECES)
        # What is thin but no corner stays as it is.
        lost = [piece for piece in parts(shape.difference(core)) if not piece.disjoint(sharp)]
        if all(piece.area <= LARGEST_CORNER * radius**2 for piece in lost):
            whole = shape.difference(unary_union(lost))
            if count(whole) == count(shape):
                return whole.simplify(TOLERANCE)
        radius *= STEP
    return shape


def draw(shape, width, private, glyphs):
    """Returns the outline of a shape in the form that the font keeps."""
    pen = T2CharStringPen(width, glyphs)
    for part in parts(shape):
        part = orient(part, 1)
        for ring in (part.exterior, *part.interiors):
            points = [(round(x), round(y)) for x, y in ring.coords[:-1]]
            pen.moveTo(points[0])
            for point in points[1:]:
                pen.lineTo(point)
            pen.closePath()
    return pen.getCharString(private=private)


def round_glyphs(font, radius):
    """Rounds all glyphs of a font."""
    glyphs, cff = font.getGlyphSet(), font["CFF "].cff[0]
    for name in font.getGlyphOrder():
        shape = shape_of(glyphs, name)
        if shape.is_empty:
            continue
        old = cff.CharStrings[name]
        old.decompile()
        new = draw(rounded(shape, radius), old.width - old.private.nominalWidthX, old.private, glyphs)
        cff.CharStrings[name].program = new.program
        cff.CharStrings[name].bytecode = None


def main():
    for weight, radius in RADII.items():
        source = FONTS / f"tessera-text-{weight}.woff2"
        known = TTFont(source).getBestCmap()
        points = [point for first, last in LETTERS for point in range(first, last + 1) if point in known]
        path = FONTS / f"tessera-round-{weight}.woff2"
        write_font(source, points, path, FEATURES, lambda font: round_glyphs(font, radius))
        print(f"{path.name}: {len(points)} characters, {path.stat().st_size} bytes")


if __name__ == "__main__":
    main()
