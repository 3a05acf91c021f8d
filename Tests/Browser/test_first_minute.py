# SPDX-License-Identifier: Apache-2.0
"""What somebody meets who opens the page for the first time: gestures to try, and keys that need no click."""

import unittest

from support import LiveCase, idle, wait

CARD = "() => Boolean(document.querySelector('.first-steps'))"
DONE = "() => [...document.querySelectorAll('.first-steps [data-done]')].map((row) => row.dataset.step)"
OFFSET = "() => window.tessera.scroller.offset.y"
FOCUSED = "() => document.activeElement?.id || document.activeElement?.tagName"


class FirstMinuteTests(LiveCase):
    gallery = False
    is_first_visit = True

    def test_three_gestures_are_marked_once(self):
        server = self.serve()
        page = self.page(server)
        self.assertTrue(page.evaluate(CARD))
        box = page.locator("#canvas-content").bounding_box()
        page.mouse.move(box["x"] + 100, box["y"] + 100)
        page.mouse.wheel(0, 120)
        wait(page, f"() => ({DONE})().includes('scroll')")
        page.keyboard.press("Escape")
        self.assertFalse(page.evaluate(CARD))
        page.reload()
        wait(page, "() => window.tessera?.idle()")
        self.assertFalse(page.evaluate(CARD), "never again in this browser")

    def test_keys_move_the_stage_without_a_click(self):
        page = self.page(self.serve())
        before = page.evaluate(OFFSET)
        page.keyboard.press("PageDown")
        wait(page, f"(before) => ({OFFSET})() > before + 100", before)
        self.assertEqual(page.evaluate(FOCUSED), "canvas-content")

    def test_space_does_not_press_the_last_button_again(self):
        page = self.page(self.serve())
        tool = page.get_by_role("button", name="Rotate").first
        tool.click()
        idle(page)
        size = page.evaluate("() => window.tessera.frame.device.width")
        self.assertEqual(page.evaluate(FOCUSED), "BODY")
        page.keyboard.press("Space")
        idle(page)
        self.assertEqual(page.evaluate("() => window.tessera.frame.device.width"), size)
        self.assertEqual(page.problems, [])


if __name__ == "__main__":
    unittest.main()
