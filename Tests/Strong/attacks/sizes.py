# SPDX-License-Identifier: Apache-2.0
"""The largest stages that the page offers: slow is told, and never taken for dead."""

from attack import attack, require
from processes import memory

MILLION = 1_000_000
HOST_BYTES = 400 * 1024 * 1024


@attack("a million items are made, shuffled and edited by the same host")
def million(field):
    large(field, MILLION)


@attack("20,000 items are made, shuffled and edited by the same host")
def thousands(field):
    large(field, 20_000)


def large(field, items):
    server = field.serve()
    crowd = field.crowd(server)
    driver = crowd.join("driver")
    view = crowd.open(driver)
    driver.keeps = False
    hosts = server.hosts()
    for op in (
        {"type": "count", "items": items, "seed": 1},
        {"type": "shuffle", "seed": 2},
        # A stage has at most a million items, so that one goes before another one comes.
        {"type": "delete", "items": ["cell-0"]},
        {"type": "insert", "count": 1, "at": {"section": "only", "index": 0}, "seed": 3},
        {"type": "move", "items": ["cell-1"], "to": {"section": "only", "index": 0}},
    ):
        error = crowd.done(driver, driver.command("edit", view=view, op=op, animated=True))
        require(not error, f"{op['type']} was refused: {error and error['message']}")
    crowd.do(driver, "undo", view=view)
    require(server.hosts() == hosts, "the stage's host was replaced")
    used = max(memory(pid) for pid in hosts)
    require(used <= HOST_BYTES, f"the host has {used // 1024 ** 2} MiB")
