# SPDX-License-Identifier: Apache-2.0
"""Measures the frames of scrolling with very many cells in view, and of a jump to the end over a slow line."""

from server import Server, board, layout
from slow_line import SlowLine
from chromium import Chromium
from support import LiveCase, idle, set_parameter

VIEWPORT = {"width": 2160, "height": 1400}
# Points that show about a thousand emoji, each with its sign.
EMOJI_SIZE = {"width": 1440, "height": 1100}
EMOJI_CELL = {"width": 32, "height": 32}
SMALL_CELL = {"width": 12, "height": 12}
SMALL_ROWS = 5000
GAP = 2
ROUNDS = 2
# People look before they scroll; meanwhile the page makes the pictures of signs that may come.
LOOK_MS = 500

SHOW = """({ width, height }) => {
  const { frame } = window.tessera;
  frame.show({ ...frame.device, id: 'free', width, height });
}"""
# Scrolls by one step a frame; returns the cells in view and the times between frames.
SCROLL = """async (y) => {
  const { scroller, area } = window.tessera;
  const cells = area.visible.length;
  const gaps = [];
  let last = await new Promise(requestAnimationFrame);
  for (let frame = 0; frame < 90; frame += 1) {
    scroller.scrollTo({ x: 0, y: y + frame * 18 }, { animated: false });
    const now = await new Promise(requestAnimationFrame);
    gaps.push(now - last);
    last = now;
  }
  return { cells, gaps };
}"""
# Presses End; returns the frames until everything is there: how many had neither cells nor skeletons in most of the
# viewport, and the milliseconds to the first one with something, and with the cells.
END = """async () => {
  const { session, scroller, area, frame } = window.tessera;
  let painted = [];
  const dispose = area.on('frame', (told) => (painted = told.painted));
  const seen = () => {
    const { offset, viewport } = scroller;
    let low = Infinity;
    let high = -Infinity;
    for (const { shown } of painted) {
      low = Math.min(low, Math.max(shown.y, offset.y));
      high = Math.max(high, Math.min(shown.y + shown.height, offset.y + viewport.height));
    }
    return Math.max(0, high - low) / viewport.height;
  };
  frame.content.focus();
  const from = performance.now();
  frame.content.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', code: 'End', bubbles: true }));
  const found = { frames: 0, white: 0, something: null, cells: null };
  for (;;) {
    await new Promise(requestAnimationFrame);
    const now = performance.now() - from;
    found.frames += 1;
    if (seen() < 0.5) found.white += 1;
    else found.something ??= now;
    const isThere = !scroller.isMoving && scroller.offset.y > 1000 && session.idle() && painted.every(({ id }) => id >= 0);
    if (isThere) found.cells = now;
    if (isThere || now > 10000) {
      dispose();
      return found;
    }
  }
}"""
END_ROUND_TRIP_S = 0.120


def p95(times):
    return sorted(times)[int(len(times) * 0.95)]


def show_emoji(case, page):
    case.open(page, "Emoji grid")
    page.evaluate(SHOW, EMOJI_SIZE)
    set_parameter(page, "itemSize", EMOJI_CELL, animated=False)
    for key in ("minimumLineSpacing", "minimumInteritemSpacing"):
        set_parameter(page, key, GAP, animated=False)
    idle(page)


def end_row():
    """Returns the name and the frames of End, over a line with a round trip of 120 ms."""
    case = LiveCase()
    values = {"itemSize": {"width": 100, "height": 80}}
    try:
        with Server(data=board(columns=3, rows=SMALL_ROWS), layout_file=layout(**values)) as server:
            with SlowLine(server.port, END_ROUND_TRIP_S) as line:
                server.url = f"http://127.0.0.1:{line.port}/"
                page = case.page(server, viewport={"width": 1440, "height": 900})
                found = page.evaluate(END)
    finally:
        case.doCleanups()
        Chromium.close()
    told = (
        f"{found['white']} of {found['frames']} frames white, something after {found['something']:.0f} ms, "
        f"all cells after {found['cells']:.0f} ms"
    )
    return "End at 120 ms round trip", told


def scrolling_rows():
    """Returns a name and p95 of the frames for each kind of cells, in two rounds."""
    small = board(columns=3, rows=SMALL_ROWS, **SMALL_CELL)
    values = {"itemSize": SMALL_CELL, "minimumLineSpacing": GAP, "minimumInteritemSpacing": GAP}
    case = LiveCase()
    rows = []
    try:
        with Server(data=small, layout_file=layout(**values)) as server:
            page = case.page(server, viewport=VIEWPORT)
            show_emoji(case, page)
            for name in ("emoji", "small cells"):
                if name == "small cells":
                    case.open(page, "Board")
                found = []
                for number in range(ROUNDS):
                    page.wait_for_timeout(LOOK_MS)
                    found.append(page.evaluate(SCROLL, number * 500))
                    idle(page)
                times = ", ".join(f"{p95(one['gaps']):.1f}" for one in found)
                rows.append((f"scroll of {found[0]['cells']} {name}, frames, ms, p95", times))
    finally:
        case.doCleanups()
        Chromium.close()
    return rows
