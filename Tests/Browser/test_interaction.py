# SPDX-License-Identifier: Apache-2.0
"""Touches, menus and looking inside, over the wire: everybody on the stage sees what one person does.

The board has three columns of 80 × 60 pt; cell 0 covers (10, 10) to (90, 70), cell 1 starts at x = 110.
"""

from support import LiveCase

ITEMS = 120


class InteractionCase(LiveCase):
    gallery = False

    def tap(self, peer, x, y):
        """Puts a finger down and up, and waits until both are acknowledged."""
        for phase in ("began", "ended"):
            point = {"x": x, "y": y}
            seq = peer.command("touch", view=peer.view, phase=phase, point=point, at=0)
            peer.expect("ack", seq=seq)

    def press(self, peer, x, y):
        """Makes a long press and returns the menu."""
        seq = peer.command("press", view=peer.view, point={"x": x, "y": y})
        return peer.expect("menu", seq=seq)

    def choose(self, peer, menu, title):
        """Chooses an entry by its title and waits for the acknowledgement."""
        path = find(menu["items"], title)
        seq = peer.command("choose", view=peer.view, menu=menu["menu"], path=path)
        return peer.expect("ack", seq=seq)

    def test_a_tap_selects_for_everybody(self):
        server = self.serve()
        ada, bob = self.peer(server), self.peer(server)
        ada.open()
        bob.open()
        self.tap(ada, 50, 40)
        chosen = bob.expect("selection", count=1)
        self.assertEqual(chosen["items"], ["cell-0"])

    def test_a_menu_changes_the_data_for_everybody(self):
        server = self.serve()
        ada, bob = self.peer(server), self.peer(server)
        ada.open()
        bob.open()
        menu = self.press(ada, 50, 40)
        self.assertEqual(menu["style"], "context")
        self.choose(ada, menu, "Duplicate")
        self.assertEqual(bob.expect("history", edits=1)["undo"], "Duplicate 1 item")
        self.assertEqual(bob.expect("outline")["list"][0]["items"], ITEMS + 1)

    def test_looking_inside_tells_what_is_there(self):
        server = self.serve()
        ada = self.peer(server)
        ada.open()
        rect = {"x": 0, "y": 0, "width": 120, "height": 40}
        probed = ada.expect("probed", seq=ada.command("probe", view=ada.view, rect=rect))
        self.assertEqual([info["key"] for info in probed["elements"]], ["cell-0", "cell-1"])
        self.assertEqual(probed["total"], 2)
        self.choose(ada, self.press(ada, 50, 40), "Inspect")

    def test_a_menu_that_is_not_open_is_refused(self):
        server = self.serve()
        ada = self.peer(server)
        ada.open()
        seq = ada.command("choose", view=ada.view, menu=9, path=[0])
        self.assertEqual(ada.expect("error", seq=seq)["field"], "menu")

    def test_forgetting_the_model_shows_the_exact_inconsistency(self):
        server = self.serve()
        ada = self.peer(server)
        ada.open()
        ada.command("invoke", view=ada.view, action="forgetModel")
        while True:
            items = ada.expect("diagnostics")["items"]
            if items:
                break
        self.assertIn(f"before the update ({ITEMS})", items[-1]["message"])
        self.assertIn("(1 inserted, 0 deleted)", items[-1]["message"])

    def test_who_watches_is_told_the_calls(self):
        server = self.serve()
        ada = self.peer(server)
        ada.open()
        ada.expect("ack", seq=ada.command("watch", view=ada.view, events=True))
        before = ada.position
        self.tap(ada, 50, 40)
        # The list of calls comes before the acknowledgement for which the tap waited.
        ada.position = before
        texts = []
        while not any("didSelectItemAt" in text for text in texts):
            texts += [event["text"] for event in ada.expect("events")["items"]]
        order = [text for text in texts if "ItemAt" in text and "cellForItemAt" not in text]
        self.assertIn("shouldHighlightItemAt", order[0])
        self.assertIn("didSelectItemAt", order[-1])


def find(entries, title):
    """Returns the path of an entry in a menu, by its title; `None` when there is none."""
    for index, entry in enumerate(entries):
        if entry["title"] == title and not entry.get("children"):
            return [index]
        if rest := find(entry.get("children") or [], title):
            return [index, *rest]
    return None
