#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Makes teams and distances of Examples/Data.

Teams are emoji in four groups, in the subgroups of the Unicode list. Distances are great-circle distances between
places of the tz database. The same input gives the same bytes.
"""

import json
import math
import pathlib

import dataset

DATA = pathlib.Path(__file__).resolve().parent.parent / "Examples/Data"
EARTH_KM = 6371.0
FARTHEST_KM = 20015.0
NEAR, FAR = (0xF4, 0xA2, 0x4B), (0x2D, 0x5D, 0x9F)
NAME_GROUPS = {
    "animals": ("animals-nature", {
        "Mammals": "🐵", "Birds": "🦃", "Amphibians": "🐸", "Reptiles": "🐊", "Sea life": "🐳", "Bugs": "🐌",
    }, "💐"),
    "food": ("food-drink", {
        "Fruit": "🍇", "Vegetables": "🥑", "Prepared": "🍞", "Asian": "🍱", "Seafood": "🦀", "Sweets": "🍦",
        "Drinks": "🍼", "Dishes": "🥢",
    }, None),
    "games": ("activities", {
        "Events": "🎃", "Medals": "🎖️", "Sports": "⚽", "Games": "🎯", "Crafts": "🎭",
    }, None),
    "travel": ("travel-places", {"Ground": "🚂", "Water": "⚓", "Air": "✈️", "Hotel": "🛎️"}, "⌛"),
}
CITIES = [
    "Honolulu", "Anchorage", "Los Angeles", "Mexico City", "New York", "Buenos Aires", "Sao Paulo", "Azores",
    "Lisbon", "London", "Berlin", "Cairo", "Johannesburg", "Istanbul", "Moscow", "Nairobi", "Dubai", "Karachi",
    "Kolkata", "Bangkok", "Singapore", "Shanghai", "Seoul", "Tokyo", "Sydney", "Auckland",
]


def read(name):
    """Returns the source and the sections of a data file."""
    with open(DATA / name, encoding="utf-8") as file:
        document = json.load(file)
    return document["source"], document["sections"]


def teams():
    """Returns the source and the sections of four groups of emoji, by subgroup."""
    source, sections = read("emoji.data.json")
    found = {section["id"]: section["items"] for section in sections}
    made = []
    for team, (section, starts, end) in NAME_GROUPS.items():
        items = found[section]
        titles = [item["title"] for item in items]
        firsts = [titles.index(start) for start in starts.values()]
        ends = firsts[1:] + [titles.index(end) if end else len(items)]
        for name, first, last in zip(starts, firsts, ends):
            rows = [named(item) for item in items[first:last]]
            slug = name.lower().replace(" ", "-")
            footer = f"{len(rows)} emoji"
            made.append({"id": f"{team}/{slug}", "title": name, "footer": footer, "items": rows})
    return source, made


def named(item):
    """Returns an emoji's item, whose name begins with a capital letter."""
    name = item["subtitle"][0].upper() + item["subtitle"][1:]
    return {"id": item["id"], "title": item["title"], "subtitle": name}


def between(one, other):
    """Returns the great-circle distance of two places in km, by the haversine formula."""
    angles = [math.radians(place[key]) for place in (one, other) for key in ("latitude", "longitude")]
    north, east, north2, east2 = angles
    half = math.sin((north2 - north) / 2) ** 2
    half += math.cos(north) * math.cos(north2) * math.sin((east2 - east) / 2) ** 2
    return 2 * EARTH_KM * math.asin(math.sqrt(half))


def shade(km):
    """Returns a colour for a distance: from near to far."""
    part = min(1, km / FARTHEST_KM)
    parts = [round(near + (far - near) * part) for near, far in zip(NEAR, FAR)]
    return "#" + "".join(f"{part:02X}" for part in parts)


def distances():
    """Returns the source and the sections of a table: a line of names, then a line for each place."""
    source, sections = read("places.data.json")
    found = {item["title"]: item for section in sections for item in section["items"]}
    plain = "#8A8F98"
    first = [{"id": "corner", "title": "km", "colour": plain}]
    first += [{"id": f"to-{found[city]['id']}", "title": city, "colour": plain} for city in CITIES]
    made = [{"id": "names", "title": "", "footer": "", "items": first}]
    for city in CITIES:
        here = found[city]["id"]
        row = [{"id": f"from-{here}", "title": city, "colour": plain}]
        for other in CITIES:
            km = between(found[city], found[other])
            title = "–" if other == city else f"{round(km):,}".replace(",", " ")
            row.append({"id": f"{here}/{found[other]['id']}", "title": title, "colour": shade(km)})
        made.append({"id": here, "title": "", "footer": "", "items": row})
    return "Great-circle distances between " + source[0].lower() + source[1:], made


def main():
    made = {"teams": teams(), "distances": distances()}
    for name, (source, sections) in made.items():
        dataset.write(DATA / f"{name}.data.json", source, sections)
        print(f"{name}.data.json: {sum(len(s['items']) for s in sections)} items in {len(sections)} sections")


if __name__ == "__main__":
    main()
