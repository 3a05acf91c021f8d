// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import SourcePass
import Testing

/// The file that makes the gallery's classes, which `make gallery` writes from their doc comments.
@Suite struct GalleryFileTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  @Test func `the gallery's classes are tuned as their doc comments say`() throws {
    let folder = Self.root.appending(path: "Examples/Layouts")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }.sorted()
    let files = try names.map { name in
      (name: name, text: try String(contentsOf: folder.appending(path: name), encoding: .utf8))
    }
    let wanted = GalleryWriter(SourceModule(files)).text
    let path = "Sources/StageHost/Layouts/Gallery/GalleryClasses.swift"
    let file = Self.root.appending(path: path)
    if ProcessInfo.processInfo.environment["UPDATE_GALLERY"] == "1" {
      try wanted.write(to: file, atomically: true, encoding: .utf8)
    } else {
      let found = try String(contentsOf: file, encoding: .utf8)
      expect(found, equals: wanted, "\(path) is stale: run `make gallery`")
    }
  }
}
