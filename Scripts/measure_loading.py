# SPDX-License-Identifier: Apache-2.0
"""Measures how long a page takes until its first cells are seen: near, far away, and over a slow line."""

import sys

from slow_line import SlowLine
from chromium import Chromium

# Name, round trip in seconds, bytes in a second.
LINES = (("loopback", 0.0, None), ("120 ms round trip", 0.120, None), ("40 kB/s", 0.040, 40_000))
FIRST = """() => performance.getEntriesByName('first-picture')[0]?.startTime ?? null"""
# The gallery's small pictures come last; on a slow line, a reload would wait for what is left of them.
LAST = """() => performance.getEntriesByType('resource').some((one) => /\\.webp$/.test(one.name))"""
REQUESTS = """() => {
  const all = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
  return { requests: all.length, sent: all.reduce((sum, one) => sum + one.transferSize, 0) };
}"""
LIMIT_MS = 120_000


def first_cell(page, url, reload=False):
    """Opens or reloads the page; returns milliseconds to the first cells, requests and bytes."""
    if reload:
        page.wait_for_function(LAST, polling=50, timeout=LIMIT_MS)
        page.reload(wait_until="commit")
    else:
        page.goto(url, wait_until="commit")
    page.wait_for_function(FIRST, polling=20, timeout=LIMIT_MS)
    first = page.evaluate(FIRST)
    page.wait_for_function("() => window.tessera?.idle() === true", polling=50, timeout=LIMIT_MS)
    facts = page.evaluate(REQUESTS)
    return first, facts["requests"], facts["sent"]


def loading_rows(server, viewport):
    """Returns a name and a sentence for each line: a first visit, then a reload."""
    rows = []
    for name, round_trip_s, bytes_per_s in LINES:
        with SlowLine(server.port, round_trip_s, bytes_per_s) as line:
            context = Chromium.get().new_context(viewport=viewport)
            try:
                page = context.new_page()
                url = f"http://127.0.0.1:{line.port}/"
                first = first_cell(page, url)
                again = first_cell(page, url, reload=True)
            finally:
                context.close()
        rows.append((
            f"first cells, {name}",
            f"{first[0] / 1000:.2f} s with {first[1]} requests and {first[2] / 1000:.0f} kB in all; "
            f"again {again[0] / 1000:.2f} s with {again[2] / 1000:.0f} kB",
        ))
    return rows


if __name__ == "__main__":
    sys.exit("measure.py runs this")
