// SPDX-License-Identifier: Apache-2.0
import Expectations
import StageProtocol
import TestSupport
import Testing
import UIKitTestSupport

@testable import StageHost

/// Pages have the same elements whether their views share work or not.
@MainActor
@Suite(.ownProcess) struct SharingPropertyTests {
  private static let steps = 25
  private static let layouts = [
    StageFixtures.squares,
    StageFixtures.layout(#""itemSize": {"width": 70, "height": 40}, "sizing": "items""#),
    #"""
    {"kind": "compositional", "sections": [{"group": {"size": {"width": {"fractionalWidth": 1},
    "height": {"absolute": 90}}, "repeat": 3, "items": [{"size": {"width": {"fractionalWidth": 1},
    "height": {"fractionalHeight": 1}}}]}}]}
    """#,
  ]
  /// Sizes that are measured, sections that scroll by themselves: what a view shows depends on what
  /// it showed before.
  private static let rememberingLayouts = [
    StageFixtures.layout(#""sizing": "fit""#),
    #"{"kind": "waterfall"}"#,
    #"""
    {"kind": "compositional", "sections": [{"orthogonalScrolling": "continuous", "group": {"size":
    {"width": {"absolute": 120}, "height": {"estimated": 90}}, "items": [{"size":
    {"width": {"fractionalWidth": 1}, "height": {"estimated": 90}}}]}}]}
    """#,
  ]

  @Test(arguments: 0..<6)
  func `after random commands pages have the same with and without sharing`(seed: UInt64) throws {
    let layout = Self.layouts[Int(seed) % Self.layouts.count]
    let shared = try HostHarness(layout: layout, data: StageFixtures.data(60, 7, 20))
    let plain = try HostHarness(
      layout: layout,
      data: StageFixtures.data(60, 7, 20),
      sharesViews: false
    )
    var story = CrowdStory(seed: seed)
    var mostTogether = 0
    for step in 0..<Self.steps {
      let command = story.next()
      let (one, other) = (try shared.run(command), try plain.run(command))
      expect(one.error, equals: other.error, "seed \(seed), step \(step)")
      for view in story.awake {
        let difference = shared.difference(from: plain, in: view)
        #expect(difference.isEmpty, "seed \(seed), step \(step), view \(view)")
        expect(
          shared.offset(of: view),
          equals: plain.offset(of: view),
          "seed \(seed), step \(step)"
        )
        let (mine, others) = (shared.tables[view], plain.tables[view])
        expect(mine?.contentSize, equals: others?.contentSize, "seed \(seed), step \(step)")
        expect(mine?.contentCount, equals: others?.contentCount, "seed \(seed), step \(step)")
      }
      mostTogether = max(mostTogether, plain.countOfLaidOut - shared.countOfLaidOut)
    }
    #expect(mostTogether >= 3)
  }

  @Test(arguments: 0..<3)
  func `after random commands pages have what their host has sent them`(seed: UInt64) throws {
    let layout = Self.rememberingLayouts[Int(seed) % Self.rememberingLayouts.count]
    let host = try HostHarness(layout: layout, data: StageFixtures.data(60, 7, 20))
    var story = CrowdStory(seed: 100 + seed)
    for step in 0..<Self.steps {
      _ = try host.run(story.next())
      for view in story.awake {
        let told = try #require(host.present(view))
        let page = try #require(host.tables[view]?.snapshot(view: view))
        expect(page.inserted, equals: told.inserted, "seed \(seed), step \(step), view \(view)")
        expect(page.contents, equals: told.contents, "seed \(seed), step \(step), view \(view)")
        expect(
          page.contentSize,
          equals: told.contentSize,
          "seed \(seed), step \(step), view \(view)"
        )
        expect(page.revision, equals: told.revision, "seed \(seed), step \(step), view \(view)")
      }
    }
  }
}

/// Random commands of a crowd, whose views often have equal inputs.
@MainActor
private struct CrowdStory {
  /// The views that are opened first, and the most that there are.
  private static let (fewest, most) = (UInt64(4), 8)
  private var random: SeededRandom
  private var last: UInt64 = 0
  private var resting: Set<UInt64> = []
  private(set) var awake: [UInt64] = []

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  mutating func next() -> (UInt64) -> HostCommand {
    guard last >= Self.fewest else { return open(at: Point(x: 0, y: 0)) }
    guard let view = awake.randomElement(using: &random), !random.isOneIn(4) else {
      return awake.count + resting.count < Self.most ? open() : edit()
    }
    switch Int.random(in: 0..<13, using: &random) {
    case 0:
      awake.removeAll { $0 == view }
      return { .close(number: $0, view: view) }
    case 1:
      awake.removeAll { $0 == view }
      resting.insert(view)
      return { .rest(number: $0, view: view, resting: true) }
    case 2, 3:
      guard let back = resting.min() else { return edit() }
      resting.remove(back)
      awake.append(back)
      return { .rest(number: $0, view: back, resting: false) }
    case 4: return scroll(view)
    case 5:
      let viewport = Viewport(width: 320, height: 300, scale: 2, insets: .zero)
      return { .viewport(number: $0, view: view, viewport: viewport) }
    case 6:
      let rect = ContentRect(x: 0, y: 0, width: 300, height: 300)
      return { .act(number: $0, client: 1, view: view, action: .probe(rect: rect)) }
    case 7:
      let items = ["a\(Int.random(in: 0..<60, using: &random))"]
      return {
        .act(number: $0, client: 1, view: view, action: .select(items: items, mode: .toggle))
      }
    case 8:
      let spacing = Double(Int.random(in: 0...20, using: &random))
      let isAnimated = Bool.random(using: &random)
      return {
        .set(
          number: $0,
          client: 1,
          key: "minimumLineSpacing",
          value: .number(spacing),
          phase: .end,
          animated: isAnimated
        )
      }
    default: return edit()
    }
  }

  private mutating func open(at given: Point? = nil) -> (UInt64) -> HostCommand {
    last += 1
    let view = last
    awake.append(view)
    let offset = given ?? Point(x: 0, y: random.isOneIn(4) ? 100 : 0)
    return {
      .open(number: $0, view: view, viewport: HostHarness.viewport, offset: offset, rev: 0)
    }
  }

  private mutating func scroll(_ view: UInt64) -> (UInt64) -> HostCommand {
    let y = Double(Int.random(in: 0..<5, using: &random) * 100)
    let phase: ScrollPhase = random.isOneIn(3) ? .idle : .drag
    return {
      .scroll(
        number: $0,
        scroll: ClientMessage.Scroll(
          seq: 100 + $0,
          view: view,
          offset: Point(x: 0, y: y),
          velocity: Point(x: 0, y: 0),
          phase: phase
        )
      )
    }
  }

  private mutating func edit() -> (UInt64) -> HostCommand {
    let seed = UInt32.random(in: 0..<1000, using: &random)
    let isAnimated = Bool.random(using: &random)
    let action: StageAction =
      switch Int.random(in: 0..<6, using: &random) {
      case 0: .edit(.shuffle(seed: seed, section: nil), animated: isAnimated)
      case 1: .edit(.count(items: Int(seed % 200), seed: seed), animated: isAnimated)
      case 2: .edit(.batch(seed: seed), animated: isAnimated)
      case 3: .edit(.randomSizes(seed: seed, minimum: 30, maximum: 90), animated: isAnimated)
      case 4: .edit(.insert(count: 2, at: nil, seed: seed), animated: isAnimated)
      default: .undo
      }
    return { .act(number: $0, client: 1, view: 0, action: action) }
  }
}
