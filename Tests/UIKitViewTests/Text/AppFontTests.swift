// SPDX-License-Identifier: Apache-2.0
import AppFoundation
import Expectations
import Foundation
import LayoutEngine
import TestSupport
import Testing
import UIKitTestSupport

@testable import UIKit

/// Fonts in files beside an app's source.
@MainActor
@Suite(.ownProcess) struct AppFontTests {
  /// Runs code of an app with font files.
  private func withFonts(_ fonts: [String: FontBytes], _ body: () throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, font) in fonts {
      try Data(font.bytes).write(to: folder.appendingPathComponent(name))
    }
    try AppProcess.replaced { process in
      process.files = AppFiles(folders: [folder.path])
      process.files.pathOnServer = { "/beside/" + ($0 as NSString).lastPathComponent }
      try body()
    }
  }

  private let bold = FontBytes()
  private var regular: FontBytes {
    var font = FontBytes()
    font.names = ["Probe Sans", "Probe Sans Regular", "ProbeSans-Regular"]
    font.widths = [500, 400, 250]
    return font
  }

  @Test func `a font is found by its names and by that of its file`() throws {
    try withFonts(["probe-b.ttf": bold, "probe.ttf": regular]) {
      for name in ["ProbeSans-Bold", "Probe Sans Bold", "probe-b", "probesans-bold"] {
        let font = try #require(UIFont(name: name, size: 20))
        expect(font.fontName, equals: "ProbeSans-Bold")
        expect(font.familyName, equals: "Probe Sans")
        expect(font.pointSize, equals: 20)
        expect(font.text.face?.path, equals: "/beside/probe-b.ttf")
      }
      expect(
        UIFont.fontNames(forFamilyName: "Probe Sans"),
        equals: ["ProbeSans-Bold", "ProbeSans-Regular"]
      )
      expect(UIFont.familyNames.contains("Probe Sans"))
      expect(
        UIFont(name: "Absent-Bold", size: 20)?.text,
        equals: UIFont.boldSystemFont(ofSize: 20).text
      )
    }
  }

  @Test func `other sizes, traits and families keep to the file's fonts`() throws {
    try withFonts(["probe-b.ttf": bold, "probe.ttf": regular]) {
      let font = try #require(UIFont(name: "ProbeSans-Regular", size: 20))
      expect(font.withSize(30).fontName, equals: "ProbeSans-Regular")
      expect(font.withSize(30).pointSize, equals: 30)
      let strong = try #require(font.fontDescriptor.withSymbolicTraits(.traitBold))
      expect(UIFont(descriptor: strong, size: 0).fontName, equals: "ProbeSans-Bold")
      let scaled = UIFontMetrics(forTextStyle: .body).scaledFont(for: font)
      expect(scaled.fontName, equals: "ProbeSans-Regular")
      let described = UIFontDescriptor(fontAttributes: [.family: "Probe Sans", .size: 12])
      expect(UIFont(descriptor: described, size: 0).fontName, equals: "ProbeSans-Regular")
    }
  }

  @Test func `a label has the width of its font's letters`() throws {
    try withFonts(["probe.ttf": regular]) {
      let label = UILabel()
      label.text = "AAAAA"
      label.font = UIFont(name: "ProbeSans-Regular", size: 50)
      // 5 × 0.4 ems of 50 pt; 1.1 ems high.
      expect(label.intrinsicContentSize, equals: CGSize(width: 100, height: 55))
    }
  }

  @Test func `a file that is no font is told, and the stage's font shown`() throws {
    var flat = FontBytes()
    flat.unitsPerEm = 0
    try withFonts(["flat.ttf": flat]) {
      var told: [String] = []
      AppProcess.current.noteTaker = { code, message, _ in told.append("\(code): \(message)") }
      let font = try #require(UIFont(name: "flat", size: 17))
      expect(font.text, equals: UIFont.systemFont(ofSize: 17).text)
      expect(
        told,
        equals: ["bad-font: flat.ttf is no font that can be read; the stage's font is shown."]
      )
    }
  }
}
