# SPDX-License-Identifier: Apache-2.0
"""Bad files: the error names the field and its bound, and the last good version stays visible."""

import json
import unittest

from server import board, layout
from support import LiveCase, wait_value
from wire import VIEWPORT

MILLION = 1_000_000


class BadFileTests(LiveCase):
    gallery = False

    def setUp(self):
        self.server = self.serve()
        self.peer_one = self.peer(self.server)
        self.peer_one.open()

    def complaint(self, *words, severity="error"):
        """Waits for a diagnostic whose text and place contain the words."""
        for _ in range(20):
            items = self.peer_one.expect("diagnostics")["items"]
            for item in items:
                said = json.dumps(item, ensure_ascii=False)
                if item["severity"] == severity and all(word in said for word in words):
                    return item
        raise AssertionError(f"no complaint about {words}")

    def assert_still_working(self):
        """Checks that the stage still shows the last good version, also to a new client."""
        self.peer_one.set_and_wait("minimumLineSpacing", 21)
        late = self.peer(self.server, name="late")
        late.open()
        self.assertIsNone(self.peer_one.closed_with)

    def assert_recovers(self):
        """Checks that a good file removes the error."""
        self.server.save(self.server.data_path, board(rows=41))
        while self.peer_one.expect("diagnostics")["items"]:
            pass

    def save_items(self, *items):
        data = {"sections": [{"id": "s", "title": "S", "items": list(items)}]}
        self.server.save(self.server.data_path, data)

    def test_json_that_breaks_off(self):
        self.server.save(self.server.data_path, '{\n  "sections": [\n    {"id": "a",, }\n  ]\n}\n')
        item = self.complaint("board.data.json")
        self.assertEqual(item["line"], 3)
        self.assertEqual(item["column"], 16)
        self.assert_still_working()
        self.assert_recovers()

    def test_ids_that_occur_twice(self):
        self.save_items({"id": "a"}, {"id": "b"}, {"id": "a"})
        item = self.complaint("duplicate")
        self.assertIn("items[2]", item["path"])
        self.assert_still_working()
        self.assert_recovers()

    def test_sizes_below_nothing(self):
        self.save_items({"id": "a", "width": 10, "height": 10}, {"id": "b", "width": -4, "height": 10})
        item = self.complaint("items[1].width", "0", "-4")
        self.assertEqual(item["code"], "out-of-range")
        self.assert_still_working()

    def test_sizes_beyond_the_bound(self):
        self.save_items({"id": "a", "width": 1e12, "height": 10})
        self.complaint("items[0].width", "100000")
        self.assert_still_working()

    def test_a_million_sections(self):
        self.server.save(self.server.data_path, '{"sections":[' + ",".join(["{}"] * MILLION) + "]}")
        self.complaint("sections", "100000")
        self.assert_still_working()

    def test_text_that_is_too_long(self):
        self.save_items({"id": "a", "title": "x" * 5000})
        self.complaint("title", "4096")
        self.assert_still_working()

    def test_a_member_of_the_wrong_type(self):
        self.save_items({"id": "a", "width": "wide", "height": 3})
        self.complaint("items[0].width")
        self.assert_still_working()

    def test_a_layout_with_an_unknown_kind_or_parameter(self):
        self.server.save(self.server.layout_path, layout() | {"kind": "spiral"})
        self.complaint("kind", "spiral")
        self.server.save(self.server.layout_path, layout(lineSpacing=3))
        self.complaint("parameters.lineSpacing", severity="warning")
        self.server.save(self.server.layout_path, layout(minimumLineSpacing=1e6))
        self.complaint("minimumLineSpacing", "200")
        self.assert_still_working()

    def test_a_file_that_vanishes_and_comes_back(self):
        content = self.server.data_path.read_text()
        self.server.data_path.unlink()
        self.complaint("board.data.json", severity="warning")
        self.assert_still_working()
        self.server.save(self.server.data_path, content)
        while self.peer_one.expect("diagnostics")["items"]:
            pass

    def test_the_page_shows_the_complaint_and_keeps_the_picture(self):
        page = self.page(self.server)
        before = self.rectangles(page)
        self.server.save(self.server.data_path, "{ nonsense")
        page.wait_for_function("() => window.tessera.session.diagnostics.length > 0")
        self.assertEqual(self.rectangles(page), before)
        page.get_by_text("board.data.json").first.wait_for()
        self.server.save(self.server.data_path, board())
        page.wait_for_function("() => window.tessera.session.diagnostics.length === 0")

    def test_a_view_opened_while_the_file_is_bad_gets_the_last_good_picture(self):
        self.server.save(self.server.data_path, "{")
        self.complaint("board.data.json")
        late = self.peer(self.server, name="late")
        late.open(viewport=VIEWPORT | {"width": 400})
        self.assertGreater(len(late.deltas[0]), 200)


if __name__ == "__main__":
    unittest.main()
