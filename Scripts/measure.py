#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Prints what the wire, the page and the server cost: bytes, time and memory. `make measure` runs it."""

import json
import pathlib
import statistics
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "Tests/Browser"))

import measure_crowd  # noqa: E402
import measure_transition  # noqa: E402
from server import Server, board, layout  # noqa: E402
from measure_loading import loading_rows  # noqa: E402
from measure_scrolling import end_row, scrolling_rows  # noqa: E402
from measure_source import source_times  # noqa: E402
from chromium import Chromium  # noqa: E402
from support import LiveCase, idle  # noqa: E402
from wire import VIEWPORT, Peer  # noqa: E402

# Browser tests paint every other frame; what is measured here are frames.
LiveCase.has_every_frame = True

CLIENTS = 100
SCROLL_FRAMES = 60
SCROLL_STEP_PT = 40
PAINTS = 30
# A size in points whose window contains about 200 of the dense cells.
RELAYOUT_SIZE = {"width": 600, "height": 400}
# A size in points that shows about 500 of the crowd's cells.
CROWD_SIZE = {"width": 640, "height": 1000}
# Name, kind and line spacing of each measurement with the crowd, in this order.
RUNS = (("first change", "change", 10), ("change", "change", 4), ("replay", "replay", None))
KIB = 1024

# A delta written as plain JSON with lengths in points, for comparison.
AS_JSON = """
import { readFileSync } from 'node:fs';
import { decodeDelta } from '%s/web/transport/deltaDecoder.js';
const lines = readFileSync(0, 'utf8').trim().split('\\n');
const pt = (value) => value / 64;
for (const line of lines) {
  const delta = decodeDelta(new Uint8Array(Buffer.from(line, 'base64')));
  const moved = delta.updated.length + delta.inserted.length + delta.removed.length;
  const plain = JSON.stringify({
    view: delta.view, revision: delta.revision, base: delta.base, animation: delta.animation,
    contents: delta.contents,
    removed: delta.removed.map((entry) => entry.id),
    updated: delta.updated.map(({ id, change }) => ({
      id, dx: pt(change.dx ?? 0), dy: pt(change.dy ?? 0),
      dWidth: pt(change.dWidth ?? 0), dHeight: pt(change.dHeight ?? 0),
    })),
    inserted: delta.inserted.map(({ id, key, attributes }) => ({
      id, key, x: pt(attributes.x), y: pt(attributes.y),
      width: pt(attributes.width), height: pt(attributes.height), alpha: attributes.alpha / 255,
      zIndex: attributes.zIndex, section: attributes.section, item: attributes.item,
      content: attributes.content,
    })),
  });
  console.log(JSON.stringify({ moved, updated: delta.updated.length, json: plain.length }));
}
"""

PAINT = """async (value) => {
  const { session } = window.tessera;
  const from = performance.now();
  const arrived = new Promise((resolve) => {
    const dispose = session.on('delta', () => {
      dispose();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - from)));
    });
  });
  session.setParameter('minimumLineSpacing', value, 'end', false);
  return arrived;
}"""

# Shows the crowd on a screen of its own size, and returns the number of visible cells.
SHOW_CROWD = """({ width, height }) => {
  const { frame, area } = window.tessera;
  frame.show({ ...frame.device, id: 'free', width, height });
  return area.visible.length;
}"""
# Returns the times between frames and the times to paint one, from the first movement to rest.
FRAMES = """async ([what, value]) => {
  const { session, playback, area } = window.tessera;
  const arrived = new Promise((resolve) => {
    if (what === 'replay') return resolve();
    const dispose = session.on('delta', () => { dispose(); resolve(); });
    session.setParameter('minimumLineSpacing', value, 'end', true);
  });
  if (what === 'replay') playback.play();
  await arrived;
  const paints = [];
  const dispose = area.on('frame', ({ frameMs }) => paints.push(frameMs));
  const gaps = [];
  let last = await new Promise(requestAnimationFrame);
  while (playback.animating(performance.now())) {
    const now = await new Promise(requestAnimationFrame);
    gaps.push(now - last);
    last = now;
  }
  dispose();
  return { gaps, paints };
}"""


def inspect(deltas):
    """Returns, for each delta, the number of its elements and its length as JSON."""
    import base64
    import subprocess

    text = "\n".join(base64.b64encode(delta).decode() for delta in deltas)
    command = ["node", "--input-type=module", "-e", AS_JSON % ROOT]
    answer = subprocess.run(command, input=text, capture_output=True, text=True, check=True)
    return [json.loads(line) for line in answer.stdout.splitlines()]


def scroll_cost(server):
    """Returns the bytes of a scroll by 40 pt a frame, its elements, and its bytes as JSON."""
    with Peer(server) as peer:
        peer.open()
        peer.expect("ack", seq=scroll(peer, 0))
        before = len(peer.deltas)
        for frame in range(1, SCROLL_FRAMES + 1):
            peer.expect("ack", seq=scroll(peer, frame * SCROLL_STEP_PT))
        deltas = peer.deltas[before:]
    facts = inspect(deltas)
    return sum(map(len, deltas)), sum(f["moved"] for f in facts), sum(f["json"] for f in facts)


def scroll(peer, y):
    velocity = {"x": 0, "y": SCROLL_STEP_PT * 60}
    return peer.command(
        "scroll", view=peer.view, offset={"x": 0, "y": y}, velocity=velocity, phase="drag"
    )


def relayout_cost(server):
    """Returns the bytes of one animated change that moves 200 cells, the cells, and its bytes as JSON."""
    with Peer(server) as peer:
        peer.open(viewport=VIEWPORT | RELAYOUT_SIZE)
        before = len(peer.deltas)
        peer.expect("ack", seq=peer.set("minimumInteritemSpacing", 12, animated=True))
        deltas = peer.deltas[before:]
    facts = inspect(deltas)
    best = max(range(len(facts)), key=lambda index: facts[index]["updated"])
    return len(deltas[best]), facts[best]["moved"], facts[best]["json"]


def paint_times(server):
    """Returns milliseconds from a command to the end of the frame that shows it, on this machine."""
    case = LiveCase()
    try:
        page = case.page(server)
        times = []
        for number in range(PAINTS):
            times.append(page.evaluate(PAINT, 5 + number % 2 * 10))
            idle(page)
        return times
    finally:
        case.doCleanups()
        Chromium.close()


def frame_times(server):
    """Returns the number of visible cells, which all move, and each run's frame times in milliseconds."""
    case = LiveCase()
    try:
        page = case.page(server, viewport={"width": 1440, "height": 900})
        page.evaluate(SHOW_CROWD, CROWD_SIZE)
        idle(page)
        cells = page.evaluate("() => window.tessera.area.visible.length")
        # The first change on a page that has just loaded runs before the browser has compiled its code.
        runs = {}
        for name, what, value in RUNS:
            runs[name] = page.evaluate(FRAMES, [what, value])
            idle(page)
        return cells, runs
    finally:
        case.doCleanups()
        Chromium.close()


def p95(times):
    return sorted(times)[int(len(times) * 0.95)]


def resident_kib(pid):
    """Returns the resident memory of a process."""
    for line in pathlib.Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1])
    return 0


def memory(server):
    """Returns the server's resident memory without clients, and with a hundred that each have a view."""
    before = resident_kib(server.pid)
    peers = [Peer(server, name=f"client {number}") for number in range(CLIENTS)]
    for peer in peers:
        peer.open()
    after = resident_kib(server.pid)
    for peer in peers:
        peer.__exit__()
    return before, after


def dense():
    """A board whose cells are so small that a view's window contains hundreds of them."""
    values = {"itemSize": {"width": 40, "height": 40}, "minimumLineSpacing": 4}
    return layout(**values, minimumInteritemSpacing=4)


def crowd():
    """A board that shows about 500 cells at once and takes two seconds for each change."""
    values = {"itemSize": {"width": 30, "height": 30}, "minimumLineSpacing": 4}
    values |= {"minimumInteritemSpacing": 4, "cv.curve": "ease", "cv.duration": 2}
    return layout(**values)


def row(name, value):
    print(f"{name:<46} {value}", flush=True)


def main():
    with Server(data=board(columns=3, rows=2000), layout_file=dense()) as server:
        times = sorted(paint_times(server))
        row("command to paint, ms, median and worst", f"{statistics.median(times):.0f}, {times[-1]:.0f}")
        size, moved, plain = scroll_cost(server)
        row("scroll, bytes a frame of 40 pt", f"{size / SCROLL_FRAMES:.1f}")
        row("scroll, bytes an element", f"{size / max(moved, 1):.1f} (JSON {plain / max(moved, 1):.1f})")
        size, moved, plain = relayout_cost(server)
        row("animated relayout, cells moved", moved)
        row("animated relayout, bytes a cell", f"{size / moved:.1f} (JSON {plain / moved:.1f})")
        row("animated relayout, part of the JSON", f"1/{plain / size:.0f}")
        # This comes last: the server keeps the views of clients that left, in case they come back.
        idle_kib, busy_kib = memory(server)
        row("server, MiB, no client and 100 with a view", f"{idle_kib / KIB:.1f}, {busy_kib / KIB:.1f}")
    for name, value in measure_transition.rows():
        row(name, value)
    for name, value in measure_crowd.rows():
        row(name, value)
    measure_frames()
    for name, value in [*scrolling_rows(), end_row(), *loading()]:
        row(name, value)
    for name, value in source_times().items():
        row(name, value)


def loading():
    try:
        with Server() as server:
            return loading_rows(server, {"width": 1440, "height": 900})
    finally:
        Chromium.close()


def measure_frames():
    with Server(data=board(columns=3, rows=2000), layout_file=crowd()) as server:
        cells, runs = frame_times(server)
    for name, frames in runs.items():
        told = f"{p95(frames['gaps']):.1f}, {p95(frames['paints']):.1f}"
        row(f"{name} of {cells} cells, frame and paint, ms, p95", told)


if __name__ == "__main__":
    main()
