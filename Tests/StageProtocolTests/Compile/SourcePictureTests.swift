// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import StageProtocol
import Testing

/// Pictures beside layout files.
@Suite struct SourcePictureTests {
  /// The first bytes of a PNG with a size in pixels.
  private func png(_ width: UInt8, _ height: UInt8) -> Data {
    Data(
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
        + [0, 0, 0, width, 0, 0, 0, height, 8, 6, 0, 0, 0]
    )
  }

  /// Makes a folder with files, and removes it afterwards.
  private func withFolder(_ files: [String: Data], _ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "beside-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, data) in files {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try data.write(to: file)
    }
    try body(folder.path())
  }

  @Test func `a picture beside a file has its name and its size in points`() throws {
    let files = ["L.swift": Data(), "harbour@2x.png": png(100, 60), "notes.txt": Data()]
    try withFolder(files) { folder in
      let found = SourcePicture.beside([folder + "/L.swift"])
      expect(found.count, equals: 1)
      let picture = try #require(found.first)
      expect(Set(picture.names), equals: ["harbour", "harbour.png", "harbour@2x.png"])
      expect(picture.size, equals: CGSize(width: 50, height: 30))
      expect(picture.path.hasPrefix("/beside/"))
      expect(picture.path.hasSuffix(".png"))
      expect(picture.path.dropFirst(8).allSatisfy { $0.isASCII && $0 != "/" })
      expect(SourcePicture.beside([folder + "/L.swift"]), equals: found)
    }
  }

  @Test func `image sets of a catalogue have their names and come with the largest last`() throws {
    let set = "Assets.xcassets/Places/quay.imageset/"
    let files = [
      "L.swift": Data(), set + "a.png": png(10, 10), set + "a@3x.png": png(90, 90),
      set + "Contents.json": Data(), "other/deep.png": png(10, 10),
    ]
    try withFolder(files) { folder in
      let found = SourcePicture.beside([folder])
      expect(found.map(\.size.width), equals: [10, 30])
      expect(found.allSatisfy { $0.names.contains("quay") })
    }
  }

  @Test
  func `a set's description says the scales, the dark pictures and what is painted in a tint`()
    throws
  {
    let set = "Assets.xcassets/star.imageset/"
    let description = """
      {"images": [
        {"filename": "s.png", "idiom": "universal", "scale": "2x"},
        {"filename": "s-night.png", "idiom": "universal", "scale": "2x",
         "appearances": [{"appearance": "luminosity", "value": "dark"}]}],
       "properties": {"template-rendering-intent": "template"}}
      """
    let files = [
      "L.swift": Data(), set + "s.png": png(52, 40), set + "s-night.png": png(52, 40),
      set + "Contents.json": Data(description.utf8),
    ]
    try withFolder(files) { folder in
      let found = SourcePicture.beside([folder])
      expect(
        found.map(\.size),
        equals: [CGSize(width: 26, height: 20), CGSize(width: 26, height: 20)]
      )
      expect(found.map(\.isDark), equals: [true, false])
      expect(found.map(\.names), equals: [["star"], ["s", "s.png", "s.png", "star"]])
      expect(found.map(\.isTemplate), equals: [true, true])
    }
  }

  @Test func `a picture that is saved again gets another path and another stamp`()
    throws
  {
    try withFolder(["L.swift": Data(), "a.png": png(10, 10)]) { folder in
      let roots = [folder + "/L.swift"]
      let (path, stamps) = (
        SourcePicture.beside(roots).map(\.path), SourcePicture.stamps(beside: roots)
      )
      expect(SourcePicture.stamps(beside: roots), equals: stamps)
      expect(stamps.count, equals: 1)
      try (png(20, 20) + [0]).write(to: URL(filePath: folder + "/a.png"))
      #expect(SourcePicture.beside(roots).map(\.path) != path)
      #expect(SourcePicture.stamps(beside: roots) != stamps)
      expect(SourcePicture.folders(beside: roots).count, equals: 1)
    }
    expect(SourcePicture.isNamed("/a/B.PNG"))
    expect(!SourcePicture.isNamed("/a/B.swift"))
  }

  @Test func `what describes a set of pictures, or a colour, has a stamp of its own`() throws {
    let (set, colour) = ("A.xcassets/sky.imageset/", "A.xcassets/Clay.colorset/")
    let files = [
      "L.swift": Data(), set + "sky.png": png(10, 10), set + "Contents.json": Data("{}".utf8),
      colour + "Contents.json": Data("{}".utf8),
    ]
    try withFolder(files) { folder in
      let roots = [folder + "/L.swift"]
      let (pictures, colours) = (
        SourcePicture.stamps(beside: roots), SourceColour.stamps(beside: roots)
      )
      #expect(pictures.count == 2 && colours.count == 1)
      for place in [set, colour] {
        try Data("{ }".utf8).write(to: URL(filePath: folder + "/" + place + "Contents.json"))
      }
      let saved = SourcePicture.stamps(beside: roots)
      expect(saved.first, equals: pictures.first)
      #expect(saved.last != pictures.last)
      #expect(SourceColour.stamps(beside: roots) != colours)
      expect(
        SourceColour.folders(beside: roots),
        equals: [folder + "/A.xcassets/Clay.colorset"]
      )
    }
  }

  @Test func `pictures that a device has and nobody reads here have names`() throws {
    let files = [
      "L.swift": Data(), "a.png": png(10, 10), "broken@2x.png": Data([1]),
      "A.xcassets/logo.imageset/l.pdf": Data(), "A.xcassets/quay.imageset/q.png": png(10, 10),
      "A.xcassets/empty.imageset/Contents.json": Data("{}".utf8),
      "A.xcassets/bolt.symbolset/bolt.svg": Data(), "Images/deep@3x.jpg": Data(),
      "Pods/Other/other.png": png(10, 10),
    ]
    try withFolder(files) { folder in
      let found = SourcePicture.beside([folder])
      expect(
        SourcePicture.unread(beside: [folder], without: found),
        equals: ["bolt", "broken", "broken.png", "deep", "deep.jpg", "empty", "logo"]
      )
      expect(
        SourcePicture.imageSets(beside: [folder]).sorted(),
        equals: ["empty", "logo", "quay"]
      )
      // A file's pictures are those in its own folder.
      let file = [folder + "/L.swift"]
      expect(
        SourcePicture.unread(beside: file, without: SourcePicture.beside(file)),
        equals: ["bolt", "broken", "broken.png", "empty", "logo"]
      )
      expectEmpty(SourcePicture.imageSets(beside: [folder + "/Images"]))
    }
  }

  @Test func `drawings have the size that they say, or that of their box`() throws {
    let svg = { (words: String) in
      Data("<?xml version='1.0'?>\n<svg \(words)><path d='M0 0'/></svg>".utf8)
    }
    let files = [
      "L.swift": Data(), "a.svg": svg("width=\"24px\" height='32' viewBox=\"0 0 12 16\""),
      "A.xcassets/bowl.imageset/b.svg": svg("viewBox='0,0 64 48' width='100%' stroke-width='3'"),
      "A.xcassets/bolt.symbolset/bolt.svg": svg("width='3300' height='2200'"),
      "none.svg": svg("x='1'"),
    ]
    try withFolder(files) { folder in
      let found = SourcePicture.beside([folder])
      expect(
        found.map(\.names),
        equals: [["a", "a.svg", "a.svg"], ["b", "b.svg", "b.svg", "bowl"]]
      )
      expect(
        found.map(\.size),
        equals: [CGSize(width: 24, height: 32), CGSize(width: 64, height: 48)]
      )
      expect(
        SourcePicture.unread(beside: [folder], without: found),
        equals: ["bolt", "none", "none.svg"]
      )
    }
  }

  @Test func `broken pictures and missing paths are left out`() throws {
    try withFolder(["L.swift": Data(), "broken.png": Data([1, 2, 3])]) { folder in
      expectEmpty(SourcePicture.beside([folder + "/L.swift", folder + "/none.swift"]))
    }
  }
}
