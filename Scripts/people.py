# SPDX-License-Identifier: Apache-2.0
"""People who do not exist, for the gallery's screens."""

import unicodedata

# Kinds of hair.
LONG = ("long", "bob", "bun", "curls")
SHORT = ("short", "quiff", "curls", "bald", "short", "quiff")

# Name, and what they do.
WORK = {
    "Ada Brandt": "Illustrator", "Aiko Mori": "Type designer", "Amir Haddad": "iOS developer",
    "Ana Ferreira": "Photographer", "Ben Okafor": "Sound engineer", "Bruna Costa": "Producer",
    "Carl Lindqvist": "Architect", "Chiara Conti": "Editor", "Clara Vogel": "Physician",
    "Daan de Wit": "Baker", "Dina Rahman": "Researcher", "Elif Aydın": "Motion designer",
    "Emil Novak": "Carpenter", "Esther Mbeki": "Teacher", "Farid Nouri": "Chef", "Freya Holm": "Product designer",
    "Gita Rao": "Data scientist", "Hana Sato": "Gardener", "Hugo Martin": "Engineer", "Ida Berg": "Writer",
    "Ines Duarte": "Clockmaker", "Ivan Petrov": "Cellist", "Jonas Weber": "Photographer", "Julia Kern": "Biologist",
    "Kai Tanaka": "Surfer", "Lena Fuchs": "Forester", "Leo Rossi": "Barista", "Lin Zhao": "Astronomer",
    "Marta Silva": "Cartographer", "Maya Lindgren": "Design lead", "Mikel Etxeberria": "Mountain guide",
    "Nadia Kaya": "Violinist", "Noor van Dijk": "Cook", "Olga Ivanova": "Translator", "Omar Aziz": "Night watch",
    "Paul Meyer": "Librarian", "Priya Nair": "Engineer", "Quinn Murphy": "Animator", "Ravi Menon": "Cosmologist",
    "Rosa Jiménez": "Ceramist", "Sam Carter": "Coffee roaster", "Sofia Papadakis": "Sailor",
    "Tara Singh": "Journalist", "Tom Eriksen": "Entomologist", "Uma Krishnan": "Composer",
    "Viktor Horvath": "Signwriter", "Wanda Kowalska": "Potter", "Yara Mansour": "Lawyer", "Yuki Ito": "Painter",
    "Zoe Laurent": "Launch director",
}
NAMES = tuple(WORK)
LONG_HAIRED = frozenset((
    "Ada Brandt", "Aiko Mori", "Ana Ferreira", "Bruna Costa", "Chiara Conti", "Clara Vogel", "Dina Rahman",
    "Elif Aydın", "Esther Mbeki", "Freya Holm", "Gita Rao", "Hana Sato", "Ida Berg", "Ines Duarte", "Julia Kern",
    "Lena Fuchs", "Lin Zhao", "Marta Silva", "Maya Lindgren", "Nadia Kaya", "Noor van Dijk", "Olga Ivanova",
    "Priya Nair", "Rosa Jiménez", "Sofia Papadakis", "Tara Singh", "Uma Krishnan", "Wanda Kowalska",
    "Yara Mansour", "Yuki Ito", "Zoe Laurent",
))


def key(name):
    """Returns a name for files: its plain letters."""
    plain = unicodedata.normalize("NFKD", name.replace("ı", "i")).encode("ascii", "ignore").decode()
    return plain.lower().replace(" ", "-")


def face(name):
    """Returns the path of somebody's face on the server."""
    return f"/examples/Pictures/people/{key(name)}.png"
