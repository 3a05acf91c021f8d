# SPDX-License-Identifier: Apache-2.0
"""Menus of the stage: how they are opened, how people move through them, and where they are shown."""

import unittest

from stage_spy import SpyCase
from support import wait
from thorough import thorough

PHONE = {"width": 390, "height": 844}


def entry(title, **more):
    plain = {"title": title, "destructive": False, "disabled": False, "state": "off", "inline": False}
    return plain | more


CONTEXT = {
    "menu": 7,
    "style": "context",
    "title": "5",
    "items": [
        entry("", inline=True, children=[entry("Copy", image="copy"), entry("Paste", disabled=True)]),
        entry("Move", children=[entry("To the start"), entry("To the end")]),
        entry("", inline=True, children=[entry("Delete", destructive=True)]),
    ],
}
EDIT = {"menu": 8, "style": "edit", "title": "", "items": [entry("Copy"), entry("Paste")]}


class MenuTests(SpyCase):
    shares_pages = True
    def pressed(self, reply=CONTEXT, key="cell-5", **options):
        """Returns a page whose menu was opened with the mouse."""
        page = self.spied(**options)
        self.answer(page, "press", reply)
        cell = self.middle_of(page, key)
        page.mouse.click(cell["x"], cell["y"], button="right")
        wait(page, "() => document.querySelector('[role=menu]')")
        return page, cell

    def focused(self, page):
        return page.evaluate("() => document.activeElement.textContent")

    def test_the_menu_button_asks_at_its_place(self):
        page, cell = self.pressed()
        asked = self.asked(page, "press")[0]["point"]
        self.assertAlmostEqual(asked["x"], cell["point"]["x"], delta=1)
        self.assertAlmostEqual(asked["y"], cell["point"]["y"], delta=1)
        self.assertEqual(self.asked(page, "touch"), [])
        names = page.get_by_role("menuitem").all_inner_texts()
        self.assertEqual(names, ["Copy", "Paste", "Move", "Delete"])
        self.assertEqual(page.locator(".lifted").count(), 1, "the cell is lifted")
        self.assertEqual(page.problems, [])

    def test_a_click_chooses_by_its_path_and_gives_the_focus_back(self):
        page, _ = self.pressed()
        page.get_by_role("menuitem", name="Delete").click()
        self.assertEqual(self.wait_asked(page, "choose"), [{"menu": 7, "path": [2, 0]}])
        self.assertEqual(page.get_by_role("menu").count(), 0)
        self.assertEqual(page.evaluate("() => document.activeElement.id"), "canvas-content")
        self.assertEqual(self.asked(page, "dismiss"), [])

    def test_a_preview_is_raised_and_a_click_on_it_chooses_it(self):
        box = {"kind": "box", "x": 0, "y": 0, "width": 60, "height": 40, "radius": 0}
        fill = {"kind": "fill", "shape": box, "ink": "#ff0000"}
        page, _ = self.pressed(CONTEXT | {"preview": {"width": 60, "height": 40, "light": [fill]}})
        raised = page.locator(".raised")
        self.assertEqual(page.locator(".lifted").count(), 1, "it stands for the cell")
        middle = "(it) => [...it.getContext('2d').getImageData(it.width / 2, it.height / 2, 1, 1).data]"
        self.assertEqual(raised.evaluate(middle), [255, 0, 0, 255])
        # The finger that pressed is lifted over it.
        raised.evaluate("(it) => it.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))")
        self.assertEqual(page.get_by_role("menu").count(), 1)
        self.assertEqual(self.asked(page, "choose"), [])
        raised.click()
        self.assertEqual(self.wait_asked(page, "choose"), [{"menu": 7, "path": []}])
        self.assertEqual(page.get_by_role("menu").count(), 0)
        self.assertEqual(page.problems, [])

    def test_what_is_disabled_cannot_be_chosen(self):
        page, _ = self.pressed()
        page.get_by_role("menuitem", name="Paste").click(force=True)
        self.assertEqual(page.get_by_role("menu").count(), 1)
        self.assertEqual(self.asked(page, "choose"), [])

    def test_the_keyboard_goes_through_the_menu(self):
        page = self.spied()
        self.answer(page, "press", CONTEXT)
        page.locator("#canvas-content").focus()
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Shift+F10")
        wait(page, "() => document.querySelector('[role=menu]')")
        self.assertEqual(self.focused(page), "Copy")
        page.keyboard.press("ArrowUp")
        self.assertEqual(self.focused(page), "Delete")
        page.keyboard.press("m")
        self.assertEqual(self.focused(page), "Move")
        page.keyboard.press("ArrowRight")
        self.assertEqual(self.focused(page), "To the start")
        page.keyboard.press("ArrowLeft")
        self.assertEqual(self.focused(page), "Move")
        page.keyboard.press("Enter")
        page.keyboard.press("End")
        page.keyboard.press("Enter")
        self.assertEqual(self.wait_asked(page, "choose"), [{"menu": 7, "path": [1, 1]}])

    def test_escape_and_a_click_beside_close_it(self):
        page, cell = self.pressed()
        page.keyboard.press("Escape")
        self.assertEqual(self.wait_asked(page, "dismiss"), [{"menu": 7}])
        self.assertEqual(page.evaluate("() => document.activeElement.id"), "canvas-content")
        self.assertIsNone(page.evaluate("() => window.tessera.area.selected"))
        page.mouse.click(cell["x"], cell["y"], button="right")
        wait(page, "() => document.querySelector('[role=menu]')")
        page.mouse.click(5, 400)
        self.wait_asked(page, "dismiss", 2)
        self.assertEqual(page.get_by_role("menu").count(), 0)

    def test_a_menu_without_entries_is_not_shown(self):
        page = self.spied()
        self.answer(page, "press", {"menu": 0, "style": "context", "title": "", "items": []})
        cell = self.middle_of(page, "cell-5")
        page.mouse.click(cell["x"], cell["y"], button="right")
        self.wait_asked(page, "press")
        self.assertEqual(page.get_by_role("menu").count(), 0)

    def test_a_long_press_opens_the_bubble_and_the_finger_may_slide_to_an_entry(self):
        page = self.spied(viewport=PHONE, has_touch=True, is_mobile=True)
        self.answer(page, "press", EDIT)
        cell = self.middle_of(page, "cell-5")
        touch = self.finger(page)
        touch("touchStart", cell["x"], cell["y"])
        wait(page, "() => document.querySelector('.menu.edit')")
        phases = [one["phase"] for one in self.asked(page, "touch")]
        self.assertEqual(phases, ["began", "cancelled"])
        box = page.get_by_role("menuitem", name="Paste").bounding_box()
        touch("touchMove", cell["x"], cell["y"] - 13)
        touch("touchMove", box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        wait(page, "() => document.activeElement.textContent === 'Paste'")
        touch("touchEnd")
        self.assertEqual(self.wait_asked(page, "choose"), [{"menu": 8, "path": [1]}])

    @thorough(
        "test_a_long_press_opens_the_bubble_and_the_finger_may_slide_to_an_entry opens it by a finger; "
        "input.test.mjs has what the finger does next"
    )
    def test_a_finger_that_is_lifted_leaves_the_menu_open(self):
        page = self.spied(viewport=PHONE, has_touch=True, is_mobile=True)
        self.answer(page, "press", CONTEXT)
        cell = self.middle_of(page, "cell-5")
        touch = self.finger(page)
        touch("touchStart", cell["x"], cell["y"])
        wait(page, "() => document.querySelector('.menu.phone')")
        touch("touchEnd")
        self.assertEqual(page.get_by_role("menuitem").count(), 4)
        page.evaluate("() => document.getAnimations().forEach((one) => one.finish())")
        box = page.get_by_role("menu").bounding_box()
        self.assertLessEqual(box["y"] + box["height"], PHONE["height"])
        self.assertEqual(box["width"], 250)
        self.assertEqual(self.asked(page, "choose"), [])

    @thorough("menu.test.mjs: a menu opens at the pointer, and moves off the edges of the window")
    def test_a_menu_stays_inside_the_window(self):
        page = self.spied(viewport={"width": 1280, "height": 620})
        self.answer(page, "press", CONTEXT)
        canvas = page.locator("#canvas-content").bounding_box()
        # The device's corners are round, and a press outside of them has no effect.
        for y in (canvas["y"] + 40, canvas["y"] + canvas["height"] - 40):
            page.mouse.click(canvas["x"] + canvas["width"] - 3, y, button="right")
            wait(page, "() => document.querySelector('[role=menu]')")
            # The place where the menu comes to rest, not where its animation starts.
            page.evaluate("() => document.getAnimations().forEach((one) => one.finish())")
            box = page.get_by_role("menu").bounding_box()
            self.assertGreaterEqual(box["y"], 0)
            self.assertLessEqual(box["y"] + box["height"], 620)
            self.assertLessEqual(box["x"] + box["width"], 1280)
            page.keyboard.press("Escape")


if __name__ == "__main__":
    unittest.main()
