# SPDX-License-Identifier: Apache-2.0
"""Tables that are dropped on the page, and tables that the command line names."""

import base64

from server import Server
from support import LiveCase, idle, wait

DROP = """([text, name]) => {
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const transfer = new DataTransfer();
  transfer.items.add(new File([bytes], name));
  document.querySelector('.content').dispatchEvent(
    new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true }));
}"""
TITLES = """() => window.tessera.area.visible.filter(({ category }) => category === 0)
  .sort((one, other) => one.item - other.item).map(({ content }) => content.title)"""
PEOPLE = "Price,Full Name,Colour\n3,Ada,#f00\n4,\"Bob \"\"B\"\"\",336699\n5,Cy,red\n"


class DataFileTests(LiveCase):
    gallery = False

    def drop(self, page, text, name):
        page.evaluate(DROP, [base64.b64encode(text.encode()).decode(), name])

    def test_dropped_table_is_corrected_and_shown_and_undone(self):
        page = self.page(self.serve())
        before = page.evaluate(TITLES)
        for text, name, words in (
            ('a,b\n1,"x', "broken.csv", "Row 2, column 2: the quote that opens in line 2 is never closed."),
            ("[[1]]", "shape.json", "Row 1 must be an object or a text, not an array."),
        ):
            self.drop(page, text, name)
            wait(page, "(words) => document.querySelector('.toasts')?.innerText.includes(words)", words)
        self.drop(page, PEOPLE, "people.csv")
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

    def test_dropped_design_tokens_set_parameters(self):
        page = self.page(self.serve())
        tokens = """{"space": {"$type": "dimension", "line": {"$value": "26px"}, "huge": {"$value": "9000px"},
          "bad": {"$value": "3em"}}}"""
        self.drop(page, tokens, "brand.tokens.json")
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
