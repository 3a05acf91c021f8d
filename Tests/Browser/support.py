# SPDX-License-Identifier: Apache-2.0
"""Shared by the browser tests: one Chromium, opening pages, and waiting for them."""

import base64
import collections
import json
import os
import pathlib
import time
import unittest

from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import TimeoutError as PlaywrightTimeout
from playwright.sync_api import sync_playwright

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


# A finger that rests for half a second opens a menu. On a busy machine, the move after a press sometimes comes later
# than that, so the pages of tests wait four times as long.
SLOW_MENU = """() => {
  const { setTimeout } = window;
  const longPressMs = 500;
  window.setTimeout = (action, delay, ...more) =>
    setTimeout(action, delay === longPressMs ? 4 * delay : delay, ...more);
}"""

# Most of what a page costs here is painting without a graphics card, so pages paint every other frame. Motion goes by
# the clock, so they come to the same.
HALF_OF_FRAMES = """() => {
  const { requestAnimationFrame, cancelAnimationFrame } = window;
  const next = new Map();
  window.requestAnimationFrame = (act) => {
    const id = requestAnimationFrame(() => next.set(id, requestAnimationFrame((now) => {
      next.delete(id);
      act(now);
    })));
    return id;
  };
  window.cancelAnimationFrame = (id) => {
    cancelAnimationFrame(id);
    cancelAnimationFrame(next.get(id));
    next.delete(id);
  };
}"""

# Panels, buttons and toasts come and go at once: their motion costs a tenth of all that the browser does.
STILL_PANELS = """() => {
  const still = new CSSStyleSheet();
  still.replaceSync('*, *::before, *::after { transition: none !important; animation: none !important; }');
  document.adoptedStyleSheets.push(still);
}"""

# What a new person is shown lies over the stage; the pages of tests have shown it before.
SEEN_BEFORE = """() => {
  try { localStorage.setItem('tessera.firstSteps', 'shown'); } catch { /* Pages without storage. */ }
}"""


# What a test may have changed, on the page and for everybody, goes back to where it was when the page was loaded.
START_AGAIN = """async () => {
  const { session, parts, area, playback, instruments, inspector } = window.tessera;
  delete session.act;
  for (const dialog of document.querySelectorAll('dialog[open]')) dialog.close();
  for (const button of document.querySelectorAll('.toast button[aria-label]')) button.click();
  while (instruments.shelf.closeLast());
  parts.tools.choose('move');
  playback.leave();
  playback.setRate(1);
  playback.setLooping(false);
  for (const toast of document.querySelectorAll('.toast')) toast.remove();
  area.select(null);
  inspector.open('layout');
  document.activeElement.blur();
  // A view that is opened anew has no window, offsets or changes of the one before.
  session.openStage(session.stageId);
}"""

# What tells a page from one that was just loaded; it is compared as text.
SIGNS = """() => {
  const { session, parts, frame, scroller, area, playback } = window.tessera;
  const texts = (selector, read) => [...document.querySelectorAll(selector)].map(read).sort();
  const name = (element) => element.id || element.getAttribute('aria-label') || element.textContent.slice(0, 20);
  return JSON.stringify({
    stage: session.stage?.title, drives: session.drives, follows: session.follows, values: session.values,
    edits: session.history.edits, selected: session.selection.count, chosen: area.selected?.key ?? null,
    tool: parts.tools.current, device: frame.device.id, size: [frame.device.width, frame.device.height],
    traits: frame.traits, zoom: frame.zoom, offset: scroller.offset, rate: playback.rate, loops: playback.isLooping,
    replays: playback.isReplaying, stored: { ...localStorage }, page: { ...document.documentElement.dataset },
    open: texts('dialog[open], .tool-card, [role=menu], .toast', (one) => one.className),
    pressed: texts('[aria-pressed=true], [aria-expanded=true], [aria-selected=true]:not([data-reader])', name),
    checked: texts('input:checked', (one) => one.value), focus: document.activeElement.tagName,
    elements: session.view.elements.size, changed: playback.durationMs > 0, wraps: Object.hasOwn(session, 'act'),
    sections: [...session.view.orthogonalSections.values()].map(({ key, offset }) => [key, offset]),
    fields: texts('input:not(.scrubber), select', (one) => `${name(one)} ${one.value}`),
  });
}"""
START_AGAIN_LIMIT_MS = 4000


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


class Chromium:
    """The one browser of all tests in a process."""

    playwright = browser = None

    @classmethod
    def get(cls):
        if cls.browser is None:
            cls.playwright = sync_playwright().start()
            path = os.environ.get("CHROMIUM", "/usr/bin/chromium-headless-shell")
            cls.browser = cls.playwright.chromium.launch(executable_path=path)
        return cls.browser

    @classmethod
    def close(cls):
        # Contexts live no longer than their browser.
        Contexts.waiting.clear()
        if cls.browser:
            cls.browser.close()
            cls.playwright.stop()
        cls.browser = cls.playwright = None


class Contexts:
    """The browser's contexts that wait for their next page: a new one costs a fifth of what loading the page does."""

    waiting = {}

    @classmethod
    def take(cls, options):
        """Returns a context with these options in which no page is open and nothing is stored."""
        free = cls.waiting.get(json.dumps(options, sort_keys=True), [])
        return free.pop() if free else Chromium.get().new_context(**options)

    @classmethod
    def give_back(cls, context, options):
        """Empties a context for another page; one that the test has closed is gone."""
        try:
            for page in context.pages:
                if page.url.startswith("http"):
                    page.evaluate("() => { localStorage.clear(); sessionStorage.clear(); }")
                page.close()
            context.clear_cookies()
            context.set_offline(False)
        except PlaywrightError:
            return
        cls.waiting.setdefault(json.dumps(options, sort_keys=True), []).append(context)


class Shared:
    """The servers and pages that the tests of a class use one after the other.

    A page is used again only while it is as it was when it had just been loaded: `START_AGAIN` brings it there, and
    `SIGNS` tells whether it is. Otherwise the test gets another one.
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
    # Whether pages paint every frame, and their panels move, because the test looks at that.
    has_every_frame = False
    # Whether the tests use the same servers and pages one after the other; one that needs its own says `own=True`.
    shares_pages = False
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

    def page(self, server, stage="Board", before=None, own=False, **options):
        """Opens the page, after running `before`, and waits until the stage is shown.

        It has a context without any other page. With `shares_pages` it may have been used by an earlier test.
        """
        options.setdefault("viewport", DESKTOP)
        if own or before or stage != "Board" or not server.is_shared:
            return self.loaded(server, stage, before, options, self.addCleanup)
        key = json.dumps([server.port, stage, options], sort_keys=True)
        load = lambda: self.loaded(server, stage, None, options, self.addClassCleanup)
        page = self.shared.take(self.shared.pages, key, lambda page: start_again(page), load)
        page.signs = signs(page) if not hasattr(page, "signs") else page.signs
        page.problems.clear()
        page.elsewhere.clear()
        self.addCleanup(self.check_quiet, page)
        return page

    def loaded(self, server, stage, before, options, at_end):
        """Opens the page in a context, which is given back at the end."""
        context = Contexts.take(options)
        at_end(Contexts.give_back, context, options)
        context.set_default_timeout(LIMIT_MS)
        page = context.new_page()
        page.add_init_script(f"({SLOW_MENU})()")
        if not self.has_every_frame:
            page.add_init_script(f"({HALF_OF_FRAMES})()")
            page.add_init_script(f"({STILL_PANELS})()")
        if not self.is_first_visit:
            page.add_init_script(f"({SEEN_BEFORE})()")
        if before:
            before(page)
        page.problems = []
        page.on("pageerror", lambda error: page.problems.append(str(error)))
        page.on("console", lambda message: note_problem(page, message))
        page.elsewhere = []
        page.on("request", lambda request: note_request(page, server, request.url))
        at_end(self.check_quiet, page)
        page.goto(server.url)
        wait(page, "() => window.tessera?.session?.stages?.length > 0")
        self.open(page, stage)
        return page

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
              session.openStage(session.stages.find((stage) => stage.title === title).id);
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
    if page.is_closed():
        return False
    try:
        page.mouse.move(1, 1)
        if page.locator("[role=menu]").count() > 0:
            page.keyboard.press("Escape")
        page.evaluate(START_AGAIN)
        page.wait_for_function(
            f"(signs) => window.tessera.idle() && ({SIGNS})() === signs", arg=page.signs, polling=POLLING_MS,
            timeout=START_AGAIN_LIMIT_MS,
        )
    except PlaywrightError:
        note_other(page)
        return False
    return True


def note_other(page):
    """Closes a page that could not be used again; with TELL_SHARED, tells what is other than it was."""
    if page.is_closed():
        return
    if os.environ.get("TELL_SHARED"):
        before, after = json.loads(page.signs), json.loads(page.evaluate(SIGNS))
        print("not as it was:", {key: differing(before[key], after[key]) for key in before if before[key] != after[key]}, flush=True)
    page.close()


def differing(before, after):
    """Of two lists, what is in one of them only."""
    if not isinstance(before, list):
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
