// SPDX-License-Identifier: Apache-2.0
import AppFoundation
import Expectations
import Foundation
import Testing
import UIKitTestSupport

@testable import LayoutEngine
@testable import UIKit

/// Images and symbols by name.
@MainActor
@Suite(.serialized, .ownProcess) struct NamedPictureTests {
  private func withNotes(
    _ pictures: [String: SourceNotes.SourceImage]?,
    _ body: (SourceNotes) throws -> Void
  ) rethrows {
    let before = SourceNotes.current
    let notes = SourceNotes()
    notes.pictures = pictures
    SourceNotes.current = notes
    defer { SourceNotes.current = before }
    try body(notes)
  }

  @Test func `a picture beside the source has its size and the page's path`() throws {
    let harbour = SourceNotes.SourceImage(
      path: "/beside/1.png",
      size: CGSize(width: 50, height: 30)
    )
    try withNotes(["harbour": harbour]) { notes in
      let image = try #require(UIImage(named: "harbour"))
      expect(image.size, equals: CGSize(width: 50, height: 30))
      expect(image.source, equals: .file("/beside/1.png"))
      expectEmpty(notes.all)
    }
  }

  @Test func `a picture of a set names its dark side, whichever was added first`() throws {
    let day = SourceNotes.SourceImage(path: "/d.png", size: CGSize(width: 9, height: 9))
    let night = SourceNotes.SourceImage(path: "/n.png", size: CGSize(width: 9, height: 9))
    for isDayFirst in [true, false] {
      try withNotes([:]) { notes in
        if isDayFirst { notes.add(day, named: "sky", isDark: false) }
        notes.add(night, named: "sky", isDark: true)
        if !isDayFirst { notes.add(day, named: "sky", isDark: false) }
        let image = try #require(UIImage(named: "sky"))
        expect(image.source, equals: .file("/d.png#dark=/n.png"))
        expect(image.renderingMode, equals: .automatic)
      }
    }
  }

  @Test func `what lists a screen names its pictures as the source does`() throws {
    let size = CGSize(width: 9, height: 9)
    let harbour = SourceNotes.SourceImage(path: "/beside/8c1.png", size: size)
    withNotes(["harbour": harbour, "harbour.png": harbour, "harbour@2x.png": harbour]) { _ in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      for image in [UIImage(named: "harbour"), UIImage(systemName: "star")] {
        let view = UIImageView(image: image)
        view.frame = CGRect(x: 0, y: 0, width: 9, height: 9)
        window.addSubview(view)
      }
      let words = ScreenInventory.parts(of: window, around: nil).map(\.words)
      expect(words, equals: ["harbour", "star"])
    }
  }

  @Test func `a set's intent makes its picture a template`() throws {
    let star = SourceNotes.SourceImage(
      path: "/s.png",
      size: CGSize(width: 9, height: 9),
      isTemplate: true
    )
    try withNotes(["star": star]) { _ in
      expect(try #require(UIImage(named: "star")).renderingMode, equals: .alwaysTemplate)
    }
  }

  @Test func `a name that no picture has is nil where the app has its pictures`() throws {
    let harbour = SourceNotes.SourceImage(path: "/h.png", size: CGSize(width: 9, height: 9))
    try withNotes(["harbour": harbour]) { notes in
      notes.hasAllPictures = true
      notes.unreadPictures = ["logo"]
      let fallback = try #require(UIImage(systemName: "star"))
      expect((UIImage(named: "gone") ?? fallback).source, equals: .symbol("star"))
      expect(UIImage(named: "gone", in: AppFoundation.Bundle.main, with: nil) == nil)
      // Catalogues know no endings, and what is not read is there on a device.
      expect(UIImage(named: "harbour.png")?.source, equals: .file("/h.png"))
      for name in ["logo", "logo.pdf"] {
        expect(UIImage(named: name)?.source, equals: .file(""))
      }
      // The pictures of another bundle are not beside the source.
      let other = AppFoundation.Bundle(for: UIView.self)
      expect(UIImage(named: "gone", in: other, compatibleWith: nil)?.source, equals: .file(""))
      expect(
        notes.all.map { $0.message.hasSuffix("is nil.") },
        equals: [true, false, false, false]
      )
    }
  }

  @Test func `a missing one is noted once and shown empty where there are none`() {
    withNotes([:]) { notes in
      for _ in 0..<3 { expect(UIImage(named: "gone")?.source, equals: .file("")) }
      expect(UIImage(named: "")?.size, equals: nil)
      expect(notes.all.map(\.code), equals: ["missing-picture"])
      expect(notes.all[0].message.contains("gone"))
      // A path of the page is not the name of a picture.
      expect(UIImage(named: "/examples/a.jpg")?.source, equals: .file("/examples/a.jpg"))
      expect(notes.all.count, equals: 1)
    }
  }

  @Test func `a symbol without a drawing is noted once`() {
    withNotes([:]) { notes in
      _ = UIImage(systemName: "heart.fill")
      _ = UIImage(systemName: "arrow.up.right")
      expectEmpty(notes.all)
      _ = UIImage(systemName: "gyroscope.fill")
      _ = UIImage(systemName: "gyroscope.fill")
      expect(notes.all.map(\.code), equals: ["missing-symbol"])
    }
  }

  @Test func `where nobody looked for pictures nothing is missing`() {
    withNotes(nil) { notes in
      expect(UIImage(named: "gone")?.source, equals: .file("gone"))
      _ = UIImage(systemName: "ant")
      expectEmpty(notes.all)
    }
  }

  @Test func `the symbols that are drawn are those of the page`() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../web/renderer/cells/symbolDrawings.js").standardizedFileURL
    let text = try String(contentsOf: file, encoding: .utf8)
    let names = text.matches(of: /\n  '?([a-z0-9.]+)'?: \{ lines:/).map { String($0.1) }
    #expect(names.count > 20)
    expect(Set(names), equals: SymbolNames.drawn)
  }
}
