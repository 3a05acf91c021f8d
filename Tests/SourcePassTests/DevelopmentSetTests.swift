// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import StageProtocol
import Testing

@testable import SourcePass

/// The layout files of `Tests/LayoutFiles`, in the styles of public layouts.
enum DevelopmentSet {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "LayoutFiles")

  /// Files and folders; each is a module.
  static let modules: [String] = {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path())
    return (names ?? []).sorted().filter { !$0.hasPrefix(".") }
  }()

  static func files(of module: String) throws -> [(name: String, text: String)] {
    let url = folder.appending(path: module)
    guard !module.hasSuffix(".swift") else {
      return [(module, try String(contentsOf: url, encoding: .utf8))]
    }
    return try FileManager.default.contentsOfDirectory(atPath: url.path()).sorted().map { name in
      (name, try String(contentsOf: url.appending(path: name), encoding: .utf8))
    }
  }
}

struct DevelopmentSetTests {
  @Test(arguments: DevelopmentSet.modules)
  func `Every byte of the rewritten source keeps its place or becomes a space`(
    module: String
  ) throws {
    let files = try DevelopmentSet.files(of: module)
    // The pass adds text to lines that contain these, so that the rest of the line moves.
    let added =
      /#selector|@objc |let settings|var diffable| as NS[A-Z]|@IBOutlet|  func gestureR|UICollectionElementKind|UICollectionViewScroll|UIScrollViewDecel|= Content\(/
    let originals = Dictionary(
      uniqueKeysWithValues: files.map { file in
        (file.name, file.text.split(separator: "\n", omittingEmptySubsequences: false))
      }
    )
    let passed = Passed(files)
    for (index, file) in files.enumerated() {
      var source = file.name
      var number = 1
      for line in passed.lines(of: index) {
        if line.hasPrefix("#source"),
          let mark = line.firstMatch(of: /^#sourceLocation\(file: "(.+)", line: (\d+)\)$/)
        {
          (source, number) = (String(mark.1), Int(mark.2) ?? 0)
          continue
        }
        let lines = try #require(originals[source])
        defer { number += 1 }
        // After the end of a moved member there is one more line end.
        guard number <= lines.count, !line.isEmpty,
          !line.contains("LayoutLibrary.OptionalCall.isMissing")
        else { continue }
        let original = lines[number - 1]
        // Most lines are as they were, and to search each for what is added takes seconds.
        guard line != original, original.firstMatch(of: added) == nil,
          !original.contains("os(iOS)"),
          !original.contains("import ")
        else { continue }
        for (new, old) in zip(line.utf8, original.utf8) where new != UInt8(ascii: " ") {
          expect(new, equals: old, "\(source):\(number): \(line)")
          if new != old { break }
        }
      }
    }
  }

  @Test(arguments: DevelopmentSet.modules)
  func `Every file of the development set has a layout, and the pass is deterministic`(
    module: String
  ) throws {
    let files = try DevelopmentSet.files(of: module)
    let first = Passed(files, PassChoices())
    expect(!first.result.entries.isEmpty)
    expect(first.result.files, equals: Passed(files, PassChoices()).result.files)
    for constant in first.result.constants {
      let text = Array(try #require(files.first { $0.name == constant.file }).text.utf8)
      let digits = String(
        decoding: text[constant.offset..<constant.offset + constant.length],
        as: UTF8.self
      )
      expect(Double(digits.filter { $0 != "_" }), equals: constant.value)
    }
  }
}
