# SPDX-License-Identifier: Apache-2.0
"""A long stay: people come, edit, scroll, change layouts and leave. The memory of server and host stops to grow."""

import time

from attack import attack, require
from processes import descriptors, memory
from server import is_host
from tables import assert_same

ROUNDS_A_SAMPLE = 60
# A host that rests so long has given back what is free between the blocks that it uses.
REST_S = 0.5
# From the third to the last quarter, the least memory may grow by this share; a leak of 1.5 KiB an edit is more. In the
# first 400 rounds, both processes grow by some megabytes that their allocators then use again; 1,000 more add nothing.
GROWTH = 0.03


@attack("memory does not grow in the second half of a long stay", short=True, measures=True)
def long_stay(field):
    server = field.serve()
    crowd = field.crowd(server)
    driver = crowd.join("driver")
    view = crowd.open(driver)
    driver.keeps = False
    server_bytes, host_bytes, opened = [], [], []
    for _ in range(field.times(full=16, short=2)):
        for _ in range(field.times(full=ROUNDS_A_SAMPLE, short=2)):
            live(field, crowd, driver, view)
        driver.messages[:] = [message for message in driver.messages if message["kind"] == "opened"]
        time.sleep(REST_S)
        server_bytes.append(memory(server.pid))
        host_bytes.append(sum(memory(pid) for pid in server.hosts() if is_host(pid)))
        opened.append(descriptors(server.pid))
    driver.keeps = True
    driver.send("resync", view=view)
    last = driver.delta_count
    crowd.until(lambda: driver.delta_count > last, "a snapshot")
    assert_same(crowd, [driver], view)
    if not field.is_short:
        check(server_bytes, "the server")
        check(host_bytes, "the host")
    require(max(opened[1:]) <= opened[0] + 4, f"descriptors went from {opened[0]} to {max(opened)}")


def check(samples, who):
    """The least memory of the last quarter is hardly more than that of the third: single samples are some MB higher."""
    quarter = len(samples) // 4
    before, after = min(samples[-2 * quarter : -quarter]), min(samples[-quarter:])
    require(after <= (1 + GROWTH) * before, f"{who} grew from {before / 1024:.0f} to {after / 1024:.0f} KiB")


def live(field, crowd, driver, view):
    """A minute of a stage's life: a visitor comes, things change, are taken back, and the visitor leaves."""
    visitor = crowd.join("visitor")
    visitor.keeps = False
    crowd.open(visitor, **({"follow": view} if field.random.random() < 0.5 else {}))
    for op in (
        {"type": "shuffle", "seed": field.random.randrange(2**32)},
        {"type": "insert", "count": 20, "seed": field.random.randrange(2**32)},
        {"type": "batch", "seed": field.random.randrange(2**32)},
    ):
        crowd.do(driver, "edit", view=view, op=op, animated=True)
    for value in (5, 25):
        crowd.do(driver, "set", view=view, key="minimumLineSpacing", value=value, phase="end", animated=True)
    for y in range(0, 2000, 200):
        crowd.do(driver, "scroll", view=view, offset={"x": 0, "y": y}, velocity={"x": 0, "y": 900}, phase="drag")
    crowd.do(driver, "undo", view=view)
    crowd.do(driver, "edit", view=view, op={"type": "revert"}, animated=False)
    if field.random.random() < 0.5:
        visitor.send("bye")
    visitor.leave()
