// SPDX-License-Identifier: Apache-2.0
import Expectations
import StageProtocol
import Testing
import UIKitTestSupport

@testable import StageHost

/// Shelves of cards of 100 by 80 pt with 20 pt between them, each below a header of 40 pt, with 12
/// pt between shelves.
private func shelves(_ scrolling: String = "groupPaging") -> String {
  """
  {"kind": "custom", "class": "ShelvesLayout", "parameters": {"scrolling": "\(scrolling)",
  "cardSize": {"width": 100, "height": 80}, "spacing": 20, "margin": 0}}
  """
}

/// Two shelves of thirty cards in a viewport of 300 by 400 pt.
@MainActor
private func host(_ scrolling: String = "groupPaging") throws -> HostHarness {
  let host = try HostHarness(layout: shelves(scrolling), data: StageFixtures.data(30, 30))
  try host.open(7)
  return host
}

extension HostHarness {
  /// The orthogonal sections of view 7, by identity.
  fileprivate var orthogonalSections: [String: WireOrthogonalSection] {
    Dictionary(
      uniqueKeysWithValues: (tables[7]?.orthogonalSections ?? [:]).values.map { ($0.key, $0) }
    )
  }

  /// The cells of view 7 with identities that start with a prefix, in order.
  fileprivate func cells(_ prefix: String) -> [Int] {
    (tables[7]?.elements ?? [:]).values
      .filter { $0.category == 0 && $0.key.hasPrefix(prefix) }
      .compactMap { Int($0.key.dropFirst()) }
      .sorted()
  }

  @discardableResult
  fileprivate func scroll(
    section key: String,
    to x: Double,
    velocity: Double = 0,
    _ phase: ScrollPhase = .drag,
    proposed: Double? = nil
  ) throws -> [HostMessage] {
    let id = try #require(orthogonalSections[key]?.id)
    return try run {
      .scroll(
        number: $0,
        scroll: ClientMessage.Scroll(
          seq: 100 + $0,
          view: 7,
          orthogonalSection: id,
          offset: Point(x: x, y: 0),
          velocity: Point(x: velocity, y: 0),
          phase: phase,
          proposed: proposed.map { Point(x: $0, y: 0) }
        )
      )
    }
  }
}

private let unit: Int64 = 64

@MainActor
@Suite(.ownProcess) struct OrthogonalSectionTests {
  @Test func `tells where orthogonal sections are, how far they scroll and where they rest`() throws
  {
    let orthogonalSections = try host().orthogonalSections
    let first = try #require(orthogonalSections["a"])
    let frame = [first.x, first.y, first.width, first.height]
    expect(frame, equals: [0, 40 * unit, 300 * unit, 80 * unit])
    // 30 cards of 100 and 29 gaps of 20 are 3,580; the viewport takes 300.
    expect([first.lower, first.upper, first.offset], equals: [0, 3280 * unit, 0])
    expect(first.behaviour, equals: 4)
    expect(first.rests, equals: [WireRests(count: 30, first: 0, last: 3480 * unit)])
    // The first shelf ends at 120. 12 and a header follow.
    expect(orthogonalSections["b"]?.y, equals: 172 * unit)
  }

  @Test
  func `holds what comes next in each orthogonal section, where it stands before anything scrolls`()
    throws
  {
    let host = try host()
    // One viewport ahead: cards that start before 600.
    expect(host.cells("a"), equals: [0, 1, 2, 3, 4])
    expect(host.cells("b"), equals: [0, 1, 2, 3, 4])
    let card = try #require(host.picture(of: 7)["0  b3"]?.attributes)
    expect([card.x, card.y], equals: [360 * unit, 172 * unit])
    expect(card.orthogonalSection, equals: host.orthogonalSections["b"]?.id)
    expect(
      host.picture(of: 7).values.filter { $0.attributes.orthogonalSection == 0 }.count,
      equals: 2,
      "headers"
    )
  }

  @Test func `sends nothing for an orthogonal section that scrolls but the cards that come and go`()
    throws
  {
    let host = try host()
    // At 60, 240 pt are left ahead; at 200, 100 pt are.
    expect(try host.scroll(section: "a", to: 60, velocity: 400).outline, equals: ["handled"])
    let next = try host.scroll(section: "a", to: 200, velocity: 400)
    expect(next.outline, equals: ["delta", "handled"])
    let delta = try #require(next.deltas.first)
    // From 50 to 800.
    expect(delta.inserted.map(\.key), equals: ["a5", "a6"])
    expectEmpty(delta.updated)
    expectEmpty(delta.removed)
    expectEmpty(delta.orthogonalSections)
    expect(delta.inserted.first?.attributes.x, equals: 600 * unit)
    expect(host.cells("b"), equals: [0, 1, 2, 3, 4])
    let far = try host.scroll(section: "a", to: 2000, velocity: 400)
    // From 1,850 to 2,600.
    expect(host.cells("a"), equals: Array(15...21))
    expect(far.deltas.first?.removed.count, equals: 7)
  }

  @Test func `prepares where a fling lands`() throws {
    let host = try host()
    try host.scroll(section: "a", to: 100, velocity: 2000, .end, proposed: 480)
    // −50 … 1,080.
    expect(host.cells("a"), equals: Array(0...8))
    for x in stride(from: 200.0, through: 480, by: 140) {
      expectEmpty(try host.scroll(section: "a", to: x, velocity: 900, .decelerate).deltas)
    }
  }

  @Test func `keeps a orthogonal section where it is through edits, undo and saved files`() throws {
    let host = try host()
    try host.scroll(section: "b", to: 1200, .idle)
    expect(host.cells("b"), equals: Array(8...14))
    try host.act(.edit(.insertSection(at: 0, title: nil, count: 3, seed: 1), animated: false))
    // Three cards need no window: the section is one shelf further down.
    expect(host.orthogonalSections["b"]?.y, equals: 304 * unit)
    expect(host.cells("b"), equals: Array(8...14))
    try host.act(.undo)
    expect(host.orthogonalSections["b"]?.y, equals: 172 * unit)
    expect(host.cells("b"), equals: Array(8...14))
    try host.update(data: StageFixtures.data(30, 31))
    expect(host.cells("b"), equals: Array(8...14))
    try host.update(layout: shelves("continuous"))
    expect(host.cells("b"), equals: Array(8...14))
    expect(host.orthogonalSections["b"]?.rests, equals: [])
  }

  @Test func `goes on with the orthogonal sections of another host's picture`() throws {
    let old = try host()
    var table = try #require(old.tables[7])
    let section = try #require(old.orthogonalSections["b"])
    table.moveOrthogonalSection(section.id, to: Point(x: 1200, y: 0))
    let picture = table.snapshot(view: 7)
    let host = try HostHarness(layout: shelves(), data: StageFixtures.data(30, 30))
    try host.adopt(picture)
    try host.open(7, revision: picture.revision)
    expect(host.cells("b"), equals: Array(8...14))
    expect(host.cells("a"), equals: Array(0...4))
    expect(host.orthogonalSections["b"]?.id, equals: section.id)
    expect(host.orthogonalSections["b"]?.offset, equals: 1200 * unit)
  }

  @Test func `says that there is no orthogonal section any more, and where its cards stand then`()
    throws
  {
    let host = try host()
    let card = try #require(host.tables[7]?.elements.values.first { $0.key == "a2" })
    expect(card.attributes.x, equals: 240 * unit)
    let waterfall = #"{"kind": "waterfall"}"#
    let change = try host.update(layout: waterfall)
    expect(change.deltas.first?.orthogonalSections.count, equals: 2)
    expectEmpty(host.orthogonalSections)
    let orthogonalSections = (host.tables[7]?.elements ?? [:]).values.map(
      \.attributes.orthogonalSection
    )
    expect(orthogonalSections.allSatisfy { $0 == 0 })
  }

  @Test func `moves an orthogonal section for a call that scrolls to an item in it`() throws {
    let host = try host("continuous")
    try host.act(.select(items: ["a20"], mode: .replace))
    let answer = try host.act(.invoke(.scrollToSelection))
    guard case .section(let section)? = answer.deltas.first?.orthogonalSections.first else {
      Issue.record("The section was not moved")
      return
    }
    expect(section.moves)
    // From 2,400 to 2,500, within the visible 300.
    expect((2200 * unit...2400 * unit).contains(section.offset))
    expect(host.cells("a").contains(20))
    expect(host.offset(of: 7)?.x, equals: 0)
  }

  @Test func `reads from the right with offsets below 0`() throws {
    let host = try host()
    try host.set("cv.direction", .choice("rightToLeft"))
    let section = try #require(host.orthogonalSections["a"])
    expect([section.lower, section.upper, section.offset], equals: [-3280 * unit, 0, 0])
    expect(section.rests, equals: [WireRests(count: 30, first: -3480 * unit, last: 0)])
    // The first card is at the right edge, with the next one to its left.
    expect(host.picture(of: 7)["0  a0"]?.attributes.x, equals: 200 * unit)
    expect(host.picture(of: 7)["0  a1"]?.attributes.x, equals: 80 * unit)
    try host.scroll(section: "a", to: -1200, .idle)
    expect(host.cells("a"), equals: Array(8...14))
  }

  @Test
  func `takes an orthogonal section that nobody scrolled to its new first rest, and no other one`()
    throws
  {
    let host = try host()
    try host.scroll(section: "b", to: 240, .idle)
    let change = try host.set("scrolling", .choice("groupPagingCentered"))
    let orthogonalSections = change.deltas.flatMap(\.orthogonalSections).compactMap {
      record -> WireOrthogonalSection? in
      if case .section(let section) = record { section } else { nil }
    }
    // (300 − 100) / 2 before the first card.
    expect(orthogonalSections.map(\.moves), equals: [true, false])
    expect(orthogonalSections.first?.offset, equals: -100 * unit)
    expect(orthogonalSections.last?.lower, equals: -100 * unit)
  }

  @Test func `a probe finds a card where its orthogonal section shows it`() throws {
    let host = try host("continuous")
    try host.scroll(section: "b", to: 480, .idle)
    let rect = ContentRect(x: 0, y: 172, width: 100, height: 80)
    guard case .probed(_, _, let found)? = try host.act(.probe(rect: rect)).replies.first else {
      Issue.record("no answer")
      return
    }
    expect(found.map(\.key), equals: ["b4"])
    expect(found.first?.frame, equals: ContentRect(x: 0, y: 172, width: 100, height: 80))
  }

  @Test func `passes over an orthogonal section that is not there`() throws {
    let host = try host()
    let answer = try host.run {
      .scroll(
        number: $0,
        scroll: ClientMessage.Scroll(
          seq: 1,
          view: 7,
          orthogonalSection: 99,
          offset: Point(x: 60, y: 0),
          velocity: Point(x: 0, y: 0),
          phase: .drag
        )
      )
    }
    expect(answer.outline, equals: ["handled"])
  }
}
