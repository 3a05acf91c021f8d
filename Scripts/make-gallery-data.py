#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Makes teams, distances, apollo and elsinore of Examples/Data.

Teams are emoji in four groups, in the subgroups of the Unicode list. Distances are great-circle distances between
places of the tz database. Apollo lists the events of the flight of Apollo 11 by time, and elsinore is the beginning
of Hamlet; both are written down here. The same input gives the same bytes.
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
# Day, first and last minute, event. Times are UTC.
FLIGHT = [
    ("16 July", "13:32–13:44", "Launch into Earth orbit"),
    ("16 July", "13:44–16:22", "Once and a half around the Earth"),
    ("16 July", "16:22–16:28", "Engine fires towards the Moon"),
    ("17 July", "16:17–16:17", "Course corrected"),
    ("18 July", None, None),
    ("19 July", "17:22–17:28", "Into lunar orbit"),
    ("19 July", "21:44–21:44", "Orbit made rounder"),
    ("20 July", "17:44–20:17", "Eagle flies by itself"),
    ("20 July", "20:05–20:17", "Powered descent"),
    ("20 July", "20:17–24:00", "Tranquility Base"),
    ("21 July", "00:00–17:54", "Tranquility Base"),
    ("21 July", "02:39–05:11", "On the surface"),
    ("21 July", "17:54–21:35", "Ascent to Columbia"),
    ("21 July", "23:41–23:41", "Eagle left behind"),
    ("22 July", "04:55–04:57", "Engine fires towards the Earth"),
    ("23 July", None, None),
    ("24 July", "16:35–16:50", "Entry and splashdown"),
]
SCENE = [
    ("Bernardo", "Who’s there?"),
    ("Francisco", "Nay, answer me: stand, and unfold yourself."),
    ("Bernardo", "Long live the king!"),
    ("Francisco", "Bernardo?"),
    ("Bernardo", "He."),
    ("Francisco", "You come most carefully upon your hour."),
    ("Bernardo", "’Tis now struck twelve; get thee to bed, Francisco."),
    ("Francisco", "For this relief much thanks: ’tis bitter cold, and I am sick at heart."),
    ("Bernardo", "Have you had quiet guard?"),
    ("Francisco", "Not a mouse stirring."),
    ("Bernardo", "Well, good night."),
    ("Bernardo", "If you do meet Horatio and Marcellus, the rivals of my watch, bid them make haste."),
    ("Francisco", "I think I hear them. Stand, ho! Who’s there?"),
    ("Horatio", "Friends to this ground."),
    ("Marcellus", "And liegemen to the Dane."),
    ("Francisco", "Give you good night."),
    ("Marcellus", "O, farewell, honest soldier: who hath relieved you?"),
    ("Francisco", "Bernardo has my place. Give you good night."),
    ("Marcellus", "Holla! Bernardo!"),
    ("Bernardo", "Say, what, is Horatio there?"),
    ("Horatio", "A piece of him."),
    ("Bernardo", "Welcome, Horatio: welcome, good Marcellus."),
    ("Marcellus", "What, has this thing appear’d again to-night?"),
    ("Bernardo", "I have seen nothing."),
]
COLOURS = {"Bernardo": "#2F6FED", "Francisco": "#3A8F6B", "Horatio": "#B7682E", "Marcellus": "#7A5BB5"}


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
    """Returns an emoji's item under its name alone; the page finds the sign by the item's id."""
    name = item["subtitle"][0].upper() + item["subtitle"][1:]
    points = " ".join(f"U+{point.upper()}" for point in item["id"].split("-"))
    return {"id": item["id"], "title": name, "subtitle": points}


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


def flight():
    """Returns the source and the sections of a flight, one section a day."""
    days = {}
    for day, hours, title in FLIGHT:
        items = days.setdefault(day, [])
        if not hours:
            continue
        number = f"{day.replace(' ', '-').lower()}-{len(items) + 1}"
        items.append({"id": number, "title": title, "subtitle": hours})
    source = (
        "Times of the flight of Apollo 11 in 1969, UTC, to the minute, as in NASA’s Apollo by the Numbers "
        "(SP-2000-4029), public domain"
    )
    made = [{"id": day, "title": day, "footer": "", "items": items} for day, items in days.items()]
    return source, made


def scene():
    """Returns the source and the section of a dialogue."""
    items = [
        {"id": f"line-{number + 1}", "title": text, "subtitle": name, "colour": COLOURS[name]}
        for number, (name, text) in enumerate(SCENE)
    ]
    source = "The beginning of Hamlet by William Shakespeare, public domain"
    return source, [{"id": "elsinore", "title": "Elsinore", "footer": "", "items": items}]


def main():
    made = {"teams": teams(), "distances": distances(), "apollo": flight(), "elsinore": scene()}
    for name, (source, sections) in made.items():
        dataset.write(DATA / f"{name}.data.json", source, sections)
        print(f"{name}.data.json: {sum(len(s['items']) for s in sections)} items in {len(sections)} sections")


if __name__ == "__main__":
    main()
