# SPDX-License-Identifier: Apache-2.0
"""Tables that are dropped on the page, and tables that the command line names."""

import base64
import http.server
import pathlib
import tempfile
import threading

from server import Server
from support import LiveCase, drop_files, idle, wait
from thorough import thorough

TITLES = """() => window.tessera.area.visible.filter(({ category }) => category === 0)
  .sort((one, other) => one.item - other.item).map(({ content }) => content.title)"""
PEOPLE = "Price,Full Name,Colour\n3,Ada,#f00\n4,\"Bob \"\"B\"\"\",336699\n5,Cy,red\n"


# The least PNG: one grey point.
PNG = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg=="
)


class Tables(http.server.BaseHTTPRequestHandler):
    """A host with a table, and with what is none."""

    ANSWERS = {
        "/people": (200, "text/csv; charset=utf-8", PEOPLE.encode()),
        "/page.html": (200, "text/html", b"<p>Hello</p>"),
        "/moved": (302, "text/csv", b""),
        "/long.csv": (200, "text/csv", b"a\n" * 400_000),
    }

    def do_GET(self):
        code, kind, body = self.ANSWERS.get(self.path, (404, "text/plain", b"no"))
        self.send_response(code)
        self.send_header("Content-Type", kind)
        if code == 302:
            self.send_header("Location", "/people")
        self.end_headers()
        try:
            self.wfile.write(body)
        except OSError:
            pass  # The client has read enough.

    def log_message(self, *_):
        pass


class DataFileTests(LiveCase):
    shares_pages = True
    gallery = False

    def test_dropped_table_is_corrected_and_shown_and_undone(self):
        page = self.page(self.serve())
        before = page.evaluate(TITLES)
        for text, name, words in (
            ('a,b\n1,"x', "broken.csv", "Row 2, column 2: the quote that opens in line 2 is never closed."),
            ("[[1]]", "shape.json", "Row 1 must be an object or a text, not an array."),
        ):
            drop_files(page, {name: text})
            wait(page, "(words) => document.querySelector('.toasts')?.innerText.includes(words)", words)
        drop_files(page, {"people.csv": PEOPLE})
        sheet = page.locator("dialog.data-sheet")
        self.assertIn("3 rows, 3 columns", sheet.inner_text())
        self.assertIn("Row 3, column 3: “red” is no colour", sheet.inner_text())
        page.locator("#data-role-title").select_option(label="Price")
        page.locator("#data-role-subtitle").select_option(label="Full Name")
        self.assertEqual(page.locator(".data-preview strong").all_inner_texts(), ["3", "4", "5"])
        sheet.get_by_role("button", name="Show on the stage").click()
        wait(page, f"() => window.tessera.idle() && ({TITLES})().join() === '3,4,5'")
        self.assertEqual(sheet.count(), 0)
        page.locator(".toasts").get_by_role("button", name="Undo").click()
        wait(page, f"(before) => window.tessera.idle() && ({TITLES})().join() === before.join()", before)
        idle(page)
        self.assertEqual(page.problems, [])

    @thorough("tables.test.mjs: columns of German tables find their roles, and their numbers are read")
    def test_a_table_of_a_german_spreadsheet_finds_its_columns(self):
        page = self.page(self.serve())
        text = "Preis;Titel;Untertitel;Bild;Breite\r\n\"12,50 €\";Tasse;Weiß, groß;;80,5\r\n"
        for name, encoding in (("tassen.csv", "cp1252"), ("tassen2.csv", "utf-16")):
            drop_files(page, {name: text.encode(encoding)})
            sheet = page.locator("dialog.data-sheet")
            sheet.wait_for()
            chosen = sheet.locator("select").evaluate_all("(all) => all.map((one) => one.selectedOptions[0].label)")
            self.assertEqual(chosen, ["Titel", "Untertitel", "Bild", "Breite", "–", "–"])
            self.assertIn("Weiß, groß", sheet.inner_text())
            self.assertNotIn("no length", sheet.inner_text())
            page.keyboard.press("Escape")
            sheet.wait_for(state="detached")
        drop_files(page, {"noise.csv": bytes(range(256))})
        wait(page, "() => document.querySelector('.toasts')?.innerText.includes('noise.csv: The file is no text.')")
        self.assertEqual(page.problems, [])

    @thorough("tables.test.mjs: a million rows are cut to those that a page shows")
    def test_of_a_million_rows_the_first_are_shown_and_undone(self):
        page = self.page(self.serve())
        drop_files(page, {"million.csv": "name,price\n" + "Ada,3\n" * 1_000_000})
        sheet = page.locator("dialog.data-sheet")
        sheet.wait_for()
        self.assertIn("The first 10,000 rows, 2 columns; a file on the command line shows all of them", sheet.inner_text())
        # No words of the sheet are cut off.
        cut = sheet.locator(".segment span").evaluate_all("(all) => all.filter((one) => one.scrollWidth > one.clientWidth).length")
        self.assertEqual(cut, 0)
        sheet.get_by_role("button", name="Show on the stage").click()
        wait(page, "() => window.tessera.session.stage.items === 10000 && window.tessera.idle()")
        page.locator(".toasts").get_by_role("button", name="Undo").click()
        wait(page, "() => window.tessera.session.stage.items === 120 && window.tessera.idle()")

    @thorough("designTokens.test.mjs reads them and finds their parameters; test_dropped_table_is_corrected_and_shown_and_undone drops")
    def test_dropped_design_tokens_set_parameters(self):
        page = self.page(self.serve())
        tokens = """{"space": {"$type": "dimension", "line": {"$value": "26px"}, "huge": {"$value": "9000px"},
          "bad": {"$value": "3em"}}}"""
        drop_files(page, {"brand.tokens.json": tokens})
        sheet = page.locator("dialog.data-sheet")
        self.assertIn('space.bad: "3em" is no dimension such as 16px', sheet.inner_text())
        # The words of the name chose it; for the insets, somebody chooses it.
        select = page.locator("[id='token-of-minimumLineSpacing']")
        self.assertEqual(select.evaluate("(one) => one.selectedOptions[0].text"), "space.line")
        page.locator("[id='token-of-sectionInset']").select_option(label="space.line")
        sheet.get_by_role("button", name="Set the parameters").click()
        wait(page, """() => {
          const { values } = window.tessera.session;
          return window.tessera.idle() && values.minimumLineSpacing === 26 && values.sectionInset.left === 26;
        }""")
        page.locator(".toasts").get_by_role("button", name="Undo").click()
        wait(page, """() => {
          const { values } = window.tessera.session;
          return window.tessera.idle() && values.minimumLineSpacing === 10 && values.sectionInset.left === 10;
        }""")

    def test_table_of_an_address_is_shown_if_the_command_line_allows_the_host(self):
        host = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Tables)
        threading.Thread(target=host.serve_forever, daemon=True).start()
        self.addCleanup(host.shutdown)
        place = f"127.0.0.1:{host.server_address[1]}"
        page = self.page(self.serve(["--allow-host", place]))
        wait(page, "() => window.tessera.instruments")
        page.evaluate("() => window.tessera.instruments.data.openAddress()")
        sheet = page.locator("dialog.address-sheet")
        for address, words in (
            ("people.csv", "begins with http:// or https://"),
            ("http://127.0.0.1:1/a.csv", f"127.0.0.1:1 is not allowed; the server's command line allows {place}"),
            (f"http://{place}/page.html", "answers with text/html, not with a table"),
            (f"http://{place}/moved", "points to another address"),
            (f"http://{place}/gone", "answers 404"),
            (f"http://{place}/long.csv", "more than 524288 bytes"),
        ):
            page.fill(".address-form input", address)
            page.keyboard.press("Enter")
            sheet.locator(f'.address-status[data-trouble]:has-text("{words}")').wait_for()
        page.fill(".address-form input", f"http://{place}/people")
        page.keyboard.press("Enter")
        page.locator("dialog.data-sheet h2:has-text('people.csv')").wait_for()
        self.assertEqual(sheet.count(), 0)
        page.click("dialog.data-sheet button.primary")
        wait(page, f"() => window.tessera.idle() && ({TITLES})().join() === 'Ada,Bob \"B\",Cy'")

    def test_folder_of_pictures_is_shown_when_it_is_dropped_or_named(self):
        folder = pathlib.Path(self.enterContext(tempfile.TemporaryDirectory())) / "holiday"
        (folder / "day 2").mkdir(parents=True)
        for name in ("b 10.png", "b 2.png", "notes.txt", "day 2/c.png"):
            (folder / name).write_bytes(PNG)
        (folder / "broken.png").write_bytes(b"no picture")
        page = self.page(self.serve([str(folder)]))
        wait(page, "() => window.tessera.instruments")
        box = page.locator(".content").bounding_box()
        session = page.context.new_cdp_session(page)
        data = {"items": [], "files": [str(folder)], "dragOperationsMask": 1}
        for kind in ("dragEnter", "dragOver", "drop"):
            at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
            session.send("Input.dispatchDragEvent", {"type": kind, "data": data, **at})
        page.wait_for_selector(".toast:has-text('3 pictures of holiday are shown')")
        wait(page, f"() => window.tessera.idle() && ({TITLES})().join() === 'b 2.png,b 10.png,c.png'")
        self.assertIn("broken.png cannot be shown", page.inner_text(".toasts"))
        self.open(page, "holiday")
        self.assertEqual(page.evaluate(TITLES), ["b 2", "b 10"])
        (folder / "b 5.png").write_bytes(PNG)
        wait(page, f"() => window.tessera.idle() && ({TITLES})().join() === 'b 2,b 5,b 10'")
        shown = page.evaluate("() => window.tessera.area.visible.find(({ item }) => item === 1).content.image")
        self.assertEqual(page.evaluate("async (path) => (await fetch(path)).status", shown), 200)

    @thorough("the tests of Tables in StageDocumentsTests read both; StageFilesTests keep the last good file")
    def test_command_line_takes_csv_and_plain_json(self):
        with Server(gallery=False) as server:
            server.kill()
            people, list_ = server.folder / "people.csv", server.folder / "list.json"
            server.save(people, PEOPLE)
            server.save(list_, '{"page": 1, "items": [{"name": "One"}, {"name": "Two"}]}')
            server.arguments += [str(people), str(list_)]
            server.start()
            page = self.page(server, stage="people")
            self.assertEqual(page.evaluate(TITLES), ["Ada", 'Bob "B"', "Cy"])
            told = page.evaluate("() => window.tessera.session.diagnostics.map(({ message }) => message)")
            self.assertEqual(len(told), 1)
            self.assertIn("Row 3, column 3 (colour): red is no colour", told[0])
            self.open(page, "list")
            self.assertEqual(page.evaluate(TITLES), ["One", "Two"])
            # A broken file leaves the last picture and says where it is broken.
            self.open(page, "people")
            server.save(people, PEOPLE + '"open')
            wait(page, "() => window.tessera.session.diagnostics.some(({ message }) => message.includes('never closed'))")
            self.assertEqual(page.evaluate(TITLES), ["Ada", 'Bob "B"', "Cy"])
