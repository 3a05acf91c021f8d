# SPDX-License-Identifier: Apache-2.0
"""Saves of an app whose functions of every form give the widths of its cells: each picture shows all of its source."""

import json
import subprocess

from attack import attack, require
from server import binary

# A screen whose cell at an index is as wide as the value of the form at this index.
SCREEN = """import UIKit

@main class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = Screen(collectionViewLayout: UICollectionViewFlowLayout())
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

class Screen: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  lazy var values: [Int] = all()
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }
  override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { values.count }
  override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
    view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
  }
  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
  ) -> CGSize { CGSize(width: values[path.item], height: 10) }
}
"""

# The forms: file, declaration with its value in {0}, and what calls it in another file.
FORMS = (
    ("Thing", "func method() -> Int {{ {0} }}", "Thing().method()"),
    ("Thing", "private func hidden() -> Int {{ {0} }}\n  func shown() -> Int {{ hidden() }}", "Thing().shown()"),
    ("Thing", "static func made() -> Int {{ {0} }}", "Thing.made()"),
    ("Thing", "class var shared: Int {{ {0} }}", "Thing.shared"),
    ("Thing", "var read: Int {{ {0} }}", "Thing().read"),
    ("Thing", "var both: Int {{ get {{ {0} }} set {{ stored = newValue }} }}", "Thing().both"),
    ("Thing", "var stored: Int = {0}", "Thing().stored"),
    ("Thing", "lazy var late: Int = {{ {0} }}()", "Thing().late"),
    ("Thing", "var seen = 0 {{ didSet {{ stored = {0} }} }}\n  func look() -> Int {{ seen = 1; return stored }}",
     "Thing().look()"),
    ("Thing", "func over(_ x: Int) -> Int {{ {0} }}", "Thing().over(1)"),
    ("Thing", "func over(_ x: String) -> Int {{ {0} }}", 'Thing().over("")'),
    ("Thing", "func given(_ x: Int = {0}) -> Int {{ x }}", "Thing().given()"),
    ("Thing", "func deep(_ n: Int) -> Int {{ n == 0 ? {0} : deep(n - 1) }}", "Thing().deep(3)"),
    ("Thing", "func thrown() throws -> Int {{ {0} }}", "(try? Thing().thrown()) ?? 0"),
    ("Thing", "func inner() -> Int {{ struct Local {{ let n = {0} }}; return Local().n }}", "Thing().inner()"),
    ("Thing", "subscript(i: Int) -> Int {{ {0} }}", "Thing()[0]"),
    ("Thing", "func each() -> Int {{ [1].map {{ $0 - 1 + {0} }}[0] }}", "Thing().each()"),
    ("Child", "override func base() -> Int {{ super.base() - 7 + {0} }}", "(Child() as Parent).base()"),
    ("Child", "func promised() -> Int {{ {0} }}", "(Child() as any Promise).promised()"),
    ("Child", "func generic<T>(_ x: T) -> Int {{ {0} }}", "Child().generic(1)"),
    ("Value", "mutating func change() -> Int {{ first += 1; return {0} }}", "Value.changed()"),
    ("Value", "static func == (a: Value, b: Value) -> Bool {{ {0} > 55 }}", "Value() == Value() ? 56 : 55"),
    ("Value", "var first: Int = {0}", "Value().first"),
    ("Value", "enum Kind {{ case one\n    var length: Int {{ {0} }} }}", "Value.Kind.one.length"),
    ("Box", "func boxed() -> Int {{ {0} }}", 'Box(content: "").boxed()'),
    ("Box", "static func flat() -> Int {{ {0} }}", "Box<Int>.flat()"),
)  # fmt: skip
GLOBALS = (
    ("func spread() -> Int {{ {0} }}", "spread()"),
    ("private func alone() -> Int {{ {0} }}\nfunc near() -> Int {{ alone() }}", "near()"),
    ("let once: Int = {0}", "once"),
    ("extension Promise {{ func standard() -> Int {{ {0} }} }}", "Child().standard()"),
    ("extension Int {{ var more: Int {{ {0} }} }}", "1.more"),
)  # fmt: skip
HEADS = {
    "Thing": "class Thing {",
    "Child": "class Parent { func base() -> Int { 7 } }\nprotocol Promise { func promised() -> Int }\n"
    "class Child: Parent, Promise {",
    "Value": "struct Value: Equatable {\n  static func changed() -> Int { var value = Value(); return value.change() }",
    "Box": "struct Box<Content> {\n  var content: Content",
}
SAVES = 60
# The widths of cells, in points.
FEWEST, MOST = 20, 90


def programs():
    """Returns the folder of the programs that are tested."""
    return binary().resolve().parent


class App:
    """The app's source, the programs that compile and show it, and what it must show."""

    def __init__(self, field):
        self.random = field.random
        self.folder = field.folder()
        self.values = [self.value(index) for index in range(len(FORMS) + len(GLOBALS))]
        self.terms = [1] * len(self.values)
        self.extra = dict.fromkeys([*HEADS, "Free"], 0)
        self.turn = 0
        self.source = self.folder / "App"
        self.source.mkdir()

    def value(self, index):
        is_equal = index < len(FORMS) and "==" in FORMS[index][1]
        return self.random.choice((55, 56)) if is_equal else self.random.randrange(FEWEST, MOST)

    def change(self):
        """Changes values of some forms, or what other files see of a type; returns words for a failure."""
        told = []
        for _ in range(self.random.choice((1, 1, 1, 2, 5))):
            index = self.random.randrange(len(self.values))
            self.values[index] = self.value(index)
            self.terms[index] = self.random.randrange(1, 5)
            told.append(f"{index} is {self.values[index]}")
        if self.random.random() < 0.2:
            name = self.random.choice(list(self.extra))
            self.extra[name] = self.random.randrange(4)
            told.append(f"{name} has {self.extra[name]} more")
        return ", ".join(told)

    def texts(self):
        """Returns the files' texts by name."""
        terms = [
            "".join(f"{part} + " for part in [1] * (count - 1)) + str(value - count + 1)
            for value, count in zip(self.values, self.terms, strict=True)
        ]
        files = {name: [head] + [f"  var extra{n} = {n}" for n in range(self.extra[name])] for name, head in HEADS.items()}
        for (name, form, _), text in zip(FORMS, terms):
            files[name].append("  " + form.format(text))
        texts = {name: "\n".join([*lines, "}", ""]) for name, lines in files.items()}
        free = [f"func unused{n}() {{}}" for n in range(self.extra["Free"])]
        free += [form.format(text) for (form, _), text in zip(GLOBALS, terms[len(FORMS):], strict=True)]
        texts["Free"] = "\n".join([*free, ""])
        calls = [call for *_, call in FORMS + GLOBALS]
        texts["All"] = "extension Screen {\n  func all() -> [Int] {\n    [\n" + "".join(f"      {call},\n" for call in calls)
        texts["All"] += "    ]\n  }\n}\n"
        texts["Screen"] = SCREEN
        return texts

    def shown(self):
        """Compiles what is saved, with a compiler that waited, and returns the widths of the cells."""
        for name, text in self.texts().items():
            (self.source / f"{name}.swift").write_text(text, encoding="utf-8")
        self.turn += 1
        files = [str(path) for path in sorted(self.source.glob("*.swift"))]
        out = self.folder / "out"
        words = ["--standby", "--out", out, "--work", self.folder / "work", "--cache", self.folder / "cache"]
        line = json.dumps(["--out", str(out / str(self.turn))]) + "\n"
        compiler = programs() / "tessera-layout-compiler"
        done = subprocess.run([compiler, *words, *files], input=line, capture_output=True, text=True, timeout=120)
        report = json.loads(done.stdout)
        require(report.get("library"), f"there is a library: {report['diagnostics'][:3]}")
        entry = next(each for each in report["entries"] if each["id"] == "AppDelegate")
        self.replaced = b"tesseraBody0" in open(report["library"], "rb").read()
        return self.widths(report["library"], entry)

    def widths(self, library, entry):
        insets = dict.fromkeys(("top", "left", "bottom", "right"), 0)
        traits = {"keyboard": 0}
        viewport = {"width": 800, "height": 900, "scale": 2, "insets": insets, "isDark": False, "traits": traits}
        request = {
            "layout": {"library": {"path": library, "entry": entry}}, "views": [{"viewport": viewport}], "reads": [],
            "isRightToLeft": False, "textSize": "large", "includesAll": True, "includesPaint": False,
        }  # fmt: skip
        host = programs() / "tessera-stage-host"
        done = subprocess.run([host, "--snapshot"], input=json.dumps(request), capture_output=True, text=True, timeout=60)
        require(done.returncode == 0 and '"done"' in done.stdout, f"the app is shown: {done.stdout[:500]}{done.stderr[-500:]}")
        picture = json.loads(done.stdout)["done"]["_0"][0]["snapshot"]
        cells = [each for each in picture["elements"] if each["category"] == "cell"]
        return [cell["frame"]["width"] for cell in sorted(cells, key=lambda cell: cell["indexPath"])]


@attack("whatever is saved, an app shows what all of its source says")
def saves(field):
    app = App(field)
    require(app.shown() == app.values, "the first picture is right")
    replaced = 0
    for number in range(field.times(SAVES, SAVES)):
        told = app.change()
        found = app.shown()
        replaced += app.replaced
        wrong = [(index, value, now) for index, (value, now) in enumerate(zip(app.values, found)) if value != now]
        require(len(found) == len(app.values) and not wrong, f"save {number} ({told}) is shown: {wrong or found}")
    require(replaced > SAVES // 8, f"bodies were replaced alone: {replaced} of {SAVES} saves")
