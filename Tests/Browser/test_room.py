# SPDX-License-Identifier: Apache-2.0
"""What people on a stage do with each other: links with roles, comments, versions, cursors."""

import subprocess

from chromium import Contexts
from server import binary
from support import LiveCase, drop_files, idle, set_parameter, until, wait, wait_value
from thorough import thorough

COMMENTS = "() => window.tessera.room.comments.map(({ text, name, pin, resolved }) => [text, pin.id, resolved])"
SET = "minimumLineSpacing"
ORDER = """() => [...window.tessera.session.view.elements.values()].filter(({ category, leaving }) => category === 0 && !leaving)
  .sort((one, other) => one.item - other.item).map(({ content }) => content.title)"""


# What a link brings beside values and data.
SEEN = """() => {
  const { frame, scroller, session, inspector } = window.tessera;
  return [frame.device.id, frame.traits.textSize, scroller.offset.y, [...session.selection.items], inspector.panel];
}"""

# Whether a press in the middle of an element reaches it.
HIT = """(element) => {
  element.scrollIntoView({ block: 'center' });
  const { x, y, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2) === element;
}"""


# The window of who opens a link.
GUEST = {"width": 1000, "height": 700}


class RoomTests(LiveCase):
    gallery = False

    def share(self, page):
        """Opens the sheet of links."""
        wait(page, "() => window.tessera.instruments")
        page.click("button.share")
        wait(page, "() => window.tessera.room.links")

    def link(self, page, role):
        """Returns the link for a role, as the sheet shows it."""
        page.click(f".share-sheet .segment:has(input[value={role}])")
        wait(page, "(role) => window.tessera.room.links.links.some((link) => link.role === role)", role)
        return page.input_value(".share-link input")

    def guest(self, page, link):
        """Opens a link in a browser of its own."""
        context = Contexts.take({})
        self.addCleanup(Contexts.give_back, context, {})
        empty = context.pages
        guest = context.new_page()
        guest.set_viewport_size(GUEST)
        self.calm(guest)
        guest.goto(link)
        Contexts.close(empty)
        return guest

    def test_a_link_lets_somebody_look_at_the_whole_state_until_it_is_ended(self):
        server = self.serve()
        page = self.page(server)
        set_parameter(page, SET, 30)
        wait_value(page, SET, 30)
        page.evaluate("() => window.tessera.scroller.jumpTo?.({ x: 0, y: 200 })")
        self.share(page)
        link = self.link(page, "look")
        self.assertIn("token=", link)
        self.assertIn("minimumLineSpacing", link)
        guest = self.guest(page, link)
        wait(guest, "() => window.tessera?.idle?.() === true")
        self.assertEqual(guest.evaluate("() => window.tessera.room.role"), "look")
        self.assertEqual(guest.inner_text(".role-tag"), "Look only")
        wait_value(guest, SET, 30)
        # Numbers can be read, and a press does not reach them.
        self.assertIn("ask for a link with which one may edit", guest.inner_text(".restriction"))
        spacing = f"#panel-layout [data-parameter={SET}] input[type=range]"
        self.assertEqual(guest.input_value(spacing), "30")
        self.assertFalse(guest.locator(spacing).evaluate(HIT))
        self.check_no_control_can_be_used(guest)
        self.check_nothing_is_offered_that_changes(guest)
        self.assertFalse(guest.is_visible(".top .steps"))
        self.assertFalse(page.is_visible(".restriction"))
        self.assertEqual(page.locator(spacing).evaluate("(element) => getComputedStyle(element).pointerEvents"), "auto")
        guest.evaluate("(key) => window.tessera.session.setParameter(key, 3)", SET)
        guest.wait_for_selector(".toast.trouble:has-text('one may look')")
        wait_value(guest, SET, 30)
        until(lambda: "1 connection" in page.inner_text(".share-links"))
        page.click(".share-links button")
        guest.wait_for_selector(".notice:has-text('ended it; ask for a new one')")
        self.assertEqual(guest.evaluate("() => window.tessera.session.connection.state"), "refused")
        guest.goto("about:blank")
        guest.goto(link)
        guest.wait_for_selector(".notice:has-text('it was ended; ask whoever gave it to you for a new one')")
        self.check_a_new_link_helps(page, guest)
        self.assertEqual(page.problems, [])

    def check_nothing_is_offered_that_changes(self, guest):
        """The palette finds a parameter, but sets none and edits nothing."""
        titles = "() => [...document.querySelectorAll('.palette [role=option]')].map((one) => one.innerText.split('\\n')[0])"
        guest.keyboard.press("Control+k")
        for query in ("shuffle", "undo", "reload data", "line spacing 18"):
            guest.fill(".palette input", query)
            self.assertEqual(guest.evaluate(titles), [], query)
        guest.fill(".palette input", "line spacing")
        self.assertEqual(guest.evaluate(titles)[0], "Line spacing")
        guest.keyboard.press("Escape")

    def check_a_new_link_helps(self, page, guest):
        """An ended link offers no vain attempt, but a field for another one, and on this machine the way without one."""
        self.assertEqual(guest.inner_text(".notice h2"), "This link has ended")
        self.assertEqual(guest.inner_text(".top .pill .words"), "This link has ended")
        self.assertEqual(guest.locator("button:has-text('Retry'):visible").count(), 0)
        guest.fill(".link-form input", "a word")
        guest.keyboard.press("Enter")
        self.assertEqual(guest.inner_text(".link-trouble"), "A link begins with http:// or https://.")
        page.click("button:has-text('Make a link')")
        wait(page, "() => window.tessera.room.links.links.length === 1")
        fresh = page.input_value(".share-link input")
        guest.fill(".link-form input", f"Look: {fresh} (for today)")
        guest.click(".link-form button")
        wait(guest, "() => window.tessera?.idle?.() === true && window.tessera.room.role === 'look'")
        until(lambda: "1 connection" in page.inner_text(".share-links"))
        page.click(".share-links button")
        guest.click("button:has-text('Open without a link')")
        wait(guest, "() => window.tessera?.idle?.() === true && window.tessera.room.role === 'edit'")

    def check_no_control_can_be_used(self, guest):
        """The keyboard reaches no control of the stage, in any panel, and the reason is told beside them."""
        self.assertEqual(guest.evaluate("""() => {
          const { inspector } = window.tessera;
          const left = ['layout', 'collection', 'data', 'element'].flatMap((panel) => {
            inspector.open(panel);
            const fields = document.querySelectorAll(`#panel-${panel} fieldset.editing :is(input, select, textarea, button)`);
            return [...fields].filter((field) => !field.matches(':disabled')).map((field) => field.outerHTML);
          });
          inspector.open('layout');
          return left;
        }"""), [])
        group = guest.locator(f"#panel-layout fieldset:has([data-parameter={SET}])")
        reason = guest.locator(f"#{group.get_attribute('aria-describedby')}").inner_text()
        self.assertEqual(group.get_attribute("title"), reason)
        self.assertIn("one may look", reason)

    @thorough(
        "linkState.test.mjs makes a link that tells the same, and shows all that one tells; "
        "test_a_link_lets_somebody_look_at_the_whole_state_until_it_is_ended follows one"
    )
    def test_a_link_brings_device_place_selection_and_panel_along(self):
        page = self.page(self.serve())
        page.evaluate("""() => {
          const { frame, scroller, inspector, session } = window.tessera;
          frame.showPreset('iphone-se');
          frame.traits = { ...frame.traits, textSize: 'extraLarge' };
          inspector.open('data');
          return session.act('select', { items: ['cell-40'], mode: 'replace' });
        }""")
        idle(page)
        page.evaluate("() => window.tessera.scroller.jumpTo({ x: 0, y: 200 })")
        idle(page)
        seen = page.evaluate(SEEN)
        self.assertEqual(seen, ["iphone-se", "extraLarge", 200, ["cell-40"], "data"])
        self.share(page)
        link = page.input_value(".share-link input")
        # The selection is everybody's, so it must be gone before the link can bring it.
        page.evaluate("() => window.tessera.session.act('select', { items: [], mode: 'none' })")
        wait(page, "() => window.tessera.session.selection.count === 0")
        guest = self.guest(page, link)
        wait(guest, f"(seen) => window.tessera?.idle?.() && JSON.stringify(({SEEN})()) === JSON.stringify(seen)", seen)

    def test_with_a_link_for_comments_one_writes_about_a_number_and_changes_nothing(self):
        page = self.page(self.serve())
        self.share(page)
        link = self.link(page, "comment")
        page.keyboard.press("Escape")
        guest = self.guest(page, link)
        wait(guest, "() => window.tessera?.idle?.() && window.tessera.instruments && window.tessera.session.crowd === 2")
        self.assertEqual(guest.inner_text(".role-tag"), "Look and comment")
        self.check_a_phones_bar_has_room(guest)
        guest.keyboard.press("Control+k")
        guest.keyboard.type("comment on line spacing")
        guest.keyboard.press("Enter")
        guest.keyboard.type("Why 10?")
        guest.keyboard.press("Enter")
        # A panel's marks come with its rows, when it is opened.
        self.assertEqual(page.locator("[data-parameter='cv.duration']").count(), 0)
        on_duration = {"step": "add", "pin": {"subject": "parameter", "id": "cv.duration", "title": "Duration"}, "text": "Too slow?"}
        guest.evaluate("(comment) => window.tessera.room.session.act('comment', comment)", on_duration)
        page.evaluate("() => window.tessera.inspector.open('collection')")
        page.wait_for_selector("[data-parameter='cv.duration'] .parameter-mark")
        page.evaluate("() => window.tessera.inspector.open('layout')")
        # The mark beside the number leads to the comment, whatever panel is open.
        page.click(f"[data-parameter={SET}] .parameter-mark")
        self.assertEqual(page.inner_text(".comment .comment-pin"), "Line spacing")
        self.assertEqual(page.inner_text(".comment .comment-text"), "Why 10?")
        page.click(".comment >> text=Answer")
        page.keyboard.type("It was so.")
        page.keyboard.press("Enter")
        guest.wait_for_selector(".comment .answers >> text=It was so.")
        # What needs the right to edit says so before anybody has done work for it.
        drop_files(guest, {"people.csv": "name\nAda\n"})
        guest.wait_for_selector(".toast.trouble:has-text('one may look and comment')")
        self.assertEqual(guest.locator("dialog[open]").count(), 0)
        guest.keyboard.press("Escape")
        guest.keyboard.press("n")
        guest.wait_for_selector(".versions-card >> text=ask for a link with which one may edit")
        self.assertFalse(guest.is_visible(".version-form"))
        self.assertEqual(page.problems, [])

    def check_a_phones_bar_has_room(self, guest):
        """On a phone, no button of the bar is cut off by the words of what the link allows."""
        guest.set_viewport_size({"width": 390, "height": 844})
        idle(guest)
        cut = guest.evaluate("""() => [...document.querySelectorAll('.top button:not([hidden])')]
          .filter((button) => button.offsetParent && button.scrollWidth > button.clientWidth).map((button) => button.innerText)""")
        self.assertEqual(cut, [])
        tag = guest.locator(".role-tag").bounding_box()
        self.assertLessEqual(tag["height"], 48)
        # A new person is not shown a gesture that would change something.
        self.assertEqual(guest.locator(".first-steps li").evaluate_all("(marks) => marks.map((mark) => mark.dataset.gesture)"), ["scroll", "menu"])
        guest.set_viewport_size(GUEST)
        idle(guest)

    def test_a_comment_is_plain_text_for_everybody_and_outlives_the_server(self):
        server = self.serve()
        one, two = self.page(server), self.page(server)
        wait(one, "() => window.tessera.instruments")
        one.evaluate("""() => {
          const { area } = window.tessera;
          area.select(area.allElements.find(({ key }) => key === 'cell-4').id);
        }""")
        one.keyboard.press("k")
        one.fill(".comments-card textarea", "<b>Too tall?</b>")
        one.keyboard.press("Enter")
        expected = [["<b>Too tall?</b>", "cell-4", False]]
        for page in (one, two):
            until(lambda: page.evaluate(COMMENTS) == expected)
        self.assertEqual(one.inner_text(".comment-text"), "<b>Too tall?</b>")
        two.click(".comment-mark")
        two.click(".comment >> text=Resolve")
        until(lambda: one.evaluate(COMMENTS) == [["<b>Too tall?</b>", "cell-4", True]])
        one.click(".comments-card .segment:has(input[value=all])")
        one.click(".comment button[title=Remove]")
        until(lambda: two.evaluate(COMMENTS) == [])
        one.click(".toast button:has-text('Undo')")
        until(lambda: two.evaluate(COMMENTS) == [["<b>Too tall?</b>", "cell-4", True]])
        command = [str(binary()), "comments", str(server.layout_path), "--journal", str(server.journal)]
        listed = subprocess.run(command, capture_output=True, text=True, check=True).stdout
        self.assertIn("resolved", listed)
        self.assertIn("    <b>Too tall?</b>\n", listed)
        server.kill()
        server.start()
        for page in (one, two):
            wait(page, "() => window.tessera.session.connection.state === 'open' && window.tessera.idle()")
            until(lambda: page.evaluate(COMMENTS) == [["<b>Too tall?</b>", "cell-4", True]])

    def test_a_version_brings_data_and_parameters_back_in_one_step(self):
        server = self.serve()
        page = self.page(server)
        set_parameter(page, SET, 30)
        wait_value(page, SET, 30)
        page.evaluate("() => window.tessera.actions.edit('delete', { type: 'delete', items: ['cell-0'] })")
        idle(page)
        kept = self.rectangles(page)
        wait(page, "() => window.tessera.instruments")
        page.keyboard.press("n")
        page.fill(".version-form input", "Monday")
        page.keyboard.press("Enter")
        page.wait_for_selector(".versions li:has-text('Monday')")
        page.evaluate("() => window.tessera.actions.revert()")
        wait_value(page, SET, 10)
        idle(page)
        files = self.rectangles(page)
        self.assertNotEqual(files, kept)
        page.click(".versions button:has-text('Restore')")
        wait_value(page, SET, 30)
        idle(page)
        until(lambda: [row[1:] for row in self.rectangles(page)] == [row[1:] for row in kept])
        page.evaluate("() => window.tessera.actions.undo()")
        wait_value(page, SET, 10)
        idle(page)
        page.click(".versions button[title=Remove]")
        page.wait_for_selector(".versions li", state="detached")
        page.click(".toast:has-text('Monday is removed') button:has-text('Undo')")
        page.wait_for_selector(".versions li:has-text('Monday')")
        self.assertEqual(page.problems, [])

    @thorough(
        "linkState.test.mjs brings data along that follow from seeds; "
        "test_a_link_brings_device_place_selection_and_panel_along opens a link on another page"
    )
    def test_a_link_brings_shuffled_data_along_and_says_when_it_cannot(self):
        server = self.serve()
        page = self.page(server)
        edit = "(op) => window.tessera.actions.edit('edit', op)"
        page.evaluate(edit, {"type": "shuffle", "seed": 7})
        page.evaluate(edit, {"type": "count", "items": 12, "seed": 8})
        idle(page)
        order = page.evaluate(ORDER)
        self.share(page)
        link = page.input_value(".share-link input")
        self.assertFalse(page.is_visible(".share-data"))
        page.keyboard.press("Escape")
        page.evaluate("() => window.tessera.actions.revert()")
        wait(page, "() => window.tessera.session.history.edits === 0")
        idle(page)
        self.assertNotEqual(page.evaluate(ORDER), order)
        guest = self.guest(page, link)
        wait(guest, f"(order) => window.tessera?.idle?.() && ({ORDER})().join() === order.join()", order)
        idle(page)
        key = page.evaluate("() => window.tessera.area.allElements.find(({ category }) => category === 0).key")
        page.evaluate(edit, {"type": "delete", "items": [key]})
        wait(page, "() => window.tessera.session.history.seeded === null")
        page.click("button.share")
        page.click(".share-data >> text=Keep a version for the link")
        page.wait_for_selector(".share-sheet h2:has-text('Share Shared')")
        self.assertIn("version=1", page.input_value(".share-link input"))
        self.assertEqual(page.problems, [])

    def test_opening_to_the_network_lets_in_those_with_a_link_until_it_is_closed(self):
        server = self.serve()
        page = self.page(server)
        self.share(page)
        page.click("text=Open to the network …")
        self.assertIn("not encrypted", page.inner_text(".share-network"))
        page.click(".share-buttons .primary")
        wait(page, "() => window.tessera.room.links.isOpen || window.tessera.room.links.failure")
        links = page.evaluate("() => window.tessera.room.links")
        if links["failure"]:
            self.assertEqual(page.locator(".share-trouble").count(), 1)
            return  # This machine has no network.
        link = self.link(page, "look")
        self.assertTrue(link.startswith(links["addresses"][0]))
        self.assertEqual(page.locator(".qr path").count(), 1)
        guest = self.guest(page, link)
        wait(guest, "() => window.tessera?.room?.role === 'look'")
        stranger = self.guest(page, links["addresses"][0])
        stranger.wait_for_selector("text=the address has no token")
        page.click("text=Close the server to the network")
        guest.wait_for_selector("text=the server is no longer open to the network")
        self.assertEqual(page.problems, [])

    def test_what_was_tuned_is_written_into_the_file_after_its_lines_were_shown(self):
        server = self.serve()
        page = self.page(server)
        set_parameter(page, SET, 31)
        wait_value(page, SET, 31)
        # In every width, the bar has room for its last button.
        for width in (600, 680, 760, 900, 1280):
            page.set_viewport_size({"width": width, "height": 860})
            self.assertEqual(page.evaluate("() => document.querySelector('.top').scrollWidth"), width)
            self.assertTrue(page.is_visible(".top .edits .save"))
        page.click(".top .edits .save")
        page.wait_for_selector(".file-line[data-sign=new] >> text=31")
        before = server.layout_path.read_text()
        # Somebody else sets something meanwhile: the lines follow.
        set_parameter(page, SET, 32)
        page.wait_for_selector(".file-line[data-sign=new] >> text=32")
        page.click(".save-card button.primary")
        page.wait_for_selector(".toast >> text=board.layout.json written")
        self.assertEqual(server.layout_path.read_text(), before.replace(f'"{SET}": 10', f'"{SET}": 32'))
        wait(page, "() => window.tessera.session.stage.parameters.find(({ key }) => key === 'minimumLineSpacing').defaultValue === 32")
        wait_value(page, SET, 32)
        # What the file says now is no edit any more, but it can still be undone.
        wait(page, "() => window.tessera.session.history.edits === 0 && window.tessera.session.history.undo !== null")
        self.assertFalse(page.is_visible(".top .edits"))
        page.evaluate("() => window.tessera.session.act('undo')")
        wait_value(page, SET, 31)
        wait(page, "() => window.tessera.session.history.edits === 1")
        self.assertTrue(page.is_visible(".top .edits"))
        self.assertEqual(page.problems, [])

    @thorough("people.test.mjs: all avatars are shown where they fit, else the last place has the number of the others")
    def test_a_phone_counts_those_for_whom_it_has_no_room_and_names_everybody(self):
        server = self.serve()
        page = self.page(server, viewport={"width": 390, "height": 844})
        view = None
        for number in range(3):
            peer = self.peer(server, name=f"Peer {number}")
            peer.open()
            view = peer.view
        wait(page, "() => window.tessera.session.crowd === 4")
        self.assertEqual(page.locator(".people .person").all_inner_texts(), ["You", "+3"])
        page.click(".people .others")
        sheet = page.locator("dialog.people-sheet")
        self.assertEqual(sheet.locator("li button").all_inner_texts(), ["Follow"] * 3)
        sheet.get_by_label("Follow Peer 2").click()
        wait(page, "(view) => window.tessera.session.follows === view && window.tessera.idle()", view)
        self.assertIn("Following Peer 2", page.locator(".banner").inner_text())
        self.assertEqual(sheet.count(), 0)
        page.set_viewport_size({"width": 1280, "height": 860})
        wait(page, "() => document.querySelectorAll('.people .person').length === 4")
        self.assertEqual(page.problems, [])

    def test_a_pointer_and_a_raised_hand_are_seen_by_the_others(self):
        server = self.serve()
        one, two = self.page(server), self.page(server, viewport={"width": 390, "height": 844})
        for page in (one, two):
            wait(page, "() => window.tessera.instruments && window.tessera.session.crowd === 2")
        one.mouse.move(*one.evaluate("""() => {
          const { area, frame, scroller } = window.tessera;
          const { x, y, width, height } = area.allElements.find(({ key }) => key === 'cell-4').shown;
          const box = frame.content.getBoundingClientRect();
          const at = (start, length, offset) => (start + length / 2 - offset) * frame.zoom;
          return [box.left + at(x, width, scroller.offset.x), box.top + at(y, height, scroller.offset.y)];
        }"""))
        wait(two, "() => document.querySelector('.cursor:not([hidden]) span')?.textContent")
        place = two.evaluate("() => [...window.tessera.room.cursors.values()][0]")
        self.assertEqual(place, {"item": "cell-4", "point": {"x": 0.5, "y": 0.5}})
        # An item in the hand has the name on it, so the pointer has none.
        one.keyboard.press("a")
        one.mouse.down()
        x, y = one.evaluate("() => { const { x, y } = document.querySelector('#canvas-content').getBoundingClientRect(); return [x, y]; }")
        one.mouse.move(x + 60, y + 60, steps=4)
        wait(two, "() => document.querySelector('.cursor:not([hidden]) span[hidden]') !== null")
        one.keyboard.press("Escape")
        one.mouse.up()
        wait(two, "() => document.querySelector('.cursor span:not([hidden])') !== null")
        one.click(".hand-button")
        wait(two, "() => document.querySelector('.person[data-hand]')")
        # On a phone, the own avatar raises the hand.
        self.assertFalse(two.is_visible(".hand-button"))
        two.click(".person:first-child")
        wait(one, "() => document.querySelectorAll('.person[data-hand]').length === 2")
        self.assertEqual(one.problems + two.problems, [])
