# SPDX-License-Identifier: Apache-2.0
"""Recorded answers that are dropped on an app's screen: matched to its requests, run, undone, written beside its source."""

import json
import pathlib
import shutil
import tempfile

from support import LiveCase, drop_files, idle, wait
from thorough import thorough

APPS = pathlib.Path(__file__).resolve().parent.parent / "Apps"
REQUEST = "GET https://api.prints.example.org/v1/prints?page=1&per_page=20"
TITLES = """() => [...window.tessera.session.view.elements.values()].filter(({ category, leaving }) => category === 0 && !leaving)
  .sort((one, other) => one.item - other.item).map(({ content }) => content.title)"""
SHOWS = f"(titles) => window.tessera.idle() && ({TITLES})().join() === titles.join()"
NOTES = """(code) => window.tessera.session.diagnostics.filter((note) => note.code === code).map(({ path }) => path)"""


def prints(*titles):
    """Returns an answer of the app's server, as its source decodes it."""
    return json.dumps([
        {"id": number, "title": title, "likes_count": 3, "user": {"name": "Ada"}} for number, title in enumerate(titles)
    ])


def recording(*entries):
    """Returns a HAR file of requests with the bodies of their answers."""
    return json.dumps({"log": {"entries": [
        {
            "request": {"method": "GET", "url": url},
            "response": {"status": 200, "content": {"mimeType": "application/json", "text": text}},
        }
        for url, text in entries
    ]}})


class AnswerTests(LiveCase):
    def start(self):
        self.folder = pathlib.Path(self.enterContext(tempfile.TemporaryDirectory())) / "Prints"
        shutil.copytree(APPS / "Prints", self.folder)
        server = self.serve([str(self.folder)])
        page = self.page(server, stage="Prints")
        wait(page, "() => window.tessera.session.source?.phase === 'current' && window.tessera.instruments")
        wait(page, f"(request) => ({NOTES})('invented-answer').includes(request)", REQUEST)
        idle(page)
        return page

    def test_answers_are_matched_run_and_undone(self):
        page = self.start()
        invented = page.evaluate(TITLES)
        sheet = page.locator("dialog.answer-sheet")
        # A file that says nothing of its request is the only one for the only request.
        drop_files(page, {"list.json": prints("Harbour", "Pines")})
        self.assertEqual(page.locator("#answer-to-0 option:checked").inner_text(), "list.json")
        self.assertIn("/v1/prints?page=1&per_page=20", sheet.inner_text())
        page.keyboard.press("Escape")
        self.assertEqual((sheet.count(), page.evaluate(TITLES)), (0, invented))
        # A recording names its requests; the one for later is kept, too.
        address = REQUEST.removeprefix("GET ")
        later = ("https://api.prints.example.org/v1/prints/7", '{"id": 7}')
        drop_files(page, {"day.har": recording((address, prints("Harbour", "Pines", "Snow")), later)})
        self.assertIn("Also keep the other entry", sheet.inner_text())
        sheet.get_by_role("button", name="Run the app with them").click()
        wait(page, SHOWS, ["Harbour", "Pines", "Snow"])
        self.assertEqual(sheet.count(), 0)
        self.assertEqual(page.evaluate(NOTES, "recorded-answer"), [REQUEST])
        page.locator(".toast:has-text('2 recorded answers') button:has-text('Undo')").click()
        wait(page, SHOWS, invented)
        page.evaluate("() => window.tessera.actions.redo()")
        wait(page, SHOWS, ["Harbour", "Pines", "Snow"])

    @thorough("AnswersTests keep the texts, SavingTests write files; test_room writes a file from the page")
    def test_answers_are_written_beside_the_source(self):
        page = self.start()
        drop_files(page, {"day.har": recording((REQUEST.removeprefix("GET "), prints("Harbour", "Pines", "Snow")))})
        page.get_by_role("button", name="Run the app with them").click()
        wait(page, SHOWS, ["Harbour", "Pines", "Snow"])
        page.keyboard.press("Control+k")
        page.keyboard.type("save to file")
        page.keyboard.press("Enter")
        page.click(".save-card button:has-text('Write tessera.json')")
        page.wait_for_selector(".toast:has-text('tessera.json written')")
        written = json.loads((self.folder / "tessera.json").read_text())["responses"]
        self.assertIn(REQUEST, written)
        self.assertEqual(json.loads((self.folder / written[REQUEST]).read_text())[2]["title"], "Snow")
        # From now on, the files answer.
        wait(page, "() => window.tessera.session.source?.phase === 'current'")
        wait(page, SHOWS, ["Harbour", "Pines", "Snow"])

    @thorough("answers.test.mjs: what is wrong with a file, and which request it answers")
    def test_what_is_no_answer_is_told_and_changes_nothing(self):
        page = self.start()
        before = page.evaluate(TITLES)
        drop_files(page, {"cut.har": recording(("https://a.b/", "[]"))[:40]})
        page.wait_for_selector(".toast.trouble:has-text('The recording seems to be cut short')")
        drop_files(page, {"a.json": prints("One"), "b.json": prints("Two")})
        # Nobody knows which of the two is meant, so nothing runs until somebody says it.
        self.assertEqual(page.locator("#answer-to-0 option:checked").inner_text(), "As it is now")
        run = page.locator("dialog.answer-sheet footer .primary")
        self.assertTrue(run.is_disabled())
        page.locator("#answer-to-0").select_option(label="b.json")
        self.assertFalse(run.is_disabled())
        page.keyboard.press("Escape")
        self.assertEqual(page.evaluate(TITLES), before)
        # Where there is no app, it is a table.
        self.open(page, "Board")
        drop_files(page, {"a.json": prints("One")})
        page.wait_for_selector("dialog.data-sheet:not(.answer-sheet)")
