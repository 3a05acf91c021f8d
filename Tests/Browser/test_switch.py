# SPDX-License-Identifier: Apache-2.0
"""Several hands on one stage: following and taking over, two fingers, a long and uneven way to the server."""

import unittest

from server import board, layout
from support import LiveCase, idle, until, wait
from thorough import thorough
from test_layouts import CHOICE, HELD, PLACE, PROGRESS, ROW_Y, ROWS

# Cell 0 and its neighbours, as the stage orders them.
ORDER = """() => [...window.tessera.session.view.elements.values()]
  .filter((e) => e.category === 0 && !e.leaving).sort((a, b) => a.item - b.item).map((e) => e.key)"""
LIFTED = """() => [...window.tessera.session.view.elements.values()]
  .filter((e) => e.held || (e.shown.lift ?? 0) > 0).map((e) => e.key)"""
HOLDS = "() => window.tessera.session.holds.length > 0"
FREE = """() => window.tessera.session.holds.length === 0 && !window.tessera.parts.arranging.isCarrying
  && window.tessera.idle()"""
FOLLOWS = "(view) => window.tessera.session.follows === view && window.tessera.session.view?.view === view"
DRIVES = "() => window.tessera.session.follows === null && window.tessera.session.drives"
OFFSET = "() => window.tessera.scroller.offset.y"
# Every message takes 120 ms, 40 more or less, in each direction and in order; the same in every run.
FAR_AND_UNEVEN = """(() => {
  const Near = window.WebSocket;
  const MIDDLE = 120, SPREAD = 40;
  let turn = 0;
  const inOrder = () => {
    const waiting = [];
    let due = 0;
    return (act) => {
      turn = (turn * 73 + 41) % 101;
      const now = performance.now();
      due = Math.max(due, now + MIDDLE + (turn % (2 * SPREAD + 1)) - SPREAD);
      waiting.push(act);
      setTimeout(() => waiting.shift()(), due - now);
    };
  };
  window.sockets = [];
  window.WebSocket = class extends Near {
    #out = inOrder();
    #in = inOrder();
    constructor(...means) {
      super(...means);
      window.sockets.push(this);
    }
    send(data) { this.#out(() => this.readyState === 1 && super.send(data)); }
    set onmessage(handle) { super.onmessage = handle && ((event) => this.#in(() => handle(event))); }
    get onmessage() { return super.onmessage; }
  };
})()"""
# Two fingers on the stage that move apart in steps, all in one task, so that the machine's speed does not matter.
PINCH = """([from, to, steps]) => {
  const canvas = document.querySelector('#canvas-content');
  const box = canvas.getBoundingClientRect();
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  const fire = (type, pointerId, clientX, isPrimary) => canvas.dispatchEvent(
    new PointerEvent(type, {
      pointerId, pointerType: 'touch', isPrimary, button: 0, clientX, clientY: y, bubbles: true,
    }),
  );
  const both = (type, apart) => {
    fire(type, 21, x - apart / 2, true);
    fire(type, 22, x + apart / 2, false);
  };
  both('pointerdown', from);
  for (let step = 1; step <= steps; step += 1) both('pointermove', from + ((to - from) * step) / steps);
  const { progress } = window.tessera.parts.layouts;
  window.liftFingers = () => both('pointerup', to);
  return progress;
}"""


def far(page):
    page.add_init_script(FAR_AND_UNEVEN)


class SwitchTests(LiveCase):
    shares_pages = True

    def stage(self, rows=40):
        return self.serve(layout_file={**layout(), "layouts": [ROWS]}, data=board(3, rows))

    def place(self, page, key):
        """Where a cell is shown on the screen."""
        return page.evaluate(
            """(key) => {
              const { session, scroller, frame } = window.tessera;
              const cell = [...session.view.elements.values()].find((e) => e.key === key);
              const box = frame.content.getBoundingClientRect();
              const { x, y, width, height } = cell.shown;
              return [
                box.x + (x + width / 2 - scroller.offset.x) * frame.zoom,
                box.y + (y + height / 2 - scroller.offset.y) * frame.zoom,
              ];
            }""",
            key,
        )

    def take(self, page, key):
        x, y = self.place(page, key)
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x + 6, y + 6)
        wait(page, "() => window.tessera.parts.arranging.isCarrying")

    def follow(self, page, view):
        page.evaluate("(view) => window.tessera.session.follow(view)", view)
        wait(page, FOLLOWS, view)
        idle(page)

    # Following

    def test_who_follows_is_told_stops_by_escape_and_takes_over_by_a_click(self):
        server = self.stage()
        one, other = self.page(server), self.page(server)
        one.evaluate("() => window.tessera.scroller.scrollTo({ x: 0, y: 600 })")
        idle(one)
        there = one.evaluate(OFFSET)
        self.assertGreater(there, 500)
        view = one.evaluate("() => window.tessera.session.view.view")
        self.follow(other, view)
        until(lambda: abs(other.evaluate(OFFSET) - there) < 0.5)
        banner = other.locator(".banner")
        self.assertIn("Following", banner.inner_text())
        self.assertIn("Esc", banner.inner_text())
        other.keyboard.press("Escape")
        wait(other, DRIVES)
        idle(other)
        self.assertLess(other.evaluate(OFFSET), 100)
        self.assertTrue(banner.is_hidden())
        self.follow(other, view)
        until(lambda: abs(other.evaluate(OFFSET) - there) < 0.5)
        box = other.locator("#canvas-content").bounding_box()
        other.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        wait(other, DRIVES)
        idle(other)
        self.assertAlmostEqual(other.evaluate(OFFSET), there, delta=1)
        # From here on, both pages scroll on their own.
        other.evaluate("() => window.tessera.scroller.scrollTo({ x: 0, y: 300 })")
        idle(other)
        self.assertAlmostEqual(one.evaluate(OFFSET), there, delta=0.5)
        # Who is followed goes: the follower is told who it was, in words.
        self.follow(other, view)
        one.evaluate("() => window.tessera.session.dispose()")
        wait(other, DRIVES)
        told = other.locator(".toast").last.inner_text()
        self.assertRegex(told, "^[A-Z][a-z]+ [A-Z][a-z]+ has left this stage. You see your own view again.")
        self.assertEqual(one.problems + other.problems, [])

    @thorough(
        "sessionFollowing.test.mjs and FollowingTests lead to other stages and views; "
        "test_who_follows_is_told_stops_by_escape_and_takes_over_by_a_click follows on a page"
    )
    def test_who_follows_is_taken_along_to_another_stage_and_to_others(self):
        server = self.stage()
        one, other, third = self.page(server), self.page(server), self.page(server)
        self.follow(third, other.evaluate("() => window.tessera.session.view.view"))
        self.follow(other, one.evaluate("() => window.tessera.session.view.view"))
        # Who follows somebody that begins to follow somebody else sees the same.
        wait(third, FOLLOWS, one.evaluate("() => window.tessera.session.view.view"))
        for title in ("Mosaic", "Emoji grid", "Board"):
            one.locator(f".title[title='{title}']").click()
            wait(one, "(title) => window.tessera.session.stage?.title === title", title)
            idle(one)
            view = one.evaluate("() => window.tessera.session.view.view")
            for page in (other, third):
                wait(page, FOLLOWS, view)
                idle(page)
                self.assertEqual(page.evaluate("() => window.tessera.session.stage.title"), title)
                self.assertIn("Following", page.locator(".banner").inner_text())
                self.assertEqual(page.locator(".toast").count(), 0)
            self.assert_same_picture(one, other)
        self.assertEqual(one.problems + other.problems + third.problems, [])

    # Two fingers

    def test_two_fingers_take_the_stage_to_the_next_layout_or_back(self):
        page = self.page(self.stage(), has_touch=True)
        start = page.evaluate(PLACE)
        page.evaluate("() => window.tessera.parts.tools.choose('layouts')")
        # Twice the distance is the whole way; 1.2 times is log2(1.2) of it, without the part that starts the pinch.
        share = page.evaluate(PINCH, [100, 120, 4])
        self.assertGreater(share, 0.15)
        self.assertLess(share, 0.263)
        wait(page, HELD)
        wait(page, f"(y) => Math.abs(({PLACE})()[1] - y) < 1.5", start[1] + (ROW_Y - start[1]) * share)
        # A hand that has rested for 60 ms has no velocity.
        rested = page.evaluate("() => performance.now() + 100")
        wait(page, "(rested) => performance.now() > rested", rested)
        page.evaluate("() => window.liftFingers()")
        wait(page, f"() => window.tessera.session.transition === null && ({CHOICE})() === ''")
        wait(page, f"(y) => Math.abs(({PLACE})()[1] - y) < 1.5", start[1])
        idle(page)
        share = page.evaluate(PINCH, [100, 180, 6])
        self.assertGreater(share, 0.7)
        page.evaluate("() => window.liftFingers()")
        wait(page, f"() => ({CHOICE})() === 'Rows'")
        idle(page)
        self.assertAlmostEqual(page.evaluate(PLACE)[1], ROW_Y, delta=1.5)
        self.assertEqual(page.problems, [])

    # Far away

    @thorough(
        "TransitionDragTests and ConvergenceTests end on one picture; layoutSwitch.test.mjs and "
        "handTiming.test.mjs bear late answers"
    )
    def test_one_scrubs_and_one_drags_far_away_and_all_end_on_one_picture(self):
        server = self.stage(4)
        one, other = self.page(server, before=far), self.page(server, before=far)
        near = self.page(server)
        self.take_up(other, "cell-0")
        target = self.place(other, "cell-2")
        other.mouse.move(*target, steps=6)
        one.keyboard.press("t")
        one.evaluate("() => window.tessera.parts.layouts.move(0.3)")
        self.assertAlmostEqual(one.evaluate(PROGRESS), 0.3, delta=1e-6)
        other.mouse.move(target[0] + 4, target[1], steps=2)
        wait(near, HELD)
        one.evaluate("() => window.tessera.parts.layouts.move(0.9)")
        one.evaluate("() => window.tessera.parts.layouts.release()")
        other.mouse.up()
        for page in (one, other, near):
            wait(page, f"() => ({CHOICE})() === 'Rows'")
            wait(page, FREE)
            self.assertEqual(page.evaluate(LIFTED), [])
        for page in (one, other):
            self.assert_same_picture(page, near)
            self.assertEqual(page.evaluate(ORDER), near.evaluate(ORDER))

    def take_up(self, page, key):
        page.keyboard.press("a")
        self.take(page, key)
        wait(page, HOLDS)

    @thorough(
        "layoutSwitch.test.mjs and DragTests let go with a lost connection; "
        "test_a_page_that_vanishes_lets_go_of_what_it_holds sees it on a page"
    )
    def test_a_connection_lost_in_the_hand_leaves_nothing_lifted_and_the_order_as_it_was(self):
        server = self.stage(4)
        page, other = self.page(server, before=far), self.page(server)
        before = page.evaluate(ORDER)
        self.take_up(page, "cell-0")
        page.mouse.move(*self.place(page, "cell-2"), steps=6)
        wait(page, f"(before) => JSON.stringify(({ORDER})()) !== JSON.stringify(before)", before)
        wait(other, HOLDS)
        page.evaluate("() => window.sockets.at(-1).close()")
        for one in (page, other):
            # Before the close is known and its effects are undone, the page may look as if nothing had happened.
            wait(one, f"(before) => JSON.stringify(({ORDER})()) === JSON.stringify(before)", before)
            wait(one, FREE)
            wait(one, f"() => ({LIFTED})().length === 0")
        page.mouse.up()
        self.assert_same_picture(page, other)
        self.assertEqual(page.evaluate("() => window.tessera.session.history.edits"), 0)


if __name__ == "__main__":
    unittest.main()
