# SPDX-License-Identifier: Apache-2.0
"""What people do with each other: a presenter with hundreds of followers, links that end, comments and `kill -9`."""

from attack import attack, require
from client import PROTOCOL
from tables import assert_same, settle

# A cursor or a hand of somebody in a crowd must not cost the presenter more than this, in bytes of text.
CROWD_BYTES = 1024
LINK_ENDED = 4006
WRONG_TOKEN = 4001


def link_of(crowd, presenter, view, role):
    """Makes a link and returns it."""
    crowd.do(presenter, "share", view=view, step="make", role=role)
    return crowd.expect(presenter, "links")["links"][-1]


def guest(crowd, token, number):
    client = crowd.join(hello=False)
    client.send("hello", protocol=PROTOCOL, name=f"guest {number}", token=token)
    return client


def refused(crowd, client):
    """Waits for the end of a client, and returns the close code."""
    crowd.until(lambda: client.closed_with, "the end of the connection")
    return client.closed_with


@attack("a presenter shows hundreds of followers the same, whatever they send, until the link is ended", short=True)
def presenter(field):
    count = field.times(full=300, short=30)
    crowd = field.crowd(field.serve())
    host = crowd.join("presenter")
    view = crowd.open(host)
    made = link_of(crowd, host, view, "look")
    guests = [guest(crowd, made["token"], number) for number in range(count)]
    waiting = [crowd.opening(each, follow=view) for each in guests]
    for wait in waiting:
        wait()
    crowd.until(lambda: all(view in each.revisions for each in guests), "a picture for everybody")
    before = host.text_bytes
    asked = [each for number, link in enumerate(guests) for each in misuse(field, link, view, number, made["id"])]
    for link, seq, is_refused in asked:
        error = crowd.done(link, seq)
        require((error or {}).get("code") == ("role" if is_refused else None), f"{seq} was answered with {error}")
    host.send("ping", c=5)
    crowd.expect(host, "pong", c=5)
    share = (host.text_bytes - before) / count
    require(share <= CROWD_BYTES, f"the presenter got {share:.0f} bytes of text for each follower")
    crowd.do(host, "edit", view=view, op={"type": "shuffle", "seed": 1}, animated=False)
    settle(crowd, [host, *guests], view)
    assert_same(crowd, [host, guests[0], guests[-1]], view)
    require(crowd.done(host, host.command("share", view=view, step="end", link=made["id"])) is None, "it cannot be ended")
    codes = {refused(crowd, each) for each in guests}
    require(codes == {LINK_ENDED}, f"the followers were closed with {codes}")
    require(refused(crowd, guest(crowd, made["token"], 0)) == LINK_ENDED, "the ended link let somebody in")
    for token in (made["token"][:-1], "x" * 4000, made["token"][:-1] + "g"):
        require(refused(crowd, guest(crowd, token, 0)) == WRONG_TOKEN, f"{token[:40]} was let in")
    crowd.do(host, "edit", view=view, op={"type": "shuffle", "seed": 2}, animated=False)


def misuse(field, link, view, number, made):
    """Sends what a follower may do and what not; returns the commands, and whether each must be refused."""
    point = {"x": field.random.random(), "y": field.random.random()}
    change = {"key": "minimumLineSpacing", "value": number, "phase": "end", "animated": False}
    sent = [
        ("cursor", {"item": "cell-1", "point": point}, False), ("hand", {"up": True}, False),
        ("edit", {"op": {"type": "shuffle", "seed": number}}, True), ("set", change, True),
        ("share", {"step": "end", "link": made}, True), ("comment", {"step": "remove", "comment": 1}, True),
        ("version", {"step": "keep", "name": "mine"}, True), ("save", {"step": "ask"}, True),
    ]
    return [(link, link.command(kind, view=view, **members), is_refused) for kind, members, is_refused in sent]


@attack("every comment and version that was acknowledged is there after kill -9", short=True)
def kept(field):
    server = field.serve()
    acknowledged = set()
    for round_ in range(field.times(full=12, short=2)):
        crowd = field.crowd(server)
        writer = crowd.join("writer")
        view = crowd.open(writer)
        crowd.do(writer, "version", view=view, step="keep", name=f"version {round_}")
        acknowledged.add(f"version {round_}")
        texts = write_comments(field, writer, view, round_)
        last = field.random.choice(sorted(texts))
        crowd.until(lambda last=last, writer=writer: last in writer.acknowledged(), "some of the answers")
        server.kill()
        drain(crowd, writer)
        acknowledged |= {texts[seq] for seq in writer.acknowledged() if seq in texts}
        server.start()
        crowd = field.crowd(server)
        reader = crowd.join("reader")
        crowd.open(reader)
        found = {each["text"] for each in crowd.expect(reader, "comments")["comments"]}
        found |= {each["name"] for each in crowd.expect(reader, "versions")["versions"]}
        require(acknowledged <= found, f"{sorted(acknowledged - found)[:3]} are lost")


def write_comments(field, writer, view, round_):
    """Sends comments without waiting; returns their texts by the number of the command."""
    pin = {"subject": "item", "id": "cell-1", "title": "1"}
    texts = [f"comment {round_}.{number}" for number in range(field.random.randrange(1, 12))]
    return {writer.command("comment", view=view, step="add", pin=pin, text=text): text for text in texts}


def drain(crowd, link):
    """Reads everything that the server had sent before its end."""
    crowd.check = lambda: None
    crowd.until(lambda: link.has_ended, "the end of the connection")
