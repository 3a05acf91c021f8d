#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Makes Examples/Pictures and the data files that show them, from photographs under free licences.

They are in two packages of Debian and in one of PyPI; authors and licences are in Examples/README.md. Needs Pillow:

    apt-get download lomiri-wallpapers-16.04 lomiri-wallpapers-20.04
    dpkg-deb -x lomiri-wallpapers-16.04_*.deb DIR && dpkg-deb -x lomiri-wallpapers-20.04_*.deb DIR
    pip download --no-deps --dest DIR scikit-image && unzip -d DIR DIR/scikit_image-*.whl
    python3 Scripts/make-photo-data.py DIR
"""

import pathlib
import sys

from PIL import Image, ImageOps

import dataset

ROOT = pathlib.Path(__file__).resolve().parent.parent
PICTURES = ROOT / "Examples/Pictures"
FOLDERS = ("usr/share/backgrounds", "skimage/data")
# The longest side of a shipped picture in pixels: a phone's width at twice its points.
LONGEST_PX = 720
QUALITY = 78
SOURCE = "Photographs by the people named; licences in Examples/README.md"

# File, name of the picture, title, who took it, and the parts (left, top, right, bottom) that are shown of it.
WHOLE = (0, 0, 1, 1)
OUTSIDE = (
    ("picosdeeuropa_by_Aitzol_Berasategi.jpg", "peaks", "Picos de Europa", "Aitzol Berasategi",
     (WHOLE, (0.42, 0, 1, 0.62), (0, 0.3, 0.45, 1))),
    ("sunset_by_Aitzol_Berasategi.jpg", "sunset", "Last light", "Aitzol Berasategi",
     (WHOLE, (0.3, 0.1, 0.75, 0.9))),
    ("aitzgorri_by_Aitzol_Berasategi.jpg", "meadow", "Aizkorri in autumn", "Aitzol Berasategi",
     (WHOLE, (0.3, 0.05, 1, 0.6))),
    ("life_by_Aitzol_Berasategi.jpg", "stream", "The stream", "Aitzol Berasategi",
     (WHOLE, (0.3, 0.1, 0.75, 1))),
    ("Bridge_by_Sander_Klootwijk.jpg", "bridge", "The bridge", "Sander Klootwijk",
     (WHOLE, (0.45, 0, 0.85, 1))),
    ("seeding_by_Clements_Engelhardt.jpg", "dandelions", "Before the wind", "Clemens Engelhardt",
     (WHOLE, (0.1, 0, 0.55, 1), (0.5, 0.2, 1, 1))),
    ("Dragonfly_by_Bolly.jpg", "dragonfly", "Dragonfly", "Bolly", (WHOLE, (0.4, 0.2, 0.95, 0.95))),
    ("Kleiber_by_Lukas_Baubkus.jpg", "nuthatch", "Nuthatch", "Lukas Baubkus",
     (WHOLE, (0.15, 0, 0.62, 1))),
)
INSIDE = (
    ("Picture_0B_by_freespace.jpg", "fig", "Half a fig", "Freespace", (WHOLE, (0.25, 0.05, 0.85, 0.95))),
    ("coffee.png", "coffee", "First coffee", "Rachel Michetti", (WHOLE, (0.15, 0, 0.75, 1))),
    ("Picture_1A_by_freespace.jpg", "brushes", "Brushes", "Freespace", (WHOLE, (0, 0, 0.55, 1))),
    ("Wine_by_Jakkub_Mede.jpg", "evening", "Evening in", "Jakub Mede", (WHOLE, (0, 0.35, 1, 0.9))),
    ("greentock_by_Peter_Nerlich.jpg", "clock", "Ten to two", "Peter Nerlich", (WHOLE, (0.2, 0.15, 0.9, 0.9))),
    ("free_by_Peter_Nerlich.jpg", "lamp", "Free", "Peter Nerlich", (WHOLE, (0.3, 0.3, 0.8, 1))),
    ("friends_by_Aitzol_Berasategi.jpg", "dogs", "Two friends", "Aitzol Berasategi", (WHOLE, (0, 0.1, 1, 0.7))),
    ("chelsea.png", "cat", "Chelsea", "Stéfan van der Walt", (WHOLE, (0.1, 0, 0.75, 1))),
)
SKY = (
    ("rocket.jpg", "rocket", "On the pad", "SpaceX", (WHOLE, (0.3, 0, 0.75, 1))),
    ("hubble_deep_field.jpg", "galaxies", "Deep field", "NASA", (WHOLE, (0.1, 0.3, 0.6, 1))),
    ("Infinite-Sea_by_Aury88.jpg", "milky-way", "Infinite sea", "Aury88", ((0, 0, 1, 0.85), (0.2, 0, 0.8, 1))),
)
COLOURS = (
    ("Fossa_by_Jasper_Roks.jpg", "fossa", "Fossa", "Jasper Roks", ((0.1, 0, 0.66, 1),)),
    ("Painting-Colors_by__herobrine7gamer.jpg", "stripes", "Painting colours", "Herobrine7gamer",
     ((0.1, 0, 0.76, 1),)),
    ("analogpattern_by_Peter_Nerlich.jpg", "grain", "Analogue", "Peter Nerlich", ((0, 0, 0.75, 1),)),
    ("umang_by_Abhishek_Mudgal.jpg", "umang", "Umang", "Abhishek Mudgal", ((0.2, 0, 0.76, 1),)),
)
ALBUMS = (("outside", "Outside", OUTSIDE), ("inside", "Inside", INSIDE), ("sky", "Sky", SKY),
          ("colours", "Colours", COLOURS))

# More parts, for a library with many pictures: what is shown of a photograph beyond the albums.
MORE = {
    "peaks": ((0, 0, 0.5, 0.5), (0.55, 0.25, 1, 0.62), (0.2, 0.5, 0.7, 1)),
    "sunset": ((0.45, 0.15, 0.8, 0.5), (0, 0.3, 0.5, 0.7), (0.6, 0.5, 1, 1)),
    "meadow": ((0, 0.15, 0.6, 0.6), (0.6, 0.3, 1, 0.8), (0, 0.5, 1, 1)),
    "stream": ((0.2, 0.35, 0.6, 0.75), (0.5, 0.4, 1, 1), (0, 0, 0.5, 0.5)),
    "bridge": ((0, 0.5, 1, 1), (0.1, 0, 0.5, 0.6)),
    "dandelions": ((0.2, 0.05, 0.45, 0.6), (0.55, 0.35, 0.85, 0.95), (0.55, 0, 1, 0.5)),
    "dragonfly": ((0.55, 0.2, 0.85, 0.6), (0, 0, 0.5, 0.6)),
    "nuthatch": ((0, 0.1, 0.3, 0.9), (0.2, 0.3, 0.48, 0.8)),
    "fig": ((0.4, 0.3, 0.72, 0.75), (0, 0, 0.5, 0.6)),
    "brushes": ((0.5, 0, 1, 1), (0.1, 0.3, 0.5, 0.8)),
    "evening": ((0.1, 0, 0.75, 0.4), (0.1, 0.5, 1, 1)),
    "clock": ((0.3, 0.1, 0.75, 0.5),),
    "lamp": ((0.35, 0.5, 0.7, 0.85), (0, 0, 1, 0.5)),
    "dogs": ((0.28, 0.08, 0.78, 0.6),),
    "milky-way": ((0.3, 0, 0.75, 0.5), (0, 0.6, 1, 1)),
    "fossa": ((0.4, 0, 1, 0.7),),
    "umang": ((0.4, 0.2, 1, 1),),
    "stripes": ((0.3, 0, 1, 0.6),),
}
# The longest side of these.
MORE_LONGEST_PX = 560
# The library's months, the newest first, with their share of the pictures.
MONTHS = (("week", "This week", 9), ("october", "October", 18), ("september", "September", 21),
          ("august", "August", 24), ("july", "July", 99))
# Pictures follow each other in steps, so that those of one photograph are far apart.
STRIDE = 37

# The sections of the scene with all behaviours of orthogonal scrolling; pictures are taken in steps there, too.
WAYS = (
    ("none", "None"), ("continuous", "Continuous"),
    ("continuousGroupLeadingBoundary", "Continuous, group leading boundary"), ("paging", "Paging"),
    ("groupPaging", "Group paging"), ("groupPagingCentered", "Group paging, centered"),
)
WAY_COUNT, WAY_STEP = 12, 5

# Records that nobody made, on covers that somebody did.
RECORDS = (
    ("peaks-2", "High Pastures", "Northern Line"), ("fossa", "Ember", "Ida & the Tides"),
    ("coffee-2", "Slow Mornings", "Kitchen Radio"), ("milky-way", "Salt and Stars", "Aurelia"),
    ("brushes-2", "Primary", "The Painters"), ("cat-2", "Nine Lives", "Alley Quartet"),
    ("umang", "Prism", "Low Sun"), ("bridge-2", "Suspension", "Cable & Rope"),
    ("fig-2", "Late Harvest", "Fig Tree Band"), ("stripes", "Paper Cuts", "June"),
    ("galaxies-2", "Far Light", "Deep Field"), ("dandelions-2", "Let Go", "Seedling"),
    ("grain", "Noise Floor", "Tape Hiss"), ("clock-2", "Ten to Two", "The Late Shift"),
)
# A shop: name, price, picture.
GOODS = (
    ("New this week", (("Fig bowl", "€ 34", "fig"), ("Espresso cup, red", "€ 16", "coffee"),
                       ("Brush set, nine sizes", "€ 42", "brushes"), ("Wall clock, lime", "€ 89", "clock-2"))),
    ("For the evening", (("Bean bag, sand", "€ 129", "evening-2"), ("Bird lamp", "€ 75", "lamp-2"),
                         ("Print: Infinite sea", "€ 28", "milky-way-2"), ("Print: Fossa", "€ 28", "fossa"))),
    ("Outdoors", (("Walking map, Picos", "€ 12", "peaks-3"), ("Seed mix, meadow", "€ 6", "dandelions-3"),
                  ("Field guide to birds", "€ 24", "nuthatch-2"), ("Rope, 20 m", "€ 38", "bridge-2"))),
)
# A week of talks that nobody gave.
TALKS = (
    ("Today", (("How a stream is photographed", "Maya · 24 min", "stream"),
               ("Light at the end of the day", "Jonas · 18 min", "sunset"),
               ("Cooking with figs", "Noor · 31 min", "fig"))),
    ("Nature", (("A year in the mountains", "Mikel · 52 min", "peaks"), ("Reading bark", "Lena · 21 min", "nuthatch"),
                ("What dragonflies see", "Tom · 16 min", "dragonfly"), ("Seeds that fly", "Ada · 12 min", "dandelions"))),
    ("Making", (("Choosing brushes", "Yuki · 27 min", "brushes"), ("Coffee, slowly", "Sam · 9 min", "coffee"),
                ("Clocks without numbers", "Ines · 22 min", "clock"))),
    ("Beyond", (("Counting galaxies", "Ravi · 44 min", "galaxies"), ("From pad to orbit", "Zoe · 38 min", "rocket"),
                ("Stars over the sea", "Omar · 29 min", "milky-way"))),
)


def find(folder, name):
    """Returns a photograph in one of the packages' folders."""
    found = [path for base in FOLDERS if (path := folder / base / name).exists()]
    if not found:
        raise SystemExit(f"{name} is not in {folder}; see the comment at the top of this script")
    return Image.open(found[0]).convert("RGB")


def ship(photograph, part, name, longest_px=LONGEST_PX):
    """Writes a part of a photograph; returns its width and height in pixels."""
    left, top, right, bottom = part
    width, height = photograph.size
    picture = photograph.crop((round(left * width), round(top * height), round(right * width), round(bottom * height)))
    picture = ImageOps.contain(picture, (longest_px, longest_px), Image.Resampling.LANCZOS)
    picture.save(PICTURES / f"{name}.jpg", quality=QUALITY, optimize=True, progressive=True)
    return picture.size


def main():
    folder = pathlib.Path(sys.argv[1])
    PICTURES.mkdir(exist_ok=True)
    sections, sizes, library = [], {}, []
    for key, title, photographs in ALBUMS:
        parts = []
        for file, name, words, author, crops in photographs:
            photograph = find(folder, file)
            for number, part in enumerate(crops, 1):
                one = name if number == 1 else f"{name}-{number}"
                width, height = sizes[one] = ship(photograph, part, one)
                parts.append((number, item(one, words, author, one, width, height)))
            for number, part in enumerate(MORE.get(name, ()), len(crops) + 1):
                one = f"{name}-{number}"
                width, height = sizes[one] = ship(photograph, part, one, MORE_LONGEST_PX)
                library.append(item(one, words, author, one, width, height))
        # First every photograph, then their parts, so that neighbours differ.
        items = [entry for _, entry in sorted(parts, key=lambda pair: pair[0])]
        sections.append(section(key, title, items, f"{len(items)} photographs"))
    save("photos", sections)
    save("library", months([*(entry for album in sections for entry in album["items"]), *library]))
    save("behaviours", behaviours([entry for album in sections for entry in album["items"]]))
    records = [item(f"record-{cover}", title, artist, cover, 200, 200) for cover, title, artist in RECORDS]
    save("records", [section("records", "Records", records, "")])
    for name, shelves in (("goods", GOODS), ("talks", TALKS)):
        save(name, [
            section(f"{name}-{number}", title, [
                item(f"{name}-{picture}-{number}", words, detail, picture, *sizes[picture])
                for words, detail, picture in things
            ], "")
            for number, (title, things) in enumerate(shelves, 1)
        ])


def months(pictures):
    """Returns the sections of a library, one for each month."""
    order = [pictures[index * STRIDE % len(pictures)] for index in range(len(pictures))]
    assert len({one["id"] for one in order}) == len(pictures), "the stride divides the number of pictures"
    sections = []
    for key, title, count in MONTHS:
        taken, order = order[:count], order[count:]
        entries = [{**one, "id": f"{key}-{one['id']}"} for one in taken]
        sections.append(section(key, title, entries, f"{len(entries)} photographs"))
    return sections


def behaviours(pictures):
    """Returns a section of twelve pictures for each way in which a section can scroll across."""
    sections = []
    for number, (key, title) in enumerate(WAYS):
        taken = [
            pictures[(number * WAY_COUNT + index) * WAY_STEP % len(pictures)] for index in range(WAY_COUNT)
        ]
        sections.append(section(key, title, [{**one, "id": f"{key}-{one['id']}"} for one in taken], ""))
    return sections


def item(key, title, subtitle, picture, width, height):
    image = f"/examples/Pictures/{picture}.jpg"
    return {"id": key, "title": title, "subtitle": subtitle, "width": width, "height": height, "image": image}


def section(key, title, items, footer):
    return {"id": key, "title": title, "footer": footer, "items": items}


def save(name, sections):
    dataset.write(ROOT / f"Examples/Data/{name}.data.json", SOURCE, sections)


if __name__ == "__main__":
    main()
