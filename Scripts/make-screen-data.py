#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Makes the data of the gallery's screens: contacts, weekend, week, profile, feed, music, mail, inbox,
triage, queue and cities.

People, messages and articles are invented; pictures are those of make-photo-data.py, faces those of make-faces.py,
and places those of make-place-data.py. The same input gives the same bytes.
"""

import json
import pathlib
import unicodedata

from PIL import Image

import dataset
import people

ROOT = pathlib.Path(__file__).resolve().parent.parent
DATA = ROOT / "Examples/Data"
WRITTEN = "Written for this gallery; faces are drawn"
PICTURED = WRITTEN + ", photographs by the people named in Examples/README.md"

ME, MAYA, JONAS, NOOR, MIKEL = "You", "Maya Lindgren", "Jonas Weber", "Noor van Dijk", "Mikel Etxeberria"
# Day, then time, speaker, text and picture.
CHAT = (
    ("Thursday", (
        ("17:02", ME, "Who is still in for the Picos this weekend?", ""),
        ("17:03", MAYA, "Me! I already packed 🎒", ""),
        ("17:03", MAYA, "Well. The camera is packed.", ""),
        ("17:10", JONAS, "In. I can take four people in the van.", ""),
        ("17:12", NOOR, "Then I bring dinner for both evenings. Figs are in season", ""),
        ("17:12", NOOR, "", "fig"),
        ("17:14", ME, "That bowl 😍 Saturday is saved.", ""),
    )),
    ("Friday", (
        ("08:41", MIKEL, "Good morning! The path above the valley is dry again. This is from yesterday.", ""),
        ("08:41", MIKEL, "", "peaks"),
        ("08:44", JONAS, "Wow. Is there still snow on the north side?", ""),
        ("08:52", MIKEL, "A little, high up. You won’t need anything special, only good shoes and a warm layer.", ""),
        ("08:55", ME, "Perfect. How long is the round?", ""),
        ("08:57", MIKEL, "Six hours with breaks. Start before nine and you have the light for yourselves.", ""),
        ("09:01", MAYA, "Before nine?! On a Saturday?", ""),
        ("09:02", ME, "There will be coffee ☕️", ""),
        ("09:02", MAYA, "I’m listening.", ""),
        ("09:03", ME, "", "coffee"),
        ("09:05", MAYA, "OK, pick me up at seven.", ""),
    )),
    ("Today", (
        ("06:48", JONAS, "Van is running. On my way to Noor.", ""),
        ("06:55", NOOR, "I’m downstairs with two boxes and a very heavy bowl.", ""),
        ("07:01", ME, "Maya, are you awake?", ""),
        ("07:04", MAYA, "Define awake", ""),
        ("07:05", MAYA, "Coming! 🏃‍♀️", ""),
    )),
)
# A week in a studio: day, then hours, title and colour.
WORK, PEOPLE, OWN, TRAVEL = "#2F6FED", "#8E5BD0", "#2E9E6B", "#D9822B"
WEEK = (
    ("Mon 12", (("09:00–09:30", "Stand-up", WORK), ("10:00–11:30", "Design review", PEOPLE),
                ("13:00–14:00", "Lunch with Noor", OWN), ("15:00–16:30", "Grid study", WORK))),
    ("Tue 13", (("09:00–09:30", "Stand-up", WORK), ("09:30–11:00", "Prototype: feed", WORK),
                ("11:15–12:30", "Interview: Yuki", PEOPLE), ("14:00–15:00", "Dentist", OWN),
                ("16:00–17:30", "Critique", PEOPLE))),
    ("Wed 14", (("08:30–12:00", "No meetings", OWN), ("13:30–14:30", "Audit", WORK),
                ("15:00–16:00", "Call Maya", PEOPLE), ("17:00–18:30", "Climbing", OWN))),
    ("Thu 15", (("09:00–09:30", "Stand-up", WORK), ("10:30–12:00", "Print samples", TRAVEL),
                ("13:00–13:45", "One to one: Maya", PEOPLE), ("15:00–17:00", "Release 4.2", WORK))),
    ("Fri 16", (("09:00–10:00", "Retrospective", PEOPLE), ("11:00–12:30", "Demo", PEOPLE), ("11:30–13:00", "Lunch", OWN),
                ("15:45–18:20", "Train to Oviedo", TRAVEL))),
    ("Sat 17", (("09:00–15:00", "Picos, the round", OWN), ("19:00–21:00", "Dinner", OWN))),
    ("Sun 18", (("10:00–11:30", "Late breakfast", OWN), ("16:10–18:45", "Train home", TRAVEL))),
)
# A photographer's page: part of the page, then section, then title, text and picture.
PROFILE = (
    ("journal", (
        ("September", (
            ("The round above the valley", "Six hours, two ibexes and a path that was dry again after a week of rain.",
             "peaks"),
            ("What the stream does to light", "Half a second is long enough to make water look like smoke.", "stream"),
            ("Last light", "We waited an hour for eleven minutes.", "sunset"),
            ("Autumn begins on the other side", "The beeches turn first where the morning sun does not reach.",
             "meadow"),
        )),
        ("August", (
            ("Before the wind", "A field of clocks, none of them right.", "dandelions"),
            ("A nuthatch, upside down", "It walks down the trunk as if there were no other way.", "nuthatch"),
            ("Dragonfly", "She came back to the same twig nineteen times.", "dragonfly"),
        )),
    )),
    ("kitchen", (
        ("At the table", (
            ("Half a fig", "Cut, wait, eat. The bowl is by Rosa.", "fig"),
            ("First coffee", "Eighteen grams, twenty-eight seconds, one red cup.", "coffee"),
            ("Evening in", "A drum, a bean bag and a bottle that was opened too early.", "evening"),
        )),
    )),
    ("studio", (
        ("Tools", (
            ("Brushes", "Nine sizes, of which I use two.", "brushes"),
            ("Ten to two", "The clock in the hall has no numbers, and nobody misses them.", "clock"),
            ("Free", "A bird that carries a lamp, or the other way round.", "lamp"),
        )),
    )),
    ("night", (
        ("Far away", (
            ("Infinite sea", "The galaxy above the water, in one minute and a half.", "milky-way"),
            ("Deep field", "Every speck is a galaxy.", "galaxies"),
            ("On the pad", "Quiet, ten hours before the noise.", "rocket"),
        )),
    )),
)
# A feed: who, when, text and pictures.
FEED = (
    (MIKEL, "2 h · Picos de Europa", "Dry again", ("peaks",)),
    ("Chiara Conti", "4 h · Bologna", "Three ways to look at one cup", ("coffee", "coffee-2")),
    ("Lena Fuchs", "Yesterday · Eifel", "Walks down trunks", ("nuthatch-2", "dragonfly-2", "dandelions-2")),
    ("Yuki Ito", "Yesterday · Kyoto", "Sunday is cleaning day", ("brushes",)),
    ("Lin Zhao", "2 days · La Palma", "A long night", ("milky-way-2", "galaxies-2")),
    ("Leo Rossi", "3 days · Trieste", "New friends next door", ("dogs-2",)),
    (NOOR, "4 days · Utrecht", "Tonight", ("fig", "fig-2", "evening-2")),
    ("Ines Duarte", "5 days · Porto", "No numbers", ("clock-2", "clock")),
    (JONAS, "Last week · Aizkorri", "Eleven minutes", ("sunset", "meadow-2")),
)
FULL, HALF, THIRD = (358, 230), (175, 175), (114, 114)
# Sections of a music library's sidebar: title, then name, symbol or picture, colour, number.
MUSIC = (
    ("Library", (("Listen now", "heart", "#FF375F", ""), ("Recently added", "clock", "#FF375F", "14"),
                 ("Artists", "person", "#FF375F", "212"), ("Albums", "book", "#FF375F", "348"),
                 ("Songs", "tag", "#FF375F", "4,081"), ("Downloaded", "arrow.down", "#FF375F", "96"))),
    ("Playlists", (("Slow mornings", "coffee-2", "", "42"), ("Long train", "bridge-2", "", "28"),
                   ("Studio, loud", "brushes-2", "", "61"), ("Night drive", "milky-way", "", "35"),
                   ("Picos", "peaks-2", "", "19"), ("Kitchen radio", "fig-2", "", "87"))),
    ("Shared", (("Maya and you", MAYA, "", "12"), ("Office", "Quinn Murphy", "", "204"),
                ("Noor’s dinner", NOOR, "", "33"))),
    ("Devices", (("Living room", "wifi", "#8E8E93", ""), ("This phone", "bolt", "#8E8E93", ""))),
)
# Accounts of a mail program: title, then mailbox, symbol, number.
MAIL = (
    ("Favourites", (("All inboxes", "envelope", "18"), ("Important", "star", "3"), ("Flagged", "flag", "7"),
                    ("Today", "clock", "5"))),
    ("Studio", (("Inbox", "envelope", "12"), ("Drafts", "doc", "2"), ("Sent", "arrow.up", ""),
                ("Clients", "folder", "4"), ("Invoices", "folder", ""), ("Archive", "archivebox", ""),
                ("Bin", "trash", ""))),
    ("Private", (("Inbox", "envelope", "6"), ("Drafts", "doc", ""), ("Sent", "arrow.up", ""),
                 ("Travel", "map", "1"), ("Picos", "photo", ""), ("Archive", "archivebox", ""))),
)
# Messages of an inbox: title, then who, subject and time.
INBOX = (
    ("Today", (
        (MAYA, "The light on Saturday", "09:12"), ("Freya Holm", "Grid study, third round", "08:50"),
        ("Leo Rossi", "Your beans are ready", "08:31"), ("Priya Nair", "Release 4.2 is green", "08:02"),
        ("Ines Duarte", "The clock without numbers", "07:45"),
    )),
    ("Yesterday", (
        (JONAS, "Van, four seats, one drum", "21:30"), (NOOR, "Dinner: what do you not eat?", "18:04"),
        ("Quinn Murphy", "Curves for the sheet, with a film", "16:40"), ("Yuki Ito", "Thank you for the talk", "15:15"),
        ("Marta Silva", "The map is at the printer’s", "11:20"), ("Tom Eriksen", "Nineteen times the same twig", "10:02"),
        ("Clara Vogel", "Appointment moved to Tuesday", "09:41"),
    )),
    ("Last week", (
        (MIKEL, "The path is dry", "Fri"), ("Lin Zhao", "Clear nights from Thursday on", "Fri"),
        ("Rosa Jiménez", "Second bowl, slightly larger", "Thu"), ("Paul Meyer", "Two books are waiting", "Thu"),
        ("Elif Aydın", "Springs instead of curves?", "Wed"), ("Ravi Menon", "How many galaxies fit", "Wed"),
        ("Hugo Martin", "Rope, 20 m", "Tue"), ("Zoe Laurent", "From pad to orbit: slides", "Mon"),
    )),
)
# Songs, one for each record and then again.
SONGS = (
    "Above the Tree Line", "Glow", "Eighteen Grams", "Half Past the Galaxy", "Red, Then Blue", "Whiskers",
    "Every Colour Once", "Cables in the Wind", "Ripe", "Torn Edges", "Four Billion Candles", "Dandelion Hours",
    "Hum", "No Numbers", "The Long Way Down", "Cinders", "Second Cup", "Salt", "Number Nine Brush", "Alley",
    "Low Sun", "Crossing", "Seeds", "Stripes",
)
# The places of the map, the first of which it opens with. Neighbours leave room for each other's names.
CITIES = (
    "Madrid", "London", "Berlin", "Rome", "Athens", "Istanbul", "Helsinki", "Moscow", "Lisbon", "Dublin",
    "Kyiv", "Warsaw", "Paris", "Cairo", "Algiers", "Casablanca", "Lagos", "Nairobi", "Johannesburg", "Abidjan", "Khartoum",
    "Ndjamena", "Maputo", "Windhoek", "Tunis", "Tripoli", "Riyadh", "Tehran", "Dubai", "Karachi", "Kolkata", "Almaty",
    "Tashkent", "Novosibirsk", "Yekaterinburg", "Bangkok", "Singapore", "Jakarta", "Manila", "Hong Kong", "Shanghai",
    "Seoul", "Tokyo", "Ulaanbaatar", "Urumqi", "Vladivostok", "Perth", "Adelaide", "Brisbane", "Sydney", "Darwin",
    "Auckland", "Fiji", "Honolulu", "Anchorage", "Vancouver", "Los Angeles", "Denver", "Chicago", "New York", "Halifax",
    "Mexico City", "Panama", "Bogota", "Lima", "La Paz", "Santiago", "Sao Paulo", "Buenos Aires", "Caracas", "Manaus",
    "Havana", "Nuuk", "Winnipeg", "Edmonton", "Azores", "Cape Verde", "Mauritius", "Maldives", "Colombo", "Yakutsk",
)
CITY_COLOURS = {"Europe": "#2F6FED", "Africa": "#D9822B", "Asia": "#C8433F", "America": "#2E9E6B"}
OTHER_CITY_COLOUR = "#7A5BB5"


def slug(*words):
    """Returns an id made of words."""
    plain = unicodedata.normalize("NFKD", " ".join(words)).encode("ascii", "ignore").decode().lower()
    return "-".join("".join(one if one.isalnum() else " " for one in plain).split())


def path(picture):
    return people.face(picture) if picture in people.WORK else f"/examples/Pictures/{picture}.jpg"


def size(picture):
    """Returns the size of a picture in pixels, as members of an item."""
    with Image.open(ROOT / f"Examples/Pictures/{picture}.jpg") as image:
        return {"width": image.width, "height": image.height}


def section(title, items, footer="", key=None):
    return {"id": key or slug(title), "title": title, "footer": footer, "items": items}


def contacts():
    """Returns people by the first letter of their names."""
    letters = {}
    for name in sorted(people.NAMES):
        entry = {"id": people.key(name), "title": name, "subtitle": people.WORK[name], "image": people.face(name)}
        letters.setdefault(name[0], []).append(entry)
    return WRITTEN, [section(letter, entries) for letter, entries in letters.items()]


def weekend():
    """Returns messages by day. The picture of a message with text is its speaker's face."""
    made = []
    for day, messages in CHAT:
        items = []
        for number, (time, speaker, text, picture) in enumerate(messages, 1):
            entry = {"id": f"{slug(day)}-{number}", "title": text, "subtitle": speaker, "detail": time}
            if picture:
                entry |= {**size(picture), "image": path(picture)}
            elif speaker != ME:
                entry["image"] = people.face(speaker)
            items.append(entry)
        made.append(section(day, items))
    return PICTURED, made


def week():
    """Returns the appointments of a week by day."""
    return WRITTEN, [
        section(day, [
            {"id": slug(day, title), "title": title, "subtitle": hours, "colour": colour}
            for hours, title, colour in events
        ])
        for day, events in WEEK
    ]


def profile():
    """Returns a page with several parts; ids of sections begin with the part."""
    made = []
    for part, sections in PROFILE:
        for title, stories in sections:
            items = [
                {"id": slug(part, words), "title": words, "subtitle": text, **size(picture), "image": path(picture)}
                for words, text, picture in stories
            ]
            made.append(section(title, items, MAYA, key=f"{part}/{slug(title)}"))
    return PICTURED, made


def feed():
    """Returns stories: a row that says whose they are, then pictures side by side."""
    made = []
    for number, (name, when, title, pictures) in enumerate(FEED, 1):
        key = f"story-{number}"
        row = {"id": key + "-by", "title": name, "subtitle": when, "width": FULL[0], "height": 60,
               "image": people.face(name), "prototype": "row"}
        width, height = (FULL, HALF, THIRD)[len(pictures) - 1]
        tiles = [
            {"id": f"{key}-{picture}", "title": title if at == 0 else "", "width": width, "height": height,
             "image": path(picture), "prototype": "tile"}
            for at, picture in enumerate(pictures)
        ]
        made.append({"id": key, "title": "", "footer": "", "items": [row, *tiles]})
    return PICTURED, made


def music():
    """Returns a sidebar with symbols, covers and faces."""
    made = []
    for title, rows in MUSIC:
        items = []
        for name, look, colour, number in rows:
            entry = {"id": slug(title, name), "title": name}
            entry |= {"symbol": look, "colour": colour} if colour else {"image": path(look)}
            items.append(entry | ({"label": number} if number else {}))
        made.append(section(title, items))
    return PICTURED, made


def inbox():
    """Returns messages by day, with the faces of those who wrote them."""
    return WRITTEN, [
        section(title, [
            {"id": slug(who, subject), "title": who, "subtitle": subject, "label": when, "image": people.face(who)}
            for who, subject, when in messages
        ])
        for title, messages in INBOX
    ]


def triage():
    """Returns the same messages with actions behind their rows."""
    actions = {
        "leading": [{"does": "moveToStart", "title": "First", "symbol": "pin"}],
        "trailing": ["delete", "flag"],
    }
    made = [
        {key: one[key] for key in ("id", "title", "footer")} | {"actions": actions, "items": one["items"]}
        for one in inbox()[1]
    ]
    made[0]["items"][-1] |= {"subtitle": made[0]["items"][-1]["subtitle"] + " · locked", "actions": {}}
    return WRITTEN, made


def queue():
    """Returns songs that will be played, as rows with their covers."""
    with open(DATA / "records.data.json", encoding="utf-8") as file:
        records = json.load(file)["sections"][0]["items"]
    items = [
        {"id": slug(song), "title": song, "subtitle": f"{record['subtitle']} · {record['title']}",
         "image": record["image"], "prototype": "row"}
        for song, record in zip(SONGS, records * 2)
    ]
    return PICTURED, [section("Up next", items)]


def mail():
    """Returns accounts whose first row opens and closes them."""
    made = []
    for title, boxes in MAIL:
        head = slug(title)
        items = [{"id": head, "title": title, "expanded": True}]
        for name, symbol, number in boxes:
            entry = {"id": slug(title, name), "title": name, "symbol": symbol, "colour": "#2F6FED", "parent": head}
            items.append(entry | ({"label": number} if number else {}))
        made.append({"id": f"account-{head}", "title": "", "footer": "", "items": items})
    return WRITTEN, made


def cities():
    """Returns places with coordinates, the first one in a section of its own."""
    with open(DATA / "places.data.json", encoding="utf-8") as file:
        document = json.load(file)
    found = {}
    for continent in document["sections"]:
        for place in continent["items"]:
            found.setdefault(place["title"], (continent["title"], place))
    sections = {}
    for city in CITIES:
        continent, place = found[city]
        entry = {key: place[key] for key in ("id", "title", "latitude", "longitude")}
        entry["colour"] = CITY_COLOURS.get(continent, OTHER_CITY_COLOUR)
        sections.setdefault(continent, []).append(entry)
    made = [section(title, items) for title, items in sections.items()]
    return document["source"][0] if isinstance(document["source"], list) else document["source"], made


def main():
    made = {"contacts": contacts(), "weekend": weekend(), "week": week(), "profile": profile(), "feed": feed(),
            "music": music(), "mail": mail(), "inbox": inbox(), "triage": triage(),
            "queue": queue(), "cities": cities()}
    for name, (source, sections) in made.items():
        dataset.write(DATA / f"{name}.data.json", source, sections)
        print(f"{name}.data.json: {sum(len(one['items']) for one in sections)} items in {len(sections)} sections")


if __name__ == "__main__":
    main()
