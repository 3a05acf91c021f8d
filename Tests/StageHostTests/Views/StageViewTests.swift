// SPDX-License-Identifier: Apache-2.0
import Expectations
import StageProtocol
import Testing
import UIKitTestSupport

@testable import StageHost

/// 300 squares of 100 pt in lines of three: 10,000 pt of content in a viewport of 300 by 400 pt.
@MainActor
private func longHost() throws -> HostHarness {
  let host = try HostHarness(
    layout: StageFixtures.squares,
    data: StageFixtures.data(300)
  )
  try host.open(7)
  return host
}

/// The first and the last line that a view keeps.
@MainActor
private func lines(_ host: HostHarness) -> ClosedRange<Int64>? {
  let places = host.picture(of: 7).values.map { $0.attributes.y / 6400 }
  guard let least = places.min(), let greatest = places.max() else { return nil }
  return least...greatest
}

@MainActor
@Suite(.ownProcess) struct StageViewTests {
  /// The viewport 0…400 and one more ahead: lines 0 to 7.
  @Test func `holds the viewport and one more ahead`() throws {
    expect(lines(try longHost()), equals: 0...7)
  }

  /// The window ends at 800.
  ///
  /// At an offset of 200, 200 pt of it are left ahead, so a new one is due.
  @Test func `emits nothing for a scroll inside the window`() throws {
    let host = try longHost()
    for y in stride(from: 40.0, through: 200, by: 40) {
      expect(try host.scroll(7, to: y, velocity: 600).outline, equals: ["handled"])
    }
    let next = try host.scroll(7, to: 240, velocity: 600)
    expect(next.outline, equals: ["delta", "handled"])
    expect(next.deltas.first?.inserted.count, equals: 9)
    expect(next.deltas.first?.updated.isEmpty, equals: true)
    expect(next.deltas.first?.animation, equals: nil)
    // 240 − 200 … 240 + 800
    expect(lines(host), equals: 0...10)
  }

  @Test func `removes what falls behind`() throws {
    let host = try longHost()
    let answer = try host.scroll(7, to: 5000, velocity: 600)
    expect(answer.deltas.first?.removed.count, equals: 24)
    // 4800 … 5800
    expect(lines(host), equals: 48...57)
  }

  @Test func `prepares where a fling lands and says where that is`() throws {
    let host = try longHost()
    let answer = try host.scroll(7, to: 100, velocity: 2000, .end, proposed: 900)
    expect(answer.outline, equals: ["target", "delta", "handled"])
    expect(answer.reports.first, equals: .target(view: 7, seq: 103, offset: Point(x: 0, y: 900)))
    // −100 … 1500: four viewports
    expect(lines(host), equals: 0...14)
    for y in stride(from: 100.0, through: 900, by: 100) {
      expectEmpty(try host.scroll(7, to: y, velocity: 900, .decelerate).deltas)
    }
  }

  @Test func `lets the viewport go along when the content shrinks under it`() throws {
    let host = try longHost()
    try host.scroll(7, to: 9000)
    let answer = try host.update(data: StageFixtures.data(30))
    // 1,000 pt of content leave 600 pt for scrolling: 8,400 pt less.
    expect(answer.deltas.map(\.offsetAdjustment), equals: [WireVector(dx: 0, dy: -8400 * 64)])
    expect(host.tables[7]?.contentSize, equals: WireSize(width: 300 * 64, height: 1000 * 64))
    expect(lines(host), equals: 4...9)
  }

  /// Item 60 starts line 20 at 2,000 pt; with six items in a line, it starts line 10 at 1,000 pt.
  @Test func `keeps the first item where it is when the viewport changes`() throws {
    let host = try longHost()
    try host.scroll(7, to: 2025)
    let wide = Viewport(width: 600, height: 400, scale: 2, insets: .zero)
    let answer = try host.run { .viewport(number: $0, view: 7, viewport: wide) }
    expect(answer.reports.contains(.offset(view: 7, offset: Point(x: 0, y: 1025))))
    expect(answer.deltas.count, equals: 1)
    expect(answer.deltas.first?.animation, equals: nil)
  }

  /// Item 60 starts line 20 at 2,000 pt, with 25 pt of it hidden; with lines of 50 pt, it is at
  /// 1,000 pt with 12.5 pt hidden.
  @Test func `keeps the first item where it is when the layout changes`() throws {
    let host = try longHost()
    try host.scroll(7, to: 2025)
    let answer = try host.set("itemSize", .size(100, 50))
    expect(answer.deltas.map(\.offsetAdjustment), equals: [WireVector(dx: 0, dy: -64 * 2025 / 2)])
    expect(answer.reports.allSatisfy { if case .offset = $0 { false } else { true } })
    expect(host.offset(of: 7), equals: Point(x: 0, y: 1012.5))
  }

  @Test func `keeps the offset when the data changes`() throws {
    let host = try longHost()
    try host.scroll(7, to: 2025)
    let answer = try host.update(data: StageFixtures.data(297))
    expect(answer.deltas.allSatisfy { $0.offsetAdjustment == nil })
    expect(host.offset(of: 7), equals: Point(x: 0, y: 2025))
  }

  @Test func `stays at the start when the safe area changes there`() throws {
    let host = try longHost()
    let insets = Insets(top: 50, left: 0, bottom: 30, right: 0)
    let phone = Viewport(width: 300, height: 400, scale: 3, insets: insets)
    let answer = try host.run { .viewport(number: $0, view: 7, viewport: phone) }
    expect(answer.reports.contains(.offset(view: 7, offset: Point(x: 0, y: -50))))
  }

  @Test func `cuts elements beyond the limit and says so`() throws {
    var limits = Limits.standard
    limits.elementsPerView = 10
    let host = HostHarness(limits: limits)
    host.file(.layout, StageFixtures.squares)
    host.file(.data, StageFixtures.data(300))
    try host.load()
    let opened = try host.open(7)
    expect(opened.deltas.first?.inserted.count, equals: 10)
    expect(opened.diagnostics?.map(\.code), equals: ["too-many-elements"])
  }

  @Test func `says where items do not fit until they do`() throws {
    let host = try HostHarness(
      layout: StageFixtures.layout(#""itemSize": {"width": 100, "height": 100}"#),
      data: StageFixtures.data(150)
    )
    try host.open(7)
    let wide = try host.set("itemSize", .size(301, 10))
    let list = try #require(wide.diagnostics)
    expect(list.allSatisfy { !$0.message.isEmpty })
    expect(list.first?.severity, equals: .warning)
    let back = try host.set("itemSize", .size(100, 100))
    expect(back.diagnostics, equals: [])
    let narrow = StageFixtures.layout(
      #""sizing": "items", "itemSize": {"width": 301, "height": 10}"#
    )
    let items = try #require(try host.update(layout: narrow).diagnostics)
    expect(items.first?.path, equals: "sections[0].items[0]")
    expect(items.first?.element, equals: "a0")
  }

  @Test func `keeps identities when the data changes`() throws {
    let host = try HostHarness(
      layout: StageFixtures.squares,
      data: StageFixtures.sections([("s", ["a", "b", "c", "d"])])
    )
    try host.open(7)
    let before = host.ids(of: 7)
    let changed = StageFixtures.sections([("s", ["d", "b", "x", "a"])])
    let answer = try host.update(data: changed)
    let delta = try #require(answer.deltas.first)
    expect(answer.deltas.count, equals: 1)
    expect(delta.removed.map(\.id), equals: [before["0  c"]])
    expect(delta.inserted.map(\.key), equals: ["x"])
    #expect(delta.animation != nil)
    let after = host.ids(of: 7)
    expect(["0  a", "0  b", "0  d"].allSatisfy { after[$0] == before[$0] })
  }

  @Test func `carries every element over to another kind of layout`() throws {
    let host = try HostHarness(layout: StageFixtures.squares, data: StageFixtures.data(6))
    try host.open(7)
    let before = host.ids(of: 7)
    let answer = try host.update(
      layout: #"""
        {"kind": "waterfall", "parameters": {"columns": 3, "columnSpacing": 0, "itemSpacing": 0,
        "sectionInset": {"top": 0, "left": 0, "bottom": 0, "right": 0}}}
        """#
    )
    // Squares in three columns without insets are at the same places as in the flow layout.
    expect(answer.outline.starts(with: ["checkpoint", "committed", "stage"]))
    let columns = try #require(try host.set("columns", .number(2), animated: true).deltas.first)
    expectEmpty(columns.inserted)
    expectEmpty(columns.removed)
    expect(columns.updated.count, equals: 6)
    expect(host.ids(of: 7), equals: before)
  }

  @Test func `says nothing more of a view that was closed`() throws {
    let host = try longHost()
    expect(try host.run { .close(number: $0, view: 7) }.outline, equals: ["handled"])
    expectEmpty(try host.set("minimumLineSpacing", .number(5)).deltas)
  }

  @Test func `shows changed texts of items and headers`() throws {
    let layout = StageFixtures.layout(
      #""itemSize": {"width": 100, "height": 100}, "headerReferenceSize": {"height": 40}"#
    )
    let host = try HostHarness(layout: layout, data: StageFixtures.data(3, titled: true))
    try host.open(7)
    expect(host.picture(of: 7).count, equals: 4)
    let texts = StageFixtures.data(3, titled: true)
      .replacing("\"A1\"", with: "\"New\"").replacing("Section a", with: "Chapter")
    let delta = try #require(try host.update(data: texts).deltas.first)
    expect(delta.updated.map(\.change.fields), equals: [.content, .content])
    expect(Set(delta.contents.map(\.title)), equals: ["New", "Chapter"])
  }

  @Test func `places no header where a section has no title`() throws {
    let layout = StageFixtures.layout(
      #""itemSize": {"width": 100, "height": 100}, "headerReferenceSize": {"height": 40}"#
    )
    let host = try HostHarness(layout: layout, data: StageFixtures.data(3))
    try host.open(7)
    expect(host.picture(of: 7).count, equals: 3)
    expect(host.tables[7]?.contentSize?.height, equals: 6400)
  }

  /// There are two sections of 100 lines.
  ///
  /// The second starts at 10,040 pt, and its header is pinned from there.
  @Test func `holds every header that a page may pin within the window`() throws {
    let layout = StageFixtures.layout(
      #"""
      "itemSize": {"width": 100, "height": 100}, "headerReferenceSize": {"height": 40},
      "sectionHeadersPinToVisibleBounds": true
      """#
    )
    let host = try HostHarness(layout: layout, data: StageFixtures.data(300, 300, titled: true))
    try host.open(7)
    try host.scroll(7, to: 12_000, velocity: 100)
    expect(headers(host), equals: ["b"])
    try host.scroll(7, to: 10_100, velocity: -100)
    expect(headers(host), equals: ["a", "b"])
    let inside = try host.scroll(7, to: 10_000, velocity: -100)
    expectEmpty(inside.deltas)
  }

  private func headers(_ host: HostHarness) -> Set<String> {
    Set((host.tables[7]?.elements.values.filter { $0.category == 1 } ?? []).map(\.key))
  }

  @Test func `fits pictures into rows of one height`() throws {
    let layout = StageFixtures.layout(
      #""sizing": "fit", "itemSize": {"width": 1, "height": 60}"#
    )
    let data = #"""
      {"sections": [{"id": "s", "items": [
        {"id": "wide", "width": 200, "height": 100}, {"id": "square"},
        {"id": "panorama", "width": 1000, "height": 100}]}]}
      """#
    let host = try HostHarness(layout: layout, data: data)
    try host.open(7)
    let sizes = host.picture(of: 7).mapValues { [$0.attributes.width, $0.attributes.height] }
    expect(sizes["0  wide"], equals: [120 * 64, 60 * 64])
    expect(sizes["0  square"], equals: [60 * 64, 60 * 64])
    expect(sizes["0  panorama"], equals: [300 * 64, 30 * 64])
  }

  @Test func `goes on from the picture of an earlier host`() throws {
    let first = try longHost()
    try first.scroll(7, to: 1000, velocity: 600)
    let ids = first.ids(of: 7)
    let picture = try #require(first.tables[7]).snapshot(view: 7)

    let second = try HostHarness(
      layout: StageFixtures.squares,
      data: StageFixtures.data(300)
    )
    try second.adopt(picture)
    let same = try second.open(7, at: Point(x: 0, y: 1000), revision: picture.revision)
    expect(same.outline, equals: ["handled"])
    let moved = try second.set("minimumLineSpacing", .number(8))
    expect(moved.deltas.first?.base, equals: picture.revision)
    expect(second.ids(of: 7).allSatisfy { ids[$0.key] == nil || ids[$0.key] == $0.value })
  }

  @Test func `animates from the picture of an earlier host to its own`() throws {
    let first = try longHost()
    let picture = try #require(first.tables[7]).snapshot(view: 7)
    let second = try HostHarness(
      layout: StageFixtures.layout(#""itemSize": {"width": 100, "height": 200}"#),
      data: StageFixtures.data(300)
    )
    try second.adopt(picture)
    let delta = try #require(try second.open(7, revision: picture.revision).deltas.first)
    expect(delta.base, equals: picture.revision)
    expect(delta.animation?.curve, equals: .easeInOut)
    // Lines 0 to 3 of 200 pt fill 800 pt, so 12 of the 24 items stay.
    expect(delta.updated.count, equals: 12)
    expect(delta.removed.count, equals: 12)
    expect(delta.removed.allSatisfy { $0.final?.fields == .alpha })
  }

  @Test func `takes the picture of an earlier host up in a view that it has open`() throws {
    let first = try longHost()
    try first.scroll(7, to: 1000, velocity: 600)
    let ids = first.ids(of: 7)
    let picture = try #require(first.tables[7]).snapshot(view: 7)
    let second = try HostHarness(
      layout: StageFixtures.squares,
      data: StageFixtures.data(300)
    )
    try second.open(7)
    let shown = try #require(second.collectionView(of: 7))
    try second.adopt(picture)
    try second.open(7, at: Point(x: 0, y: 1000), revision: picture.revision)
    #expect(second.collectionView(of: 7) === shown)
    expect(second.ids(of: 7).allSatisfy { ids[$0.key] == nil || ids[$0.key] == $0.value })
    expect(second.offset(of: 7), equals: Point(x: 0, y: 1000))
    let fresh = try HostHarness(layout: StageFixtures.squares, data: StageFixtures.data(300))
    try fresh.adopt(picture)
    try fresh.open(7, at: Point(x: 0, y: 1000), revision: picture.revision)
    expect(second.picture(of: 7), equals: fresh.picture(of: 7))
    let moved = try second.set("minimumLineSpacing", .number(8))
    expect(moved.deltas.first?.base, equals: second.tables[7].map { $0.revision - 1 })
  }

  @Test func `lays nothing out again where it takes over, and animates from the picture`() throws {
    let first = try longHost()
    let picture = try #require(first.tables[7]).snapshot(view: 7)
    let second = try HostHarness(
      layout: StageFixtures.layout(#""itemSize": {"width": 100, "height": 200}"#),
      data: StageFixtures.data(300)
    )
    try second.open(7)
    let before = try #require(second.layoutWork(of: 7))
    try second.adopt(picture)
    let delta = try #require(try second.open(7, revision: picture.revision).deltas.first)
    expect(second.layoutWork(of: 7), equals: before)
    expect(delta.base, equals: picture.revision)
    expect(delta.animation?.curve, equals: .easeInOut)
    expect(delta.updated.count, equals: 12)
    expect(delta.removed.count, equals: 12)
    expect(delta.removed.allSatisfy { $0.final?.fields == .alpha })
    expectEmpty(delta.inserted)
  }
}
