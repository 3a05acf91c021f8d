# SPDX-License-Identifier: Apache-2.0
"""A long stay: people come, edit, scroll, change layouts and leave. The memory of server and host stops to grow."""

from attack import attack, require
from processes import descriptors, memory
from server import is_host
from tables import assert_same

ROUNDS_A_SAMPLE = 10
# In the second half, memory may grow by this share of its size; a leak of 200 bytes an edit is more.
GROWTH = 0.03


@attack("memory does not grow in the second half of a long stay", short=True, measures=True)
def long_stay(field):
    server = field.serve()
    crowd = field.crowd(server)
    driver = crowd.join("driver")
    view = crowd.open(driver)
    driver.keeps = False
    server_bytes, host_bytes, opened = [], [], []
    for _ in range(field.times(full=12, short=2)):
        for _ in range(field.times(full=ROUNDS_A_SAMPLE, short=2)):
            live(field, crowd, driver, view)
        driver.messages[:] = [message for message in driver.messages if message["kind"] == "opened"]
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
    """The line through the samples of the second half rises by no more than a share."""
    half = samples[len(samples) // 2 :]
    rise = slope(half) * (len(half) - 1)
    mean = sum(half) / len(half)
    require(rise <= GROWTH * mean, f"{who} grew by {rise / 1024:.0f} KiB of {mean / 1024:.0f} in the second half")


def slope(samples):
    """Returns the slope of the straight line with the least squares of distances."""
    middle, mean = (len(samples) - 1) / 2, sum(samples) / len(samples)
    across = sum((x - middle) * (y - mean) for x, y in enumerate(samples))
    return across / sum((x - middle) ** 2 for x in range(len(samples)))


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
