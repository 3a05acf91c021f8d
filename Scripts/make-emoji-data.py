#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Makes Examples/Data/emoji.data.json from the list in Debian's package `unicode-data`.

Every fully-qualified emoji becomes an item in the section of its group. The same input gives the same bytes.
"""

import pathlib
import re
import sys

import dataset

INPUT = "/usr/share/unicode/emoji/emoji-test.txt"
OUTPUT = pathlib.Path(__file__).resolve().parent.parent / "Examples/Data/emoji.data.json"
LINE = re.compile(r"^([0-9A-F ]+?)\s*; fully-qualified\s*# (\S+) E[0-9.]+ (.+)$")
VERSION = re.compile(r"^# Version: (\S+)")


def parse(lines):
    """Returns the list's version and its sections."""
    version, sections = "unknown", []
    for line in lines:
        if found := VERSION.match(line):
            version = found.group(1)
        elif line.startswith("# group: "):
            title = line.removeprefix("# group: ").strip()
            slug = re.sub(r"[^a-z]+", "-", title.lower()).strip("-")
            sections.append({"id": slug, "title": title, "items": []})
        elif found := LINE.match(line):
            points, glyph, name = found.groups()
            item = {"id": points.lower().replace(" ", "-"), "title": glyph, "subtitle": name}
            sections[-1]["items"].append(item)
    return version, [section for section in sections if section["items"]]


def main():
    path = sys.argv[1] if len(sys.argv) > 1 else INPUT
    with open(path, encoding="utf-8") as file:
        version, sections = parse(file)
    for section in sections:
        section["footer"] = f"{len(section['items'])} emoji"
    source = (
        f"Unicode emoji list {version} (emoji-test.txt from Debian's package unicode-data), "
        "© Unicode, Inc., Unicode License, https://www.unicode.org/license.txt"
    )
    dataset.write(OUTPUT, source, sections)
    print(f"{OUTPUT.name}: {sum(len(s['items']) for s in sections)} items in {len(sections)} sections")


if __name__ == "__main__":
    main()
