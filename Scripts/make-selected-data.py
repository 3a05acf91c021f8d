#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Makes rings, distinct, explorer, outline and collection of Examples/Data from other data there.

* rings: emoji in a circular order: hours, phases of the moon, signs, fruit.
* distinct: emoji as list rows and as tiles.
* explorer: emoji to browse, tiles first and list rows last.
* outline: emoji below their groups, and variants below their emoji.
* collection: a strip, an outline and a list.

The same input gives the same bytes.
"""

import json
import pathlib

import dataset

DATA = pathlib.Path(__file__).resolve().parent.parent / "Examples/Data"
HOURS = 12
TWELVE, HALF_PAST_TWELVE = 0x1F55B, 0x1F567
ONE, HALF_PAST_ONE = 0x1F550, 0x1F55C
MOON = list(range(0x1F311, 0x1F319))
PHASES = ("new", "crescent", "half, waxing", "gibbous", "full", "gibbous", "half, waning", "crescent")
FRUIT = list(range(0x1F347, 0x1F354))
STRIP, GRID, LIST = 18, 40, 60
IN_OUTLINE = 40
OUTLINED = ("animals-nature", "food-drink", "activities", "objects")
TONES = ("1f3fb", "1f3fc", "1f3fd", "1f3fe", "1f3ff")


def read(name):
    """Returns the source and the sections of a data file."""
    with open(DATA / name, encoding="utf-8") as file:
        document = json.load(file)
    return document["source"], document["sections"]


def clock():
    """Returns the ids of the clock faces from twelve to half past eleven."""
    points = [TWELVE, HALF_PAST_TWELVE]
    for hour in range(HOURS - 1):
        points += [ONE + hour, HALF_PAST_ONE + hour]
    return points


def shortened(items):
    """Returns the items with names that have room below a small tile: times of day, and phases in one word."""
    times = {f"{point:x}": f"{at // 2 or HOURS}:{at % 2 * 3}0" for at, point in enumerate(clock())}
    phases = {f"{point:x}": name for point, name in zip(MOON, PHASES)}
    short = {**times, **phases}
    return {key: {**item, "subtitle": short.get(key, item["subtitle"])} for key, item in items.items()}


def rings():
    """Returns the source and the sections of the rings."""
    source, sections = read("emoji.data.json")
    items = shortened({item["id"]: item for section in sections for item in section["items"]})
    groups = [
        ("clock", "Clock", clock()),
        ("moon", "Moon", MOON),
        ("zodiac", "Zodiac", list(range(0x2648, 0x2654))),
        ("fruit", "Fruit", FRUIT),
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


def row(item):
    """Returns an emoji as a list row: sign and name."""
    name = item["subtitle"][0].upper() + item["subtitle"][1:]
    return {"id": item["id"], "title": f"{item['title']} {name}", "prototype": "row"}


def distinct():
    """Returns the source and the sections of rows and tiles of emoji."""
    source, sections = read("emoji.data.json")
    items = {item["id"]: item for section in sections for item in section["items"]}
    moons = [row(items[f"{point:x}"]) for point in MOON]
    fruits = [items[f"{point:x}"] for point in FRUIT]
    clocks = [items[f"{point:x}"] for point in clock()]
    groups = [("moon", "Moon", moons), ("fruit", "Fruit", fruits), ("clock", "Clock", clocks)]
    return source, [
        {"id": name, "title": title, "footer": f"{len(made)} emoji", "items": made}
        for name, title, made in groups
    ]


def explorer():
    """Returns the source and the sections of an emoji explorer: a strip, a grid and a list."""
    source, sections = read("emoji.data.json")
    found = {section["id"]: section for section in sections}
    smileys = found["smileys-emotion"]["items"][:STRIP]
    food, travel = found["food-drink"], found["travel-places"]
    made = [("recents", "Recents", smileys), ("food", food["title"], food["items"][:GRID])]
    made.append(("travel", travel["title"], [row(item) for item in travel["items"][:LIST]]))
    return source, [
        {"id": name, "title": title, "footer": f"{len(items)} emoji", "items": items}
        for name, title, items in made
    ]


def branch(items):
    """Returns the first emoji of a group, each with those that differ from it only in skin tone."""
    bases = [item for item in items if not any(tone in item["id"] for tone in TONES)][:IN_OUTLINE]
    variants = {item["id"]: [] for item in bases}
    for item in items:
        parts = [part for part in item["id"].split("-") if part not in TONES]
        found = next((key for key in ("-".join(parts), "-".join(parts + ["fe0f"])) if key in variants), None)
        if found and found != item["id"]:
            variants[found].append(item)
    return [(item, variants[item["id"]]) for item in bases]


def plain(item, parent):
    """Returns an emoji as a row below its parent."""
    made = row(item)
    return {"id": item["id"], "title": made["title"], "parent": parent}


def outline():
    """Returns the source and the one section of an outline: groups, emoji, skin tones."""
    source, sections = read("emoji.data.json")
    made = []
    for number, section in enumerate(sections):
        group = {"id": section["id"], "title": section["title"], "disclosure": "header"}
        if number == 1:
            group["expanded"] = True
        made.append(group)
        for item, variants in branch(section["items"]):
            made.append(plain(item, section["id"]))
            made += [plain(variant, item["id"]) for variant in variants]
    return source, [{"id": "emoji", "title": "", "footer": "", "items": made}]


def collection():
    """Returns the source and the sections of a strip, an outline and a list in one collection view."""
    source, sections = read("emoji.data.json")
    found = {section["id"]: section for section in sections}
    tree = []
    for name in OUTLINED:
        tree.append({"id": name, "title": found[name]["title"], "disclosure": "header"})
        tree += [plain(item, name) for item in found[name]["items"][:IN_OUTLINE]]
    rows = [{key: value for key, value in row(item).items() if key != "prototype"}
            for item in found["travel-places"]["items"][:STRIP]]
    made = [("recents", "Recents", found["smileys-emotion"]["items"][:STRIP]), ("outline", "", tree)]
    made.append(("places", "Places", rows))
    return source, [
        {"id": name, "title": title, "footer": "", "items": items} for name, title, items in made
    ]


def main():
    made = {
        "rings": rings(),
        "distinct": distinct(),
        "explorer": explorer(),
        "outline": outline(),
        "collection": collection(),
    }
    for name, (source, sections) in made.items():
        dataset.write(DATA / f"{name}.data.json", source, sections)
        print(f"{name}.data.json: {sum(len(s['items']) for s in sections)} items in {len(sections)} sections")


if __name__ == "__main__":
    main()
