// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import StageProtocol
import Testing
import UIKitTestSupport

@testable import StageHost

/// Squares of 100 pt, three to a line of 300 pt; every other item is a row.
@MainActor
@Suite(.ownProcess) struct PrototypeTests {
  private static let layout = #"""
    {"kind": "flow",
     "prototypes": [{"identifier": "tile", "style": "tile"}, {"identifier": "row", "style": "row"}],
     "parameters": {"minimumLineSpacing": 0, "minimumInteritemSpacing": 0,
                    "itemSize": {"width": 100, "height": 100}}}
    """#
  /// The wire's numbers of the looks of a tile and of a row.
  private static let styles: [String: UInt8] = ["tile": 0, "row": 4]

  private static func data(_ prototypes: [String]) -> String {
    let items = prototypes.enumerated().map {
      #"{"id": "i\#($0)", "title": "I", "prototype": "\#($1)"}"#
    }
    return #"{"sections": [{"id": "s", "items": [\#(items.joined(separator: ","))]}]}"#
  }

  /// The numbers of the page's reusable views for tiles and for rows.
  private func slots(_ host: HostHarness) -> [UInt8: Set<UInt64>] {
    var found: [UInt8: Set<UInt64>] = [:]
    guard let table = host.tables[7] else { return [:] }
    for element in table.elements.values {
      let style = table.content(element.attributes.content)?.style ?? .max
      found[style, default: []].insert(UInt64(element.attributes.slot))
    }
    return found
  }

  @Test func `cells of several prototypes keep apart`() throws {
    let names = (0..<90).map { $0 % 2 == 0 ? "tile" : "row" }
    let host = try HostHarness(layout: Self.layout, data: Self.data(names))
    try host.open(7)
    var seen: [UInt8: Set<UInt64>] = [:]
    for y in [0.0, 700, 1500, 2600, 900, 0] {
      try host.scroll(7, to: y)
      for (style, slots) in slots(host) { seen[style, default: []].formUnion(slots) }
      for (key, element) in host.picture(of: 7) {
        let index = try #require(Int(key.dropFirst("0  i".count)))
        expect(element.style, equals: Self.styles[names[index]])
      }
    }
    expect(seen.keys.sorted(), equals: [0, 4])
    expect(seen[0, default: []].isDisjoint(with: seen[4, default: []]))
  }

  @Test func `an item that wants another prototype gets another cell`() throws {
    let host = try HostHarness(layout: Self.layout, data: Self.data(["tile", "tile"]))
    try host.open(7)
    let before = slots(host)
    try host.update(data: Self.data(["row", "tile"]))
    expect(host.picture(of: 7)["0  i0"]?.style, equals: 4)
    expect(host.picture(of: 7)["0  i1"]?.style, equals: 0)
    expect(slots(host)[4, default: []].isDisjoint(with: before[0, default: []]))
  }

  @Test func `other prototypes in the layout file show at once`() throws {
    let host = try HostHarness(layout: Self.layout, data: Self.data(["tile", "tile"]))
    try host.open(7)
    let text = Self.layout.replacing(#""style": "tile""#, with: #""style": "row""#)
    try host.update(layout: text)
    expect(host.picture(of: 7)["0  i0"]?.style, equals: 4)
  }

  @Test func `an identifier without a prototype is told, and a plain cell takes its place`() throws
  {
    let host = try HostHarness(layout: Self.layout, data: Self.data(["tile", "card"]))
    let found = try #require(try host.open(7).diagnostics)
    expect(found.first?.code, equals: "not-registered")
    expect(found.first?.message.contains("card"), equals: true)
    expect(host.picture(of: 7).count, equals: 2)
  }
}
