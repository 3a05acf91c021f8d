// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import StageDocuments
import StageProtocol
import Testing
import UIKit
import UIKitTestSupport

@testable import StageHost

/// The flow layout of a stage: sizes from the content, and invalidations after an edit.
@MainActor
@Suite(.ownProcess) struct FlowTests {
  /// The width of a tile with only a title: 10 pt more than its text at both sides; its height is
  /// 32 pt.
  private func tagWidth(_ title: String) -> Double {
    Double((TextFont(size: 12, weight: .medium).width(of: title) + 20).rounded(.up))
  }

  private func frame(_ host: HostHarness, _ key: String) -> [Double]? {
    host.picture(of: 7)[key].map {
      [$0.attributes.x, $0.attributes.y, $0.attributes.width, $0.attributes.height]
        .map { Double($0) / 64 }
    }
  }

  @Test func `9: measures items whose size comes from the content`() throws {
    let data = #"""
      {"sections": [{"id": "s", "items": [
        {"id": "short", "title": "Thai"}, {"id": "long", "title": "Mathematical Operators"}]}]}
      """#
    let layout = StageFixtures.layout(#""sizing": "self", "minimumInteritemSpacing": 8"#)
    let host = try HostHarness(layout: layout, data: data)
    try host.open(7)
    let first = tagWidth("Thai")
    expect(frame(host, "0  short"), equals: [0, 0, first, 32])
    expect(frame(host, "0  long"), equals: [first + 8, 0, tagWidth("Mathematical Operators"), 32])
    expect(host.tables[7]?.contentSize, equals: WireSize(width: 300 * 64, height: 32 * 64))
  }

  @Test func `9: measures headers by their text in the width of the content`() throws {
    let long = Array(repeating: "Supplementary", count: 5).joined(separator: " ")
    let data = #"{"sections": [{"id": "s", "title": "\#(long)", "items": []}]}"#
    let layout = StageFixtures.layout(
      #""sizing": "self", "headerReferenceSize": {"height": 10}"#
    )
    let host = try HostHarness(layout: layout, data: data)
    try host.open(7)
    // Two lines of text of 17 pt are 21 pt each, with 8 pt above and below.
    let kind = UICollectionView.elementKindSectionHeader
    expect(frame(host, "1 \(kind) s"), equals: [0, 0, 300, 58])
  }

  @Test func `9: measures again what an edit gives another title`() throws {
    let layout = StageFixtures.layout(#""sizing": "self""#)
    let host = try HostHarness(layout: layout, data: StageFixtures.data(3))
    try host.open(7)
    let update = StageEdit.update(item: "a1", .init(title: "Supplementary"))
    try host.act(.edit(update, animated: false))
    let first = tagWidth("A0")
    let second = tagWidth("Supplementary")
    expect(frame(host, "0  a1"), equals: [first, 0, second, 32])
    expect(frame(host, "0  a2")?.first, equals: first + second)
  }

  @Test func `9: starts from the estimate where one is given, with sizes of the data too`() throws {
    let data = #"""
      {"sections": [{"id": "s", "items": [{"id": "a", "title": "Thai", "width": 200, "height": 90}]}]}
      """#
    let layout = StageFixtures.layout(#""sizing": "items""#)
    let host = try HostHarness(layout: layout, data: data)
    try host.open(7)
    // The only item that fits into its line is in the middle.
    expect(frame(host, "0  a"), equals: [50, 0, 200, 90])
    try host.set("estimatedItemSize", .size(60, 30))
    expect(frame(host, "0  a"), equals: [0, 0, tagWidth("Thai"), 32])
  }

  /// There are 100 tags below each other, each 18 pt lower than its estimate.
  @Test func `tells the page how far measured items above its viewport shift the content`() throws {
    let layout = StageFixtures.layout(
      #"""
      "sizing": "self", "estimatedItemSize": {"width": 30, "height": 50},
      "sectionInset": {"left": 200, "right": 60}
      """#
    )
    let host = try HostHarness(layout: layout, data: StageFixtures.data(100))
    try host.open(7)
    var page = 3000.0
    var told = 0.0
    for step in 0..<40 {
      let answer = try host.scroll(7, to: page, velocity: step == 0 ? 0 : -600)
      for delta in answer.deltas {
        let way = Double(delta.offsetAdjustment?.dy ?? 0) / 64
        page += way
        told += abs(way)
      }
      expect(host.offset(of: 7)?.y, equals: page)
      #expect(!answer.outline.contains("offset"))
      page -= 20
    }
    #expect(told > 0)
  }

  /// Six squares of 100 pt in one line, in a viewport of 300 pt.
  private let strip = StageFixtures.layout(
    #"""
    "itemSize": {"width": 100, "height": 300}, "scrollDirection": "horizontal",
    "flipsHorizontallyInOppositeLayoutDirection": true
    """#
  )

  @Test func `12: mirrors the content with the direction and sends the new offset`() throws {
    let host = try HostHarness(layout: strip, data: StageFixtures.data(6))
    try host.open(7)
    expect(frame(host, "0  a1")?.first, equals: 100)
    let delta = try host.set("cv.direction", .choice("rightToLeft")).deltas.first
    expect(frame(host, "0  a1")?.first, equals: 400)
    // The first item is now at 600 − 300 pt from the left.
    expect(delta?.offsetAdjustment, equals: WireVector(dx: 300 * 64, dy: 0))
    expect(host.offset(of: 7), equals: Point(x: 300, y: 0))
    try host.set("cv.direction", .choice("leftToRight"))
    expect(host.offset(of: 7), equals: Point(x: 0, y: 0))
    expect(frame(host, "0  a1")?.first, equals: 100)
  }

  @Test func `12: opens at the right end when the language runs from right to left`() throws {
    let host = try HostHarness(layout: strip, data: StageFixtures.data(6))
    try host.set("cv.direction", .choice("rightToLeft"))
    let answer = try host.open(7)
    #expect(answer.outline.contains("offset"))
    expect(host.offset(of: 7), equals: Point(x: 300, y: 0))
    expect(frame(host, "0  a0")?.first, equals: 500)
    try host.set("flipsHorizontallyInOppositeLayoutDirection", .flag(false))
    expect(frame(host, "0  a0")?.first, equals: 0)
  }

  @Test func `names only the items whose sizes changed in the data`() throws {
    let old = try data([("a", 10), ("b", 20), ("c", 30)])
    let changes = FlowDataChanges(
      DataDifference(from: old, to: try data([("a", 10), ("b", 25), ("c", 30)])),
      .items
    )
    let context = try #require(changes?.context)
    expect(context.invalidatedItemIndexPaths, equals: [IndexPath(item: 1, section: 0)])
    expect(context.invalidatedSupplementaryIndexPaths, equals: nil)
  }

  @Test func `leaves insertions, deletions and moves to the layout`() throws {
    let old = try data([("a", 10), ("b", 20), ("c", 30)])
    let changes = FlowDataChanges(
      DataDifference(from: old, to: try data([("c", 30), ("a", 10), ("d", 5)])),
      .items
    )
    #expect(changes != nil && changes?.context == nil)
  }

  @Test func `asks for everything when items move and change at once`() throws {
    let old = try data([("a", 10), ("b", 20)])
    let difference = DataDifference(from: old, to: try data([("b", 25), ("a", 10)]))
    #expect(FlowDataChanges(difference, .items) == nil)
  }

  @Test func `asks for a section's metrics when those change`() throws {
    let old = try data([("a", 10)])
    var new = old
    new.sections[0].metrics.lineSpacing = 4
    let difference = DataDifference(from: old, to: new)
    let context = try #require(FlowDataChanges(difference, .items)?.context)
    let header = UICollectionView.elementKindSectionHeader
    #expect(context.invalidatedItemIndexPaths ?? [] == [])
    expect(
      context.invalidatedSupplementaryIndexPaths?[header],
      equals: [IndexPath(item: 0, section: 0)]
    )
    // The width of fitted pictures depends on the insets.
    #expect(FlowDataChanges(difference, .fit) == nil)
  }

  private func data(_ items: [(id: String, width: Double)]) throws -> StageData {
    var section = StageData.Section(id: "s")
    section.items = ItemList(
      items.map { item in
        var made = StageData.Item(id: item.id)
        made.width = item.width
        return made
      }
    )
    return StageData(sections: [section])
  }
}
