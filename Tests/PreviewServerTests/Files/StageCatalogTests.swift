// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Glibc
import StageProtocol
import Testing

@testable import PreviewServer

/// A folder that is removed at the end of the test.
final class TemporaryFolder {
  let path: String

  init(_ files: [String: String]) throws {
    let name = "tessera-files-\(UUID().uuidString)"
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = StageCatalog.absolute(url.path)
    for (name, text) in files { try write(name, text) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ name: String, _ text: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path + "/" + name))
  }
}

@Suite struct StageCatalogTests {
  @Test func `takes the data file that the layout names, relative to the layout`() throws {
    let folder = try TemporaryFolder([
      "a.layout.json": #"{"title": "A", "subtitle": "s", "group": "G", "data": "b.data.json"}"#,
      "b.data.json": "{}",
    ])
    var catalog = StageCatalog()
    try catalog.add(files: [folder.path + "/a.layout.json"])
    let source = try #require(catalog.sources.first)
    expect(source.entry.id, equals: "a")
    expect(source.entry.title, equals: "A")
    expect(source.entry.subtitle, equals: "s")
    expect(source.entry.group, equals: "Your files")
    expect(source.layout, equals: .file(path: folder.path + "/a.layout.json"))
    expect(source.dataPath, equals: folder.path + "/b.data.json")
  }

  @Test func `gives a layout without data the first data file of the command line`() throws {
    let folder = try TemporaryFolder(["a.layout.json": "{}", "b.data.json": "{}"])
    var catalog = StageCatalog()
    try catalog.add(files: [folder.path])
    expect(catalog.sources.map(\.dataPath), equals: [folder.path + "/b.data.json"])
  }

  @Test func `shows a folder of pictures, each in its size and by its number`() throws {
    let folder = try TemporaryFolder(["notes.txt": "-", "broken.png": "no picture"])
    // The first bytes of a GIF, which has its size there: 3 by 2 pixels.
    for name in ["b 10.gif", "b 2.gif"] { try folder.write(name, "GIF89a\u{3}\0\u{2}\0") }
    var catalog = StageCatalog()
    try catalog.add(files: [folder.path])
    let source = try #require(catalog.sources.first)
    expect(source.pictures, equals: folder.path)
    expect(source.journalKey, equals: folder.path)
    let data = PictureItems.file(of: folder.path)
    let text = String(decoding: data.bytes, as: UTF8.self)
    expect(text.matches(of: #/"title":"(b [0-9]+)"/#).map(\.1), equals: ["b 2", "b 10"])
    #expect(text.contains(#""height":2,"#) && text.contains(#""width":3"#))
    let feed = StageFileFeed(sources: catalog.sources, limits: .standard)
    expect(feed.readAll().map(\.isOfPictures), equals: [true])
    expect(feed.pictureRoots, equals: [folder.path])
    // With a data file, the pictures are only beside it.
    try folder.write("a.data.json", "{}")
    var other = StageCatalog()
    try other.add(files: [folder.path])
    expect(other.sources.map(\.pictures), equals: [nil])
  }

  @Test func `shows a lone data file with the flow layout`() throws {
    let folder = try TemporaryFolder(["b.data.json": "{}"])
    var catalog = StageCatalog()
    try catalog.add(files: [folder.path + "/b.data.json"])
    let source = try #require(catalog.sources.first)
    guard case .synthetic(let layout) = source.layout else {
      Issue.record("expected a layout that was made up")
      return
    }
    expect(String(decoding: layout.bytes, as: UTF8.self).contains("\"flow\""))
    expect(source.journalKey, equals: folder.path + "/b.data.json")
  }

  @Test func `reads a broken layout's headline from its name`() throws {
    let folder = try TemporaryFolder(["Über x.layout.json": "{", "b.data.json": "{}"])
    var catalog = StageCatalog()
    try catalog.add(files: [folder.path])
    expect(catalog.sources.map(\.entry.id), equals: ["-ber-x"])
    expect(catalog.sources.map(\.entry.title), equals: ["Über x"])
  }

  @Test func `tells stages of one name apart and lists the gallery last, simplest first`() throws {
    let own = try TemporaryFolder(["a.layout.json": #"{"data": "b.data.json"}"#])
    let gallery = try TemporaryFolder([
      "a.layout.json": #"{"data": "b.data.json", "group": "Custom"}"#,
      "c.layout.json": #"{"data": "b.data.json"}"#, "d.layout.json": "{}",
    ])
    var catalog = StageCatalog()
    try catalog.add(files: [own.path + "/a.layout.json"])
    catalog.addGallery(gallery.path)
    expect(catalog.sources.map(\.entry.id), equals: ["a", "c", "a-2"])
    expect(catalog.sources.map(\.entry.group), equals: ["Your files", "Flow", "Custom"])
  }

  @Test func `says what is wrong with an argument`() throws {
    let folder = try TemporaryFolder(["a.layout.json": "{}", "x.txt": ""])
    for argument in [
      "/nowhere.layout.json", folder.path + "/x.txt", folder.path + "/a.layout.json",
    ] {
      var catalog = StageCatalog()
      #expect(throws: StageCatalog.CatalogError.self) { try catalog.add(files: [argument]) }
    }
  }
}

@Suite struct FileReaderTests {
  @Test func `reads a file within its bound`() throws {
    let folder = try TemporaryFolder(["a": "12345"])
    expect(try FileReader.read(folder.path + "/a", bound: 5), equals: Data("12345".utf8))
    let error = #expect(throws: FileReader.ReadError.self) {
      try FileReader.read(folder.path + "/a", bound: 4)
    }
    expect(error, equals: .unreadable("it has 5 bytes, but may have at most 4"))
  }

  @Test func `tells a missing file from one that is none`() throws {
    let folder = try TemporaryFolder([:])
    let missing = #expect(throws: FileReader.ReadError.self) {
      try FileReader.read(folder.path + "/a", bound: 4)
    }
    expect(missing, equals: .missing)
    let none = #expect(throws: FileReader.ReadError.self) {
      try FileReader.read(folder.path, bound: 4)
    }
    expect(none, equals: .unreadable("it is not a file"))
  }

  @Test func `notices files that are written, replaced and removed`() throws {
    let folder = try TemporaryFolder(["a": "1"])
    let watch = DirectoryWatch()
    defer { close(watch.descriptor) }
    watch.watch(folder: folder.path)
    expect(watch.changes().paths, equals: [])
    try folder.write("b", "2")
    expect(watch.changes().paths.contains(folder.path + "/b"))
    try FileManager.default.moveItem(atPath: folder.path + "/b", toPath: folder.path + "/c")
    expect(watch.changes().paths, equals: [folder.path + "/b", folder.path + "/c"])
    try FileManager.default.removeItem(atPath: folder.path + "/a")
    expect(watch.changes().paths, equals: [folder.path + "/a"])
  }

  @Test func `what took the place of a file is not missed`() throws {
    let folder = try TemporaryFolder(["a": "1"])
    let watch = DirectoryWatch()
    defer { close(watch.descriptor) }
    watch.watch(folder: folder.path)
    // Some editors save a new file and rename it.
    try folder.write("a.new", "2")
    expect(rename(folder.path + "/a.new", folder.path + "/a"), equals: 0)
    let replaced = watch.changes()
    expect(replaced.paths.contains(folder.path + "/a"))
    expect(replaced.removed, equals: [folder.path + "/a.new"])
    // Other editors move the old file away and write a new one.
    expect(rename(folder.path + "/a", folder.path + "/a~"), equals: 0)
    expect(watch.changes().removed, equals: [folder.path + "/a"])
    try folder.write("a", "3")
    expect(watch.changes().removed, equals: [])
  }
}
