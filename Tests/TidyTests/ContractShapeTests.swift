// SPDX-License-Identifier: Apache-2.0
import Expectations
import Testing

/// Checks in the source what the contract hides from its users.
@Suite struct ContractShapeTests {
  @Test func `only the collection view makes update items`() throws {
    let path = "Sources/UIKit/Layout/UICollectionViewUpdateItem.swift"
    let lines = try SourceTree.file(path).lines.map { $0.drop { $0 == " " } }
    // A class with an initialiser of its own that is not public inherits none of NSObject's.
    let initialisers = lines.filter { $0.contains("init(") && !$0.hasPrefix("super.") }
    expect(initialisers.count, equals: 1)
    expect(initialisers.allSatisfy { $0.hasPrefix("package init(") })
  }

  @Test func `no arrangement needs a collection view of its own class`() throws {
    let files =
      try SourceTree.files(in: "Sources", suffixes: [".swift"])
      + SourceTree.files(in: "Examples", suffixes: [".swift"])
    expect(files.contains { $0.text.contains(#/class \w+: UICollectionViewLayout\b/#) })
    // A library's own class is one in its stand-in, too.
    let ours = files.filter { !$0.path.contains("/StandIns/") }
    let subclasses = ours.filter { $0.text.contains(#/class \w+: UICollectionView\b/#) }
    expect(subclasses.map(\.path), equals: [])
  }

  @Test func `parts of a collection view hand it to delegates and ask it nothing`() throws {
    let files = try SourceTree.files(in: "Sources", suffixes: [".swift"])
    expect(files.contains { $0.text.contains("hub.sender") })
    expect(files.filter { $0.text.contains(#/hub\.sender[?!]?\./#) }.map(\.path), equals: [])
  }

  @Test func `the faces that come with the page have one name in engine, page and protocol`() throws
  {
    let engine = try SourceTree.file("Sources/LayoutEngine/Text/FontFace.swift").text
    let slanting = try #require(engine.firstMatch(of: #/let pairs = \[([^\]]+)\]/#)).1
    let page = try SourceTree.file("web/renderer/look/fonts.js").text
    let slanted = try #require(page.firstMatch(of: #/ITALIC = '(\w+)'/#)).1
    let families = page.matches(of: #/\['(\w+)', 'Tessera /#).map { String($0.1) }
    let told = try #require(
      try SourceTree.file("PROTOCOL.md").text.firstMatch(
        of: #/or (`.+`) for a face that the page has/#
      )
    ).1
    let names = ["italic", "monospaced", "rounded", "serif"]
    expect(engine.matches(of: #/FontFace\(\s*"(\w+)"/#).map { String($0.1) }, equals: names)
    expect(slanting.split(separator: ", ").map(String.init), equals: Array(names.dropFirst()))
    expect([String(slanted)] + families, equals: names)
    expect(told.matches(of: #/`(\w+)`/#).map { String($0.1) }, equals: names)
  }
}
