#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Compiles layout files and apps and prints tables of the results: compatibility.py [--products DIR] PATH…

Each path is one module: a Swift file or a folder. With --capabilities, the table has a row for each thing that source
uses: how many modules use it, and in how many of them every line that names it runs as it is written, is stood in for,
or is left out. With --write FILE, the table replaces the one between the marks of its name in a document."""

import argparse
import json
import pathlib
import re
import subprocess
import tempfile

# What source uses, and how its lines are recognised.
CAPABILITIES = {
    "flow layouts": r"UICollectionView(Delegate)?FlowLayout",
    "compositional layouts": r"NSCollectionLayout|UICollectionViewCompositionalLayout",
    "lists": r"UICollectionLayoutListConfiguration|UICollectionViewListCell|\.list\(using",
    "layouts of one's own": r": *UICollectionView(Transition)?Layout\b|layoutAttributesForElements",
    "orthogonal sections": r"orthogonalScrollingBehavior",
    "badges, headers, backgrounds": r"SupplementaryItem|SupplementaryView|DecorationItem|forDecorationViewOfKind",
    "diffable data": r"DiffableDataSource",
    "registrations": r"(Cell|Supplementary)Registration",
    "batch updates": r"performBatchUpdates|(insert|delete|reload|move)(Items|Item|Sections|Rows)\(",
    "drag and drop, reordering": r"(Drag|Drop)Delegate|InteractiveMovement",
    "menus and swipes": r"contextMenuConfiguration|UISwipeActions|UIMenu\(",
    "tables": r"UITableView",
    "navigation and tabs": r"UINavigationController|UITabBarController|navigationItem",
    "controllers over others": r"\bpresent\(|UIAlertController|dismiss\(animated",
    "search": r"UISearch(Bar|Controller)",
    "refreshing": r"UIRefreshControl",
    "buttons and switches": r"UIButton|UISwitch|UISlider|UISegmentedControl|UIStepper",
    "texts with attributes": r"NS(Mutable)?AttributedString|AttributedString\(",
    "constraints": r"NSLayoutConstraint|Anchor\.constraint",
    "stacks": r"UIStackView",
    "layers and drawing": r"CA(Gradient|Shape|Text|Emitter)Layer|draw\(_ rect|UIBezierPath",
    "animations": r"UIView\.animate|UIViewPropertyAnimator|CABasicAnimation",
    "gestures": r"UI\w+GestureRecognizer",
    "scene and app delegates": r"UIApplicationDelegate|UIWindowSceneDelegate",
    "storyboards and nibs": r"UIStoryboard|UINib|@IBOutlet|@IBAction",
    "requests": r"URLSession|URLRequest",
    "decoding": r"Decodable|Codable|JSONDecoder",
    "queues and timers": r"DispatchQueue|Timer\.|OperationQueue",
    "tasks": r"\basync\b|\bawait\b",
    "Combine": r"import Combine|AnyCancellable|@Published",
    "RxSwift, RxCocoa": r"import Rx|DisposeBag|\.rx\.",
    "SnapKit": r"import SnapKit|\.snp\.",
    "other stand-ins": r"import (Moya|Alamofire|Kingfisher|SDWebImage|Nuke|IGListKit|PinLayout|Then|Reusable|Lottie|Unbox)",
}
STOOD_IN = {"type-stood-in", "module-stood-in", "stand-in-module"}
LEFT_OUT = {"left-out"}


def compiled(compiler, out, path):
    """Compiles one module and returns the compiler's report."""
    command = [compiler, "--out", out, "--cache", pathlib.Path(compiler).parent / "ModuleCache", path]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return json.loads(done.stdout)


def row(path, report):
    """Returns one line of the table of modules."""
    kinds = {"error": 0, "warning": 0, "note": 0}
    for diagnostic in report["diagnostics"]:
        kinds[diagnostic["severity"]] += 1
    told = [f"{count} {name}{'s' if count > 1 else ''}" for name, count in kinds.items() if count]
    state = "yes" if report.get("library") else "no"
    return (
        f"| {path.stem} | {state} | {len(report['entries'])} | {len(report['constants'])} "
        f"| {', '.join(told) or '–'} |"
    )


def sources(path):
    """The Swift files of a module."""
    return [path] if path.is_file() else sorted(path.rglob("*.swift"))


def uses(path, report):
    """Returns what a module uses: by capability, whether that is written, stood in or left out."""
    told = {}
    for diagnostic in report["diagnostics"]:
        if diagnostic.get("line"):
            name = pathlib.Path(diagnostic.get("file") or "").name
            told.setdefault(diagnostic["code"], set()).add((name, diagnostic["line"]))
    stood = set().union(*(told.get(code, set()) for code in STOOD_IN))
    left = set().union(*(told.get(code, set()) for code in LEFT_OUT))
    found = {}
    for source in sources(path):
        for number, text in enumerate(source.read_text(errors="replace").splitlines(), start=1):
            place = (source.name, number)
            for name, pattern in CAPABILITIES.items():
                if re.search(pattern, text):
                    state = 2 if place in left else 1 if place in stood else 0
                    found[name] = max(found.get(name, 0), state)
    return found


def capability_table(results):
    """Returns the lines of the table of capabilities."""
    lines = ["| used | modules | as written | stood in | left out |", "|---|---|---|---|---|"]
    for name in CAPABILITIES:
        states = [uses[name] for uses in results if name in uses]
        if states:
            counts = [states.count(state) for state in range(3)]
            lines.append(f"| {name} | {len(states)} | {' | '.join(map(str, counts))} |")
    return lines


def write(document, name, lines):
    """Puts lines between the marks of a table in a document."""
    text = document.read_text()
    begin, end = f"<!-- {name} -->", f"<!-- end of {name} -->"
    before, rest = text.split(begin, 1)
    after = rest.split(end, 1)[1]
    document.write_text(before + begin + "\n" + "\n".join(lines) + "\n" + end + after)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--products", default=".build/debug", help="folder of the built programs")
    parser.add_argument("--capabilities", action="store_true", help="a row for each thing that is used")
    parser.add_argument("--write", type=pathlib.Path, help="a document whose table is replaced")
    parser.add_argument("paths", nargs="+", type=pathlib.Path)
    options = parser.parse_args()
    compiler = str(pathlib.Path(options.products).resolve() / "tessera-layout-compiler")
    lines = ["| module | compiles | shown | numbers | said |", "|---|---|---|---|---|"]
    found = []
    good = shown = 0
    with tempfile.TemporaryDirectory() as out:
        for path in sorted(options.paths):
            report = compiled(compiler, out, path)
            good += 1 if report.get("library") else 0
            shown += len(report["entries"])
            lines.append(row(path, report))
            found.append(uses(path, report))
    if options.capabilities:
        lines = capability_table(found)
    end = f"{good} of {len(options.paths)} modules compile; {shown} layouts and screens are shown."
    lines += ["", end]
    if options.write:
        write(options.write, "capabilities" if options.capabilities else "modules", lines)
    else:
        print("\n".join(lines))


if __name__ == "__main__":
    main()
