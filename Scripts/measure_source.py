# SPDX-License-Identifier: Apache-2.0
"""Measures the time from saving a Swift layout to its picture on the page: compiler, rehearsal and exchange.

Every figure depends on the speed of the machine. So the compiler's frontend alone also compiles the same file in
between: no save can be faster than that.
"""

import pathlib
import shutil
import statistics
import subprocess
import tempfile
import time

import large_app
from server import Server, binary
from support import LiveCase, idle, wait

SAVES = 10
# The terms and properties of the saves of the app; no save repeats the place of another one.
STARTS = 3
BODIES = range(1, 9)
PROPERTIES = range(10, 16)
# Seconds between two saves: people do not save faster, and the next compiler gets ready meanwhile.
PAUSE = 1

# Resolves with the page's time, in ms since 1970, when the expected version is painted.
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

FIRST_CELLS = "() => [...window.tessera.session.view?.elements.values() ?? []].some((e) => e.category === 0)"

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
    """Returns a layout of about 150 lines; `extra` changes its structure, `inset` a number."""
    helpers = "\n".join(
        f"  private func place{number}(_ value: CGFloat) -> CGFloat {{\n"
        f"    let spread = min(max(value, 0), 500)\n"
        f"    guard spread > 0 else {{ return 0 }}\n"
        f"    return {extra if number == 0 else ''}spread\n  }}"
        for number in range(HELPERS)
    )
    return LAYOUT.replace("= 5", f"= {inset}") % helpers


class Bare:
    """Runs the compiler's frontend alone, which turns a file into an object; others of its module are read."""

    def __init__(self, folder, text, others=(), imports=None):
        compiler = pathlib.Path(shutil.which("swiftc")).resolve()
        self.file = folder / "Bare.swift"
        modules = pathlib.Path(binary()).resolve().parent / "Modules"
        self.words = [compiler.with_name("swift-frontend"), "-frontend", "-c", "-primary-file", self.file]
        self.words += [*others, "-Onone", "-g"]
        options = ["-I", modules, "-I", folder, "-module-cache-path", folder / "cache", "-swift-version", "5"]
        options += ["-parse-as-library", "-module-name"]
        self.words += [*options, "Bare", "-o", folder / "bare.o"]
        for name, files in (imports or {}).items():
            words = [self.words[0], "-frontend", "-emit-module", *files, *options, name]
            subprocess.run([*words, "-o", folder / f"{name}.swiftmodule"], check=True, capture_output=True)
        self.time(text)

    def time(self, text):
        """Returns the milliseconds that a compile takes."""
        # Only the pass knows what the Objective-C runtime would do.
        plain = text.replace("@objc ", "").replace("#selector(reload)", "nil")
        self.file.write_text(plain, encoding="utf-8")
        start = time.time()
        subprocess.run(self.words, check=True, capture_output=True)
        return (time.time() - start) * 1000


def saves(page, server, file, versions, bare=None):
    """Returns milliseconds of saves that each move the first item, and of the frontend alone between them."""
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


def second_start(case, app):
    """Returns milliseconds from the start of another server to the first cells on a page."""
    start = time.time()
    with Server([str(app)]) as server:
        page = case.page(server, stage="Large", viewport={"width": 390, "height": 844})
        wait(page, FIRST_CELLS)
        return (time.time() - start) * 1000


def large_app_times():
    """Returns median and worst of the first picture and of saves of an app of fifty files, by name."""
    case = LiveCase()
    server = Server()
    app = server.folder / "Large"
    large_app.write(app)
    file = app / large_app.FIRST
    server.arguments = [str(app)]
    started = ticks()
    try:
        begun = time.time()
        with server, tempfile.TemporaryDirectory() as name:
            page = case.page(server, stage="Large", viewport={"width": 390, "height": 844})
            wait(page, FIRST_CELLS)
            first = (time.time() - begun) * 1000
            wait(page, "() => window.tessera.session.source?.phase === 'current'")
            idle(page)
            others = [app / name for name in sorted(large_app.files()) if app / name != file]
            imports = {"Anchors": app.glob("Pods/**/*.swift"), "Streams": app.glob(".build/**/*.swift")}
            bare = Bare(pathlib.Path(name), large_app.with_body(0), others, imports)
            time.sleep(PAUSE)
            bodies, alone = saves(page, server, file, [(large_app.with_body(n), 5 + n) for n in BODIES], bare)
            structure = [(large_app.with_property(n), 5 + n) for n in PROPERTIES]
            properties, more = saves(page, server, file, structure, bare)
            again = [second_start(case, app) for _ in range(STARTS)]
    finally:
        case.doCleanups()
    return {
        "50 files: save to paint, one body, ms": told(bodies),
        "50 files: save to paint, a property more in one file, ms": told(properties),
        "50 files: serve to first picture, with two modules to compile, ms": f"{first:.0f}",
        "50 files: serve to first picture, compiled before, ms": told(again),
        "50 files: the frontend alone on the changed file, ms": told(alone + more),
        "50 files: processors busy, and taken by other machines": "{:.0%}, {:.0%}".format(*shares(started, ticks())),
    }


def told(times):
    """Returns median and worst as text."""
    return f"{statistics.median(times):.0f}, {max(times):.0f}"


def source_times():
    """Returns median and worst of saves that are compiled, and of saves that change only numbers, by name."""
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
            # Each version has one term more: with only another number it would not be compiled.
            structure = [(source(5, "1 + " * (n + 1)), 6 + n) for n in range(SAVES)]
            compiled, alone = saves(page, server, file, structure, Bare(pathlib.Path(folder), source(5, "")))
            numbers = [(source(20 + n, "1 + " * SAVES), 20 + n + SAVES) for n in range(SAVES)]
            changed, _ = saves(page, server, file, numbers)
    finally:
        case.doCleanups()
    lines = source(5, "").count("\n")
    return large_app_times() | {
        f"save to paint, {lines} lines, compiled, ms": told(compiled),
        "the frontend alone on the same lines, ms": told(alone),
        "save to paint, numbers only, ms": told(changed),
        "processors busy, and taken by other machines": "{:.0%}, {:.0%}".format(*shares(started, ticks())),
    }


def ticks():
    """Returns the processors' time since the start of the machine: all, idle, and taken by other machines."""
    fields = [int(word) for word in pathlib.Path("/proc/stat").read_text().split("\n", 1)[0].split()[1:9]]
    return sum(fields), fields[3] + fields[4], fields[7]


def shares(before, after):
    """Returns the shares of time in which the processors were busy, or taken by other machines."""
    whole, idle_time, stolen = (last - first for first, last in zip(before, after))
    return (whole - idle_time - stolen) / whole, stolen / whole
