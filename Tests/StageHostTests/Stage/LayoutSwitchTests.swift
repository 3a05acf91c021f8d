// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import StageProtocol
import TestSupport
import Testing
import UIKitTestSupport

@testable import StageHost

/// Changes of a stage to another of its layouts: at once, animated, or by hand.
@MainActor
@Suite(.ownProcess) struct LayoutSwitchTests {
  /// Squares of 100 pt, three to a line; the other layout has rows of 300 × 50 pt.
  private static let layout = #"""
    {"kind": "flow", "parameters": {"minimumLineSpacing": 0, "minimumInteritemSpacing": 0,
     "itemSize": {"width": 100, "height": 100}, "headerReferenceSize": {"width": 0, "height": 0}},
     "layouts": [
       {"name": "Rows", "kind": "flow", "parameters": {"minimumLineSpacing": 0,
        "minimumInteritemSpacing": 0, "itemSize": {"width": 300, "height": 50}}},
       {"name": "Titled", "kind": "flow", "parameters": {"minimumLineSpacing": 0,
        "minimumInteritemSpacing": 0, "itemSize": {"width": 100, "height": 100},
        "headerReferenceSize": {"width": 300, "height": 40}}}
     ]}
    """#
  private static let units: Int64 = 64

  private func harness(_ count: Int = 9, views: [UInt64] = [7]) throws -> HostHarness {
    let harness = try HostHarness(
      layout: Self.layout,
      data: StageFixtures.data(count, titled: true)
    )
    for view in views { try harness.open(view) }
    return harness
  }

  /// x, y, width and height of an item, in points.
  private func place(_ item: String, _ harness: HostHarness, in view: UInt64 = 7) -> [Double]? {
    guard let shown = harness.picture(of: view)["0  \(item)"]?.attributes else { return nil }
    return [shown.x, shown.y, shown.width, shown.height].map { Double($0) / Double(Self.units) }
  }

  private let square = [100.0, 100, 100, 100]
  private let row = [0.0, 200, 300, 50]

  private func move(_ progress: Double) -> StageAction { .transition(.moved(progress: progress)) }

  private func begin(
    _ to: String = "Rows",
    _ path: LayoutChange.Path = .linear
  ) -> StageAction {
    .transition(.began(to: to, path: path, placement: nil))
  }

  // MARK: Choice

  @Test func `a stage turns into another of its layouts for everybody, as one step`() throws {
    let harness = try harness(views: [7, 8])
    expect(place("a4", harness), equals: square)
    let change = LayoutChange(to: "Rows", animation: .ease(duration: 0.3))
    let sent = try harness.act(.layout(change))
    expect(sent.error, equals: nil)
    expect(place("a4", harness), equals: row)
    expect(place("a4", harness, in: 8), equals: row)
    let eased = WireAnimation(curve: .easeInOut, durationMs: 300, startMs: 1000)
    expect(sent.deltas.map(\.animation), equals: [eased, eased])
    expect(sent.history?.undo, equals: "Layout: Rows")
    try harness.act(.undo)
    expect(place("a4", harness), equals: square)
    try harness.act(.redo)
    expect(place("a4", harness), equals: row)
  }

  @Test func `a change without an animation is there at once`() throws {
    let harness = try harness()
    let sent = try harness.act(.layout(LayoutChange(to: "Rows")))
    expect(sent.deltas.allSatisfy { $0.animation == nil })
    expect(place("a4", harness), equals: row)
  }

  @Test func `a list that comes at once has rows as one that comes animated, and no tiles`() throws
  {
    func list(_ animation: LayoutChange.Animation?) throws -> ShownElement? {
      let harness = try HostHarness(
        layout: StageFixtures.squares,
        data: StageFixtures.data(9, titled: true)
      )
      try harness.open(7)
      try harness.act(.layout(LayoutChange(to: "List", animation: animation)))
      return harness.picture(of: 7)["0  a4"]
    }
    let atOnce = try #require(try list(nil))
    let animated = try #require(try list(.ease(duration: 0.3)))
    expect(atOnce.style, equals: animated.style)
    expect(atOnce.attributes.height, equals: animated.attributes.height)
    // The height of a tile is equal to its width.
    #expect(atOnce.attributes.height * 4 < atOnce.attributes.width)
  }

  @Test func `rows keep their look on the way from a list, and its ground stays behind all`() throws
  {
    let harness = try HostHarness(
      layout: StageFixtures.squares,
      data: StageFixtures.data(9, titled: true)
    )
    try harness.open(7)
    try harness.act(.layout(LayoutChange(to: "List")))
    let before = harness.picture(of: 7)
    #expect(before.keys.contains { $0.hasPrefix("2 ") }, "a list has a ground")
    try harness.act(begin("Cover flow"))
    let after = harness.picture(of: 7)
    for item in 0..<9 {
      let key = "0  a\(item)"
      let (row, moved) = (try #require(before[key]), try #require(after[key]))
      expect(moved.attributes.content, equals: row.attributes.content, "\(key)")
    }
    let grounds = after.filter { $0.key.hasPrefix("2 ") }.map(\.value.attributes.zIndex)
    let cells = after.filter { $0.key.hasPrefix("0 ") }.map(\.value.attributes.zIndex)
    #expect(try #require(grounds.max()) < (try #require(cells.min())))
  }

  @Test func `the layouts that there are and the one that is chosen are told`() throws {
    let harness = try harness()
    let sent = try harness.act(.layout(LayoutChange(to: "Rows")))
    let states = sent.reports.compactMap { report -> StageState? in
      if case .stage(let state) = report { state } else { nil }
    }
    expect(states.last?.layouts.map(\.name), equals: ["Flow", "Rows", "Titled"])
    expect(states.last?.choice, equals: "Rows")
    let keys = states.last?.parameters.map(\.key) ?? []
    expect(keys.contains("layouts[0].parameters.itemSize"))
    expect(keys.contains("itemSize"), equals: false)
    expect(keys.contains(CollectionParameters.duration))
  }

  @Test func `a layout can be another file, and a save of that one is shown`() throws {
    let harness = HostHarness()
    let send = { (height: Int) in
      let main = #"{"kind": "flow", "layouts": ["rows.layout.json"]}"#
      let rows = """
        {"kind": "flow", "title": "Rows", "data": "elsewhere.data.json",
         "parameters": {"minimumLineSpacing": 0, "minimumInteritemSpacing": 0,
          "itemSize": {"width": 300, "height": \(height)},
          "headerReferenceSize": {"width": 0, "height": 0}}}
        """
      let member = LayoutBundle.Member(name: "rows.layout.json", bytes: Data(rows.utf8))
      let bundle = LayoutBundle(main: Data(main.utf8), members: [member])
      harness.receive(
        FileMessage(role: .layout, name: "my.layout.json", bytes: bundle.bytes)
      )
    }
    send(50)
    harness.file(.data, StageFixtures.data(9))
    try harness.load([:])
    try harness.open(7)
    try harness.act(.layout(LayoutChange(to: "Rows")))
    expect(place("a4", harness), equals: row)
    send(80)
    try harness.update([LayoutChoice.key: .choice("Rows")])
    expect(place("a4", harness), equals: [0, 320, 300, 80])
  }

  @Test func `a layout that the stage does not have is refused`() throws {
    let harness = try harness()
    let error = try harness.act(.layout(LayoutChange(to: "Spiral"))).error
    expect(error?.code, equals: ErrorCode.unknownValue)
    expect(error?.field, equals: "to")
    expect(place("a4", harness), equals: square)
  }

  @Test func `each layout keeps what people set of it, over a restart too`() throws {
    let harness = try harness()
    try harness.act(.layout(LayoutChange(to: "Rows")))
    let key = "layouts[0].parameters.itemSize"
    let sent = try harness.set(key, .size(300, 80))
    expect(place("a4", harness), equals: [0, 320, 300, 80])
    try harness.act(.layout(LayoutChange(to: LayoutOption.own)))
    expect(place("a4", harness), equals: square)
    var overrides: [String: ParameterValue]?
    for case .committed(_, _, let told) in sent.reports { overrides = told }
    expect(overrides?[LayoutChoice.key], equals: .choice("Rows"))
    let next = HostHarness()
    next.file(.layout, Self.layout)
    next.file(.data, StageFixtures.data(9))
    try next.load(overrides ?? [:])
    try next.open(7)
    expect(place("a4", next), equals: [0, 320, 300, 80])
  }

  @Test(arguments: [
    "Grid", "Rows", "Flow", "Waterfall", "Circle", "Stack", "Carousel", "Cover flow", "List",
  ])
  func `a stage whose file names none can have each layout of every stage`(_ name: String) throws {
    let harness = try HostHarness(
      layout: StageFixtures.squares,
      data: StageFixtures.data(5, 0, 4, titled: true)
    )
    try harness.open(7)
    let known = try harness.act(.layout(LayoutChange(to: name))).error == nil
    // A stage with the flow layout needs no second one.
    expect(known, equals: (name != "Flow"))
    guard known else { return }
    let ids = Set(harness.picture(of: 7).keys.filter { $0.hasPrefix("0 ") })
    expect(!ids.isEmpty)
    try harness.act(begin(LayoutOption.own))
    try harness.act(move(0.5))
    try harness.act(.transition(.ended(progress: 0.9, velocity: 0)))
    expect(place("a4", harness), equals: square)
    expect(harness.picture(of: 7).keys.filter { $0.hasPrefix("0 ") }.count, equals: 9)
  }

  @Test func `the item in the middle stands where it is wanted`() throws {
    let harness = try harness(60)
    // Lines are 100 pt: at 800 the middle of the view is at (150, 1000), between lines 9 and 10.
    try harness.scroll(7, to: 850)
    let top = LayoutChange(to: "Rows", placement: .top)
    try harness.act(.layout(top))
    // The middle was at 1050 in line 10, so it is item 31, with a row that starts at 31 · 50.
    expect(harness.offset(of: 7)?.y, equals: 1550)
  }

  // MARK: By hand

  @Test func `a transition sends both ends once, then only its progress`() throws {
    let harness = try harness()
    let start = try harness.act(begin())
    let held = WireAnimation(
      curve: .interactive(transition: 1, progress: 0),
      durationMs: 0,
      startMs: 0
    )
    expect(start.deltas.map(\.animation), equals: [held])
    expect(place("a4", harness), equals: row)
    let told = start.reports.compactMap { report -> StageTransition? in
      if case .transition(let transition) = report { transition } else { nil }
    }
    expect(told.map(\.to), equals: ["Rows"])
    expect(told.map(\.client), equals: [1])
    let step = try harness.act(move(0.25))
    expect(step.deltas.count, equals: 1)
    expect(
      step.deltas[0].animation?.curve,
      equals: .interactive(transition: 1, progress: 1024)
    )
    expectEmpty(step.deltas[0].updated)
    // Kind, view, revision, base, flags, curve and number are one byte each, the progress is two.
    expect(DeltaEncoder.encode(step.deltas[0]).count, equals: 9)
  }

  @Test(arguments: [
    (0.5, 0.0, true), (0.49, 0, false), (0.2, 0.7, true), (0.2, 0.5, false), (0.8, -0.7, false),
    (0.8, -0.5, true), (1.2, 0, true), (-0.1, 0.5, false),
  ])
  func `a transition ends at the layout where its velocity would bring it to rest`(
    _ progress: Double,
    _ velocity: Double,
    _ isFinished: Bool
  ) throws {
    let harness = try harness()
    try harness.act(begin())
    let sent = try harness.act(.transition(.ended(progress: progress, velocity: velocity)))
    expect(sent.error, equals: nil)
    expect(place("a4", harness), equals: (isFinished ? row : square))
    expect(sent.outline.contains("committed"), equals: isFinished)
    // The rest takes its part of 0.3 s, but at least 0.1 s; the response of its spring is 0.68 of
    // that.
    let left = abs((isFinished ? 1 : 0) - progress)
    let ms = UInt64((max(100, min(300, 300 * left))).rounded())
    let animation = try #require(sent.deltas.last?.animation)
    expect(animation.durationMs, equals: ms)
    switch animation.curve {
    case .finish(let number, _, let damping):
      expect(isFinished)
      expect(number, equals: 1)
      expect(damping, equals: 1000)
    case .cancel(let number, _, let damping):
      expect(!isFinished)
      expect(number, equals: 1)
      expect(damping, equals: 1000)
    default: Issue.record("nothing says that the transition is over")
    }
  }

  @Test func `only one client holds a transition at a time`() throws {
    let harness = try harness()
    try harness.act(begin(), client: 1)
    expect(
      try harness.act(begin("Titled"), client: 2).error?.code,
      equals: TransitionErrorCode.held
    )
    expect(try harness.act(move(0.5), client: 2).error?.code, equals: TransitionErrorCode.notHeld)
    let other = LayoutChange(to: "Titled")
    expect(try harness.act(.layout(other), client: 2).error?.code, equals: TransitionErrorCode.held)
    try harness.act(.transition(.cancelled), client: 1)
    expect(try harness.act(move(0.5), client: 1).error?.code, equals: TransitionErrorCode.notHeld)
    expect(try harness.act(begin("Titled"), client: 2).error, equals: nil)
  }

  @Test(arguments: [(0.3, false), (0.7, true)])
  func `a client that leaves ends its transition`(_ progress: Double, _ isFinished: Bool) throws {
    let harness = try harness()
    try harness.act(begin())
    try harness.act(move(progress))
    let sent = try harness.run { .left(number: $0, client: 1) }
    expect(place("a4", harness), equals: (isFinished ? row : square))
    expect(sent.reports.contains(.transition(nil)))
  }

  @Test func `an element that only one layout has fades during a transition`() throws {
    let harness = try harness()
    try harness.act(.layout(LayoutChange(to: "Titled")))
    let header = "1 UICollectionElementKindSectionHeader a"
    expect(harness.picture(of: 7)[header]?.attributes.alpha, equals: 255)
    try harness.act(begin(LayoutOption.own))
    expect(harness.picture(of: 7)[header]?.attributes.alpha, equals: 0)
    try harness.act(.transition(.cancelled))
    expect(harness.picture(of: 7)[header]?.attributes.alpha, equals: 255)
    try harness.act(begin(LayoutOption.own))
    try harness.act(.transition(.ended(progress: 1, velocity: 0)))
    expect(harness.picture(of: 7)[header], equals: nil)
  }

  @Test func `an element that the next layout hides fades out`() throws {
    let harness = try HostHarness(layout: StageFixtures.squares, data: StageFixtures.data(9))
    try harness.open(7)
    try harness.act(begin("Stack"))
    // A closed pile shows five cards; the sixth is hidden.
    let sixth = harness.picture(of: 7)["0  a5"]?.attributes
    expect(sixth?.alpha, equals: 0)
    expect(sixth?.isHidden, equals: false)
    try harness.act(.transition(.cancelled))
    expect(harness.picture(of: 7)["0  a5"]?.attributes.alpha, equals: 255)
  }

  @Test func `a view opened during a transition takes part in it`() throws {
    let harness = try harness()
    try harness.act(begin())
    try harness.act(move(0.25))
    let sent = try harness.open(9)
    expect(sent.deltas.last?.animation?.curve, equals: .interactive(transition: 1, progress: 1024))
    expect(sent.deltas.first?.base, equals: nil)
    expect(place("a4", harness, in: 9), equals: row)
    try harness.act(.transition(.cancelled))
    expect(place("a4", harness, in: 9), equals: square)
  }

  @Test func `an edit during a transition is kept, finished or cancelled`() throws {
    for isFinished in [true, false] {
      let harness = try harness()
      try harness.act(begin())
      try harness.act(move(0.4))
      let sent = try harness.act(.edit(.delete(items: ["a0"]), animated: true))
      expect(sent.error, equals: nil)
      let end = isFinished ? TransitionStep.ended(progress: 0.9, velocity: 0) : .cancelled
      try harness.act(.transition(end))
      let fresh = try self.harness()
      try fresh.act(.edit(.delete(items: ["a0"]), animated: false))
      if isFinished { try fresh.act(.layout(LayoutChange(to: "Rows"))) }
      expectEmpty(harness.difference(from: fresh, in: 7))
    }
  }

  @Test func `undoing a change of layout ends the running transition`() throws {
    let harness = try harness()
    try harness.act(.layout(LayoutChange(to: "Rows")))
    try harness.act(begin("Titled"))
    try harness.act(.undo)
    expect(place("a4", harness), equals: square)
    expect(try harness.act(move(0.5)).error?.code, equals: TransitionErrorCode.notHeld)
  }

  // MARK: Paths that are not straight

  @Test func `an arc is followed step by step`() throws {
    let harness = try harness()
    try harness.act(begin("Rows", .arc))
    expect(place("a4", harness), equals: square)
    let sent = try harness.act(move(0.5))
    expect(sent.deltas.allSatisfy { $0.animation == nil })
    // From (150, 150) to (150, 225): half of the way is (150, 187.5), and a quarter of 75 pt to the
    // left of it.
    expect(place("a4", harness), equals: [31.25, 150, 200, 75])
    try harness.act(.transition(.ended(progress: 1, velocity: 0)))
    expect(place("a4", harness), equals: row)
  }

  @Test func `the stage animates a change along an arc by its own clock`() throws {
    let harness = try harness()
    let change = LayoutChange(to: "Rows", animation: .ease(duration: 0.2), path: .arc)
    let started = try harness.act(.layout(change))
    expect(started.error, equals: nil)
    expect(place("a4", harness), equals: square)
    // In the middle, the progress of the curve is equal to the time.
    harness.nowMs += 100
    try harness.wake()
    expect(place("a4", harness), equals: [31.25, 150, 200, 75])
    harness.nowMs += 100
    let ended = try harness.wake()
    expect(place("a4", harness), equals: row)
    expect(ended.history?.undo, equals: "Layout: Rows")
    expect(harness.deadline, equals: nil)
  }

  // MARK: Any sequence

  @Test(arguments: seeds(40))
  func `any sequence ends as a fresh stage of the final state`(_ seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let harness = try harness(12)
    let names = [LayoutOption.own, "Rows", "Titled"]
    for _ in 0..<14 {
      let name = names.randomElement(using: &random) ?? ""
      let path = LayoutChange.Path.allCases.randomElement(using: &random) ?? .linear
      let part = Double.random(in: 0...1, using: &random)
      let action: StageAction =
        switch Int.random(in: 0..<9, using: &random) {
        case 0, 1: begin(name, path)
        case 2, 3: move(part)
        case 4: .transition(.ended(progress: part, velocity: 0))
        case 5: .transition(.cancelled)
        case 6: .edit(.insert(count: 1, at: nil, seed: 7), animated: true)
        case 7:
          .edit(.delete(items: ["a\(Int.random(in: 0..<12, using: &random))"]), animated: true)
        default:
          .layout(LayoutChange(to: name, animation: .spring(response: 0.4, damping: 0.8)))
        }
      try harness.act(action)
    }
    try harness.run { .left(number: $0, client: 1) }
    let fresh = HostHarness()
    fresh.file(.layout, Self.layout)
    fresh.file(.data, StageFixtures.data(12, titled: true))
    try fresh.load()
    try fresh.adopt(harness)
    #expect(harness.difference(from: fresh, in: 7).isEmpty, "seed \(seed)")
  }
}
