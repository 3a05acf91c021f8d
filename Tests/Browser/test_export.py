# SPDX-License-Identifier: Apache-2.0
"""Exports from the page, and recordings: made, dropped, played, also in a page without a server."""

import functools
import http.server
import json
import pathlib
import struct
import tempfile
import threading
import xml.dom.minidom
import zipfile

from chromium import Chromium
from page_scripts import SEEN_BEFORE
from server import page_folder
from support import DESKTOP, LiveCase, drop_files, idle, set_parameter, wait
from thorough import fewer, thorough

READY = "() => window.tessera.instruments.exports.isIdle"
PLAYED = """() => {
  const view = window.tessera.instruments?.recordings.view;
  return view && view.parts.area.visible.map(({ key, shown }) => [key, shown.x, shown.y]);
}"""


class QuietHandler(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        """Says nothing."""


class ExportTests(LiveCase):
    gallery = False

    def start(self):
        page = self.page(self.serve(), accept_downloads=True)
        self.addCleanup(lambda: self.assertEqual(page.problems, []))
        self.folder = pathlib.Path(self.enterContext(tempfile.TemporaryDirectory()))
        return page

    def save(self, page, button):
        """Presses a button and returns the name and the bytes of the file that it saves."""
        with page.expect_download() as waiting:
            page.locator(button).click()
        path = self.folder / "saved"
        waiting.value.save_as(path)
        return waiting.value.suggested_filename, path.read_bytes()

    def export(self, page, kind):
        page.locator(f"input[value={kind}]").check()
        wait(page, READY)
        return self.save(page, ".export-sheet footer .primary")

    def test_stage_is_saved_in_every_form(self):
        page = self.start()
        set_parameter(page, "minimumLineSpacing", 24, animated=False)
        idle(page)
        page.keyboard.press("w")
        page.locator(".export-options input[value='3']").check()
        name, png = self.export(page, "png")
        self.assertEqual(name, "Board@3x.png")
        device = page.evaluate("() => [window.tessera.frame.device.width, window.tessera.frame.device.height]")
        self.assertEqual(list(struct.unpack(">II", png[16:24])), [3 * length for length in device])
        name, svg = self.export(page, "svg")
        texts = xml.dom.minidom.parseString(svg).getElementsByTagName("text")
        shown = page.evaluate("() => window.tessera.area.visible.map(({ content }) => content.title)")
        self.assertEqual(sorted(one.firstChild.data for one in texts), sorted(shown))
        frames = json.loads(self.export(page, "frames")[1])
        # The second line begins after the inset, one item and one line's spacing.
        fourth = next(one for one in frames["elements"] if one["frame"]["y"] > 10)
        self.assertEqual(fourth["frame"]["y"], 10 + 60 + 24)
        name, layout = self.export(page, "layout")
        self.assertEqual((name, json.loads(layout)["parameters"]["minimumLineSpacing"]), ("board.layout.json", 24))
        name, swift = self.export(page, "swift")
        self.assertEqual(name, "board.swift")
        self.assertIn(b"layout.minimumLineSpacing = 24", swift)
        # On the smallest phone, each name is within its own field.
        page.set_viewport_size({"width": 320, "height": 568})
        cut = "() => [...document.querySelectorAll('.export-formats label')].filter((one) => one.scrollWidth > one.clientWidth).length"
        self.assertEqual(page.evaluate(cut), 0)
        # In a small window at 200 %, all names are there, and the picture has the 180 pixels of its own.
        page.set_viewport_size({"width": 320, "height": 256})
        heights = """() => {
          const { scrollHeight, clientHeight } = document.querySelector('.export-formats');
          return [scrollHeight - clientHeight, document.querySelector('.export-preview').offsetHeight];
        }"""
        self.assertEqual(page.evaluate(heights), [0, 180])
        page.keyboard.press("Escape")
        self.assertEqual(page.locator("dialog[open]").count(), 0)

    def test_last_change_is_filmed_as_webm_and_as_pictures(self):
        page = self.start()
        page.keyboard.press("w")
        page.locator("input[value=film]").check()
        self.assertIn("Nothing has moved yet", page.locator(".export-empty").inner_text())
        page.keyboard.press("Escape")
        set_parameter(page, "cv.duration", 0.2, animated=False)
        set_parameter(page, "minimumLineSpacing", 40)
        idle(page)
        page.keyboard.press("w")
        page.locator(".export-options input[value='1']").first.check()
        page.locator(".export-options input[value='30']").check()
        name, film = self.save(page, ".export-sheet footer .primary")
        self.assertEqual((name, film[:4]), ("Board.webm", bytes([0x1A, 0x45, 0xDF, 0xA3])))
        page.locator(".export-options input[value=zip]").check()
        name, _ = self.save(page, ".export-sheet footer .primary")
        # The change takes 0.2 s; the film rests 0.25 s before it and 0.6 s after it: 1.05 s at 30 a second are 31.5.
        with zipfile.ZipFile(self.folder / "saved") as archive:
            self.assertIsNone(archive.testzip())
            self.assertEqual(len(archive.namelist()), 32)

    @thorough(
        "ExportedLayoutTests write every layout as source, export.test.mjs and zip.test.mjs make the film's "
        "pictures"
    )
    def test_what_cannot_be_saved_says_why_and_what_else_there_is(self):
        kind = {"kind": "waterfall", "title": "Board", "data": "board.data.json"}
        page = self.page(self.serve(layout_file=kind), before=lambda one: one.add_init_script("delete window.VideoEncoder"))
        page.keyboard.press("w")
        page.locator("input[value=swift]").check()
        wait(page, READY)
        # UIKit has no waterfall, so the source brings one.
        self.assertIn("private final class WaterfallLayout", page.inner_text(".export-text"))
        # Without the browser's encoder, a film is a folder of pictures, and nobody is asked for more.
        page.locator("input[value=film]").check()
        page.wait_for_selector(".export-options >> text=This browser makes no films")
        page.keyboard.press("Escape")
        set_parameter(page, "cv.duration", 0.2, animated=False)
        set_parameter(page, "columns", 3)
        idle(page)
        page.keyboard.press("w")
        page.locator(".export-options input[value='30']").check()
        with page.expect_download() as waiting:
            page.click(".export-sheet footer .primary")
        self.assertEqual(waiting.value.suggested_filename, "Board film.zip")
        page.keyboard.press("Escape")
        page.keyboard.press("b")
        page.wait_for_selector(".tool-card:has-text('Only compositional layouts and lists have boxes. Choose one')")

    def test_recording_plays_on_any_page_and_without_a_server(self):
        page = self.start()
        page.evaluate("() => window.tessera.instruments.shelf.open('record')")
        wait(page, "() => window.tessera.instruments.record.recorder.bytes > 500")
        # What records is told, and is no person with whom one shares the stage.
        page.wait_for_selector(".people .recorded")
        self.assertEqual([page.locator(one).count() for one in (".person", ".hand-button:visible")], [1, 0])
        set_parameter(page, "minimumLineSpacing", 40, animated=False)
        note = {"step": "add", "pin": {"subject": "item", "id": "cell-1", "title": "1"}, "text": "<b>Tall</b>"}
        page.evaluate("(note) => window.tessera.session.act('comment', note)", note)
        idle(page)
        last = page.evaluate("() => window.tessera.area.visible.map(({ key, shown }) => [key, shown.x, shown.y])")
        # It covers nothing of the device, and goes on when something else is closed.
        page.keyboard.press("y")
        page.keyboard.press("Escape")
        self.assertEqual(page.locator(".tree-row").count(), 0)
        idle(page)
        pill, body = (page.locator(one).bounding_box() for one in (".record-pill", ".device .body"))
        self.assertGreaterEqual(pill["y"], body["y"] + body["height"])
        name, recording = self.save(page, ".record-pill .primary")
        self.assertEqual(name, "Board.tessera")
        self.assertEqual(page.locator(".record-pill").count(), 0)
        handler = functools.partial(QuietHandler, directory=page_folder())
        files = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        threading.Thread(target=files.serve_forever, daemon=True).start()
        self.addCleanup(files.server_close)
        self.addCleanup(files.shutdown)
        alone = self.enterContext(Chromium.get().new_context(viewport=DESKTOP)).new_page()
        alone.add_init_script(f"({SEEN_BEFORE})()")
        alone.goto(f"http://127.0.0.1:{files.server_port}/")
        wait(alone, "() => window.tessera?.instruments && document.body.innerText.includes('Without a server, recordings play')")
        # The page that recorded it plays it with the same parts.
        for player in fewer((page, alone), (alone,)):
            self.check_player(player, recording, last)

    def check_player(self, page, recording, last):
        """A cut recording says so, a whole one ends with the last picture, and Escape closes it."""
        for cut, words in ((40, "ends before it says"), (len(recording) - 3, "cut short")):
            drop_files(page, {"cut.tessera": recording[:cut]})
            wait(page, "(words) => document.body.innerText.includes(words)", words)
        drop_files(page, {"whole.tessera": recording})
        wait(page, f"() => ({PLAYED})()?.length > 0 && document.querySelectorAll('.player').length === 1")
        page.keyboard.press("End")
        wait(page, f"(last) => JSON.stringify(({PLAYED})()) === JSON.stringify(last)", last)
        # A comment of the recording is on its element and in the column beside the device.
        page.click(".player .comment-mark")
        self.assertEqual(page.inner_text(".player-comments .comment-text"), "<b>Tall</b>")
        self.assertEqual(page.evaluate("() => document.activeElement.dataset.comment"), "1")
        page.keyboard.press("Home")
        wait(page, "() => document.querySelector('.player-comments[hidden]') !== null")
        page.keyboard.press("Escape")
        wait(page, "() => document.querySelector('.player') === null")
