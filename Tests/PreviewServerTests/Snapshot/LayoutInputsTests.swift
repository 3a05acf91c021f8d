// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing

@testable import PreviewServer

@Suite struct LayoutInputsTests {
  private func withFolder(_ names: [String], _ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("inputs-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for name in names {
      let url = URL(fileURLWithPath: folder + "/" + name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data("{}".utf8).write(to: url)
    }
    try body(folder)
  }

  @Test func `finds the files of a folder and its subfolders, sorted by name`() throws {
    let names = [
      "b.swift", "a.swift", "deep/c.swift", ".hidden/d.swift", "x.layout.json", "y.data.json",
      "readme.md",
    ]
    try withFolder(names) { folder in
      let inputs = try LayoutInputs([folder, folder + "/a.swift"])
      let expected = ["a.swift", "b.swift", "deep/c.swift"].map { folder + "/" + $0 }
      expect(inputs.sources, equals: expected)
      expect(inputs.layouts, equals: [folder + "/x.layout.json"])
      expect(inputs.data, equals: [folder + "/y.data.json"])
    }
  }

  @Test func `names what is missing or of another kind`() throws {
    try withFolder(["readme.md", "empty/.keep"]) { folder in
      #expect(
        throws: CommandFailure(reason: .noFile, message: "there is no file \(folder)/x.swift")
      ) {
        try LayoutInputs([folder + "/x.swift"])
      }
      #expect(throws: CommandFailure.self) { try LayoutInputs([folder + "/readme.md"]) }
      #expect(throws: CommandFailure.self) { try LayoutInputs([folder + "/empty"]) }
    }
  }
}
