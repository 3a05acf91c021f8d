# SPDX-License-Identifier: Apache-2.0
"""What runs in the pages of tests: before they are loaded, and between the tests that use one after the other."""

# A finger that rests for half a second opens a menu. On a busy machine, the move after a press sometimes comes later
# than that, so the pages of tests wait four times as long.
SLOW_MENU = """() => {
  const { setTimeout } = window;
  const longPressMs = 500;
  window.setTimeout = (action, delay, ...more) =>
    setTimeout(action, delay === longPressMs ? 4 * delay : delay, ...more);
}"""

# Most of what a page costs here is painting without a graphics card, so pages paint some of their frames only: the next
# one after a pause. Motion goes by the clock, so it comes to the same places.
FEW_FRAMES = """(pauseMs) => {
  const { requestAnimationFrame, cancelAnimationFrame, setTimeout, clearTimeout } = window;
  const cancels = new Map();
  let last = 0;
  window.requestAnimationFrame = (act) => {
    const id = (last += 1);
    const timer = setTimeout(() => {
      const frame = requestAnimationFrame((now) => {
        cancels.delete(id);
        act(now);
      });
      cancels.set(id, () => cancelAnimationFrame(frame));
    }, pauseMs);
    cancels.set(id, () => clearTimeout(timer));
    return id;
  };
  window.cancelAnimationFrame = (id) => {
    cancels.get(id)?.();
    cancels.delete(id);
  };
  // A page is at rest when its clock says so, which is up to one frame before the rest is painted.
  let wanted = 0;
  const isPainted = () => {
    wanted ||= last;
    if ([...cancels.keys()].some((id) => id <= wanted)) return false;
    wanted = 0;
    return true;
  };
  Object.defineProperty(window, 'tessera', {
    configurable: true,
    set(page) {
      const { idle } = page;
      page.idle = () => {
        const isAtRest = idle();
        if (isAtRest !== true) wanted = 0;
        return isAtRest === true ? isPainted() : isAtRest;
      };
      Object.defineProperty(window, 'tessera', { value: page, writable: true, configurable: true });
    },
  });
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


# What a test may have changed, on the page and for everybody, goes back to where it was when the page was loaded. What
# it stored does not: then the page must be loaded again, and this tells so at once.
START_AGAIN = """async (signs) => {
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
  const { stored } = JSON.parse(signs);
  const keys = new Set([...Object.keys(stored), ...Object.keys(localStorage)]);
  return [...keys].every((key) => stored[key] === localStorage[key]);
}"""

FORGET = "() => { localStorage.clear(); sessionStorage.clear(); }"

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
