// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import StageProtocol
import Testing

@testable import PreviewServer

/// The layout files that another one names are read and watched together with it.
@Suite struct NamedLayoutFilesTests {
  private static let main = #"{"kind": "flow", "layouts": ["b.layout.json", "c.layout.json"]}"#

  private func members(_ bytes: Data) throws -> [LayoutBundle.Member] {
    try LayoutBundle(bytes, limits: .standard).members
  }

  private func text(_ member: LayoutBundle.Member) -> String {
    String(decoding: member.bytes, as: UTF8.self)
  }

  @Test func `reads the files that it names, and says which are not there`() throws {
    let folder = try TemporaryFolder(["a.layout.json": Self.main, "b.layout.json": "b"])
    let bytes = try NamedLayoutFiles.read(folder.path + "/a.layout.json", bound: 1000)
    let members = try members(bytes)
    expect(members.map(\.name), equals: ["b.layout.json", "c.layout.json"])
    expect(text(members[0]), equals: "b")
    expect(members.map(\.problem), equals: [nil, "but there is no such file"])
  }

  @Test func `a file that names itself, by whatever path, is told`() throws {
    let folder = try TemporaryFolder([
      "a.layout.json": #"{"layouts": ["./a.layout.json"]}"#
    ])
    let bytes = try NamedLayoutFiles.read(folder.path + "/a.layout.json", bound: 1000)
    #expect(try members(bytes).map(\.problem) == ["which is this file itself"])
  }

  @Test func `all together may be no more than a file`() throws {
    let folder = try TemporaryFolder([
      "a.layout.json": #"{"layouts": ["b.layout.json"]}"#,
      "b.layout.json": String(repeating: " ", count: 90),
    ])
    #expect(throws: FileReader.ReadError.self) {
      try NamedLayoutFiles.read(folder.path + "/a.layout.json", bound: 100)
    }
  }

  // MARK: Watching

  private func feed(_ folder: TemporaryFolder) throws -> StageFileFeed {
    var catalog = StageCatalog()
    try catalog.add(files: [folder.path + "/a.layout.json", folder.path + "/d.data.json"])
    return StageFileFeed(sources: catalog.sources, limits: .standard)
  }

  private func layout(_ changes: [StageFileFeed.Change]) throws -> [LayoutBundle.Member]? {
    guard let change = changes.first(where: { $0.role == .layout }) else { return nil }
    return try members(try change.content.get().bytes)
  }

  @Test func `a saved file is news of every layout that names it`() throws {
    let folder = try TemporaryFolder([
      "a.layout.json": Self.main, "b.layout.json": "1", "d.data.json": "{}",
    ])
    let feed = try feed(folder)
    #expect(try layout(feed.readAll())?.map(text) == ["1", ""])
    try folder.write("b.layout.json", "2")
    #expect(feed.collect() != nil)
    let news = feed.readCollected()
    #expect(try layout(news)?.map(text) == ["2", ""])
    expect(news.map(\.saved), equals: [["b.layout.json"]])
    try folder.write("c.layout.json", "3")
    #expect(feed.collect() != nil)
    let both = try layout(feed.readCollected())
    expect(both?.map(text), equals: ["2", "3"])
    expect(both?.map(\.problem), equals: [nil, nil])
  }

  @Test func `a save of the same bytes is no news`() throws {
    let folder = try TemporaryFolder([
      "a.layout.json": Self.main, "b.layout.json": "1", "d.data.json": "{}",
    ])
    let feed = try feed(folder)
    _ = feed.readAll()
    try folder.write("b.layout.json", "1")
    _ = feed.collect()
    #expect(feed.readCollected().isEmpty)
  }

  @Test func `a file that is no longer named is no longer watched`() throws {
    let folder = try TemporaryFolder([
      "a.layout.json": Self.main, "b.layout.json": "1", "d.data.json": "{}",
    ])
    let feed = try feed(folder)
    _ = feed.readAll()
    try folder.write("a.layout.json", #"{"kind": "flow"}"#)
    _ = feed.collect()
    #expect(try layout(feed.readCollected()) == [])
    // A process that another test starts may hold a written file open for a moment, so that word of the
    // first file comes later.
    let isUnheard = try (0..<5).contains { _ in
      _ = feed.readCollected()
      try folder.write("b.layout.json", "2")
      return feed.collect() == nil
    }
    #expect(isUnheard)
  }
}
