# SPDX-License-Identifier: Apache-2.0
"""Crowds on one stage: hundreds of views, a thousand followers. All see the same, and each costs little."""

import resource

from attack import attack, require
from link import VIEWPORT
from processes import memory
from tables import assert_same, pictures, settle

KIB = 1024
VIEWS_EACH = 8
# The devices that a client may show side by side.
DEVICES = 26
# What other clients' devices may add to the text that somebody gets for an edit.
EDIT_BYTES = 4 * KIB
TEXT_SIZES = ("extraSmall", "small", "medium", "large", "extraLarge", "accessibilityMedium")
# The server's memory for a client that follows a view, by the project's budget.
FOLLOWER_BYTES = 16 * KIB
# The text that a client gets when another one joins or leaves: a record of it, and not the whole list again.
PRESENCE_BYTES = 400
SAMPLE = 5


def allow_descriptors(count):
    """Raises this process's own limit of descriptors."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(count, resource.getrlimit(resource.RLIMIT_NOFILE)[0]), hard))


def edit(field, crowd, driver, view):
    op = {"type": "shuffle", "seed": field.random.randrange(2**32)}
    crowd.do(driver, "edit", view=view, op=op, animated=False)


@attack("hundreds of views on a stage all follow the edits, and its host is never taken for dead", short=True)
def many_views(field):
    server = field.serve()
    crowd = field.crowd(server)
    driver = crowd.join("driver")
    own = crowd.open(driver)
    links = [crowd.join(f"client {number}") for number in range(field.times(full=500, short=16) // VIEWS_EACH)]
    views = {}
    for number, link in enumerate(links):
        # Views of three sizes, some of which are the same.
        viewport = VIEWPORT | {"width": 300 + 50 * (number % 3)}
        waiting = [crowd.opening(link, viewport=viewport) for _ in range(VIEWS_EACH)]
        views[link] = [wait() for wait in waiting]
    for link in links:
        crowd.until(lambda link=link: len(link.revisions) == VIEWS_EACH, "pictures of all views")
    for _ in range(field.times(full=5, short=3)):
        edit(field, crowd, driver, own)
    crowd.do(driver, "edit", view=own, op={"type": "insert", "count": 3, "seed": 1}, animated=True)
    require(not driver.found("status", state="restarting"), "the stage's host was ended")
    compare_orders(crowd, driver, own, links, views)
    assert_same(crowd, [driver], own)


def compare_orders(crowd, driver, own, links, views):
    """Waits until a few views show the items in the same order as the driver's."""
    for link in links[:: max(1, len(links) // SAMPLE)]:
        view = views[link][-1]
        crowd.until(
            lambda link=link, view=view: order(link, view)[:20] == order(driver, own)[:20],
            lambda link=link, view=view: f"the order {order(driver, own)[:5]} in {order(link, view)[:5]}",
        )


def order(link, view):
    """Returns the keys of a view's cells in their order."""
    cells = [each for each in pictures([link.chain(view)])[0]["elements"] if each["category"] == 0]
    return [each["key"] for each in sorted(cells, key=lambda cell: (cell["section"], cell["item"]))]


@attack("a thousand followers see every edit, and each costs the server at most 16 KiB", short=True, measures=True)
def followers(field):
    allow_descriptors(4096)
    count = field.times(full=1000, short=100)
    server = field.serve()
    crowd = field.crowd(server)
    driver = crowd.join("driver")
    view = crowd.open(driver)
    # The first followers also fill what is made once.
    everybody = join(crowd, view, SAMPLE)
    before = memory(server.pid)
    everybody += join(crowd, view, count)
    for _ in range(field.times(full=20, short=3)):
        edit(field, crowd, driver, view)
    settle(crowd, [driver, *everybody], view)
    share = (memory(server.pid) - before) / count
    assert_same(crowd, [driver, *everybody[:: max(1, count // SAMPLE)]], view)
    if not field.is_short:
        require(share <= FOLLOWER_BYTES, f"each follower costs {share / KIB:.1f} KiB")


def join(crowd, view, count):
    """Lets followers join in groups; returns them."""
    links = []
    for first in range(0, count, 50):
        group = [crowd.join(f"follower {number}") for number in range(first, min(first + 50, count))]
        waiting = [crowd.opening(link, follow=view) for link in group]
        for wait in waiting:
            wait()
        crowd.until(lambda group=group: all(view in link.revisions for link in group), "a picture for everybody")
        links += group
    return links


@attack("who joins is told to the others as a change and not as a list of all")
def presence(field):
    allow_descriptors(4096)
    count = 400
    server = field.serve()
    crowd = field.crowd(server)
    driver = crowd.join("driver")
    view = crowd.open(driver)
    join(crowd, view, 10)
    before = driver.text_bytes
    join(crowd, view, count)
    # An answer comes after everything that was sent before.
    driver.send("ping", c=5)
    crowd.expect(driver, "pong", c=5)
    share = (driver.text_bytes - before) / count
    require(share <= PRESENCE_BYTES, f"the driver got {share:.0f} bytes of text for each that joined")


def device(number):
    """Returns a device that shares its layout with no other one: its size, text size, direction and keyboard."""
    return VIEWPORT | {
        "width": 300 + 7 * number, "height": 500 + 11 * number, "textSize": TEXT_SIZES[number % len(TEXT_SIZES)],
        "direction": ("leftToRight", "rightToLeft")[number % 2], "keyboard": 0 if number % 3 else 200,
    }


@attack("clients with 26 different devices each, which all turn and then leave, disturb nobody", short=True)
def many_devices(field):
    server = field.serve()
    crowd = field.crowd(server)
    driver = crowd.join("driver")
    own = crowd.open(driver)
    for round_ in range(field.times(full=3, short=1)):
        links = [crowd.join(f"devices {number}") for number in range(field.times(full=8, short=2))]
        views = {}
        for at, link in enumerate(links):
            waiting = [crowd.opening(link, viewport=device(at + number)) for number in range(DEVICES)]
            views[link] = [wait() for wait in waiting]
        error = crowd.done(links[0], links[0].command("open", stage="", viewport=VIEWPORT, offset={"x": 0, "y": 0}))
        require((error or {}).get("code") == "too-many", f"one device more was answered with {error}")
        crowd.until(lambda links=links: all(len(link.revisions) == DEVICES for link in links), "pictures of all devices")
        before = driver.text_bytes
        edit(field, crowd, driver, own)
        share = driver.text_bytes - before
        require(share <= EDIT_BYTES, f"the driver got {share} bytes of text for its edit")
        turned = [
            (link, link.command("viewport", view=view, viewport=device(number + 5)))
            for link in links for number, view in enumerate(views[link])
        ]
        # Others' commands come in between; the last answer is that of the last device.
        crowd.do(driver, "set", view=own, key="minimumLineSpacing", value=4 + round_, phase="end", animated=False)
        for link, seq in turned:
            require(crowd.done(link, seq) is None, "a device cannot be turned")
        compare_orders(crowd, driver, own, links, views)
        for number, link in enumerate(links):
            link.break_off() if number % 2 else link.leave()
        edit(field, crowd, driver, own)
        crowd.until(lambda: driver.people() == 1, "the end of the others")
    require(not driver.found("status", state="restarting"), "the stage's host was ended")
    assert_same(crowd, [driver], own)
