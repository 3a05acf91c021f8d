# SPDX-License-Identifier: Apache-2.0
"""Measures the frames of scrolling with very many cells in view: emoji, and small plain ones."""

from server import Server, board, layout
from support import Chromium, LiveCase, idle, set_parameter

VIEWPORT = {"width": 1920, "height": 1200}
# Points that show about 900 emoji, each with its sign.
EMOJI_SIZE = {"width": 1300, "height": 960}
EMOJI_CELL = {"width": 32, "height": 32}
SMALL_CELL = {"width": 12, "height": 12}
SMALL_ROWS = 5000
GAP = 2
ROUNDS = 2

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


def p95(times):
    return sorted(times)[int(len(times) * 0.95)]


def show_emoji(case, page):
    case.open(page, "Emoji grid")
    page.evaluate(SHOW, EMOJI_SIZE)
    set_parameter(page, "itemSize", EMOJI_CELL, animated=False)
    for key in ("minimumLineSpacing", "minimumInteritemSpacing"):
        set_parameter(page, key, GAP, animated=False)
    idle(page)


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
                    found.append(page.evaluate(SCROLL, number * 500))
                    idle(page)
                times = ", ".join(f"{p95(one['gaps']):.1f}" for one in found)
                rows.append((f"scroll of {found[0]['cells']} {name}, frames, ms, p95", times))
    finally:
        case.doCleanups()
        Chromium.close()
    return rows
