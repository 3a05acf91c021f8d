#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Makes the gallery's data whose texts decide sizes: topics, stars and journey.

Topics are written for the gallery, and each is as wide as its text in DejaVu Sans. Stars come from the Hipparcos catalogue,
as PyPI's package `ephem` has them, with a colour for their spectral class. The journey has long headers and footers, and
pictures of make-photo-data.py. Pillow reads the advances from Debian's package `fonts-dejavu-core`. The same input gives
the same bytes.
"""

import pathlib
import re

import ephem
import ephem.stars
from PIL import Image, ImageFont

import dataset

ROOT = pathlib.Path(__file__).resolve().parent.parent
DATA = ROOT / "Examples/Data"
FONT = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
FONT_SIZE_PT = 12
PADDING_PT = 16
TAG_HEIGHT_PT = 32
# Title of a section, colour of its tags, and their texts.
TOPICS = (
    ("Outdoors", "#CDE7D0", "Hiking|Wild swimming|Bouldering|Trail running|Via ferrata|Birds|Mushrooms|Gravel bikes|Bivouacs|"
     "Sea kayaks|Winter walks|Star gazing|Huts with a view|Night trains to the mountains|Lakes|Maps"),
    ("Kitchen", "#FFE0C2", "Sourdough|Espresso|Ramen|Ripe figs|Fermenting|One-pot dinners|Green tea|Street food|Knives|Pasta by hand|"
     "Late breakfasts|Spices|Cheese|Cooking for twelve|Olive oil|Picnics"),
    ("Music", "#E3D4F7", "Jazz at night|Vinyl|Choir|Ambient|Field recordings|String quartets|Small stages|Synthesizers|Disco|Fado|"
     "Songs for long drives|Drums|Folk|Techno before noon"),
    ("Craft", "#CFE3FB", "Ceramics|Letterpress|Natural dyes|Bookbinding|Film cameras|Linocut|Wool|Repairing bicycles|Wood turning|"
     "Ink|Kites|Small electronics|Quilts|Calligraphy"),
    ("Screen and page", "#FBD3DC", "Documentaries|Short stories|Comics|Essays|Old science fiction|Poetry|Type|Silent films|"
     "Crime from the north|Radio plays|Zines|Atlases"),
    ("Town", "#FFF0B8", "Flea markets|Museums on Sundays|Brutalism|Rooftops|Ferries|Allotments|Bakeries|Second-hand books|"
     "Night walks|Swimming halls|Chess in the park|Trams"),
)
# Other names of stars that are in the list under their usual one.
OTHER_NAMES = {"Agena", "Adara", "Formalhaut", "Alcaid", "Etamin", "Gienah Corvi", "Sirrah"}
FAINTEST = 2.6
BRIGHTNESS = (("First magnitude", 1.5), ("Second magnitude", 2.0), ("As bright as the pole star", FAINTEST))
SPECTRAL_COLOURS = {"O": "#A9C4FF", "B": "#BFD4FF", "A": "#DCE7FF", "F": "#F6F2E4", "G": "#FFECB3", "K": "#FFD59C", "M": "#FFB8A0"}
SPELLING = {"Bootes": "Boötes"}
# Header, footer and pictures of a day.
JOURNEY = (
    ("Day 1 · Up to the hut", "Four hours on foot, 820 m up. The last bus leaves at noon, and the path begins behind the chapel. "
     "There is water at the second bridge, and none after it.", "stream bridge peaks nuthatch"),
    ("Day 2 · The round above the valley, with the lakes if the weather holds", "Six hours. Start before nine.",
     "peaks-2 meadow dragonfly dandelions sunset peaks-3"),
    ("Day 3 · Rest", "Swimming, reading, figs. Dinner is at seven, and whoever comes last washes up.", "fig coffee cat dogs"),
    ("Day 4 · Over the pass to the village on the other side, along the old road of the shepherds",
     "Seven hours and 1,150 m down, which knees remember. The bus back goes three times a day; the baker sells the tickets. "
     "If there is fog on the pass, we wait at the hut.", "meadow-3 stream-3 bridge-3 evening sunset-3 milky-way"),
    ("Day 5 · Home", "Train at 10:40.", "sunset-4 meadow-5"),
)


def slug(text):
    return re.sub(r"[^a-z0-9]+", "-", text.lower()).strip("-")


def topics():
    """Returns tags in sections of one colour each."""
    font = ImageFont.truetype(FONT, FONT_SIZE_PT)
    sections = []
    for title, colour, texts in TOPICS:
        items = [
            {"id": slug(text), "title": text, "width": round(font.getlength(text)) + 2 * PADDING_PT, "height": TAG_HEIGHT_PT,
             "colour": colour}
            for text in texts.split("|")
        ]
        sections.append({"id": slug(title), "title": title, "footer": "", "items": items})
    return "Written for this gallery", sections


def stars():
    """Returns the brightest stars in sections by their magnitude, the brightest first."""
    found = []
    for name in ephem.stars.stars:
        star = ephem.star(name)
        star.compute("2000/1/1")
        if name not in OTHER_NAMES and star.mag <= FAINTEST:
            found.append((round(float(star.mag), 2), name, ephem.constellation(star)[1], star._spect[0]))
    sections, brightest = [], float("-inf")
    for title, faintest in BRIGHTNESS:
        items = [
            {"id": slug(name), "title": name, "subtitle": f"{SPELLING.get(place, place)} · magnitude {f'{magnitude:.2f}'.replace('-', '−')}",
             "colour": SPECTRAL_COLOURS[kind]}
            for magnitude, name, place, kind in sorted(found) if brightest < magnitude <= faintest
        ]
        brightest = faintest
        sections.append({"id": slug(title), "title": title, "footer": f"{len(items)} stars", "items": items})
    source = "Hipparcos catalogue (ESA 1997), as in PyPI's package ephem, MIT, https://rhodesmill.org/pyephem/"
    return source, sections


def journey():
    """Returns the pictures of each day, under a long header and over a long footer."""
    sections = []
    for number, (title, footer, names) in enumerate(JOURNEY, 1):
        items = []
        for name in names.split():
            with Image.open(ROOT / f"Examples/Pictures/{name}.jpg") as picture:
                width, height = picture.size
            items.append({"id": f"journey-{number}-{name}", "width": width, "height": height,
                          "image": f"/examples/Pictures/{name}.jpg"})
        sections.append({"id": f"day-{number}", "title": title, "footer": footer, "items": items})
    return "Written for this gallery, photographs by the people named in Examples/README.md", sections


def main():
    for name, (source, sections) in {"topics": topics(), "stars": stars(), "journey": journey()}.items():
        dataset.write(DATA / f"{name}.data.json", source, sections)
        print(f"{name}.data.json: {sum(len(one['items']) for one in sections)} items in {len(sections)} sections")


if __name__ == "__main__":
    main()
