# SPDX-License-Identifier: Apache-2.0
"""Clients that are slow, silent, or leave: they hold nobody, and the server keeps nothing of them."""

from attack import attack, require
from link import VIEWPORT
from processes import descriptors, memory
from tables import assert_same

MIB = 1024 * 1024
# The share by which the server's memory may be larger than before.
SHARE = 1.10


def start(field):
    server = field.serve()
    crowd = field.crowd(server)
    driver = crowd.join("driver")
    return server, crowd, driver, crowd.open(driver)


def spacing(crowd, driver, view, value):
    crowd.do(driver, "set", view=view, key="minimumLineSpacing", value=value, phase="end", animated=False)


@attack("one client among 20 that never reads holds nobody, and gets the same picture when it reads again", short=True,
        measures=True)
def never_reads(field):
    server, crowd, driver, view = start(field)
    others = [crowd.join(f"reader {number}") for number in range(18)]
    for link in others:
        crowd.open(link, follow=view)
    deaf = crowd.join("deaf", receive_bytes=4096)
    crowd.open(deaf, follow=view)
    shuffle(field, crowd, driver, view, 20)
    crowd.deafen(deaf)
    before = memory(server.pid)
    shuffle(field, crowd, driver, view, field.times(full=400, short=30))
    for link in others:
        crowd.until(lambda link=link: link.revisions[view] >= driver.revisions[view], "the last revision")
    grown = memory(server.pid) - before
    require(grown <= 16 * MIB, f"the server's memory grew by {grown} bytes")
    crowd.hear(deaf)
    readers = [driver, *others, deaf]
    crowd.until(
        lambda: deaf.has_ended or deaf.closed_with or deaf.revisions[view] == driver.revisions[view],
        "the deaf client's last revision",
    )
    if deaf.has_ended or deaf.closed_with:
        require(deaf.closed_with in (None, 1006, 4004), f"it was closed with {deaf.closed_with}")
        readers.remove(deaf)
    assert_same(crowd, readers, view)


def shuffle(field, crowd, driver, view, count):
    for _ in range(count):
        op = {"type": "shuffle", "seed": field.random.randrange(2**32)}
        crowd.do(driver, "edit", view=view, op=op, animated=True)


@attack("clients that never say what they have seen get no more than two deltas", short=True)
def never_seen(field):
    _, crowd, driver, view = start(field)
    mute = crowd.join("mute")
    mute.acknowledges = False
    crowd.open(mute, follow=view)
    before = mute.delta_count
    for value in range(40):
        spacing(crowd, driver, view, value)
    # An answer comes after everything that was sent before.
    mute.send("ping", c=1)
    crowd.expect(mute, "pong", c=1)
    require(mute.delta_count - before <= 2, f"{mute.delta_count - before} deltas came")
    mute.acknowledges = True
    for number, revision in list(mute.revisions.items()):
        mute.send("seen", view=number, rev=revision)
    crowd.until(lambda: mute.revisions[view] == driver.revisions[view], "the rest")
    assert_same(crowd, [driver, mute], view)


# A client may be silent for 5 s; the rest is for a busy machine.
SILENCE_MS = 9000


@attack("a client that does not say hello within 5 s is sent away")
def no_hello(field):
    _, crowd, driver, view = start(field)
    began = clock(crowd, driver)
    silent = [crowd.join(hello=False) for _ in range(10)]
    crowd.until(lambda: all(link.has_ended for link in silent), "the end of the silent connections")
    lasted = clock(crowd, driver) - began
    require(lasted <= SILENCE_MS, f"they were there for {lasted / 1000:.1f} s")
    spacing(crowd, driver, view, 3)


def clock(crowd, link):
    """Returns the server's clock, in milliseconds."""
    number = len(link.messages)
    link.send("ping", c=number)
    return crowd.expect(link, "pong", c=number)["s"]


@attack("after connections that came and went, memory and descriptors are back, and a newcomer sees a picture",
        short=True, measures=True)
def come_and_go(field):
    server, crowd, driver, view = start(field)
    batch = field.times(full=250, short=30)
    visit(field, crowd, view, batch)
    visit(field, crowd, view, batch)
    settle(crowd, driver, view)
    before, opened = memory(server.pid), descriptors(server.pid)
    for _ in range(field.times(full=20, short=3)):
        visit(field, crowd, view, batch)
    settle(crowd, driver, view)
    crowd.until(lambda: descriptors(server.pid) <= opened + 2, lambda: f"{opened} descriptors again")
    # Sessions and views rest for a while, so that a client may come back to them.
    crowd.until(lambda: memory(server.pid) <= before * SHARE,
                lambda: f"{before} bytes of memory again; it has {memory(server.pid)}")
    assert_same(crowd, [driver], view)


def visit(field, crowd, view, count):
    """Connections come, open or follow a view, and leave in different ways."""
    links = []
    for number in range(count):
        link = crowd.join(f"visitor {number}", hello=number % 10 != 9)
        link.keeps = False
        links.append(link)
        if number % 10 == 9:
            continue
        if number % 3 == 0:
            crowd.open(link, follow=view)
        elif number % 25 == 1:
            crowd.open(link)
    for link in links:
        way = field.random.randrange(3)
        if way == 0 and not link.has_ended:
            link.send("bye")
        if not link.has_ended:
            link.break_off() if way == 1 else link.leave()


def settle(crowd, driver, view):
    """Waits until only the driver is on the stage and all that is open has been answered."""
    crowd.until(lambda: len((driver.found("presence") or {"clients": [1]})["clients"]) == 1, "an empty stage")
    spacing(crowd, driver, view, 1)
    spacing(crowd, driver, view, 2)


@attack("100 clients that open 8 views each and leave change nothing for the others")
def leave_views(field):
    _, crowd, driver, view = start(field)
    for _ in range(10):
        links = [crowd.join(f"visitor {number}") for number in range(10)]
        for link in links:
            link.keeps = False
            for _ in range(8):
                crowd.opening(link, viewport=VIEWPORT)
        for link in links:
            crowd.until(lambda link=link: len(link.revisions) == 8, "8 pictures")
        for link in links:
            link.leave()
    shuffle(field, crowd, driver, view, 20)
    require(not driver.found("status", state="restarting"), "the stage's host was ended")
    assert_same(crowd, [driver], view)
