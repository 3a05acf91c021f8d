#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Makes rings, mixed, distinct, explorer, behaviours, outline, sidebar, collection and watchlist
of Examples/Data from other data there.

Rings are emoji whose order goes round: hours, phases of the moon, signs, fruit. Mixed are the first pictures of
each section after a row that introduces it. Distinct are emoji as rows and as tiles. The explorer has emoji to
browse, tiles first and rows last. Behaviours are pictures in a section for each way to scroll across. The outline
has emoji below their groups and variants below their emoji, the sidebar some groups as sections that begin
with a header, the collection a strip, an outline and a list. The watchlist are sessions with actions behind
their rows. The same input gives the same bytes.
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
MOON = list(range(0x1F311, 0x1F319))
FRUIT = list(range(0x1F347, 0x1F354))
STRIP, GRID, LIST = 18, 40, 60
BEHAVIOURS = [
    ("none", "None", "food"),
    ("continuous", "Continuous", "animals"),
    ("continuousGroupLeadingBoundary", "Continuous, group leading boundary", "town"),
    ("paging", "Paging", "seasonal"),
    ("groupPaging", "Group paging", "plants"),
    ("groupPagingCentered", "Group paging, centered", "vehicles"),
]
PICTURES = 12
IN_OUTLINE, IN_SIDEBAR = 40, 6
OUTLINED = ("animals-nature", "food-drink", "activities", "objects")
TONES = ("1f3fb", "1f3fc", "1f3fd", "1f3fe", "1f3ff")


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


def row(item):
    """Returns an emoji as a row: sign and name, then its code points."""
    name = item["subtitle"][0].upper() + item["subtitle"][1:]
    points = " ".join(f"U+{point.upper()}" for point in item["id"].split("-"))
    return {"id": item["id"], "title": f"{item['title']} {name}", "subtitle": points, "prototype": "row"}


def distinct():
    """Returns source and sections of rows and tiles of emoji."""
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
    """Returns source and sections of an emoji explorer: a strip, a grid and a list."""
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


def behaviours():
    """Returns source and sections of pictures, one for each way to scroll across."""
    source, sections = read("pictures.data.json")
    found = {section["id"]: section["items"] for section in sections}
    return source, [
        {"id": name, "title": title, "footer": "", "items": found[pictures][:PICTURES]}
        for name, title, pictures in BEHAVIOURS
    ]


def branch(items):
    """Returns the first emoji of a group, and what differs from each of them by a tone of skin alone."""
    bases = [item for item in items if not any(tone in item["id"] for tone in TONES)][:IN_OUTLINE]
    variants = {item["id"]: [] for item in bases}
    for item in items:
        parts = [part for part in item["id"].split("-") if part not in TONES]
        found = next((key for key in ("-".join(parts), "-".join(parts + ["fe0f"])) if key in variants), None)
        if found and found != item["id"]:
            variants[found].append(item)
    return [(item, variants[item["id"]]) for item in bases]


def plain(item, parent):
    """Returns an emoji as a row below another item."""
    made = row(item)
    return {"id": item["id"], "title": made["title"], "parent": parent}


def outline():
    """Returns source and the one section of an outline: groups, emoji, tones of skin."""
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


def sidebar():
    """Returns source and sections of a sidebar: each begins with a header that shows and hides the others."""
    source, sections = read("emoji.data.json")
    made = []
    for section in sections[:1] + sections[2:6]:
        head = {"id": section["id"], "title": section["title"], "expanded": True}
        rows = [plain(item, section["id"]) for item, _ in branch(section["items"])[:IN_SIDEBAR]]
        made.append({"id": f"group-{section['id']}", "title": "", "footer": "", "items": [head, *rows]})
    return source, made


def collection():
    """Returns source and sections for a strip, an outline and a list in one collection view."""
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


def watchlist():
    """Returns source and sections of conference sessions with actions behind their rows."""
    source, sections = read("sessions.data.json")
    actions = {
        "leading": [{"does": "moveToStart", "title": "Next up", "symbol": "pin"}],
        "trailing": ["delete", "flag"],
    }
    made = []
    for section in reversed(sections):
        items = [dict(item) for item in section["items"]]
        made.append({key: section[key] for key in ("id", "title")} | {"footer": "", "actions": actions, "items": items})
    made[0]["items"][-1] |= {"subtitle": made[0]["items"][-1]["subtitle"] + " · locked", "actions": {}}
    return source, made


def main():
    made = {
        "rings": rings(),
        "mixed": mixed(),
        "distinct": distinct(),
        "explorer": explorer(),
        "behaviours": behaviours(),
        "outline": outline(),
        "sidebar": sidebar(),
        "collection": collection(),
        "watchlist": watchlist(),
    }
    for name, (source, sections) in made.items():
        dataset.write(DATA / f"{name}.data.json", source, sections)
        print(f"{name}.data.json: {sum(len(s['items']) for s in sections)} items in {len(sections)} sections")


if __name__ == "__main__":
    main()
