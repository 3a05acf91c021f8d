// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import StageDocuments
import StageProtocol
import Testing
import UIKitTestSupport

@testable import StageHost

/// The gallery's compositional layouts with their data, on a phone of 390 × 844 pt with two pixels
/// for each point.
@MainActor
@Suite(.ownProcess) struct CompositionalGalleryTests {
  private static let viewport = Viewport(width: 390, height: 844, scale: 2, insets: .zero)

  private static var gallery: URL {
    var folder = URL(filePath: #filePath)
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    return folder.appending(path: "Examples/Gallery")
  }

  private func host(_ name: String) throws -> (host: HostHarness, findings: [Diagnostic]) {
    let file = Self.gallery.appending(path: "\(name).layout.json")
    let text = try String(contentsOf: file, encoding: .utf8)
    let document = try LayoutDocument.parse(Data(text.utf8), file: name)
    let data = Self.gallery.appending(path: document.data).standardizedFileURL
    let host = try HostHarness(layout: text, data: try String(contentsOf: data, encoding: .utf8))
    let findings = try host.open(7, Self.viewport).diagnostics ?? []
    return (host, findings)
  }

  private func frame(_ key: String, _ host: HostHarness) -> [Double]? {
    host.picture(of: 7)["0  \(key)"].map { element in
      let attributes = element.attributes
      return [attributes.x, attributes.y, attributes.width, attributes.height].map {
        Double($0) / 64
      }
    }
  }

  @Test func `every compositional layout is shown without a finding`() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.gallery.path)
      .filter { $0.hasSuffix(".layout.json") }
      .map { String($0.dropLast(".layout.json".count)) }
    var count = 0
    for name in names {
      let file = Self.gallery.appending(path: "\(name).layout.json")
      let document = try LayoutDocument.parse(try GalleryFile.bytes(file), file: name)
      guard document.compositional != nil else { continue }
      count += 1
      let (host, findings) = try host(name)
      #expect(findings.isEmpty, "\(name): \(findings.map(\.message))")
      #expect(host.picture(of: 7).count > 3, "\(name)")
    }
    #expect(count >= 13)
  }

  @Test func `every layout class of the gallery is shown with its data and without a finding`()
    throws
  {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.gallery.path)
      .filter { $0.hasSuffix(".layout.json") }
      .map { String($0.dropLast(".layout.json".count)) }
    var count = 0
    for name in names {
      let file = Self.gallery.appending(path: "\(name).layout.json")
      let document = try LayoutDocument.parse(try GalleryFile.bytes(file), file: name)
      guard document.kind == "custom" || document.kind == "waterfall" else { continue }
      count += 1
      let (host, findings) = try host(name)
      #expect(findings.isEmpty, "\(name): \(findings.map(\.message))")
      #expect(host.picture(of: 7).count >= 3, "\(name)")
    }
    #expect(count >= 19)
  }

  @Test func `every layout of the scene of transitions shows its data without a finding`() throws {
    let file = Self.gallery.appending(path: "transitions.layout.json")
    let bytes = try GalleryFile.bytes(file)
    let document = try LayoutDocument.parse(bytes, file: "transitions.layout.json")
    let data = Self.gallery.appending(path: document.data).standardizedFileURL
    let host = HostHarness()
    host.receive(FileMessage(role: .layout, name: "transitions.layout.json", bytes: bytes))
    host.file(.data, try String(contentsOf: data, encoding: .utf8))
    try host.load()
    #expect(try host.open(7, Self.viewport).diagnostics ?? [] == [])
    let names = document.layouts?.map(\.name) ?? []
    #expect(names.count >= 3)
    for name in names {
      let sent = try host.act(.layout(LayoutChange(to: name)))
      expect(sent.error, equals: nil, "\(name)")
      #expect(sent.diagnostics ?? [] == [], "\(name)")
      #expect(host.picture(of: 7).count > 3, "\(name)")
    }
  }

  @Test func `a strip has groups of 0.28 by 0.2 of the width with insets of 5 and 10 between them`()
    throws
  {
    let (host, _) = try host("emoji-explorer")
    // 0.28 · 390 = 109.2, rounded to half points 109; 0.2 · 390 = 78. The section's insets are 10,
    // the item's 5: 10 + 5 = 15, 109 − 10 = 99, 78 − 10 = 68, and groups start every 109 + 10.
    expect(frame("1f600", host), equals: [15, 15, 99, 68])
    expect(frame("1f603", host), equals: [134, 15, 99, 68])
    expect(frame("1f604", host), equals: [253, 15, 99, 68])
  }

  @Test func `one collection view mixes a strip, a grid and a list`() throws {
    let (host, _) = try host("emoji-explorer")
    // Insets of 12 leave 366 for five items: 73.2, rounded to half points 73. Items have insets of
    // 4: 12 + 4 = 16, 12 + 73 + 4 = 89, 73 − 8 = 65.
    let grapes = try #require(frame("1f347", host))
    let melon = try #require(frame("1f348", host))
    #expect(grapes[0] == 16 && grapes[2] == 65)
    #expect(melon[0] == 89 && melon[2] == 65)
    // The strip ends at 98. The header and the grid follow.
    #expect(grapes[1] > 98)
    try host.scroll(7, to: 700)
    let globe = try #require(frame("1f30d", host))
    #expect(globe[0] == 0 && globe[2] == 390)
  }

  @Test func `rows of estimated height are as high as their texts`() throws {
    let (host, _) = try host("emoji-explorer")
    try host.scroll(7, to: 700)
    let rows = ["1f30d", "1f30e", "1f30f"].compactMap { frame($0, host) }
    expect(rows.count, equals: 3)
    // Each row starts at the end of the one before, with any measured height.
    let starts = rows.map { $0[1] }
    let ends = rows.map { row in row[1] + row[3] }
    expect(Array(starts.dropFirst()), equals: Array(ends.dropLast()))
    expect(Set(rows.map { $0[3] }).count, equals: 1)
  }
}
