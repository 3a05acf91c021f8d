# SPDX-License-Identifier: Apache-2.0
"""From saving a Swift layout to its picture on the page: the compiler, the rehearsal and the exchange included.

The machine's speed is in every figure, so the same file is compiled by the frontend alone in between: the least that
anybody could wait.
"""

import pathlib
import shutil
import statistics
import subprocess
import tempfile
import time

from server import Server, binary
from support import LiveCase, idle, wait

SAVES = 10
# Seconds between two saves: nobody saves sooner, and the next compiler gets ready meanwhile.
PAUSE = 1

# Resolves with the page's clock in ms since 1970 when the version that is waited for is painted.
PAINTED = """(target) => new Promise((resolve) => {
  const { session } = window.tessera;
  const look = () => {
    const first = [...session.view.elements.values()].find((e) => e.section === 0 && e.item === 0);
    if (!first || Math.abs(first.x - target) > 0.5) return;
    stop();
    requestAnimationFrame(() => resolve(performance.timeOrigin + performance.now()));
  };
  const stop = session.on('delta', look);
})"""

LAYOUT = """import UIKit

class Measured: UICollectionViewLayout {
  var inset: CGFloat = 5
%s
  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: 44 * CGFloat(count))
  }
  private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }
  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(x: place0(inset), y: 44 * CGFloat(indexPath.item), width: 80, height: 40)
    return attributes
  }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      .filter { $0.frame.intersects(rect) }
  }
}
"""
HELPERS = 26


def source(inset, extra):
    """A layout of about 150 lines; `extra` changes its structure, `inset` a number."""
    helpers = "\n".join(
        f"  private func place{number}(_ value: CGFloat) -> CGFloat {{\n"
        f"    let spread = min(max(value, 0), 500)\n"
        f"    guard spread > 0 else {{ return 0 }}\n"
        f"    return {extra if number == 0 else ''}spread\n  }}"
        for number in range(HELPERS)
    )
    return LAYOUT.replace("= 5", f"= {inset}") % helpers


class Bare:
    """The compiler's frontend alone, which turns a file into an object."""

    def __init__(self, folder):
        compiler = pathlib.Path(shutil.which("swiftc")).resolve()
        self.file = folder / "Bare.swift"
        modules = pathlib.Path(binary()).resolve().parent / "Modules"
        self.words = [compiler.with_name("swift-frontend"), "-frontend", "-c", self.file, "-Onone", "-g"]
        self.words += ["-I", modules, "-module-cache-path", folder / "cache", "-swift-version", "5"]
        self.words += ["-parse-as-library", "-module-name", "Bare", "-o", folder / "bare.o"]
        self.time(source(5, ""))

    def time(self, text):
        """ms that it takes."""
        self.file.write_text(text, encoding="utf-8")
        start = time.time()
        subprocess.run(self.words, check=True, capture_output=True)
        return (time.time() - start) * 1000


def saves(page, server, file, versions, bare=None):
    """ms of saves, each of which puts the first item somewhere else, and of the frontend alone in between."""
    times, alone = [], []
    for text, target in versions:
        if bare:
            alone.append(bare.time(text))
        time.sleep(PAUSE)
        answer = page.evaluate_handle("(target) => ({ done: (%s)(target) })" % PAINTED, target)
        start = time.time() * 1000
        server.save(file, text)
        times.append(page.evaluate("(holder) => holder.done", answer) - start)
        idle(page)
        wait(page, "() => window.tessera.session.source?.phase === 'current'")
    return times, alone


def told(times):
    """Median and worst, for who reads them."""
    return f"{statistics.median(times):.0f}, {max(times):.0f}"


def source_times():
    """Names and figures of saves that are compiled, and of those that change numbers only, median and worst."""
    case = LiveCase()
    server = Server()
    file = server.folder / "Measured.swift"
    file.write_text(source(5, ""), encoding="utf-8")
    server.arguments = [str(file), str(server.data_path)]
    started = ticks()
    try:
        with server, tempfile.TemporaryDirectory() as folder:
            page = case.page(server, stage="Measured")
            wait(page, "() => window.tessera.session.source?.phase === 'current'")
            # One term more each time: another number alone would not be compiled.
            structure = [(source(5, "1 + " * (n + 1)), 6 + n) for n in range(SAVES)]
            compiled, alone = saves(page, server, file, structure, Bare(pathlib.Path(folder)))
            numbers = [(source(20 + n, "1 + " * SAVES), 20 + n + SAVES) for n in range(SAVES)]
            changed, _ = saves(page, server, file, numbers)
    finally:
        case.doCleanups()
    lines = source(5, "").count("\n")
    return {
        f"save to paint, {lines} lines, compiled, ms": told(compiled),
        "the frontend alone on the same lines, ms": told(alone),
        "save to paint, numbers only, ms": told(changed),
        "processors busy, and taken by other machines": "{:.0%}, {:.0%}".format(*shares(started, ticks())),
    }


def ticks():
    """What the processors did since the machine started: all time, idle time, time that other machines took."""
    fields = [int(word) for word in pathlib.Path("/proc/stat").read_text().split("\n", 1)[0].split()[1:9]]
    return sum(fields), fields[3] + fields[4], fields[7]


def shares(before, after):
    """Shares of the time that processors were busy or taken away."""
    whole, idle_time, stolen = (last - first for first, last in zip(before, after))
    return (whole - idle_time - stolen) / whole, stolen / whole
