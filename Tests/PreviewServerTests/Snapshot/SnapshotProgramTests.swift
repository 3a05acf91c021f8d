// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import StageProtocol
import Testing

@testable import PreviewServer

/// The built `tessera` with its compiler and stage host, run on files of the test.
@Suite(.serialized) struct SnapshotProgramTests {
  private struct Run {
    var code: BoundedProcess.End
    var output: String
    var errors: String
    var bytes: Data
  }

  private static let patience = 240.0

  /// Runs the program, which is in the folder of the tests.
  private func tessera(_ arguments: String...) throws -> Run {
    let path = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("tessera").path
    let variables = ProcessInfo.processInfo.environment.map { "\($0)=\($1)" }
    let process = BoundedProcess(
      path: path,
      arguments: arguments,
      environment: variables,
      seconds: Self.patience
    )
    let outcome = try process.run()
    return Run(
      code: outcome.end,
      output: String(decoding: outcome.output, as: UTF8.self),
      errors: outcome.errors,
      bytes: outcome.output
    )
  }

  private func withFile(_ name: String, _ text: String, _ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("snapshot-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let url = folder.appendingPathComponent(name)
    try Data(text.utf8).write(to: url)
    try body(url.path)
  }

  private static let columns = """
    import UIKit

    protocol ColumnsDelegate: AnyObject {
      func collectionView(_ collectionView: UICollectionView, widthOfColumn column: Int) -> CGFloat
    }

    /// One line below the other, 30 high, 10 apart.
    class Lines: UICollectionViewLayout {
      var height: CGFloat = 30
      private var count: Int { collectionView!.numberOfItems(inSection: 0) }

      override var collectionViewContentSize: CGSize {
        CGSize(width: collectionView!.bounds.width, height: CGFloat(count) * (height + 10))
      }

      override func layoutAttributesForElements(in rect: CGRect)
        -> [UICollectionViewLayoutAttributes]? {
        (0..<count).map { layoutAttributesForItem(at: IndexPath(item: $0, section: 0))! }
      }

      override func layoutAttributesForItem(at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(
          x: 0, y: CGFloat(indexPath.item) * (height + 10),
          width: collectionView!.bounds.width, height: height)
        return attributes
      }
    }
    """

  @Test func `a Swift file is compiled, laid out and compared`() throws {
    try withFile("Lines.swift", Self.columns) { file in
      let stored = file + ".json"
      let first = try tessera(
        "snapshot",
        file,
        "--items",
        "3",
        "--size",
        "100x75",
        "--out",
        stored
      )
      expect(first.code, equals: .exited(0), "\(first.errors)")
      let snapshot = try Snapshot.parse(
        try Data(contentsOf: URL(fileURLWithPath: stored)),
        file: ""
      )
      // The third line starts at 80, below the 75 visible points.
      expect(snapshot.elements.map(\.frame.numbers), equals: [[0, 0, 100, 30], [0, 40, 100, 30]])
      expect(snapshot.contentHeight, equals: 120)
      let again = try tessera("snapshot", file, "--items", "3", "--size", "100x75", "-")
      expect(again.bytes, equals: (try Data(contentsOf: URL(fileURLWithPath: stored))))
      let wider = try tessera(
        "snapshot",
        file,
        "--items",
        "3",
        "--size",
        "110x75",
        "--check",
        stored,
        "--junit",
        file + ".xml",
        "--difference",
        file + ".svg"
      )
      expect(wider.code, equals: .exited(1))
      expect(
        wider.errors.contains("cell [0, 1] (item-0-1): frame [0, 40, 100, 30] → [0, 40, 110, 30]")
      )
      expectEmpty(wider.output)
      let report = try String(contentsOfFile: file + ".xml", encoding: .utf8)
      // Both lines, the bounds and the size of the content.
      expect(report.contains("<failure message=\"4 differences from \(stored); "))
      expect(report.contains("frame [0, 40, 100, 30] → [0, 40, 110, 30]"))
      expect(report.contains("tests=\"1\" failures=\"1\" errors=\"0\""))
      let picture = try String(contentsOfFile: file + ".svg", encoding: .utf8)
      expect(picture.contains("<g transform=\"matrix(1 0 0 1 0 40)\">"))
      expect(picture.contains("viewBox=\"0 0 110 75\""))
    }
  }

  private static let faults = """
    import UIKit

    class OutOfRange: UICollectionViewLayout {
      override func prepare() {
        let heights = [10, 20]
        print(heights[collectionView!.numberOfSections + 1])
      }
    }

    class Gives: UICollectionViewLayout {
      override func prepare() {
        fatalError("no items to show")
      }
    }

    class Loops: UICollectionViewLayout {
      var total = 0
      override func prepare() {
        while true { total &+= 1 }
      }
    }

    class Recurses: UICollectionViewLayout {
      func depth(_ n: Int) -> Int { n < 0 ? 0 : depth(n + 1) + 1 }
      override func prepare() {
        print(depth(collectionView!.numberOfSections))
      }
    }

    class Leaves: UICollectionViewLayout {
      override func prepare() {
        exit(7)
      }
    }

    class Hoards: UICollectionViewLayout {
      var kept: [[UInt8]] = []
      override func prepare() {
        // Not written, so that a busy machine reaches the limit as soon as an idle one.
        while true { kept.append([UInt8](unsafeUninitializedCapacity: 1 << 28) { $1 = 0 }) }
      }
    }

    class Fine: UICollectionViewLayout {
      override var collectionViewContentSize: CGSize { CGSize(width: 10, height: 10) }
    }
    """

  @Test func `each fault of a layout is named with its line, and other layouts still run`() throws {
    try withFile("Faults.swift", Self.faults) { file in
      let run = try tessera("check", file, "--timeout", "10")
      expect(run.code, equals: .exited(1))
      let lines = run.output.split(separator: "\n").map(String.init)
      func line(_ name: String) -> String { lines.first { $0.contains(" \(name) — ") } ?? "" }
      expect(line("OutOfRange").contains("\(file):6"))
      expect(line("OutOfRange").contains("Index out of range"))
      expect(line("Gives").contains("\(file):12"))
      expect(line("Gives").contains("no items to show"))
      expect(line("Loops").contains("did not finish within 10 s"))
      // Stopped at an instruction of no line, it is named with the first line of `prepare`.
      #expect(line("Loops").contains("\(file):19") || line("Loops").contains("\(file):18"))
      expect(line("Recurses").contains("\(file):24"))
      expect(line("Hoards").contains("all the memory"))
      expect(line("Leaves").contains("ended with 7"))
      expect(line("Fine").hasPrefix("✔"))
      expect(lines.last, equals: "7 layouts, 6 failed")
    }
  }

  /// A file of the development set.
  private static func layoutFile(_ name: String) -> String {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "LayoutFiles/\(name)").path()
  }

  @Test func `made-up items fill the sections that a layout knows`() throws {
    let file = Self.layoutFile("KnownSections.swift")
    func height(_ layout: String) throws -> Double {
      let run = try tessera("snapshot", file, "--layout", layout, "--size", "390x844", "-")
      return try Snapshot.parse(run.bytes, file: "").contentHeight
    }
    // Two sections of twelve items: six rows of 60, then twelve of 40; a third section would trap.
    expect(try height("Layouts.make()"), equals: 840)
    // Five sections: one row of 200, four of three columns of 80, and six of two columns of 80 in
    // each of three.
    expect(try height("HomeViewController.makeLayout()"), equals: 1960)
  }

  @Test func `a flow layout that takes headers for granted is given some`() throws {
    let file = Self.layoutFile("GrantedHeaders.swift")
    let run = try tessera("snapshot", file, "--size", "390x844", "-")
    expect(run.code, equals: .exited(0))
    expect(run.errors.contains("The layout needs headers"))
    let snapshot = try Snapshot.parse(run.bytes, file: "")
    // The first items are below a header of 50, and the room between them is 390 / 39.
    let cells = snapshot.elements.map(\.frame).filter { $0.height == 80 }
    expect(cells.map(\.y).prefix(4), equals: [50, 50, 50, 140])
  }

  @Test func `a controller with items of its own is the delegate, with its insets`() throws {
    let file = Self.layoutFile("PhotoWall.swift")
    let run = try tessera("snapshot", file, "--size", "390x844", "-")
    let snapshot = try Snapshot.parse(run.bytes, file: "")
    expect(run.errors.contains("PhotoWallViewController is the delegate"))
    // 390 less 16 at each side gives columns of 179, and photos of 167 with 6 on all sides.
    let frames = snapshot.elements.prefix(2).map(\.frame)
    expect(frames.map(\.x), equals: [6, 185])
    expect(frames.map(\.width), equals: [167, 167])
    // 300 × 300, and 300 × 450: 250.5, rounded.
    expect(frames.map(\.height), equals: [167, 251])
    expect(snapshot.bounds.y, equals: -23)
  }

  @Test func `a view model's published values fill the cells of its controller`() throws {
    let file = Self.layoutFile("PublishedShelf.swift")
    let run = try tessera("snapshot", file, "--size", "390x844", "-")
    expect(run.errors.contains("takes the place of Combine"))
    expect(run.errors.contains("Cells and items are those of ShelfViewController"))
    // One of six books is shorter than 160 pages: three rows of 90.
    let snapshot = try Snapshot.parse(run.bytes, file: "")
    expect(snapshot.elements.count, equals: 5)
    expect(snapshot.contentHeight, equals: 270)
  }

  @Test func `a stream that a view model makes is bound to the items of its controller`() throws {
    let file = Self.layoutFile("StationList")
    let run = try tessera("snapshot", file, "--size", "390x844", "-")
    expect(run.errors.contains("Cells and items are those of StationListViewController"))
    // Six of eight stations are at most 20 minutes away: rows of 64, 1 apart.
    let snapshot = try Snapshot.parse(run.bytes, file: "")
    expect(snapshot.elements.count, equals: 6)
    expect(snapshot.contentHeight, equals: 389)
  }

  @Test func `a controller that traps as the delegate leaves that to a stand-in`() throws {
    let text = try String(contentsOfFile: Self.layoutFile("PhotoWall.swift"), encoding: .utf8)
      .replacing("photos[indexPath.item].size", with: "sizes[indexPath.item]")
      .replacing("struct Photo {", with: "private let sizes: [CGSize] = []\n\nstruct Photo {")
    try withFile("PhotoWall.swift", text) { file in
      let run = try tessera("snapshot", file, "--size", "390x844", "-")
      expect(run.code, equals: .exited(0))
      expect(run.errors.contains("Cells and items are those of PhotoWallViewController"))
      expect(!run.errors.contains("is the delegate"))
      let snapshot = try Snapshot.parse(run.bytes, file: "")
      expect(snapshot.elements.first?.frame.width, equals: 167)
    }
  }

  @Test func `what cannot be compiled is shown at its line`() throws {
    let text =
      "import UIKit\nclass A: UICollectionViewLayout {\n  override func prepare() { nope() }\n}\n"
    try withFile("A.swift", text) { file in
      let run = try tessera("snapshot", file)
      expect(run.errors.contains("\(file):3"))
      expect(run.errors.contains("nope"))
      expect(run.code, equals: .exited(65))
    }
  }

  @Test func `layout files are laid out without a compiler, as JSON, SVG and PNG`() throws {
    try withFile("a.layout.json", #"{"kind": "flow"}"#) { file in
      let json = try tessera("snapshot", file, "--items", "2", "--size", "120x100")
      expect(json.code, equals: .exited(0), "\(json.errors)")
      expect(try Snapshot.parse(json.bytes, file: "").elements.count, equals: 2)
      for name in ["a.svg", "a.png"] {
        let out = (file as NSString).deletingLastPathComponent + "/" + name
        let run = try tessera("snapshot", file, "--items", "2", "--size", "120x100", "--out", out)
        expect(run.code, equals: .exited(0), "\(run.errors)")
        let first = try Data(contentsOf: URL(fileURLWithPath: out))
        _ = try tessera("snapshot", file, "--items", "2", "--size", "120x100", "--out", out)
        #expect(first.count > 100)
        expect(first, equals: (try Data(contentsOf: URL(fileURLWithPath: out))))
      }
    }
  }

  @Test func `a layout file without its data file is checked with numbered items`() throws {
    let text = "{\"kind\": \"flow\", \"data\": \"Data/plants.data.json\", \"parameters\": {}}"
    try withFile("plants.layout.json", text) { path in
      let run = try tessera("check", path)
      expect(run.code, equals: .exited(0), "\(run.errors)")
      let data = (path as NSString).deletingLastPathComponent + "/Data/plants.data.json"
      expect(run.output.contains("    given: numbered items, since there is no \(data)\n"))
      expect(run.output.hasSuffix("1 layout, 0 failed\n"))
    }
  }

  @Test func `says what to do about files and stored snapshots that are not there`() throws {
    let missing = try tessera("snapshot", "/nowhere/A.swift")
    expect(missing.code, equals: .exited(66))
    expect(missing.errors, equals: "tessera: there is no file /nowhere/A.swift\n")
    let stored = try tessera("snapshot", "/nowhere/A.swift", "--check", "/nowhere/a.json")
    expect(stored.code, equals: .exited(66))
    expect(stored.errors.contains("make it with --out /nowhere/a.json"))
    let report = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).xml").path
    defer { try? FileManager.default.removeItem(atPath: report) }
    let told = try tessera("check", "/nowhere/A.swift", "--junit", report)
    expect(told.code, equals: .exited(66))
    expect(
      try String(contentsOfFile: report, encoding: .utf8).contains(
        "<error message=\"there is no file /nowhere/A.swift\""
      )
    )
    let wrong = try tessera("snapshot", "--size", "1")
    expect(wrong.code, equals: .exited(64))
  }

  private static let feed = """
    import UIKit

    class NameCell: UICollectionViewCell {
      let label = UILabel()
      override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .red
        label.frame = CGRect(x: 10, y: 10, width: 200, height: 20)
        contentView.addSubview(label)
      }
      required init?(coder: NSCoder) { fatalError() }
    }

    class Feed: UICollectionViewController {
      var names = ["Ada", "Bo"]
      lazy var missing: UILabel! = nil

      override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(NameCell.self, forCellWithReuseIdentifier: "name")
      }

      func makeLayout() -> UICollectionViewLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 300, height: 40)
        return layout
      }

      override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int)
        -> Int { names.count }

      override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
        -> UICollectionViewCell
      {
        let cell = view.dequeueReusableCell(withReuseIdentifier: "name", for: path) as! NameCell
        cell.label.text = names[path.item]
        return cell
      }
    }
    """

  @Test func `The file's own cells are painted, twice the same`() throws {
    try withFile("Feed.swift", Self.feed) { path in
      let picture = path.replacing("Feed.swift", with: "a.svg")
      expect(
        try tessera("snapshot", path, "--size", "390x844", "--out", picture).code,
        equals: .exited(0)
      )
      let svg = try String(contentsOfFile: picture, encoding: .utf8)
      expect(svg.contains(">Ada</text>"))
      expect(svg.contains(">Bo</text>"))
      expect(!svg.contains(">1</text>"))
      expect(svg.contains("fill=\"#ff0000\""))
      let again = path.replacing("Feed.swift", with: "b.svg")
      _ = try tessera("snapshot", path, "--size", "390x844", "--out", again)
      expect(try String(contentsOfFile: again, encoding: .utf8), equals: svg)
    }
  }

  @Test func `Items asked for on the command line replace those of the file`() throws {
    try withFile("Feed.swift", Self.feed) { path in
      let own = try tessera("snapshot", path)
      expect(own.output.components(separatedBy: "\"category\"").count - 1, equals: 2)
      let asked = try tessera("snapshot", path, "--items", "3,0,2")
      expect(asked.output.components(separatedBy: "\"category\"").count - 1, equals: 5)
      expect(asked.output.contains("the requested ones are shown instead"))
    }
  }

  @Test func `A controller that traps without its app is reported, and the check passes`() throws {
    let broken = Self.feed.replacing("names[path.item]", with: "missing.text! + names[path.item]")
    try withFile("Feed.swift", broken) { path in
      let run = try tessera("check", path)
      expect(run.code, equals: .exited(0))
      #expect(
        run.output.contains(
          "Feed is not asked for cells, because it stops while making the cell of item 0 in "
            + "section 0: Unexpectedly found nil"
        ),
        "\(run.output)"
      )
    }
  }
}
