# SPDX-License-Identifier: Apache-2.0
"""Shared by the browser tests: opening pages, using them again, and waiting for them."""

import base64
import collections
import json
import os
import pathlib
import time
import unittest

from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from chromium import Contexts
from page_scripts import FEW_FRAMES, FORGET, SEEN_BEFORE, SIGNS, SLOW_MENU, START_AGAIN, STILL_PANELS
from server import Server
from wire import Peer

LIMIT_MS = int(os.environ.get("LIMIT_MS", "60000"))
POLLING_MS = 50
ARTIFACTS = pathlib.Path(__file__).resolve().parent / "artifacts"
DESKTOP = {"width": 1280, "height": 860}

# The largest distance of two places that count as one: springs and floats are not exact.
NEARLY_PT = 0.1

STATE = """() => {
  const { session, scroller } = window.tessera ?? {};
  return session && {
    connection: session.connection.state, stage: session.stage?.title, session: session.idle(),
    moving: scroller.isMoving, offset: scroller.offset, revision: session.view?.revision,
    animating: session.view?.animating(session.connection.clock.now()), status: session.status,
    values: session.values, error: session.lastError, diagnostics: session.diagnostics,
  };
}"""

# A text, since Playwright takes long for lists of numbers.
RECTANGLES = """() => JSON.stringify([...window.tessera.session.view.elements.values()]
  .filter((element) => !element.leaving)
  .map((e) => [e.category, e.kind, e.key, ...[e.x, e.y, e.width, e.height, e.alpha]
    .map((value) => Math.round(value * 64) / 64), e.zIndex])
  .sort((a, b) => (String(a) < String(b) ? -1 : 1)))"""


# To load a page again costs less than to look for longer whether it is as it was.
START_AGAIN_LIMIT_MS = 1500


# What browsers do when files are let go over the stage.
DROP = """(files) => {
  const dataTransfer = new DataTransfer();
  for (const [name, text] of files) {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    dataTransfer.items.add(new File([bytes], name));
  }
  document.querySelector('.content').dispatchEvent(
    new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
}"""


class Shared:
    """The servers and pages that the tests of a class use one after the other.

    A page is used again as it is only while it is as it was when it had just been loaded: `START_AGAIN` brings it there,
    and `SIGNS` tells whether it is. Otherwise it is loaded again.
    """

    def __init__(self):
        self.servers = {}
        self.pages = {}
        self.taken = collections.Counter()

    def begin(self):
        """Another test begins: nothing is in use."""
        self.taken.clear()

    def take(self, kept, key, is_usable, make):
        """Returns what is kept under the key and not in use in this test, or makes it."""
        place = (key, self.taken[key])
        self.taken[key] += 1
        if place not in kept or not is_usable(kept[place]):
            kept[place] = make()
        return kept[place]


class LiveCase(unittest.TestCase):
    """A test with its own server and any number of pages."""

    longMessage = True
    maxDiff = 2000
    # Whether the server also has the gallery; without it, pages are ready sooner.
    gallery = True
    # Whether pages are those of a browser that has never opened one.
    is_first_visit = False
    # Whether pages paint every frame, and their panels move, because somebody measures that.
    has_every_frame = False
    # How long pages wait otherwise before each of their frames; a test that looks at single ones lets them wait less.
    pause_ms = 80
    # Whether the tests use the same servers and pages one after the other; one that needs its own says `own=True`.
    shares_pages = False
    # Whether these pages are loaded again for each test, because tests change what cannot be taken back.
    loads_again = False
    # Whether the console may show errors, because the server ends or sends what is wrong.
    allows_errors = False

    @classmethod
    def setUpClass(cls):
        cls.shared = Shared()

    def run(self, result=None):
        self.shared.begin()
        return super().run(result)

    def serve(self, arguments=(), own=False, **content):
        """Starts a server, which ends with the test, or with the class if its pages are shared."""
        if own or not self.shares_pages:
            return self.enterContext(Server(arguments, gallery=self.gallery, **content))
        key = json.dumps([list(arguments), content], sort_keys=True)
        start = lambda: self.enterClassContext(Server(arguments, gallery=self.gallery, **content))
        server = self.shared.take(self.shared.servers, key, as_in_files, start)
        server.is_shared = True
        return server

    def peer(self, server, **options):
        """Opens a connection without a page, which ends with the test."""
        return self.enterContext(Peer(server, **options))

    def prepare(self, page):
        """Does what every page of the class needs before it is loaded; by default, nothing."""

    def page(self, server, stage="Board", before=None, own=False, **options):
        """Opens the page, after running `before`, and waits until the stage is shown.

        It has a context without any other page. With `shares_pages` it may have been used by an earlier test.
        """
        options.setdefault("viewport", DESKTOP)
        if own or before or stage != "Board" or not server.is_shared:
            return self.loaded(server, stage, before, options, self.addCleanup)
        key = json.dumps([server.port, stage, options], sort_keys=True)
        load = lambda: self.loaded(server, stage, None, dict(options), self.addClassCleanup)
        again = lambda page: self.begin_again(page, server, stage, options["viewport"])
        page = self.shared.take(self.shared.pages, key, again, load)
        if not self.loads_again and not hasattr(page, "signs"):
            page.signs = signs(page)
        page.problems.clear()
        page.elsewhere.clear()
        self.addCleanup(self.check_quiet, page)
        return page

    def loaded(self, server, stage, before, options, at_end):
        """Opens the page in a context, which is given back at the end."""
        size = options.pop("viewport")
        context = Contexts.take(options)
        empty = context.pages
        at_end(Contexts.give_back, context, options)
        context.set_default_timeout(LIMIT_MS)
        page = context.new_page()
        page.set_viewport_size(size)
        self.calm(page)
        if not self.is_first_visit:
            page.add_init_script(f"({SEEN_BEFORE})()")
        self.prepare(page)
        if before:
            before(page)
        page.problems = []
        page.on("pageerror", lambda error: page.problems.append(str(error)))
        page.on("console", lambda message: note_problem(page, message))
        page.elsewhere = []
        page.on("request", lambda request: note_request(page, server, request.url))
        at_end(self.check_quiet, page)
        page.goto(server.url)
        Contexts.close(empty)
        self.open_first(page, stage)
        return page

    def begin_again(self, page, server, stage, size):
        """Makes a page that an earlier test has used as it was, and returns whether it could."""
        if page.is_closed():
            return False
        try:
            page.set_viewport_size(size)
            if self.loads_again or not start_again(page):
                self.load_again(page, server, stage)
        except PlaywrightError:
            page.close()
            return False
        return True

    def calm(self, page):
        """Lets a page take its time and paint little."""
        page.add_init_script(f"({SLOW_MENU})()")
        if not self.has_every_frame:
            page.add_init_script(f"({FEW_FRAMES})({self.pause_ms})")
            page.add_init_script(f"({STILL_PANELS})()")

    def load_again(self, page, server, stage):
        page.context.clear_cookies()
        # To reload costs less than any other navigation.
        page.evaluate("(url) => history.replaceState(null, '', url)", server.url)
        page.evaluate(FORGET)
        page.reload()
        page.__dict__.pop("signs", None)
        self.open_first(page, stage)

    def open_first(self, page, stage):
        wait(page, "() => window.tessera?.session?.stages?.length > 0")
        self.open(page, stage)

    def check_quiet(self, page):
        """No page may ask another host for anything, violate its policy, or leave errors in the console."""
        self.assertEqual(page.elsewhere, [], "requests to other hosts")
        violations = [text for text in page.problems if "Content Security Policy" in text]
        self.assertEqual(violations if self.allows_errors else page.problems, [], "errors in the console")

    def open(self, page, stage):
        """Opens the stage with this title."""
        page.evaluate(
            """(title) => {
              const { session } = window.tessera;
              const { id } = session.stages.find((stage) => stage.title === title);
              // A page shows the first stage by itself.
              if (session.stageId !== id) session.openStage(id);
            }""",
            stage,
        )
        wait(page, "(title) => window.tessera.session.stage?.title === title", stage)
        idle(page)

    def rectangles(self, page):
        """Returns all elements of the page with their frames in points."""
        return json.loads(page.evaluate(RECTANGLES))

    def assert_same_picture(self, one, two):
        """Waits until both pages have the same elements at the same places."""
        until(lambda: self.rectangles(one) == self.rectangles(two))
        idle(one)
        idle(two)
        self.assertEqual(self.rectangles(one), self.rectangles(two))


def as_in_files(server):
    """Takes back what a test has done with a shared server's first stage; returns whether it can be used again."""
    if not server.is_as_started:
        return False
    with Peer(server) as peer:
        peer.open()
        if peer.expect("history", stage=peer.opened["stage"])["edits"] > 0:
            peer.expect("ack", seq=peer.command("edit", view=peer.view, op={"type": "revert"}, animated=False))
        peer.expect("ack", seq=peer.command("select", view=peer.view, items=[], mode="none"))
    return True


def signs(page):
    """Returns what tells one page from one that was just loaded."""
    wait(page, "() => window.tessera.instruments && window.tessera.idle()")
    # Panels are filled when they are opened.
    for panel in ("data", "collection", "layout"):
        page.evaluate("(panel) => window.tessera.inspector.open(panel)", panel)
        idle(page)
    return page.evaluate(SIGNS)


def start_again(page):
    """Takes back what a test has done with a page; returns whether the page is as it was."""
    try:
        page.mouse.move(1, 1)
        if page.locator("[role=menu]").count() > 0:
            page.keyboard.press("Escape")
        if not page.evaluate(START_AGAIN, page.signs):
            tell_other(page)
            return False
        page.wait_for_function(
            f"(signs) => window.tessera.idle() && ({SIGNS})() === signs", arg=page.signs, polling=2 * POLLING_MS,
            timeout=START_AGAIN_LIMIT_MS,
        )
    except PlaywrightError:
        tell_other(page)
        return False
    return True


def tell_other(page):
    """With TELL_SHARED, tells what of a page that cannot be used again as it is is other than it was."""
    if os.environ.get("TELL_SHARED") and not page.is_closed():
        idle(page)
        before, after = json.loads(page.signs), json.loads(page.evaluate(SIGNS))
        other = {key: differing(one, after.get(key)) for key, one in before.items() if one != after.get(key)}
        print("not as it was:", other, flush=True)


def differing(before, after):
    """Of two lists, what is in one of them only."""
    if not isinstance(before, list) or not isinstance(after, list):
        return before, after
    return [one for one in before if one not in after], [one for one in after if one not in before]


def note_problem(page, message):
    if message.type == "error" and "WebSocket" not in message.text:
        page.problems.append(message.text)


def note_request(page, server, url):
    own = (server.address, server.address.replace("http", "ws", 1), "data:", "blob:")
    if not url.startswith(own):
        page.elsewhere.append(url)


def wait(page, condition, argument=None):
    """Waits until a condition holds in the page."""
    try:
        page.wait_for_function(condition, arg=argument, polling=POLLING_MS, timeout=LIMIT_MS)
    except PlaywrightTimeout:
        ARTIFACTS.mkdir(exist_ok=True)
        picture = ARTIFACTS / f"{time.monotonic_ns()}.png"
        page.screenshot(path=picture)
        state = page.evaluate(STATE)
        told = f"waited in vain for {condition} {argument or ''}\n{state}\n{page.problems}\n{picture}"
        raise AssertionError(told) from None


def idle(page):
    """Waits until everything sent is acknowledged and painted, and nothing moves."""
    wait(page, "() => window.tessera?.idle() === true")


def wait_value(page, key, value):
    """Waits until a parameter has a value on the server and the page is at rest."""
    wait(
        page,
        """([key, value]) => JSON.stringify(window.tessera.session.values?.[key])
          === JSON.stringify(value) && window.tessera.idle()""",
        [key, value],
    )


def set_parameter(page, key, value, animated=True):
    """Sets a parameter as the inspector does."""
    page.evaluate(
        "([key, value, animated]) => "
        "window.tessera.session.setParameter(key, value, 'end', animated)",
        [key, value, animated],
    )


def drop_files(page, contents):
    """Drops files on the stage: texts or bytes by their names."""
    all_bytes = {name: text.encode() if isinstance(text, str) else text for name, text in contents.items()}
    page.evaluate(DROP, [[name, base64.b64encode(content).decode()] for name, content in all_bytes.items()])


def turn_wheel(page, x, y, turns, ctrl=False):
    """Turns the wheel at a place on the screen several times, without pauses.

    A wheel movement ends after a pause. Turns that are sent one by one would be one movement only on a fast machine.
    """
    page.evaluate(
        """([x, y, turns, ctrlKey]) => {
          const target = document.elementFromPoint(x, y);
          for (const deltaY of turns) {
            target.dispatchEvent(new WheelEvent('wheel', {
              deltaY, clientX: x, clientY: y, ctrlKey, bubbles: true, cancelable: true,
            }));
          }
        }""",
        [x, y, turns, ctrl],
    )


def until(condition, limit_s=LIMIT_MS / 1000):
    """Waits for a condition outside of the page, such as the end of a process."""
    end = time.monotonic() + limit_s
    pause = POLLING_MS / 1000
    while not (result := condition()):
        if time.monotonic() > end:
            raise AssertionError("waited in vain")
        time.sleep(pause)
    return result
