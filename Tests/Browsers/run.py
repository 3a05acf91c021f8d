#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Runs the page in Firefox and WebKit: run.py [firefox] [webkit]

Chromium has its own tests, in Tests/Browser. These do once in each other browser what people do most: open, scroll,
fling, pinch, reorder, change the layout, and look at the same stage on two pages. An error in the console, a violation
of the page's policy and a request to another host fail them.
"""

import pathlib
import sys
import time
import traceback

FOLDER = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(FOLDER), str(FOLDER.parent / "Browser")]

from bidi import Firefox  # noqa: E402
from server import Server  # noqa: E402
from webdriver import WebKit  # noqa: E402

LIMIT_S = 60
PAUSE_S = 0.02
# How far the finger of a fling goes, in CSS px, and how often a fling is tried.
FLING_PX = 160
FLINGS = 4
IDLE = "() => window.tessera?.idle() === true"
OPEN = """(title) => {
  const { session } = window.tessera;
  session.openStage(session.stages.find((stage) => stage.title === title).id);
}"""
RECTANGLES = """() => [...window.tessera.session.view.elements.values()]
  .filter((element) => !element.leaving)
  .map((e) => [e.key, Math.round(e.x * 64), Math.round(e.y * 64), Math.round(e.width * 64)])
  .sort((a, b) => (String(a) < String(b) ? -1 : 1))"""
OFFSET = "() => window.tessera.scroller.offset.y"
# The middle of an item on the screen, in CSS px.
PLACE = """(key) => {
  const { area, frame, scroller } = window.tessera;
  const { shown } = area.visible.find((element) => element.key === key);
  const box = frame.content.getBoundingClientRect();
  return {
    x: Math.round(box.left + (shown.x + shown.width / 2 - scroller.offset.x) * frame.zoom),
    y: Math.round(box.top + (shown.y + shown.height / 2 - scroller.offset.y) * frame.zoom),
  };
}"""
# A pinch on a trackpad, as browsers tell it.
PINCH = """([x, y]) => {
  const target = document.elementFromPoint(x, y);
  for (let step = 0; step < 10; step += 1) {
    target.dispatchEvent(new WheelEvent('wheel', {
      deltaY: -20, clientX: x, clientY: y, ctrlKey: true, bubbles: true, cancelable: true,
    }));
  }
}"""


def wait(page, condition, *arguments):
    end_s = time.monotonic() + LIMIT_S
    while not page.evaluate(condition, *arguments):
        if time.monotonic() > end_s:
            raise AssertionError(f"waited in vain for {condition} {arguments}: {page.problems}")
        time.sleep(PAUSE_S)


def drag(page, start, end, *, kind="mouse", steps=6, duration_ms=16, hold_ms=0):
    """Presses at a place, moves in steps and lets go."""
    moves = []
    for step in range(1, steps + 1):
        x = round(start["x"] + (end["x"] - start["x"]) * step / steps)
        y = round(start["y"] + (end["y"] - start["y"]) * step / steps)
        moves.append({"type": "pointerMove", "x": x, "y": y, "duration": duration_ms})
    page.act([{
        "type": "pointer", "id": "finger", "parameters": {"pointerType": kind},
        "actions": [
            {"type": "pointerMove", "x": start["x"], "y": start["y"], "duration": 0},
            {"type": "pointerDown", "button": 0},
            *([{"type": "pause", "duration": hold_ms}] if hold_ms else []),
            *moves,
            *([{"type": "pause", "duration": hold_ms}] if hold_ms else []),
            {"type": "pointerUp", "button": 0},
        ],
    }])


def finger(name, place, start, end, steps=10):
    """One of two fingers that move apart."""
    at = [start + (end - start) * step / steps for step in range(1, steps + 1)]
    moves = [{"type": "pointerMove", "x": round(place["x"] + dx), "y": place["y"], "duration": 30} for dx in at]
    return {
        "type": "pointer", "id": name, "parameters": {"pointerType": "touch"},
        "actions": [
            {"type": "pointerMove", "x": place["x"] + start, "y": place["y"], "duration": 0},
            {"type": "pointerDown", "button": 0}, *moves, {"type": "pointerUp", "button": 0},
        ],
    }


class Walk:
    """One walk through the page in one browser."""

    def __init__(self, browser, server):
        self.browser, self.server = browser, server
        self.pages = []

    def open(self):
        page = self.browser.page(self.server.url)
        self.pages.append(page)
        wait(page, "() => window.tessera?.session?.stages?.length > 0")
        page.evaluate("() => localStorage.setItem('tessera.firstSteps', 'shown')")
        page.evaluate(OPEN, "Board")
        wait(page, "() => window.tessera.session.stage?.title === 'Board'")
        wait(page, IDLE)
        return page

    def run(self):
        steps = [self.step_open, self.step_scroll, self.step_fling, self.step_pinch, self.step_layout, self.step_reorder,
                 self.step_two_clients, self.step_quiet]
        for step in steps:
            started_s = time.monotonic()
            step()
            print(f"ok  {self.browser.name:8} {time.monotonic() - started_s:5.1f} s  {step.__doc__}", flush=True)

    def step_open(self):
        """the page opens and paints the stage"""
        self.page = self.open()
        count = self.page.evaluate("() => window.tessera.area.visible.length")
        assert count >= 12, count
        colours = self.page.evaluate("""() => {
          const { picture } = window.tessera.frame;
          const { data } = picture.getContext('2d').getImageData(0, 0, picture.width, picture.height);
          const found = new Set();
          for (let at = 0; at < data.length; at += 4 * 97) found.add(`${data[at] >> 5},${data[at + 1] >> 5},${data[at + 2] >> 5}`);
          return found.size;
        }""")
        assert colours >= 3, f"only {colours} colours are painted"

    def step_scroll(self):
        """the wheel scrolls, and Home goes back"""
        place = self.page.evaluate(PLACE, "cell-4")
        self.page.act([{"type": "wheel", "id": "wheel", "actions": [
            {"type": "scroll", "x": place["x"], "y": place["y"], "deltaX": 0, "deltaY": 300, "duration": 0, "origin": "viewport"},
        ]}])
        wait(self.page, f"() => ({OFFSET})() > 100")
        wait(self.page, IDLE)
        self.home()

    def home(self):
        self.page.evaluate("() => window.tessera.frame.content.focus()")
        self.page.act([{"type": "key", "id": "keys", "actions": [
            {"type": "keyDown", "value": "\ue011"}, {"type": "keyUp", "value": "\ue011"},
        ]}])
        wait(self.page, f"() => ({OFFSET})() < 1")
        wait(self.page, IDLE)

    def step_fling(self):
        """a fling goes on after the finger, and comes to rest"""
        # A driver on a busy machine may lift the finger long after it moved; then there is no fling.
        gone = [self.fling()]
        while gone[-1] < 10 and len(gone) < FLINGS:
            gone.append(self.fling())
        assert gone[-1] >= 10, f"after the finger was lifted, the content went on by {gone} pt"

    def fling(self):
        """Returns how far the content went beyond the finger, in points."""
        start = self.page.evaluate(OFFSET)
        place = self.page.evaluate(PLACE, "cell-13")
        drag(self.page, place, {"x": place["x"], "y": place["y"] - FLING_PX}, kind="touch")
        wait(self.page, "() => window.tessera.idle() && !window.tessera.scroller.isMoving")
        rest = self.page.evaluate(OFFSET)
        self.home()
        return rest - start - FLING_PX / self.page.evaluate("() => window.tessera.frame.zoom")

    def step_pinch(self):
        """two fingers change the pinched parameter"""
        pinch = self.page.evaluate("() => window.tessera.session.stage.pinch?.parameter ?? null")
        value = "(key) => JSON.stringify(window.tessera.session.values[key])"
        before = self.page.evaluate(value, pinch)
        place = self.page.evaluate(PLACE, "cell-7")
        if self.browser.has_fingers:
            self.page.act([finger("one", place, -20, -90), finger("two", place, 20, 90)])
        else:
            self.page.evaluate(PINCH, [place["x"], place["y"]])
        wait(self.page, IDLE)
        assert pinch and self.page.evaluate(value, pinch) != before, f"{pinch} is still {before}"
        self.page.evaluate("() => window.tessera.actions.revert()")
        wait(self.page, IDLE)

    def step_layout(self):
        """another layout moves the elements, and undo brings them back"""
        before = self.page.evaluate(RECTANGLES)
        self.page.evaluate("() => { const { layouts } = window.tessera.parts; layouts.switchTo(layouts.options[1].id); }")
        wait(self.page, IDLE)
        wait(self.page, f"(before) => JSON.stringify(({RECTANGLES})()) !== JSON.stringify(before)", before)
        self.page.evaluate("() => window.tessera.actions.undo()")
        wait(self.page, f"(before) => window.tessera.idle() && JSON.stringify(({RECTANGLES})()) === JSON.stringify(before)", before)

    def step_reorder(self):
        """an item that is dragged takes another place"""
        self.home()
        self.page.evaluate("() => window.tessera.parts.tools.choose('arrange')")
        start, end = self.page.evaluate(PLACE, "cell-1"), self.page.evaluate(PLACE, "cell-10")
        drag(self.page, start, end, steps=10, duration_ms=30, hold_ms=400)
        order = "() => window.tessera.area.visible.filter(({ category }) => category === 0).map(({ key, item }) => [item, key])"
        wait(self.page, f"() => window.tessera.idle() && ({order})().some(([item, key]) => key === 'cell-1' && item > 5)")
        self.page.evaluate("() => window.tessera.parts.tools.choose('move')")

    def step_two_clients(self):
        """two pages show the same stage"""
        other = self.open()
        self.page.evaluate("() => window.tessera.session.setParameter('minimumLineSpacing', 30)")
        wait(self.page, IDLE)
        wait(other, "() => window.tessera.session.values.minimumLineSpacing === 30 && window.tessera.idle()")
        sizes = "() => [window.tessera.session.viewport.width, window.tessera.session.viewport.height]"
        assert self.page.evaluate(sizes) == other.evaluate(sizes)
        wait(other, f"(all) => JSON.stringify(({RECTANGLES})()) === JSON.stringify(all)", self.page.evaluate(RECTANGLES))

    def step_quiet(self):
        """no error, no violation, no request elsewhere"""
        for page in self.pages:
            assert page.problems == [], page.problems
            elsewhere = [url for url in page.requests if not is_own(url, self.server)]
            assert elsewhere == [], elsewhere

    def close(self):
        for page in self.pages:
            page.close()


def is_own(url, server):
    own = (f"http://127.0.0.1:{server.port}/", f"ws://127.0.0.1:{server.port}/", "data:", "blob:", "about:")
    return url.startswith(own)


def main():
    browsers = {"firefox": Firefox, "webkit": WebKit}
    wanted = sys.argv[1:] or list(browsers)
    failed = 0
    for name in wanted:
        started_s = time.monotonic()
        browser = browsers[name]()
        try:
            with Server(gallery=False) as server:
                walk = Walk(browser, server)
                try:
                    walk.run()
                except Exception:
                    failed += 1
                    traceback.print_exc()
                    print(f"FAILED  {browser.name}; the page said: {[page.problems for page in walk.pages]}")
                finally:
                    walk.close()
        finally:
            browser.close()
        print(f"{browser.name}: {time.monotonic() - started_s:.1f} s", flush=True)
    print(f"browsers: {len(wanted) - failed} passed, {failed} failed")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
