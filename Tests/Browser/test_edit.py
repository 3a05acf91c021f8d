# SPDX-License-Identifier: Apache-2.0
"""Edits of the data in the inspector: everybody sees them, anybody can undo them, none is lost."""

import json
import re
import unittest

from support import LiveCase, idle, set_parameter, until, wait
from thorough import thorough

FILE_ITEMS = 120

KEYS = """() => [...window.tessera.session.view.elements.values()]
  .filter((element) => element.category === 0 && !element.leaving)
  .sort((one, other) => one.section - other.section || one.item - other.item)
  .map((element) => element.key)"""


class EditTests(LiveCase):
    shares_pages = True
    gallery = False

    def open_panel(self, page, name):
        page.click(f"#tab-{name}")

    def press(self, page, action):
        """Presses a button of the panel as soon as it is enabled."""
        page.click(f'.tab-panel:not([hidden]) [data-action="{action}"]:not(:disabled)')

    def step(self, page, step):
        page.click(f'[data-step="{step}"]:not(:disabled)')

    def wait_items(self, page, items):
        wait(
            page,
            "(items) => window.tessera.session.stage?.items === items && window.tessera.idle()",
            items,
        )

    def wait_undo(self, page, label):
        wait(page, "(label) => window.tessera.session.history?.undo === label", label)

    def select(self, page, items):
        set_parameter(page, "cv.selection", "multiple")
        page.evaluate(
            "(items) => window.tessera.session.act('select', { items, mode: 'replace' })", items
        )
        wait(page, "(count) => window.tessera.session.selection?.count === count", len(items))

    def keys(self, page):
        idle(page)
        return page.evaluate(KEYS)

    def two(self):
        server = self.serve()
        one, two = self.page(server), self.page(server)
        for page in (one, two):
            self.open_panel(page, "data")
        return server, one, two

    def test_an_insertion_is_seen_and_taken_back_by_everyone(self):
        _, one, two = self.two()
        before = self.rectangles(one)
        one.fill("#insert-amount", "3")
        one.keyboard.press("Enter")
        self.press(one, "insert")
        for page in (one, two):
            self.wait_items(page, FILE_ITEMS + 3)
            self.wait_undo(page, "Insert 3 items")
        self.assert_same_picture(one, two)
        self.assertEqual(two.get_attribute('[data-step="undo"]', "aria-label"), "Undo Insert 3 items")
        self.step(two, "undo")
        for page in (one, two):
            self.wait_items(page, FILE_ITEMS)
            wait(page, "() => window.tessera.session.history.redo === 'Insert 3 items'")
        self.assert_same_picture(one, two)
        self.assertEqual(before, self.rectangles(one))
        self.step(one, "redo")
        for page in (one, two):
            self.wait_items(page, FILE_ITEMS + 3)
        self.assert_same_picture(one, two)
        self.assertEqual(one.problems + two.problems, [])

    @thorough("EditHistoryTests and StageEditTests; stageKeys.test.mjs sends the deletion of the selection")
    def test_deleting_the_selection_removes_exactly_it(self):
        _, one, two = self.two()
        before = self.keys(one)
        self.select(one, ["cell-1", "cell-3"])
        wait(two, "() => window.tessera.session.selection.count === 2")
        self.press(one, "delete")
        for page in (one, two):
            self.wait_items(page, FILE_ITEMS - 2)
            wait(page, "() => window.tessera.session.selection.count === 0")
        self.assert_same_picture(one, two)
        after = self.keys(one)
        self.assertNotIn("cell-1", after)
        self.assertEqual(after[:4], ["cell-0", "cell-2", "cell-4", "cell-5"])
        self.assertEqual(before[:4], ["cell-0", "cell-1", "cell-2", "cell-3"])

    @thorough("StageEditTests and EditHistoryTests: each edit is one step for everybody")
    def test_shuffle_and_batch_are_one_step_each(self):
        _, one, two = self.two()
        before = self.keys(one)
        self.press(one, "shuffle")
        wait(one, "() => window.tessera.session.history.edits === 1")
        until(lambda: self.keys(one) != before)
        self.press(one, "batch")
        wait(one, "() => window.tessera.session.history.edits === 2")
        self.assert_same_picture(one, two)
        self.step(two, "undo")
        wait(two, "() => window.tessera.session.history.edits === 1")
        self.step(two, "undo")
        wait(two, "() => window.tessera.session.history.edits === 0")
        for page in (one, two):
            until(lambda: self.keys(page) == before)
        self.assert_same_picture(one, two)

    def test_a_quick_count_empties_the_stage_and_its_button_fills_it(self):
        _, one, two = self.two()
        self.press(one, "count-0")
        for page in (one, two):
            self.wait_items(page, 0)
        two.click(".empty-stage >> text=Insert items")
        for page in (one, two):
            self.wait_items(page, 1)
        self.press(one, "count-1000")
        for page in (one, two):
            self.wait_items(page, 1000)
        self.assertEqual(one.input_value("#item-count"), "1000")
        self.assert_same_picture(one, two)

    @thorough(
        "EditReplayTests, and the attacks kills and journals; "
        "test_a_killed_server_resumes_with_what_was_committed sees it on a page"
    )
    def test_edits_outlive_the_page_and_the_server(self):
        server, one, two = self.two()
        self.press(one, "shuffle")
        wait(one, "() => window.tessera.session.history.edits === 1")
        self.press(one, "insert")
        self.wait_items(one, FILE_ITEMS + 1)
        kept = self.keys(one)
        one.reload()
        wait(one, "() => window.tessera?.session")
        self.wait_items(one, FILE_ITEMS + 1)
        self.assertEqual(self.keys(one), kept)
        server.kill()
        wait(one, "() => window.tessera.session.connection.state !== 'open'")
        server.start()
        for page in (one, two):
            wait(page, "() => window.tessera.session.connection.state === 'open'")
            self.wait_items(page, FILE_ITEMS + 1)
        self.assertEqual(self.keys(one), kept)
        self.assert_same_picture(one, two)
        wait(one, "() => window.tessera.session.history?.edits === 2")

    @thorough(
        "EditHistoryTests: a revert is one step, after which nothing is away from the files; actions.test.mjs "
        "offers to undo it, test_undo_and_redo_say_what_they_do presses the button"
    )
    def test_reverting_goes_back_in_everything_and_one_undo_takes_it_back(self):
        _, one, two = self.two()
        before = self.rectangles(one)
        self.press(one, "count-100")
        set_parameter(one, "minimumLineSpacing", 30)
        one.evaluate("() => window.tessera.session.act('layout', { to: 'List' })")
        for page in (one, two):
            self.wait_items(page, 100)
            wait(page, "() => window.tessera.session.history?.edits === 3 && window.tessera.idle()")
        away = self.rectangles(one)
        one.click(".top .edits button")
        for page in (one, two):
            self.wait_items(page, FILE_ITEMS)
            wait(page, "() => window.tessera.session.history?.edits === 0 && window.tessera.idle()")
            self.assertTrue(page.is_hidden(".top .edits"), "nothing is away from the files")
            values = page.evaluate("() => window.tessera.session.values.minimumLineSpacing")
            self.assertNotEqual(values, 30)
            self.assertEqual(before, self.rectangles(page))
        one.click(".toast button >> text=Undo")
        for page in (one, two):
            self.wait_items(page, 100)
            wait(page, "() => window.tessera.session.history?.edits === 3 && window.tessera.idle()")
            self.assertEqual(away, self.rectangles(page))

    @thorough("StageEditTests: what was set and put back by hand counts as in the files")
    def test_what_is_set_back_by_hand_is_no_edit_any_more(self):
        _, one, two = self.two()
        edits = "(count) => window.tessera.session.history?.edits === count && window.tessera.idle()"
        own = one.evaluate("() => window.tessera.session.values.minimumLineSpacing")
        set_parameter(one, "minimumLineSpacing", 30)
        for page in (one, two):
            wait(page, edits, 1)
            self.assertEqual(page.inner_text(".top .edits .words"), "1 edit")
        set_parameter(two, "minimumLineSpacing", own)
        for page in (one, two):
            wait(page, edits, 0)
            self.assertTrue(page.is_hidden(".top .edits"))
        one.keyboard.press("Control+z")
        wait(two, edits, 1)
        self.assertEqual(two.evaluate("() => window.tessera.session.values.minimumLineSpacing"), 30)

    def test_forgetting_the_model_shows_the_error_and_changes_nothing(self):
        _, one, two = self.two()
        before = self.rectangles(one)
        self.press(one, "forgetModel")
        one.wait_for_selector(".error-banner:not([hidden])")
        message = one.inner_text(".error-banner .message")
        self.assertIn("Invalid", message)
        self.assertRegex(message, r"number of items .* section")
        self.assertEqual(before, self.rectangles(one))
        self.assertEqual(one.evaluate("() => window.tessera.session.stage.items"), FILE_ITEMS)
        one.click('.error-banner button[title="Close"]')
        self.assertTrue(one.is_hidden(".error-banner"))
        self.press(one, "insert")
        for page in (one, two):
            self.wait_items(page, FILE_ITEMS + 1)

    def test_the_log_tells_the_order_of_a_layout_pass(self):
        server = self.serve()
        page = self.page(server)
        self.open_panel(page, "log")
        page.wait_for_function("() => document.querySelector('.log-list[data-empty]') !== null")
        page.evaluate(
            "() => window.tessera.session.act('invoke', { action: 'invalidateLayout' })"
        )
        wait(page, "() => window.tessera.session.events.length > 2")
        idle(page)
        texts = page.evaluate(
            """() => window.tessera.session.events
              .filter((event) => event.kind === 'layout').map((event) => event.text)"""
        )
        order = [self.first(texts, word) for word in ("prepare", "ontentSize", "ForElements")]
        self.assertEqual(order, sorted(order), texts)
        page.wait_for_selector('.log-row[data-kind="layout"]')
        page.click('.kind[data-kind="layout"]')
        page.wait_for_selector('.log-row[data-kind="layout"]', state="detached")
        self.assertNotEqual(page.inner_text('[data-counter="prepares"]'), "–")

    def first(self, texts, word):
        found = [index for index, text in enumerate(texts) if re.search(word, text)]
        self.assertTrue(found, f"{word} in {texts}")
        return found[0]

    def test_a_refused_edit_names_its_field(self):
        server = self.serve()
        page = self.page(server)
        page.evaluate(
            """() => window.tessera.actions.edit('insert', { type: 'insert', count: 0, seed: 1 })"""
        )
        toast = page.wait_for_selector(".toast.trouble")
        self.assertIn("count", toast.inner_text())
        self.assertEqual(page.evaluate("() => window.tessera.session.stage.items"), FILE_ITEMS)

    @thorough(
        "StageEditTests do it to the data, test_sections_are_chosen_renamed_moved_and_deleted_by_keys asks for it"
        " by keys"
    )
    def test_sections_are_added_renamed_moved_and_deleted(self):
        _, one, two = self.two()
        named = "(wanted) => JSON.stringify(window.tessera.session.outline.list.map((s) => [s.title, s.items])) === wanted"
        self.press(one, "insertSection")
        wait(two, "() => window.tessera.session.outline.list.length === 2")
        one.click(".section-row >> nth=1")
        one.keyboard.press("F2")
        one.keyboard.type("Second")
        one.keyboard.press("Enter")
        for page in (one, two):
            wait(page, named, json.dumps([["Only", FILE_ITEMS], ["Second", 0]], separators=(",", ":")))
        one.focus(".section-list")
        one.keyboard.press("Alt+ArrowUp")
        wait(two, "() => window.tessera.session.outline.list[0].title === 'Second'")
        # The button is there for seconds only, so the other page notes what it sees.
        two.evaluate('''() => {
          const { session } = window.tessera;
          window.counts = [];
          session.on('change', (topic) => topic === 'outline' && window.counts.push(session.outline.list.length));
        }''')
        one.keyboard.press("Delete")
        one.click(".toast button >> text=Undo")
        wait(two, "() => window.counts.includes(1) && window.tessera.session.outline.list.length === 2")
        self.assert_same_picture(one, two)


if __name__ == "__main__":
    unittest.main()
