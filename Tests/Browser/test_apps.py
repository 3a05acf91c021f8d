# SPDX-License-Identifier: Apache-2.0
"""Whole apps of Tests/Apps, as their delegates start them: bars, items, texts, and where a tap leads.

Numbers follow from the apps' source on a page of 390 × 844 points without a status bar. Compiling takes most of the
time, so two apps are tried by default, and all of them with APPS=all (`make test-apps`).
"""

import os
import pathlib
import unittest

from server import Server
from support import LiveCase, idle, wait
from thorough import thorough

APPS = pathlib.Path(__file__).resolve().parent.parent / "Apps"
EXAMPLES = APPS.parent.parent / "Examples/Apps"
WORDS = """() => JSON.stringify(window.tessera.session.screen)"""
SHOWN = "() => window.tessera.session.source?.phase === 'current' && window.tessera.session.screen !== null"
SCREEN = """() => {
  const { screen, view } = window.tessera.session;
  const cells = [...view.elements.values()].filter((e) => e.category === 0);
  cells.sort((a, b) => a.section - b.section || a.item - b.item);
  return {
    top: screen.place ? screen.insets.top : null,
    place: screen.place ? [screen.place.x, screen.place.y, screen.place.width] : null,
    first: cells.slice(0, 2).map((e) => [e.x, e.y, e.width, e.height]),
    texts: cells.slice(0, 2).map((e) => e.content?.title ?? ''),
    canGoBack: Boolean(screen.canGoBack),
    cells: cells.length,
    painted: cells.some((e) => e.content?.figure?.steps),
  };
}"""
CONTROL = """(label) => {
  const { x, y, width, height } = window.tessera.session.screen.controls.find((one) => one.label === label);
  const box = document.querySelector('#canvas-content').getBoundingClientRect();
  return [box.left + x + width / 2, box.top + y + height / 2];
}"""


class AppTests(LiveCase):
    gallery = False

    def open_app(self, name, folder=APPS):
        """Opens an app on a phone-sized page."""
        # The pictures by address are those of the gallery.
        server = Server([str(folder / name)])
        self.enterContext(server)
        page = self.page(server, stage=name, viewport={"width": 390, "height": 844})
        wait(page, SHOWN)
        idle(page)
        return page

    def shows(self, page, **expected):
        """Checks what the page shows; lengths to a hundredth of a point."""
        found = page.evaluate(SCREEN)
        for name, value in expected.items():
            if name in ("first", "place") and value is not None:
                flat = [value] if name == "place" else value
                seen = [found[name]] if name == "place" else found[name]
                for one, other in zip(flat, seen[: len(flat)], strict=True):
                    for wanted, length in zip(one, other, strict=True):
                        self.assertAlmostEqual(wanted, length, delta=0.02, msg=f"{name}: {found}")
            else:
                self.assertEqual(found[name], value, f"{name}: {found}")

    def tap(self, page, where):
        """Taps a control by its name, or a point."""
        page.mouse.click(*(page.evaluate(CONTROL, where) if isinstance(where, str) else where))
        idle(page)

    @thorough("test_a_tab_shows_its_lockers taps in an app; this one is an example, made of parts that Swift tests check")
    def test_a_photograph_of_the_wall_leads_to_its_picture_and_back(self):
        page = self.open_app("PhotoWall", EXAMPLES)
        # Three in a line of 390, with half a gap of 1 around each.
        self.shows(page, first=[(1, 1, 128, 128), (131, 1, 128, 128)], canGoBack=False)
        # Below a bar of 44 and a large title of 52, the first line has the second picture in its middle.
        page.mouse.click(195, 160)
        wait(page, f"() => ({SCREEN})().canGoBack")
        idle(page)
        words = page.evaluate(WORDS)
        self.assertIn("By Stéfan van der Walt", words)
        self.assertIn("720 × 479 pixels", words)
        page.keyboard.press("Escape")
        wait(page, f"() => !({SCREEN})().canGoBack && ({SCREEN})().cells > 15")
        self.assertEqual(page.problems, [])

    @thorough(
        "test_answers shows the same app, also with other answers, and test_an_app_runs_on_its_screen pushes a "
        "screen"
    )
    def test_prints_come_from_an_api_that_nobody_asks(self):
        page = self.open_app("Prints")
        # Two columns with gaps of 8 points; cells are three quarters of their width and 40 points high.
        self.shows(
            page, top=44, first=[[8, 8, 183, 177.25], [199, 8, 183, 177.25]], painted=True, canGoBack=False
        )
        self.tap(page, (100, 150))
        wait(page, "() => window.tessera.session.screen?.canGoBack === true")
        self.shows(page, cells=0, place=None)
        self.assertEqual(page.problems, [])

    def test_a_tab_shows_its_lockers(self):
        page = self.open_app("Lockers")
        self.shows(page, cells=0, place=None, canGoBack=False)
        self.tap(page, "Lockers")
        wait(page, "() => window.tessera.session.view.elements.size === 12")
        # Four columns of a quarter of 390 - 24 points, 91 on a screen with one pixel a point, less 4 at each side.
        self.shows(page, first=[[4, 4, 83, 83], [95, 4, 83, 83]])

    @unittest.skipUnless(os.environ.get("APPS") == "all", "only with APPS=all")
    def test_the_other_apps(self):
        for name, expected in {
            "Supper": {"cells": 3, "first": [[20, 0, 350, 320], [20, 344, 350, 320]], "painted": True},
            # The greeting takes 52 points; two columns within 12 points, less 4 points around each.
            "Tunes": {"first": [[16, 56, 175, 56], [199, 56, 175, 56]], "top": 0},
            # The buttons take 80 points.
            "Posters": {"place": [0, 80, 390], "first": [[4, 10, 187, 300], [199, 10, 187, 300]]},
            # The bar takes 44 points, and the days as much.
            "Strips": {"place": [0, 88, 390], "painted": True},
            # A bar of 44 points and a search bar of 52.
            "Seeker": {"top": 96, "canGoBack": False},
            # Shelves of covers with gaps of 12 points, below a bar.
            "Covers": {"top": 44, "first": [[16, 8, 120, 180], [148, 8, 120, 180]]},
            # Frames of 320 points with the standard gap of 10.
            "Frames": {"top": 44, "first": [[0, 0, 390, 320], [0, 330, 390, 320]]},
            "Headlines": {"first": [[0, 0, 390, 220]]},
            # A bar of 44 points with a large title of 52; the outline is open.
            "Outline": {"top": 96, "texts": ["Sea", "Waves"]},
            # A wide card, and below it thirds of the width.
            "Purse": {"first": [[0, 0, 390, 140], [0, 140, 130, 90]]},
            # Banners of 0.9 × 390 points below a header of 40. Their section rests at −(390 − 351) / 2, so that the
            # first one is in the middle; frames are told without that.
            "Studio": {"first": [[0, 40, 351, 160], [351, 40, 351, 160]]},
        }.items():
            with self.subTest(name):
                self.shows(self.open_app(name), **expected)
