# SPDX-License-Identifier: Apache-2.0
"""Several people on one stage: everybody has the same picture in the end."""

import unittest

from server import board, layout
from support import LiveCase, idle, set_parameter, until, wait, wait_value
from thorough import thorough

DELTA = 0x02


class TogetherTests(LiveCase):
    shares_pages = True
    gallery = False

    def sizes(self, page):
        """Returns the sizes of the cells."""
        return {(row[5], row[6]) for row in self.rectangles(page) if row[0] == 0}

    @thorough("test_two_hands_on_one_number sets a number on two pages; test_edit compares the pictures of two pages")
    def test_both_pages_follow_one_edit_of_a_parameter(self):
        server = self.serve()
        one, two = self.page(server), self.page(server)
        self.assert_same_picture(one, two)
        before = self.rectangles(one)
        set_parameter(one, "minimumLineSpacing", 30)
        for page in (one, two):
            wait_value(page, "minimumLineSpacing", 30)
        self.assertNotEqual(before, self.rectangles(one))
        self.assert_same_picture(one, two)
        self.assertEqual(one.problems + two.problems, [])

    @thorough(
        "StageFilesTests; test_a_file_wins_over_an_earlier_edit_of_the_same_parameter saves a layout, "
        "test_both_pages_follow_a_saved_data_file_and_keep_identities has two pages"
    )
    def test_both_pages_follow_a_saved_layout_file(self):
        server = self.serve()
        one, two = self.page(server), self.page(server)
        server.save(server.layout_path, layout(itemSize={"width": 120, "height": 50}))
        for page in (one, two):
            wait_value(page, "itemSize", {"width": 120, "height": 50})
            until(lambda: self.sizes(page) == {(120, 50)})
        self.assert_same_picture(one, two)

    def test_both_pages_follow_a_saved_data_file_and_keep_identities(self):
        server = self.serve()
        one, two = self.page(server), self.page(server)
        ids = "() => [...window.tessera.session.view.elements.values()].map((e) => [e.key, e.id])"
        before = dict(map(tuple, one.evaluate(ids)))
        data = board()
        first, second, *rest = data["sections"][0]["items"]
        data["sections"][0]["items"] = [second, first, *rest]
        server.save(server.data_path, data)
        has_moved = """() => window.tessera.idle() &&
          [...window.tessera.session.view.elements.values()]
            .some((e) => e.key.includes('cell-1') && e.item === 0)"""
        for page in (one, two):
            wait(page, has_moved)
        after = dict(map(tuple, one.evaluate(ids)))
        swapped = [key for key in before if key.endswith(("cell-0", "cell-1"))]
        self.assertEqual(len(swapped), 2)
        for key in swapped:
            self.assertEqual(before[key], after[key])
        self.assert_same_picture(one, two)

    def test_a_file_wins_over_an_earlier_edit_of_the_same_parameter(self):
        server = self.serve()
        page = self.page(server)
        set_parameter(page, "minimumLineSpacing", 30)
        wait_value(page, "minimumLineSpacing", 30)
        server.save(server.layout_path, layout(minimumLineSpacing=4))
        wait_value(page, "minimumLineSpacing", 4)

    def test_a_dropped_delta_leads_to_a_resync(self):
        server = self.serve()
        dropped, resyncs = [], []

        def lose_one_delta(page):
            def connect(socket):
                upstream = socket.connect_to_server()

                def to_server(message):
                    if isinstance(message, str) and '"resync"' in message:
                        resyncs.append(message)
                    upstream.send(message)

                def to_page(message):
                    is_delta = isinstance(message, bytes) and message[0] == DELTA
                    if is_delta and page.may_drop and not dropped:
                        dropped.append(message)
                    else:
                        socket.send(message)

                socket.on_message(to_server)
                upstream.on_message(to_page)

            page.may_drop = False
            page.route_web_socket("**/ws", connect)

        one, two = self.page(server), self.page(server, before=lose_one_delta)
        two.may_drop = True
        set_parameter(one, "minimumLineSpacing", 20)
        wait(two, "() => window.tessera.session.values.minimumLineSpacing === 20")
        set_parameter(one, "minimumInteritemSpacing", 25)
        for page in (one, two):
            wait_value(page, "minimumInteritemSpacing", 25)
        self.assert_same_picture(one, two)
        self.assertEqual(len(dropped), 1)
        self.assertGreaterEqual(len(resyncs), 1)

    def test_two_hands_on_one_number(self):
        server = self.serve()
        one, two = self.page(server), self.page(server)
        begin = "() => window.tessera.session.setParameter('minimumLineSpacing', 12, 'begin', false)"
        one.evaluate(begin)
        idle(one)
        set_parameter(two, "minimumLineSpacing", 30)
        wait_value(two, "minimumLineSpacing", 30)
        shown = "() => window.tessera.session.values.minimumLineSpacing"
        one.wait_for_selector(".row.number .hand-tag")
        name = two.evaluate("() => window.tessera.session.presence.find((one) => "
                            "one.client === window.tessera.session.client).name")
        # The server tells names a little later than values, if at all.
        wait(one, "(name) => document.querySelector('.hand-tag').textContent === name", name)
        self.assertEqual(one.evaluate(shown), 12, "the hand on the control wins on its own screen")
        one.evaluate(begin.replace("12, 'begin'", "16, 'end'"))
        for page in (one, two):
            wait_value(page, "minimumLineSpacing", 16)
        one.wait_for_selector(".hand-tag", state="detached")
        self.assertEqual(one.problems + two.problems, [])

    def test_presence_counts_the_people(self):
        # Pages that earlier tests have used are on a server of their own.
        server = self.serve(own=True)
        page, other = self.page(server), self.peer(server)
        other.open()
        wait(page, "() => window.tessera.session.presence.length === 2")
        # Somebody who goes to an avatar by keys stays there while the stage changes.
        page.focus(".person:nth-child(2)")
        other.set_and_wait("minimumLineSpacing", 30)
        wait_value(page, "minimumLineSpacing", 30)
        idle(page)
        self.assertTrue(page.evaluate("() => document.activeElement.matches('.person:nth-child(2)')"))
        other.socket.close()
        wait(page, "() => window.tessera.session.presence.length === 1")
        idle(page)


if __name__ == "__main__":
    unittest.main()
