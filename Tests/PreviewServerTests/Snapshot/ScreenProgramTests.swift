// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import StageProtocol
import Testing

@testable import PreviewServer

/// The built `tessera`, run on files whose controllers and views make their collection views
/// themselves.
@Suite struct ScreenProgramTests {
  private static let patience = 240.0

  /// Runs the program, which is in the folder of the tests.
  private func tessera(_ arguments: String...) throws -> (output: Data, errors: String) {
    let path = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("tessera").path
    let process = BoundedProcess(
      path: path,
      arguments: arguments,
      environment: ProcessInfo.processInfo.environment.map { "\($0)=\($1)" },
      seconds: Self.patience
    )
    let outcome = try process.run()
    return (outcome.output, outcome.errors)
  }

  /// The frames of a screen of the development set in a window of a phone, cells before headers.
  private func frames(_ file: String, _ screen: String) throws -> [[Double]] {
    let path = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "LayoutFiles/\(file).swift").path()
    let run = try tessera("snapshot", path, "--layout", screen, "--size", "390x844", "-")
    expect(run.errors.contains("Cells and items are those of \(screen)"))
    return try Snapshot.parse(run.output, file: "").elements.map(\.frame.numbers)
  }

  @Test func `a flow layout that viewDidLoad makes has its delegate's sizes, insets and headers`()
    throws
  {
    #expect(
      try frames("FeedInPlace", "FeedViewController") == [
        // Two columns of (390 − 3 × 10) / 2; the shorter one of a line is in its middle.
        [10, 55, 180, 60], [200, 40, 180, 90], [10, 140, 180, 60],
        // The first section ends at 200 + 10; then a header and an inset.
        [10, 250, 180, 60],
        [0, 0, 390, 30], [0, 210, 390, 30],
      ]
    )
  }

  @Test func `sections behind a protocol read the width of the view that loadView makes`() throws {
    #expect(
      try frames("SectionObjects", "StoreViewController") == [
        // A banner of half the width, then cards of 120 × 80, inset by 20 and 16 apart.
        [0, 0, 390, 195], [20, 215, 120, 80], [156, 215, 120, 80], [292, 215, 120, 80],
      ]
    )
  }

  @Test func `items that come by the main queue decide what a provider answers`() throws {
    #expect(
      try frames("SwitchedProvider", "HomeViewController") == [
        // Groups of 0.8 × 390, of which two are seen, and then two columns of 195.
        [0, 0, 312, 200], [312, 0, 312, 200],
        [0, 200, 195, 100], [195, 200, 195, 100], [0, 300, 195, 100], [195, 300, 195, 100],
      ]
    )
  }

  @Test func `a subclass of a collection view is made as its controller makes it`() throws {
    // Its controller gives it 44 points at the top: a chip of 32 in the middle of each column, 6 apart.
    let row = [[16.0, 6, 90, 32], [112, 6, 90, 32], [208, 6, 90, 32], [304, 6, 90, 32]]
    expect(try frames("OwnCollectionView", "FilterViewController"), equals: row)
    // 20 chips of 32 fit in 844 with at least 10 between them, so that the gaps are
    // (844 − 20 × 32) / 19 = 10.74; places are rounded to half points.
    let column = [[16, 0, 90, 32], [16, 42.5, 90, 32], [16, 85.5, 90, 32]]
    expect(try frames("OwnCollectionView", "ChipBar"), equals: column)
  }

  @Test func `controllers of collection views bring or exchange their layouts`() throws {
    #expect(
      try frames("GridControllers", "SwatchController") == [
        // Three of 100 in 390 − 40, 25 apart; lines are 10 apart.
        [20, 20, 100, 100], [145, 20, 100, 100], [270, 20, 100, 100],
        [20, 130, 100, 100], [145, 130, 100, 100],
      ]
    )
    expect(
      try frames("GridControllers", "ListController"),
      equals: (0..<7).map { [0, Double($0) * 50, 390, 50] }
    )
  }

  private static let faults = """
    import UIKit

    class Stops: UIViewController {
      override func viewDidLoad() {
        let names: [String] = []
        title = names[view.subviews.count]
        view.addSubview(UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()))
      }
    }

    class Empty: UIViewController {
      var list: UICollectionView?
    }

    class Fine: UIViewController {
      override func viewDidLoad() {
        view.addSubview(UICollectionView(frame: view.bounds, collectionViewLayout: UICollectionViewFlowLayout()))
      }
    }
    """

  @Test func `a screen that stops or has no collection view is named, and others are shown`() throws
  {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("screens-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("Faults.swift").path
    try Data(Self.faults.utf8).write(to: URL(fileURLWithPath: file))
    let run = try tessera("check", file)
    let lines = String(decoding: run.output, as: UTF8.self).split(separator: "\n").map(String.init)
    func line(_ name: String) -> String { lines.first { $0.contains(" \(name) — ") } ?? "" }
    expect(line("Stops").contains("\(file):6"))
    expect(line("Stops").contains("Index out of range"))
    expect(line("Empty").contains("puts no collection view on its screen"))
    expect(line("Fine").hasPrefix("✔"))
    expect(lines.last, equals: "3 layouts, 2 failed")
  }
}
