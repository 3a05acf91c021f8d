# SPDX-License-Identifier: Apache-2.0
"""From saving a Swift layout to its picture on the page: the compiler, the rehearsal and the exchange included."""

import os
import statistics
import time

from server import Server
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


def saves(page, server, file, versions):
    """Median and greatest time in ms of saves, each of which puts the first item somewhere else."""
    times = []
    for text, target in versions:
        time.sleep(PAUSE)
        answer = page.evaluate_handle("(target) => ({ done: (%s)(target) })" % PAINTED, target)
        start = time.time() * 1000
        server.save(file, text)
        times.append(page.evaluate("(holder) => holder.done", answer) - start)
        idle(page)
        wait(page, "() => window.tessera.session.source?.phase === 'current'")
    return statistics.median(times), max(times)


def source_times():
    """Times of saves that are compiled, and of those that change numbers only."""
    case = LiveCase()
    server = Server()
    file = server.folder / "Measured.swift"
    file.write_text(source(5, ""), encoding="utf-8")
    server.arguments = [str(file), str(server.data_path)]
    try:
        with server:
            page = case.page(server, stage="Measured")
            wait(page, "() => window.tessera.session.source?.phase === 'current'")
            # One term more each time: another number alone would not be compiled.
            structure = [(source(5, "1 + " * (n + 1)), 6 + n) for n in range(SAVES)]
            compiled = saves(page, server, file, structure)
            numbers = [(source(20 + n, "1 + " * SAVES), 20 + n + SAVES) for n in range(SAVES)]
            return compiled, saves(page, server, file, numbers), source(5, "").count("\n")
    finally:
        case.doCleanups()


def load():
    """How busy the machine was, for who reads the figures."""
    return os.getloadavg()[0]
