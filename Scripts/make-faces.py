#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Draws Examples/Pictures/people: faces of people who do not exist, for contacts, chats and profiles.

Every face is made of a few shapes whose colours and kinds follow from its name, so the same names give the same
bytes. Needs Pillow.
"""

import hashlib
import pathlib

from PIL import Image, ImageDraw

import people

FOLDER = pathlib.Path(__file__).resolve().parent.parent / "Examples/Pictures/people"
SIDE_PX = 144
# Shapes are drawn larger and scaled down, because Pillow does not smooth edges.
SCALE = 4
GROUNDS = ("#F6D6C2", "#D9E8F5", "#E4DCF5", "#DDEFD9", "#FBE7B9", "#F8D5DC", "#D3EDEA", "#E9E3DA")
SKINS = ("#F7D2B6", "#EDBB95", "#D99E73", "#B97A50", "#8F5B3A", "#6B4229")
HAIRS = ("#2B2320", "#4A3123", "#7A4B2A", "#B5813F", "#D9B26A", "#8E8A86", "#A5452C", "#1F2430")
SHIRTS = ("#3D6FB6", "#D0594E", "#3F8F75", "#E0A13A", "#6C5BA8", "#2F3E55", "#C96F93", "#5B8FA8")
INK = "#33251F"
COLOURS = 48


class Choice:
    """Numbers that follow from a name."""

    def __init__(self, name):
        self.digits = hashlib.sha256(name.encode()).digest()
        self.next = 0

    def of(self, values):
        self.next += 1
        return values[self.digits[self.next] % len(values)]


def shaded(colour, share):
    """Returns a colour made darker by a share."""
    parts = [int(colour[at:at + 2], 16) for at in (1, 3, 5)]
    return "#" + "".join(f"{round(part * (1 - share)):02X}" for part in parts)


class Face:
    """A drawing in a square of 100 × 100."""

    def __init__(self, ground):
        self.image = Image.new("RGB", (SIDE_PX * SCALE, SIDE_PX * SCALE), ground)
        self.pen = ImageDraw.Draw(self.image)
        self.unit = SIDE_PX * SCALE / 100

    def box(self, left, top, right, bottom):
        return [value * self.unit for value in (left, top, right, bottom)]

    def oval(self, *box, ink):
        self.pen.ellipse(self.box(*box), fill=ink)

    def slab(self, *box, radius, ink):
        self.pen.rounded_rectangle(self.box(*box), radius * self.unit, fill=ink)

    def half(self, *box, ink):
        """Draws the upper half of an oval."""
        self.pen.pieslice(self.box(*box), 180, 360, fill=ink)

    def curve(self, *box, start, end, width, ink):
        self.pen.arc(self.box(*box), start, end, fill=ink, width=round(width * self.unit))


def hair_behind(face, kind, ink):
    """Draws what hangs behind the head."""
    if kind == "long":
        face.slab(25, 22, 75, 84, radius=24, ink=ink)
    elif kind == "bob":
        face.slab(26, 22, 74, 66, radius=22, ink=ink)
    elif kind == "bun":
        face.oval(39, 6, 61, 27, ink=ink)
    elif kind == "curls":
        for x, y in ((22, 30), (28, 18), (42, 11), (56, 13), (66, 22), (69, 35), (21, 43), (69, 47)):
            face.oval(x - 3, y, x + 15, y + 19, ink=ink)


def hair_before(face, kind, ink):
    """Draws what lies on the forehead."""
    if kind == "bald":
        return
    if kind == "short":
        face.half(30, 19, 70, 62, ink=ink)
        face.slab(30, 36, 34, 48, radius=2, ink=ink)
        face.slab(66, 36, 70, 48, radius=2, ink=ink)
    elif kind == "quiff":
        face.half(30, 20, 70, 58, ink=ink)
        face.oval(36, 13, 72, 34, ink=ink)
    else:
        face.half(30, 19, 70, 58, ink=ink)


def portrait(name, is_bearded, wears_glasses, kind):
    """Draws one person."""
    choice = Choice(name)
    ground, skin, hair, shirt = (choice.of(one) for one in (GROUNDS, SKINS, HAIRS, SHIRTS))
    face = Face(ground)
    hair_behind(face, kind, hair)
    face.slab(16, 78, 84, 130, radius=26, ink=shirt)
    face.slab(42, 62, 58, 86, radius=8, ink=shaded(skin, 0.12))
    face.half(38, 74, 62, 94, ink=shirt)
    face.oval(27, 43, 34, 54, ink=shaded(skin, 0.08))
    face.oval(66, 43, 73, 54, ink=shaded(skin, 0.08))
    face.slab(31, 24, 69, 74, radius=19, ink=skin)
    if is_bearded:
        face.pen.pieslice(face.box(31, 34, 69, 76), 0, 180, fill=hair)
        face.slab(38, 52, 62, 62, radius=5, ink=skin)
    hair_before(face, kind, hair)
    # The forehead stays free below the hair.
    face.slab(34, 38 if kind != "bald" else 26, 66, 52, radius=7, ink=skin)
    for x in (42, 58):
        face.oval(x - 2.2, 45, x + 2.2, 50, ink=INK)
        face.curve(x - 5, 39, x + 5, 48, start=215, end=325, width=1.5, ink=shaded(hair, 0.2))
    face.curve(42, 52, 58, 64, start=25, end=155, width=2, ink=INK)
    if wears_glasses:
        for x in (42, 58):
            face.curve(x - 7, 41, x + 7, 54, start=0, end=360, width=1.5, ink="#2A2A33")
        face.curve(48, 44, 52, 48, start=200, end=340, width=1.5, ink="#2A2A33")
    return face.image.resize((SIDE_PX, SIDE_PX), Image.Resampling.LANCZOS)


def main():
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in people.NAMES:
        choice = Choice(name + " looks")
        kinds = people.LONG if name in people.LONG_HAIRED else people.SHORT
        is_bearded = name not in people.LONG_HAIRED and choice.of((True, False, False, False))
        picture = portrait(name, is_bearded, choice.of((True, False, False)), choice.of(kinds))
        file = FOLDER / f"{people.key(name)}.png"
        picture.quantize(COLOURS).save(file, optimize=True)
    print(f"{len(people.NAMES)} faces")


if __name__ == "__main__":
    main()
