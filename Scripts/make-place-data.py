#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Makes Examples/Data/places.data.json from the table of time zones in Debian's package `tzdata`.

The principal place of each zone becomes an item with its latitude and longitude. Sections are continents and oceans.
The same input gives the same bytes.
"""

import pathlib
import re
import sys

import dataset

INPUT = "/usr/share/zoneinfo/zone1970.tab"
OUTPUT = pathlib.Path(__file__).resolve().parent.parent / "Examples/Data/places.data.json"
COORDINATES = re.compile(r"^([+-])(\d{2})(\d{2})(\d{2})?([+-])(\d{3})(\d{2})(\d{2})?$")


def degrees(sign, whole, minutes, seconds):
    """Returns the degrees of an ISO 6709 number: sign, degrees, minutes and perhaps seconds."""
    value = int(whole) + int(minutes) / 60 + int(seconds or 0) / 3600
    return round(-value if sign == "-" else value, 4)


def parse(lines):
    """Returns the sections, by name."""
    sections = {}
    for line in lines:
        if line.startswith("#") or not line.strip():
            continue
        countries, coordinates, zone = line.rstrip("\n").split("\t")[:3]
        found = COORDINATES.match(coordinates).groups()
        region, place = zone.split("/", 1)
        item = {
            "id": zone.lower().replace("/", "-").replace("_", "-"),
            "title": place.split("/")[-1].replace("_", " "),
            "subtitle": countries.replace(",", " "),
            "latitude": degrees(*found[:4]),
            "longitude": degrees(*found[4:]),
        }
        sections.setdefault(region, []).append(item)
    return [
        {
            "id": region.lower(),
            "title": region,
            "footer": f"{len(items)} time zones",
            "items": sorted(items, key=lambda item: item["longitude"]),
        }
        for region, items in sorted(sections.items())
    ]


def main():
    path = sys.argv[1] if len(sys.argv) > 1 else INPUT
    with open(path, encoding="utf-8") as file:
        sections = parse(file)
    source = (
        "Principal places of the time zones of the tz database (zone1970.tab from Debian's package "
        "tzdata), public domain"
    )
    dataset.write(OUTPUT, source, sections)
    print(f"{OUTPUT.name}: {sum(len(s['items']) for s in sections)} items in {len(sections)} sections")


if __name__ == "__main__":
    main()
