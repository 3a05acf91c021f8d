#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Compiles the layout files and apps of Tests, and writes their figures into docs/compatibility.md.

    compatibility.py                 writes the document's tables anew (make compatibility)
    compatibility.py --print PATH…   prints the tables of other files and folders, each of them one module

The first column of the document's table of capabilities names what CAPABILITIES finds here. Its last four columns are
written by this script: how many modules use the capability, and in how many of them every line that names it runs as
it is written, is helped by a stand-in, or is left out in at least one place."""

import argparse
import concurrent.futures
import json
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
DOCUMENT = ROOT / "docs/compatibility.md"
LONGEST = 120  # seconds that one module may take
FIGURES = 4  # columns of the table of capabilities that are written here

# What source uses, and how its lines are recognised.
CAPABILITIES = {
    "Flow layouts": r"UICollectionView(Delegate)?FlowLayout",
    "Compositional layouts": r"NSCollectionLayout|UICollectionViewCompositionalLayout",
    "Lists": r"UICollectionLayoutListConfiguration|UICollectionViewListCell|\.list\(using",
    "Layouts of one's own": r": *UICollectionView(Transition)?Layout\b|layoutAttributesForElements",
    "Orthogonal sections": r"orthogonalScrollingBehavior",
    "Headers, badges, backgrounds": r"SupplementaryItem|SupplementaryView|DecorationItem|forDecorationViewOfKind",
    "Diffable data": r"DiffableDataSource",
    "Registrations": r"(Cell|Supplementary)Registration",
    "Batch updates": r"performBatchUpdates|(insert|delete|reload|move)(Items|Item|Sections|Rows)\(",
    "Drag and drop, reordering": r"(Drag|Drop)Delegate|InteractiveMovement",
    "Menus and swipes": r"contextMenuConfiguration|UISwipeActions|UIMenu\(",
    "Dynamics": r"UIDynamicAnimator|UI(Attachment|Gravity|Collision|Snap|Push|Field)Behavior",
    "Tables": r"UITableView",
    "Navigation and tabs": r"UINavigationController|UITabBarController|navigationItem",
    "Pages": r"UIPageViewController|UIPageControl",
    "Controllers over others": r"\bpresent\(|UIAlertController|dismiss\(animated",
    "Search": r"UISearch(Bar|Controller)",
    "Refreshing": r"UIRefreshControl",
    "Buttons and controls": r"UIButton|UISwitch|UISlider|UISegmentedControl|UIStepper",
    "Texts with attributes": r"NS(Mutable)?AttributedString|AttributedString\(",
    "Constraints": r"NSLayoutConstraint|Anchor\.constraint",
    "Stacks": r"UIStackView",
    "Layers and drawing": r"CA(Gradient|Shape|Text|Emitter)Layer|draw\(_ rect|UIBezierPath",
    "Animations": r"UIView\.animate|UIViewPropertyAnimator|CABasicAnimation",
    "Gestures": r"UI\w+GestureRecognizer",
    "App and scene delegates": r"UIApplicationDelegate|UIWindowSceneDelegate",
    "Storyboards and nibs": r"UIStoryboard|UINib|@IBOutlet|@IBAction",
    "Requests": r"URLSession|URLRequest",
    "Decoding": r"Decodable|Codable|JSONDecoder",
    "Queues and timers": r"DispatchQueue|Timer\.|OperationQueue",
    "async and await": r"\basync\b|\bawait\b",
    "Combine": r"import Combine|AnyCancellable|@Published",
    "RxSwift and its family": r"import Rx|DisposeBag|\.rx\.",
    "SnapKit": r"import SnapKit|\.snp\.",
    "Other stand-ins": r"import (Moya|Alamofire|Kingfisher|SDWebImage|Nuke|IGListKit|PinLayout|Then|Reusable|Lottie|Unbox"
    r"|CoreData|PromiseKit|SkeletonView|MapKit|WebKit|CoreLocation|SafariServices|MessageUI|StoreKit|ReactorKit|Swinject|SwiftyJSON|Toast|SVProgressHUD|UserNotifications"
    r"|MBProgressHUD|NVActivityIndicatorView|IQKeyboardManagerSwift|KeychainAccess|CombineMoya)",
    "SwiftUI": r"import SwiftUI|UIHosting|: *some View",
}
STOOD_IN = {"type-stood-in", "module-stood-in"}
LEFT_OUT = {"left-out", "module-left-out"}


class Module:
    """A file or folder, and what the compiler reports of it."""

    def __init__(self, path, report):
        self.path = path
        self.report = report
        self.files = [path] if path.is_file() else sorted(path.rglob("*.swift"))
        self.texts = {file: file.read_text(errors="replace").splitlines() for file in self.files}

    @property
    def lines(self):
        """Lines that are neither empty nor a comment."""
        texts = (line.strip() for text in self.texts.values() for line in text)
        return sum(1 for line in texts if line and not line.startswith("//"))

    def count(self, codes):
        return sum(1 for each in self.report["diagnostics"] if each["code"] in codes)

    def places(self, codes):
        """File names and lines of the reports with these codes."""
        reports = (each for each in self.report["diagnostics"] if each["code"] in codes and each.get("line"))
        return {(pathlib.Path(each.get("file") or "").name, each["line"]) for each in reports}

    def uses(self):
        """By capability: 0 where all its lines run as written, 1 where one is stood in for, 2 where one is left out."""
        stood, left = self.places(STOOD_IN), self.places(LEFT_OUT)
        found = {}
        for file, text in self.texts.items():
            for number, line in enumerate(text, start=1):
                place = (file.name, number)
                state = 2 if place in left else 1 if place in stood else 0
                for name, pattern in CAPABILITIES.items():
                    if re.search(pattern, line):
                        found[name] = max(found.get(name, 0), state)
        return found


def compiled(compiler, path):
    """Compiles one module.

    An app is mended in rounds, and the cache is the one of the product's tests, so that a second run is quick."""
    with tempfile.TemporaryDirectory() as out:
        command = [compiler, "--out", out, "--cache", compiler.parent / "ModuleCache", path]
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=LONGEST)
    return Module(path, json.loads(done.stdout))


def all_compiled(compiler, paths):
    """Compiles modules, two at a time, and tells which are done."""
    modules = []
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        for done, module in enumerate(pool.map(lambda path: compiled(compiler, path), paths), start=1):
            print(f"\r{done} of {len(paths)} {module.path.stem:40}", end="", file=sys.stderr)
            modules.append(module)
    print(file=sys.stderr)
    return modules


def figures(modules):
    """The figures of each capability, as texts."""
    uses = [module.uses() for module in modules]
    found = {}
    for name in CAPABILITIES:
        states = [each[name] for each in uses if name in each]
        counts = [len(states)] + [states.count(state) for state in range(3)]
        found[name] = [str(count) if count else "–" for count in counts]
    return found


def table_of_capabilities(lines, found):
    """Returns the document's table with new figures in its last columns."""
    head, rule, *rows = lines
    written = [head, rule]
    for row in rows:
        cells = row.strip().strip("|").split("|")
        name = cells[0].strip().strip("*")
        if name not in found:
            sys.exit(f"{DOCUMENT.name} has a row \"{name}\", which CAPABILITIES lacks")
        kept = "|".join(cells[:-FIGURES])
        written.append(f"|{kept}| {' | '.join(found.pop(name))} |")
    if found:
        sys.exit(f"{DOCUMENT.name} lacks a row for {', '.join(found)}")
    return written


def said(module):
    """What the compiler said about a module, in a few words."""
    kinds = {"error": 0, "warning": 0, "note": 0}
    for diagnostic in module.report["diagnostics"]:
        kinds[diagnostic["severity"]] += 1
    told = [f"{count} {name}{'s' if count > 1 else ''}" for name, count in kinds.items() if count]
    return ", ".join(told) or "–"


def table_of_modules(modules):
    """A row for each module of which something is said, and what holds of all."""
    lines = ["| module | shown | numbers | said |", "|---|---|---|---|"]
    for module in modules:
        report = module.report
        if report["diagnostics"]:
            shown, numbers = len(report["entries"]), len(report["constants"])
            lines.append(f"| {module.path.stem} | {shown} | {numbers} | {said(module)} |")
    good = sum(1 for module in modules if module.report.get("library"))
    shown = sum(len(module.report["entries"]) for module in modules)
    silent = sum(1 for module in modules if not module.report["diagnostics"])
    total = f"{good} of {len(modules)} modules compile; {shown} layouts and screens are shown. "
    return lines + ["", total + f"{silent} modules run as they are written, without a word."]


def table_of_apps(lines, modules):
    """Returns the document's table of apps with new figures in its last columns: files, lines, stood in, left out."""
    head, rule, *rows = lines
    known = {module.path.stem: module for module in modules}
    written = [head, rule]
    for row in rows:
        cells = row.strip().strip("|").split("|")
        module = known.pop(cells[0].strip(), None)
        if module is None:
            sys.exit(f"{DOCUMENT.name} has a row \"{cells[0].strip()}\", which Tests/Apps lacks")
        counts = [len(module.files), module.lines, module.count(STOOD_IN), module.count(LEFT_OUT)]
        texts = [str(count) if count else "–" for count in counts]
        written.append(f"|{'|'.join(cells[:-FIGURES])}| {' | '.join(texts)} |")
    if known:
        sys.exit(f"{DOCUMENT.name} lacks a row for {', '.join(known)}")
    return written


def replace(text, name, made):
    """Replaces what stands between the marks of a table; `made` gets its lines and returns new ones."""
    begin, end = f"<!-- {name} -->\n", f"\n<!-- end of {name} -->"
    before, rest = text.split(begin, 1)
    old, after = rest.split(end, 1)
    return before + begin + "\n".join(made(old.splitlines())) + end + after


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--products", default=ROOT / ".build/debug", type=pathlib.Path, help="folder of the programs")
    parser.add_argument("--print", nargs="+", type=pathlib.Path, metavar="PATH", help="print tables of these modules")
    options = parser.parse_args()
    compiler = options.products.resolve() / "tessera-layout-compiler"
    if options.print:
        modules = all_compiled(compiler, options.print)
        rows = [f"| {name} | {' | '.join(row)} |" for name, row in figures(modules).items() if row[0] != "–"]
        print("\n".join(["| used | modules | as written | stood in | left out |", "|---|---|---|---|---|"] + rows + [""]))
        print("\n".join(table_of_modules(modules)))
        return
    files = all_compiled(compiler, sorted((ROOT / "Tests/LayoutFiles").glob("*")))
    apps = all_compiled(compiler, sorted((ROOT / "Tests/Apps").glob("*")))
    text = DOCUMENT.read_text()
    text = replace(text, "capabilities", lambda lines: table_of_capabilities(lines, figures(files + apps)))
    text = replace(text, "modules", lambda lines: table_of_modules(files))
    text = replace(text, "apps", lambda lines: table_of_apps(lines, apps))
    DOCUMENT.write_text(text)


if __name__ == "__main__":
    main()
