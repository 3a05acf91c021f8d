#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Makes Examples/Data/rings.data.json and mixed.data.json from the emoji and the pictures of Examples/Data.

Rings are emoji whose order goes round: hours, phases of the moon, signs, fruit. Mixed are the first pictures of
each section after a row that introduces it. The same input gives the same bytes.
"""

import json
import pathlib

import dataset

DATA = pathlib.Path(__file__).resolve().parent.parent / "Examples/Data"
HOURS = 12
TWELVE, HALF_PAST_TWELVE = 0x1F55B, 0x1F567
ONE, HALF_PAST_ONE = 0x1F550, 0x1F55C
TILES = 6
TILE_WIDTH, TILE_HEIGHT = 104, 72
ROW_WIDTH, ROW_HEIGHT = 336, 56


def read(name):
    """Returns source and sections of a data file."""
    with open(DATA / name, encoding="utf-8") as file:
        document = json.load(file)
    return document["source"], document["sections"]


def clock():
    """Returns the ids of clock faces from twelve to half past eleven."""
    points = [TWELVE, HALF_PAST_TWELVE]
    for hour in range(HOURS - 1):
        points += [ONE + hour, HALF_PAST_ONE + hour]
    return points


def rings():
    """Returns source and sections of the rings."""
    source, sections = read("emoji.data.json")
    items = {item["id"]: item for section in sections for item in section["items"]}
    groups = [
        ("clock", "Clock", clock()),
        ("moon", "Moon", list(range(0x1F311, 0x1F319))),
        ("zodiac", "Zodiac", list(range(0x2648, 0x2654))),
        ("fruit", "Fruit", list(range(0x1F347, 0x1F354))),
    ]
    made = [
        {
            "id": name,
            "title": title,
            "footer": f"{len(points)} emoji",
            "items": [items[f"{point:x}"] for point in points],
        }
        for name, title, points in groups
    ]
    return source, made


def mixed():
    """Returns source and sections of rows and tiles."""
    source, sections = read("pictures.data.json")
    made = []
    for section in sections:
        row = {"id": f"{section['id']}/row", "title": section["title"], "subtitle": section["footer"]}
        row |= {"width": ROW_WIDTH, "height": ROW_HEIGHT, "prototype": "row"}
        size = {"width": TILE_WIDTH, "height": TILE_HEIGHT, "prototype": "tile"}
        tiles = [item | size for item in section["items"][:TILES]]
        made.append({"id": section["id"], "title": "", "footer": "", "items": [row, *tiles]})
    return source, made


def main():
    for name, (source, sections) in (("rings", rings()), ("mixed", mixed())):
        dataset.write(DATA / f"{name}.data.json", source, sections)
        print(f"{name}.data.json: {sum(len(s['items']) for s in sections)} items in {len(sections)} sections")


if __name__ == "__main__":
    main()
