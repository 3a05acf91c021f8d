// SPDX-License-Identifier: Apache-2.0
import Expectations
import StageProtocol
import TestSupport
import Testing
import UIKitTestSupport

@testable import StageHost

/// After any history of commands, a page has the same elements as from a new host.
@MainActor
@Suite(.ownProcess) struct ConvergenceTests {
  @Test(arguments: seeds(6))
  func `after random edits a host shows the same as a fresh host`(seed: UInt64) throws {
    var story = Story(seed: seed)
    let host = try HostHarness(layout: story.layout, data: story.data)
    try host.open(1)
    try host.open(2, Viewport(width: 640, height: 360, scale: 2, insets: .zero))
    for _ in 0..<25 {
      try story.step(host)
      try compare(host, story, seed)
    }
  }

  private func compare(_ host: HostHarness, _ story: Story, _ seed: UInt64) throws {
    let fresh = HostHarness()
    fresh.file(.layout, story.layout)
    fresh.file(.data, story.data)
    try fresh.load(story.overrides)
    for (view, viewport) in story.viewports {
      let offset = try #require(host.offset(of: view))
      let window = try #require(host.window(of: view))
      try fresh.open(view, viewport, at: offset)
      try fresh.place(view, at: offset, holding: window)
      let difference = fresh.difference(from: host, in: view)
      #expect(difference.isEmpty, "seed \(seed), view \(view)")
      expect(
        host.tables[view]?.contentSize,
        equals: fresh.tables[view]?.contentSize,
        "seed \(seed)"
      )
      expect(
        host.tables[view]?.contentCount,
        equals: fresh.tables[view]?.contentCount,
        "seed \(seed)"
      )
    }
  }
}

/// A random history of a stage from a seed, and its result.
@MainActor
private struct Story {
  private static let flow = ["uniform", "items", "fit"]
  private var random: SeededRandom
  private var items: [(id: String, width: Int, height: Int)]
  private var kind = "flow"
  private(set) var overrides: [String: ParameterValue] = [:]
  private(set) var viewports: [UInt64: Viewport] = [
    1: HostHarness.viewport,
    2: Viewport(width: 640, height: 360, scale: 2, insets: .zero),
  ]
  /// The ends of the sections: the first items belong to the first section, and so on.
  private var cuts: [Int] = [10, 25]

  init(seed: UInt64) {
    var source = SeededRandom(seed: seed)
    items = (0..<60).map { index in
      (
        "i\(index)", Int.random(in: 20...200, using: &source),
        Int.random(in: 20...200, using: &source)
      )
    }
    random = source
  }

  var layout: String {
    kind == "flow"
      ? #"""
      {"kind": "flow", "parameters": {"headerReferenceSize": {"height": 30},
      "sectionHeadersPinToVisibleBounds": true}}
      """#
      : #"{"kind": "waterfall"}"#
  }

  var data: String {
    let bounds = [0] + cuts.map { min($0, items.count) } + [items.count]
    let sections = zip(bounds, bounds.dropFirst()).enumerated().map { index, bound in
      let texts = items[bound.0..<max(bound.0, bound.1)].map { item in
        #"{"id": "\#(item.id)", "title": "\#(item.width)", "width": \#(item.width), "height": \#(item.height)}"#
      }
      return
        #"{"id": "s\#(index)", "title": "S\#(index)", "items": [\#(texts.joined(separator: ","))]}"#
    }
    return #"{"sections": [\#(sections.joined(separator: ","))]}"#
  }

  mutating func step(_ host: HostHarness) throws {
    switch Int.random(in: 0..<8, using: &random) {
    case 0, 1, 2: try scroll(host)
    case 3: try resize(host)
    case 4: try set(host)
    case 5: try edit(host)
    case 6: try shuffle(host)
    default: try exchange(host)
    }
  }

  private mutating func scroll(_ host: HostHarness) throws {
    let view = UInt64.random(in: 1...2, using: &random)
    let y = Double(Int.random(in: 0...1500, using: &random))
    let velocity = Double(Int.random(in: -2...2, using: &random)) * 500
    try host.scroll(view, to: y, velocity: velocity)
  }

  private mutating func resize(_ host: HostHarness) throws {
    let view = UInt64.random(in: 1...2, using: &random)
    let viewport = Viewport(
      width: Double(Int.random(in: 200...700, using: &random)),
      height: Double(Int.random(in: 200...700, using: &random)),
      scale: 2,
      insets: .zero
    )
    viewports[view] = viewport
    try host.run { .viewport(number: $0, view: view, viewport: viewport) }
  }

  private mutating func set(_ host: HostHarness) throws {
    let key: String
    let value: ParameterValue
    if kind == "flow" {
      (key, value) =
        Bool.random(using: &random)
        ? ("sizing", .choice(Self.flow.randomElement(using: &random) ?? "uniform"))
        : ("minimumLineSpacing", .number(Double(Int.random(in: 0...30, using: &random))))
    } else {
      (key, value) = ("columns", .number(Double(Int.random(in: 1...6, using: &random))))
    }
    overrides[key] = value
    try host.set(key, value, animated: Bool.random(using: &random))
  }

  private mutating func edit(_ host: HostHarness) throws {
    for index in items.indices.reversed() where Int.random(in: 0..<6, using: &random) == 0 {
      switch Int.random(in: 0..<3, using: &random) {
      case 0: items.remove(at: index)
      case 1: items[index].height = Int.random(in: 20...200, using: &random)
      default:
        let id = "n\(Int.random(in: 0..<1_000_000_000, using: &random))"
        items.insert((id, 50, 70), at: index)
      }
    }
    try host.update(data: data, overrides, animated: Bool.random(using: &random))
  }

  private mutating func shuffle(_ host: HostHarness) throws {
    items.swapAt(0, items.count - 1)
    let moved = items.remove(at: Int.random(in: items.indices, using: &random))
    items.insert(moved, at: Int.random(in: 0...items.count, using: &random))
    cuts = [Int.random(in: 0...20, using: &random), Int.random(in: 20...40, using: &random)]
    try host.update(data: data, overrides)
  }

  private mutating func exchange(_ host: HostHarness) throws {
    kind = kind == "flow" ? "waterfall" : "flow"
    overrides = [:]
    try host.update(layout: layout, overrides)
  }
}
