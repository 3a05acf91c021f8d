#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Records what pages say during browser tests, as seeds for the fuzz: record.py PART OF A TEST'S NAME…

Each page of each test becomes a file of `seeds`: the stage's layout file, and the messages that the page sent.
It runs in the tests' own Python: .venv/bin/python Tests/Strong/record.py gestures edit menus
"""

import json
import pathlib
import sys
import unittest

FOLDER = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(FOLDER.parent / "Browser"))

import run  # noqa: E402
import support  # noqa: E402
from chromium import Chromium  # noqa: E402
from server import board  # noqa: E402

SEEDS = FOLDER / "seeds"
# Longer conversations repeat themselves.
LONGEST = 200
# Said all the time, with nothing that varies.
DULL = ("seen", "ping")
DULL_SHARE = 5


class Recorder:
    """Keeps what one page sends, and the numbers of the views that it got."""

    def __init__(self, test, server):
        self.test, self.server = test, server
        self.messages, self.views = [], []
        self.dull = 0
        self.layout = json.loads(server.layout_path.read_text(encoding="utf-8"))
        data = json.loads(server.data_path.read_text(encoding="utf-8"))
        self.data = None if data == board() else data

    def listen(self, page):
        page.on("websocket", self.follow)

    def follow(self, socket):
        socket.on("framesent", self.sent)
        socket.on("framereceived", self.received)

    def sent(self, payload):
        message = json.loads(payload)
        if message["kind"] in DULL:
            self.dull += 1
            if self.dull % DULL_SHARE:
                return
        self.messages.append(message)

    def received(self, payload):
        if isinstance(payload, str) and json.loads(payload)["kind"] == "opened":
            self.views.append(json.loads(payload)["view"])

    def save(self, number):
        kept = self.messages[:LONGEST]
        if len(kept) < 4:
            return
        name = self.test.split(".")[-1].removeprefix("test_")[:60]
        seed = {"from": self.test, "layout": self.layout, "data": self.data, "views": self.views, "messages": kept}
        lines = ",\n".join(f"  {json.dumps(key)}: {one_a_line(value, key)}" for key, value in seed.items())
        (SEEDS / f"{name}-{number}.json").write_text("{\n" + lines + "\n}\n", encoding="utf-8")


def one_a_line(value, key):
    if key != "messages":
        return json.dumps(value, ensure_ascii=False)
    return "[\n" + ",\n".join("    " + json.dumps(each, ensure_ascii=False) for each in value) + "\n  ]"


def recording(page):
    """Returns `LiveCase.page` with a recorder for each page that it opens."""

    def opened(self, server, stage="Board", before=None, **options):
        if stage != "Board":
            return page(self, server, stage=stage, before=before, **options)
        recorder = Recorder(self.id(), server)
        self.recorders = [*getattr(self, "recorders", []), recorder]
        number = len(self.recorders)
        self.addCleanup(lambda: recorder.save(number))

        def both(made):
            recorder.listen(made)
            if before:
                before(made)

        return page(self, server, stage=stage, before=both, **options)

    return opened


def main():
    SEEDS.mkdir(exist_ok=True)
    support.LiveCase.page = recording(support.LiveCase.page)
    tests = unittest.TestSuite(run.discover(sys.argv[1:] or ["nothing"]))
    result = unittest.TextTestRunner(verbosity=1).run(tests)
    Chromium.close()
    print(f"{len(list(SEEDS.glob('*.json')))} seeds")
    return 0 if result.wasSuccessful() else 1


if __name__ == "__main__":
    sys.exit(main())
