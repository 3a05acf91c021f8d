# SPDX-License-Identifier: Apache-2.0
"""The inspector's panels; the test itself answers their requests in place of the stage."""

import json
import unittest

from support import LiveCase, idle, until, wait
from thorough import thorough

ASKED = {"edit", "undo", "redo", "select", "invoke", "inspect", "watch"}


class PlayedStage:
    """Stands between page and server: records the requests of panels, and lets the test answer them."""

    def __init__(self, page):
        self.begin()
        page.route_web_socket("**/ws", self.connect)

    def begin(self):
        """Another test begins: nothing was asked, and everything is answered."""
        self.asked = []
        self.is_answering = True
        self.refusal = None
        self.info = None

    def connect(self, socket):
        self.socket = socket
        upstream = socket.connect_to_server()

        def to_server(message):
            told = json.loads(message) if isinstance(message, str) else {}
            if told.get("kind") in ASKED:
                self.take(told)
            else:
                upstream.send(message)

        def to_page(message):
            if isinstance(message, str) and json.loads(message).get("kind") == "opened":
                self.opened = json.loads(message)
            socket.send(message)

        socket.on_message(to_server)
        upstream.on_message(to_page)

    def take(self, told):
        self.asked.append(told)
        if self.is_answering:
            self.answer(told)

    def answer(self, told):
        seq = told["seq"]
        if self.refusal:
            self.say("error", seq=seq, **self.refusal)
            return
        if told["kind"] == "inspect":
            self.say("inspected", seq=seq, view=told["view"], info=self.info)
        self.say("ack", seq=seq)

    def say(self, kind, **members):
        self.socket.send(json.dumps({"kind": kind, **members}))

    def tell(self, kind, **members):
        """Sends the page a message of the stage."""
        self.say(kind, stage=self.opened["stage"], **members)

    def of(self, kind):
        return [told for told in self.asked if told["kind"] == kind]

    def ops(self):
        return [told["op"] for told in self.of("edit")]


class PanelTests(LiveCase):
    shares_pages = True
    # What the test answers in place of the stage, the stage does not take back.
    loads_again = True
    gallery = False

    def prepare(self, page):
        page.played = PlayedStage(page)

    def start(self, **options):
        page = self.page(self.serve(), **options)
        page.played.begin()
        return page, page.played

    def open_panel(self, page, name):
        page.click(f"#tab-{name}")

    def press(self, page, action):
        page.click(f'.tab-panel:not([hidden]) [data-action="{action}"]:not(:disabled)')

    def outline(self, played, *titles):
        sections = [{"id": f"s{n}", "title": title, "items": n} for n, title in enumerate(titles)]
        played.tell("outline", sections=len(sections), list=sections)

    @thorough("actions.test.mjs: an edit goes out once until it is answered")
    def test_an_edit_goes_out_once_until_it_is_answered(self):
        page, played = self.start()
        self.open_panel(page, "data")
        played.is_answering = False
        self.press(page, "insert")
        page.wait_for_selector('[data-action="insert"][data-pending]')
        page.click('[data-action="insert"]')
        page.evaluate("() => 0")
        self.assertEqual(len(played.of("edit")), 1)
        played.is_answering = True
        played.answer(played.of("edit")[0])
        page.wait_for_selector('[data-action="insert"]:not([data-pending])')
        self.press(page, "insert")
        idle(page)
        self.assertEqual(len(played.of("edit")), 2)
        first, second = played.ops()
        self.assertEqual((first["type"], first["count"]), ("insert", 1))
        self.assertNotEqual(first["seed"], second["seed"])

    def test_a_refusal_names_its_field_once(self):
        page, played = self.start()
        self.open_panel(page, "data")
        played.refusal = {"code": "out-of-range", "field": "op.count", "message": "is 0"}
        self.press(page, "insert")
        page.wait_for_selector(".toast.trouble")
        self.assertEqual(page.locator(".toast").all_inner_texts(), ["op.count: is 0."])

    def test_undo_and_redo_say_what_they_do(self):
        page, played = self.start()
        self.assertTrue(page.is_disabled('[data-step="undo"]'))
        self.assertTrue(page.is_hidden(".top .edits"))
        played.tell("history", undo="Insert 3 items", redo=None, edits=2)
        page.wait_for_selector('[data-step="undo"][aria-label="Undo Insert 3 items"]:not(:disabled)')
        self.assertTrue(page.is_disabled('[data-step="redo"]'))
        self.assertEqual(page.inner_text(".top .edits .words"), "2 edits")
        page.click('[data-step="undo"]')
        idle(page)
        # A step that was asked for while another one is on its way is taken if the stage has one then.
        played.tell("history", undo="Insert 2 items", redo="Insert 3 items", edits=1)
        page.wait_for_selector('[data-step="redo"]:not(:disabled)')
        page.keyboard.press("Control+z")
        page.keyboard.press("Control+Shift+z")
        # What the keys ask for is on its way.
        until(lambda: [told["kind"] for told in played.asked if told["kind"] in ("undo", "redo")] == ["undo", "undo", "redo"])
        page.click(".top .edits button")
        page.click(".toast button >> text=Undo")
        self.assertEqual(played.ops(), [{"type": "revert"}])

    def test_sections_are_chosen_renamed_moved_and_deleted_by_keys(self):
        page, played = self.start()
        self.open_panel(page, "data")
        self.outline(played, "A", "B", "C")
        page.wait_for_selector(".section-row >> nth=2")
        page.focus(".section-list")
        page.keyboard.press("ArrowDown")
        page.keyboard.press("ArrowDown")
        page.wait_for_selector('.section-row[aria-selected="true"] >> text=B')
        page.keyboard.press("F2")
        page.keyboard.type("Beta")
        page.keyboard.press("Enter")
        page.keyboard.press("Alt+ArrowUp")
        page.keyboard.press("Delete")
        page.wait_for_selector(".toast >> text=Deleted B")
        self.assertEqual(
            played.ops(),
            [
                {"type": "updateSection", "section": "s1", "title": "Beta"},
                {"type": "moveSection", "section": "s1", "to": 0},
                {"type": "deleteSection", "section": "s1"},
            ],
        )

    @thorough(
        "edits.test.mjs: a drop goes into the nearest gap between rows, and a row that is dropped counts itself "
        "away"
    )
    def test_a_section_row_is_dragged_to_another_place(self):
        page, played = self.start()
        self.open_panel(page, "data")
        self.outline(played, "A", "B", "C")
        row = page.locator(".section-row", has_text="A").bounding_box()
        middle = row["x"] + row["width"] / 2, row["y"] + row["height"] / 2
        page.mouse.move(*middle)
        page.mouse.down()
        page.mouse.move(middle[0], middle[1] + row["height"])
        page.mouse.move(middle[0], middle[1] + 2 * row["height"])
        page.wait_for_selector(".drop-line:not([hidden])")
        page.mouse.up()
        idle(page)
        self.assertEqual(played.ops(), [{"type": "moveSection", "section": "s0", "to": 2}])

    def test_an_element_is_told_and_its_item_changed(self):
        page, played = self.start()
        played.info = {
            "category": "cell", "kind": "", "indexPath": [0, 3], "key": "cell-3",
            "reuseIdentifier": "tile", "viewClass": "TileCell", "attributesClass": "Custom",
            "slot": 4, "measured": True, "values": [{"name": "depth", "value": "0.25"}],
            "item": {"id": "cell-3", "title": "3", "subtitle": "", "width": 80, "image": ""},
        }
        page.evaluate(
            """() => {
              const { inspector, session } = window.tessera;
              const elements = [...session.view.elements.values()];
              inspector.select(elements.find(({ key }) => key === 'cell-3'));
            }"""
        )
        page.click(".selected-strip")
        page.wait_for_selector("#item-title")
        panel = page.inner_text("#panel-element")
        for words in ("cell-3", "TileCell", "no. 4 of its queue", "depth", "0.25"):
            self.assertIn(words, panel)
        page.fill("#item-title", "Kyoto")
        page.keyboard.press("Enter")
        page.fill('[aria-label="height of the item"]', "40+8")
        page.keyboard.press("Enter")
        idle(page)
        self.assertEqual(
            played.ops(),
            [
                {"type": "update", "item": "cell-3", "title": "Kyoto"},
                {"type": "update", "item": "cell-3", "height": 48},
            ],
        )

    def events(self, played, numbers, dropped=0):
        kinds = ("layout", "data")
        items = [{"n": n, "kind": kinds[n % 2], "text": f"call {n}"} for n in numbers]
        counters = {"prepares": 7, "cellRequests": 1234}
        view = played.opened["view"]
        played.say("events", view=view, dropped=dropped, items=items, counters=counters)

    def test_the_log_follows_filters_stops_and_clears(self):
        page, played = self.start()
        self.open_panel(page, "log")
        idle(page)
        self.assertEqual([told["events"] for told in played.of("watch")], [True])
        self.events(played, range(1, 201), dropped=5)
        page.wait_for_selector(".log-row >> text=call 200")
        self.assertEqual(page.inner_text(".log-note"), "200 events · 5 not kept")
        self.assertEqual(page.inner_text('[data-counter="cellRequests"]'), "1,234")
        self.assertLess(page.locator(".log-row").count(), 100)
        page.evaluate("() => { document.querySelector('.log-list').scrollTop = 0; }")
        page.wait_for_selector(".log-row >> text=/^1call 1$|^call 1/")
        self.events(played, range(201, 203))
        page.click(".log-jump")
        page.wait_for_selector(".log-row >> text=call 202")
        page.click('.kind[data-kind="data"]')
        page.wait_for_selector('.log-row[data-kind="data"]', state="detached")
        self.assertEqual(page.inner_text(".log-note"), "101 events · 5 not kept")
        page.click('[aria-label="Pause the log"]')
        self.events(played, [204])
        wait(page, "() => window.tessera.session.events.at(-1).n === 204")
        page.click('[aria-label="Clear"]')
        page.wait_for_selector(".log-row", state="detached")
        page.click('[aria-label="Continue the log"]')
        page.wait_for_selector(".log-row >> text=call 204")
        self.open_panel(page, "layout")
        idle(page)
        self.assertEqual([told["events"] for told in played.of("watch")], [True, False])

    @thorough("test_forgetting_the_model_shows_the_error_and_changes_nothing puts such an error away")
    def test_a_raised_error_stands_over_the_stage_until_put_away(self):
        page, played = self.start()
        message = "Invalid update: invalid number of items in section 0."
        item = {"severity": "error", "code": "inconsistent", "message": message}
        played.tell("diagnostics", items=[item])
        page.wait_for_selector(f".error-banner >> text={message}")
        page.click('.error-banner button[title="Close"]')
        self.assertTrue(page.is_hidden(".error-banner"))
        played.tell("diagnostics", items=[])
        played.tell("diagnostics", items=[item])
        page.wait_for_selector(f".error-banner >> text={message}")

    def test_many_notes_are_folded_below_what_is_wrong(self):
        page, played = self.start()
        notes = [{"severity": "note", "code": "stand-in", "message": f"Note {number}.", "file": "a/b.swift", "line": number}
                 for number in range(1, 6)]
        warning = {"severity": "warning", "code": "table", "message": "A warning."}
        played.tell("diagnostics", items=[*notes[:3], warning])
        wait(page, "() => document.querySelectorAll('.problem').length === 4")
        self.assertEqual(page.locator(".notes").count(), 0)
        self.assertIn("A warning.", page.locator(".problem").first.inner_text())
        played.tell("diagnostics", items=[*notes, warning])
        summary = page.locator(".notes summary")
        summary.wait_for()
        self.assertEqual(summary.inner_text(), "5 notes")
        self.assertEqual(page.locator(".problem:visible").count(), 1)
        summary.click()
        self.assertEqual(page.locator(".problem:visible").count(), 6)
        self.assertEqual(page.locator(".problem .place").first.inner_text(), "a/b.swift:1")
        # They stay unfolded when others come.
        played.tell("diagnostics", items=notes[:4])
        wait(page, "() => document.querySelector('.notes summary').innerText === '4 notes'")
        self.assertEqual(page.locator(".problem:visible").count(), 4)

    def test_the_panel_that_was_open_is_open_again(self):
        page, _ = self.start()
        page.focus("#tab-layout")
        page.keyboard.press("ArrowRight")
        page.keyboard.press("ArrowRight")
        self.assertEqual(page.get_attribute("#tab-data", "aria-selected"), "true")
        page.reload()
        wait(page, "() => window.tessera?.session?.stage !== null")
        idle(page)
        self.assertEqual(page.get_attribute("#tab-data", "aria-selected"), "true")
        self.assertTrue(page.is_visible("#panel-data"))


if __name__ == "__main__":
    unittest.main()
