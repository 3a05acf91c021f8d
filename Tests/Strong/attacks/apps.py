# SPDX-License-Identifier: Apache-2.0
"""Whole apps with something wrong in them: it is named with its place, the rest is shown, and nobody else notices."""

import dataclasses

from attack import attack, require, still_runs
from tables import assert_same

DELEGATE = """import UIKit
@main class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(_ app: UIApplication, didFinishLaunchingWithOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    LAUNCH
    window?.makeKeyAndVisible()
    return true
  }
}
"""
SHOW = "window?.rootViewController = List()"
# A controller with six cells; its seventh line is the one that something is done in.
LIST = """import UIKit
class List: UICollectionViewController {
  init() { super.init(collectionViewLayout: UICollectionViewFlowLayout()) }
  required init?(coder: NSCoder) { fatalError() }
  override func viewDidLoad() {
    super.viewDidLoad()
    BODY
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
  }
  override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 6 }
  override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
    view.dequeueReusableCell(withReuseIdentifier: "c", for: path)
  }
}
"""
OTHER = LIST.replace("class List", "class Other").replace("    BODY\n", "")
COORDINATOR = """import UIKit
class Coordinator {
  func start(_ window: UIWindow?) { next(window) }
  func next(_ window: UIWindow?) {
    start(window)
    window?.rootViewController = List()
  }
}
"""
LOAD = (
    'URLSession.shared.dataTask(with: URL(string: "https://a.b/x")!) { data, _, _ in '
    "_ = TRY JSONDecoder().decode([Int].self, from: data!) }.resume()"
)
RESPONSES = {"tessera.json": '{"responses": {"GET https://a.b/x": "x.json"}}', "x.json": '{"no": "list"}'}
STORYBOARD = 'window?.rootViewController = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()'
TARGETS = """// swift-tools-version:5.9
import PackageDescription
let package = Package(name: "T", targets: [.executableTarget(name: "One", path: "One"), .target(name: "Two", path: "Two")])
"""
# The smallest picture; in the catalogue, each file has a megabyte after it.
PIXEL = bytes.fromhex(
    "89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000d49444154789c6364f8cf500f0003860180"
    "5a347d6b0000000049454e44ae426082"
)
MEGABYTES = 100
# The first picture of a stage is there long before; hanging code is ended twice.
SHOWN_S = 120


@dataclasses.dataclass(frozen=True)
class App:
    """An app, what is shown of it, and what its messages say, each as file, line and words.

    `None` is any file or line: where a circle of calls ends, is chance.
    """

    name: str
    entry: str
    said: tuple
    launch: str = SHOW
    body: str = ""
    files: dict = dataclasses.field(default_factory=dict)
    short: bool = False

    def write(self, folder):
        files = {"AppDelegate.swift": DELEGATE.replace("LAUNCH", self.launch), "List.swift": LIST.replace("BODY", self.body)}
        files |= {"Other.swift": OTHER, "Word.swift": "struct Word {}\n"} | self.files
        for name, text in files.items():
            if text is None:
                continue
            path = folder / self.name / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(text if isinstance(text, bytes) else text.encode())
        return folder / self.name


def catalogue():
    """Returns the files of an asset catalogue of a hundred megabytes."""
    files = {}
    for number in range(MEGABYTES):
        place = f"Assets.xcassets/p{number}.imageset/"
        files[place + "p.png"] = PIXEL + bytes(1 << 20)
        files[place + "Contents.json"] = '{"images": [{"filename": "p.png", "idiom": "universal"}]}'
    return files


APPS = (
    App("Traps", "List", (("AppDelegate.swift", 6, "Index out of range"),), launch="_ = [Int]()[3]; " + SHOW, short=True),
    App(
        "Spoilt",
        "AppDelegate",
        (
            ("A.swift", 2, "expected"), ("B.swift", 1, "expected"), ("C.swift", 2, "expected"),
            ("Word2.swift", 1, "Word is declared twice"), (None, None, "Info.plist:2:"),
            (None, None, "no Gone.xib beside the source, so the nib Gone of List.swift:7"),
            (None, None, "x.json does not fit Array<Int>, which List.swift:7 decodes"),
        ),
        body='_ = UINib(nibName: "Gone", bundle: nil).instantiate(withOwner: nil); ' + LOAD.replace("TRY", "try?"),
        files=RESPONSES | {
            "A.swift": "struct A {\n  var x =\n}\n", "B.swift": "func b( {\n}\n", "C.swift": "class C {\n  func c() { let = 3 }\n}\n",
            "Word2.swift": "struct Word { var letters = 1 }\n",
            "Info.plist": '<?xml version="1.0"?>\n<plist><dict><key>A</key><string>b</plist>',
        },
        short=True,
    ),
    App("Hangs", "Other", (("List.swift", 7, "endless loop"),), body="while true {}"),
    App(
        "Recurses", "List", (("Coordinator.swift", None, "calls itself endlessly"),),
        launch="Coordinator().start(window)", files={"Coordinator.swift": COORDINATOR},
    ),
    App(
        "Nibless", "Other", (("List.swift", 7, "found nil"),),
        body='view.addSubview(Bundle.main.loadNibNamed("Gone", owner: self)!.first as! UIView)',
    ),
    App(
        "Allocates", "Other", (("List.swift", 7, "all the memory"),),
        body="var all: [[Int]] = []; while true { all.append(Array(repeating: 1, count: 1_000_000)) }",
    ),
    App("Misfits", "Other", (("List.swift", 7, "x.json, a recorded answer"),), body=LOAD.replace("TRY", "try!"),
        files=RESPONSES),
    App(
        "Storyboard", "List", ((None, None, "Main.storyboard:4"),), launch=STORYBOARD,
        files={"Main.storyboard": '<?xml version="1.0"?>\n<document>\n <scenes>\n  <scene><objects></scene>\n</document>'},
    ),
    App(
        "Targets", "AppDelegate", ((None, None, "One is shown; name the folder of another one to see it (Two)"),),
        files={
            "Package.swift": TARGETS, "One/AppDelegate.swift": DELEGATE.replace("LAUNCH", SHOW),
            "One/List.swift": LIST.replace("    BODY\n", ""), "Two/Other.swift": OTHER,
            "AppDelegate.swift": None, "List.swift": None, "Other.swift": None, "Word.swift": None,
        },
    ),
    App("Pictures", "AppDelegate", (), body='_ = UIImage(named: "p3")', files=catalogue()),
)


def check(crowd, app):
    """Opens an app's stage; its entry must be shown, and its messages say what is wrong and where."""
    client = crowd.join(app.name)
    welcome = crowd.expect(client, "welcome")
    stage = next(each["id"] for each in welcome["stages"] if each["title"] == app.name)
    opening = crowd.opening(client, stage)

    def items():
        return [item for message in client.messages if message["kind"] == "diagnostics" for item in message["items"]]

    def is_said(file, line, words):
        return any(
            words in item["message"] and file in (None, item.get("file")) and line in (None, item.get("line"))
            for item in items()
        )

    def shown():
        # Source with errors counts as failed, although the rest of it is shown.
        source = client.found("source") or {"phase": "compiling"}
        return client.revisions and source["phase"] in ("current", "failed") and source.get("entry") == app.entry

    opening()
    crowd.until(shown, lambda: f"{app.entry} of {app.name}: {client.found('source')}, {items()}", SHOWN_S)
    crowd.until(
        lambda: all(is_said(*each) for each in app.said),
        lambda: f"{app.name}: {[each for each in app.said if not is_said(*each)]} among {items()}",
    )


@attack("an app with something wrong in it is shown without that, which is named with its place", short=True)
def every_app(field):
    """Serves all apps at once beside a stage whose client must never notice anything."""
    apps = [app for app in APPS if app.short or not field.is_short]
    folder = field.folder()
    server = field.serve(data=None)
    server.kill()
    server.arguments = [str(app.write(folder)) for app in apps] + [str(server.data_path)]
    server.start()
    crowd = field.crowd(server)
    witness = crowd.join("witness")
    view = crowd.open(witness)
    problems = []
    for value, app in enumerate(apps):
        try:
            check(crowd, app)
        except AssertionError as error:
            problems.append(str(error))
        still_runs(server)
        crowd.do(witness, "set", view=view, key="minimumLineSpacing", value=10 + value, phase="end", animated=False)
    require(not witness.found("status", state="restarting"), "another stage's host was ended")
    assert_same(crowd, [witness], view)
    require(not problems, f"{len(problems)} of {len(apps)} apps:\n" + "\n".join(problems))
