# SPDX-License-Identifier: Apache-2.0
"""kill -9 at any time: what a client saw acknowledged is there after the next start."""

from attack import attack, require
from tables import pictures, titles

ITEMS = 24
TALL = {"width": 300, "height": 4000, "scale": 1, "insets": {"top": 0, "left": 0, "bottom": 0, "right": 0}}
EDITS = 40


@attack("what was acknowledged is there after kill -9", short=True)
def acknowledged(field):
    """Each round sends edits without waiting, and kills the server after a random number of acknowledgements."""
    server = field.serve()
    least, newest = {}, {}
    confirmed = 0
    for turn in range(field.times(full=25, short=2)):
        crowd = field.crowd(server)
        link = crowd.join("editor")
        view = crowd.open(link, viewport=TALL)
        check(pictures([link.chain(view)])[0], least, newest)
        sent = send_edits(field, link, view, turn, newest)
        wanted = field.random.randrange(1, EDITS)
        crowd.until(lambda: len(link.acknowledged()) >= wanted, f"{wanted} acknowledgements")
        server.kill()
        drain(crowd, link)
        for seq in link.acknowledged() & sent.keys():
            item, number = sent[seq]
            least[item] = max(least.get(item, 0), number)
            confirmed += 1
        server.start()
    crowd = field.crowd(server)
    link = crowd.join("reader")
    check(pictures([link.chain(crowd.open(link, viewport=TALL))])[0], least, newest)
    require(confirmed, "no edit was acknowledged")


def send_edits(field, link, view, turn, newest):
    """Sends edits of titles that count up; returns the item and the number of each command."""
    sent = {}
    for step in range(EDITS):
        item, number = f"cell-{field.random.randrange(ITEMS)}", turn * EDITS + step + 1
        op = {"type": "update", "item": item, "title": f"edit {number}"}
        sent[link.command("edit", view=view, op=op, animated=False)] = (item, number)
        newest.setdefault(item, set()).add(number)
    return sent


def drain(crowd, link):
    """Reads everything that the server had sent before its end."""
    crowd.check = lambda: None
    crowd.until(lambda: link.has_ended, "the end of the connection")


def check(picture, least, newest):
    """No item may have an older title than the last acknowledged one, or one that nobody sent."""
    shown = titles(picture)
    for item, number in least.items():
        words = shown[item].split()
        found = int(words[1]) if words[0] == "edit" else 0
        require(found >= number, f"{item} is back at {found}, but {number} was acknowledged")
        require(found in newest[item], f"{item} shows {found}, which nobody sent")
