# SPDX-License-Identifier: Apache-2.0
"""Time on the stage: recorded changes can be slowed down, held, stepped through, replayed and looped."""

import unittest

from server import layout
from support import NEARLY_PT, LiveCase, idle, set_parameter, wait, wait_value
from thorough import thorough

PHONE = {"width": 390, "height": 844}

# Cell 12 begins line 3: at 10 + 3 · 70 with a spacing of 10, and at 10 + 3 · 100 with a spacing of 40.
BEFORE, AFTER = 220, 310
DURATION_MS = 300
STEP_MS = 1000 / 60

PLACE = """() => window.tessera.area.visible.find((e) => e.key.endsWith('cell-12'))?.shown.y"""
STATE = """() => {
  const { playback } = window.tessera;
  const { isReplaying, isPlaying, isLooping, hasNews, rate } = playback;
  return {
    isReplaying, isPlaying, isLooping, hasNews, rate,
    atMs: playback.momentMs(performance.now()), durationMs: playback.durationMs,
  };
}"""
# Sentences about the stage come at intervals, also between those about the replay, so all that is read aloud is kept.
HEAR = """() => {
  const announcer = document.querySelector('#announcer');
  window.heard = [];
  new MutationObserver(() => window.heard.push(announcer.textContent)).observe(announcer, { childList: true });
}"""
# A replay is over soon, perhaps before a busy machine looks again, so that what began is kept.
COUNT_REPLAYS = """() => {
  const { playback } = window.tessera;
  window.replays = 0;
  playback.on('change', () => { window.replays += playback.isPlaying ? 1 : 0; });
}"""


class TimeTests(LiveCase):
    shares_pages = True
    gallery = False

    def setUp(self):
        values = {"cv.curve": "ease", "cv.duration": DURATION_MS / 1000}
        self.server = self.serve(layout_file=layout(**values))

    def changed(self, page, spacing=40):
        """Moves the lines apart with an animation and waits for its end."""
        set_parameter(page, "minimumLineSpacing", spacing)
        wait_value(page, "minimumLineSpacing", spacing)
        wait(page, "() => window.tessera.playback.durationMs > 0")
        idle(page)

    def place(self, page):
        """Returns the present place of cell 12."""
        idle(page)
        return page.evaluate(PLACE)

    def heard(self, page, words):
        """Waits until these words have been read aloud."""
        wait(page, "(words) => window.heard.includes(words)", words)

    def state(self, page):
        return page.evaluate(STATE)

    def hold(self, page, at_ms):
        page.evaluate("(ms) => window.tessera.playback.seek(ms)", at_ms)
        return self.place(page)

    def test_any_moment_of_a_change_can_be_shown_again(self):
        page = self.page(self.server)
        self.assertTrue(page.get_by_label("Replay the last change").is_disabled())
        self.changed(page)
        self.assertEqual(self.state(page)["durationMs"], DURATION_MS)
        ends = page.locator(".time-track .ends").text_content()
        self.assertTrue(ends.startswith("Line spacing") and ends.endswith("0.30 s"), ends)
        self.assertEqual(self.place(page), AFTER)
        self.assertEqual(self.hold(page, 0), BEFORE)
        self.assertAlmostEqual(self.hold(page, DURATION_MS / 2), (BEFORE + AFTER) / 2, delta=0.001)
        self.assertEqual(self.hold(page, DURATION_MS), AFTER)

    def test_the_scrubber_is_dragged_and_driven_by_keys(self):
        page = self.page(self.server)
        self.changed(page)
        scrubber = page.get_by_label("Time within the last change")
        box = scrubber.bounding_box()
        y = box["y"] + box["height"] / 2
        page.mouse.move(box["x"] + box["width"] - 3, y)
        page.mouse.down()
        page.mouse.move(box["x"] + box["width"] / 2, y, steps=5)
        page.mouse.up()
        state = self.state(page)
        self.assertTrue(state["isReplaying"])
        self.assertAlmostEqual(state["atMs"], DURATION_MS / 2, delta=DURATION_MS / 20)
        self.assertAlmostEqual(self.place(page), (BEFORE + AFTER) / 2, delta=20)
        scrubber.press("Home")
        self.assertEqual(self.place(page), BEFORE)
        scrubber.press("ArrowRight")
        self.assertAlmostEqual(self.state(page)["atMs"], STEP_MS, delta=0.01)
        scrubber.press("Shift+ArrowRight")
        self.assertAlmostEqual(self.state(page)["atMs"], 7 * STEP_MS, delta=0.01)
        self.assertEqual(scrubber.get_attribute("aria-valuetext"), "117 of 300 milliseconds")
        scrubber.press("End")
        self.assertEqual(self.place(page), AFTER)
        page.keyboard.press("Escape")
        self.assertFalse(self.state(page)["isReplaying"])

    @thorough("time.test.mjs: comma and full stop step anywhere, arrows where they do nothing else")
    def test_keys_replay_step_and_loop(self):
        page = self.page(self.server)
        self.changed(page)
        page.evaluate(HEAR)
        page.keyboard.press(",")
        self.assertAlmostEqual(self.state(page)["atMs"], 17 * STEP_MS, delta=0.01)
        page.keyboard.press(".")
        self.assertAlmostEqual(self.state(page)["atMs"], DURATION_MS, delta=0.01)
        self.heard(page, "300 of 300 milliseconds")
        page.keyboard.press("l")
        page.keyboard.press("Space")
        wait(page, "() => window.tessera.playback.isPlaying && window.tessera.playback.isLooping")
        self.heard(page, "Looping")
        page.keyboard.press("Space")
        self.assertFalse(self.state(page)["isPlaying"])
        page.keyboard.press("Escape")
        self.assertEqual(self.place(page), AFTER)
        self.heard(page, "Live")
        page.keyboard.press("Space")
        wait(page, "() => !window.tessera.playback.isReplaying")
        self.assertEqual(self.place(page), AFTER)

    def test_the_space_bar_scrolls_the_stage_unless_something_is_replayed(self):
        page = self.page(self.server)
        self.changed(page)
        offset = "() => window.tessera.scroller.offset.y"
        top = page.evaluate(offset)
        page.locator("#canvas-content").focus()
        page.keyboard.press("Space")
        idle(page)
        scrolled = page.evaluate(offset)
        self.assertGreater(scrolled, top)
        self.hold(page, 100)
        page.keyboard.press("Space")
        wait(page, "() => !window.tessera.playback.isReplaying")
        idle(page)
        self.assertAlmostEqual(page.evaluate(offset), scrolled, delta=NEARLY_PT)

    @thorough("playback.test.mjs: the present runs as fast as was chosen")
    def test_slow_motion_slows_the_present_and_leaves_the_change_as_it_is(self):
        page = self.page(self.server)
        self.changed(page, 30)
        passed = """() => {
          const { timeLine } = window.tessera.session.view, nowMs = performance.now();
          return timeLine.at(nowMs + 1000) - timeLine.at(nowMs);
        }"""
        self.assertAlmostEqual(page.evaluate(passed), 1000, delta=0.001)
        page.get_by_label("10 %").check(force=True)
        self.assertAlmostEqual(page.evaluate(passed), 100, delta=0.001)
        set_parameter(page, "minimumLineSpacing", 40)
        wait_value(page, "minimumLineSpacing", 40)
        took = self.state(page)["durationMs"]
        self.assertAlmostEqual(took, DURATION_MS, delta=0.001, msg="the change itself is the same")
        self.assertFalse(self.state(page)["isReplaying"], "it is the present that is slow")
        page.get_by_label("100 %", exact=True).check(force=True)
        self.assertAlmostEqual(page.evaluate(passed), 1000, delta=0.001)
        self.assertEqual(self.place(page), AFTER)

    @thorough("playback.test.mjs: a loop rests at its end and begins again")
    def test_a_loop_rests_at_its_end_and_begins_again(self):
        page = self.page(self.server)
        self.changed(page)
        page.keyboard.press("l")
        place = f"({PLACE})()"
        for _ in range(2):
            wait(page, f"() => {place} > {BEFORE + 5} && {place} < {AFTER - 5}")
            wait(page, f"() => {place} === {AFTER}")
        self.assertTrue(self.state(page)["isLooping"])

    @thorough("playback.test.mjs: changes that arrive meanwhile are not lost")
    def test_what_others_change_meanwhile_waits_until_one_comes_back(self):
        page, other = self.page(self.server), self.page(self.server)
        self.changed(page)
        self.assertEqual(self.hold(page, 0), BEFORE)
        now = page.get_by_role("button", name="Now")
        self.assertIn("as it is now", now.get_attribute("title"))
        self.changed(other, 20)
        wait_value(page, "minimumLineSpacing", 20)
        idle(page)
        self.assertEqual(self.place(page), BEFORE, "what one looks at stays")
        self.assertIn("has changed in the meantime", now.get_attribute("title"))
        self.assertEqual(self.rectangles(page), self.rectangles(other), "and nothing is lost")
        now.click()
        self.assertEqual(self.place(page), 10 + 3 * 80)
        self.assertTrue(now.is_disabled())

    @thorough("playback.test.mjs: who changes something here sees it")
    def test_who_changes_something_comes_back_to_the_present(self):
        page = self.page(self.server)
        self.changed(page)
        self.assertEqual(self.hold(page, 0), BEFORE)
        field = page.get_by_label("Line spacing, value")
        field.fill("20")
        field.press("Enter")
        wait_value(page, "minimumLineSpacing", 20)
        self.assertFalse(self.state(page)["isReplaying"])
        self.assertEqual(self.place(page), 10 + 3 * 80)

    def test_one_can_scroll_in_a_held_moment_and_nothing_is_painted_without_cause(self):
        page = self.page(self.server)
        self.changed(page)
        self.hold(page, 0)
        page.evaluate("() => window.tessera.scroller.scrollTo({ x: 0, y: 800 }, { animated: false })")
        idle(page)
        inset = page.evaluate("() => window.tessera.frame.viewport.insets.top")
        shown = page.evaluate("() => window.tessera.area.visible.length")
        self.assertGreater(shown, 20)
        self.assertGreater(inset, 0)
        page.evaluate("""() => {
          window.__frames = 0;
          window.tessera.area.on('frame', () => { window.__frames += 1; });
          window.__turns = 0;
          const turn = () => { window.__turns += 1; requestAnimationFrame(turn); };
          requestAnimationFrame(turn);
        }""")
        wait(page, "() => window.__turns > 10")
        self.assertEqual(page.evaluate("() => window.__frames"), 0)
        page.keyboard.press("Escape")
        wait(page, "() => window.__frames > 0")

    def test_onion_skin_and_paths_are_painted_over_the_change(self):
        page = self.page(self.server)
        self.changed(page)
        self.hold(page, 100)
        painted = """() => {
          const canvas = document.querySelector('.annotations');
          if (canvas.hidden) return 0;
          const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
          let count = 0;
          for (let at = 3; at < data.length; at += 4) count += data[at] > 0 ? 1 : 0;
          return count;
        }"""
        self.assertEqual(page.evaluate(painted), 0)
        page.keyboard.press("o")
        wait(page, f"() => ({painted})() > 1000")
        skin = page.evaluate(painted)
        pressed = page.get_by_role("button", name="Onion skin").get_attribute("aria-pressed")
        self.assertEqual(pressed, "true")
        page.keyboard.press("p")
        wait(page, f"(skin) => ({painted})() > skin", skin)
        page.keyboard.press("o")
        page.keyboard.press("p")
        wait(page, f"() => ({painted})() === 0")
        self.assertEqual(page.problems, [])

    def test_a_phone_has_the_controls_behind_a_button(self):
        page = self.page(self.server, viewport=PHONE, has_touch=True, is_mobile=True)
        self.changed(page)
        play = page.get_by_label("Replay the last change")
        self.assertFalse(play.is_visible())
        page.get_by_label("Time: replay, slow down").tap()
        page.evaluate(COUNT_REPLAYS)
        play.tap()
        wait(page, "() => window.replays > 0")
        wait(page, "() => !window.tessera.playback.isReplaying")
        self.hold(page, 0)
        for name in ("Continue", "Loop", "Paths", "Onion skin", "One step forward", "Now"):
            box = page.get_by_role("button", name=name, exact=True).bounding_box()
            self.assertGreaterEqual(box["x"], 0, name)
            self.assertLessEqual(box["x"] + box["width"], PHONE["width"], name)
            self.assertGreaterEqual(min(box["width"], box["height"]), 28, name)
        page.get_by_label("Close the time controls").tap()
        self.assertFalse(self.state(page)["isReplaying"])
        self.assertEqual(self.place(page), AFTER)

    def test_reduced_motion_is_respected_unless_somebody_wants_to_see_it_anyway(self):
        page = self.page(self.server, reduced_motion="reduce")
        moved = """() => {
          window.__moved = false;
          window.tessera.session.on('delta', ({ animated }) => { window.__moved ||= animated; });
        }"""
        page.evaluate(moved)
        self.changed(page)
        self.assertFalse(page.evaluate("() => window.__moved"))
        self.assertEqual(self.place(page), AFTER)
        self.assertEqual(self.hold(page, 0), BEFORE, "who asks for a moment gets it")
        page.keyboard.press("Escape")
        page.get_by_label("Play motion anyway").check()
        self.changed(page, 10)
        self.assertTrue(page.evaluate("() => window.__moved"))
        page.reload()
        wait(page, "() => window.tessera?.session?.view")
        self.assertFalse(page.evaluate("() => window.tessera.session.reducedMotion"))

    def test_without_reduced_motion_there_is_no_switch_for_it(self):
        page = self.page(self.server)
        self.assertFalse(page.get_by_label("Play motion anyway").is_visible())


if __name__ == "__main__":
    unittest.main()
