// SPDX-License-Identifier: Apache-2.0
import Expectations
import LayoutEngine
import StageProtocol
import Testing
import UIKitTestSupport

@testable import StageHost

/// Squares of 100 pt, three to a line, in a viewport of 300 × 400 pt.
@MainActor
@Suite(.ownProcess) struct AppearanceTests {
  private func host(_ preset: String, layout: String = StageFixtures.squares) throws -> HostHarness
  {
    let host = try HostHarness(layout: layout, data: StageFixtures.data(4))
    try host.open(7)
    try host.set("cv.appearing", .choice(preset))
    return host
  }

  /// The start of the only inserted cell: left and top in points, opacity and scale.
  private func start(_ messages: [HostMessage]) throws -> [Double] {
    let inserted = try #require(messages.deltas.flatMap(\.inserted).first { $0.category == 0 })
    return numbers(inserted.attributes.applying(try #require(inserted.initial)))
  }

  /// The end of the only removed cell, computed from its attributes before.
  private func end(_ messages: [HostMessage], from before: WireAttributes?) throws -> [Double] {
    let removed = try #require(messages.deltas.flatMap(\.removed).first)
    return numbers(try #require(before).applying(try #require(removed.final)))
  }

  private func numbers(_ attributes: WireAttributes) -> [Double] {
    [
      Double(attributes.x) / 64, Double(attributes.y) / 64, Double(attributes.alpha),
      attributes.transform.map { Double($0.a) } ?? 1,
    ]
  }

  private func insert(_ host: HostHarness) throws -> [HostMessage] {
    let place = StageEdit.ItemPlace(section: "a", index: 1)
    return try host.act(.edit(.insert(count: 1, at: place, seed: 1), animated: true))
  }

  @Test(
    arguments: [
      // The new item is inserted at (100, 0).
      ("fade", [100, 0, 0, 1]), ("drop", [100, -100, 0, 1]), ("slide", [300, 0, 0, 1]),
    ] as [(String, [Double])]
  )
  func `an inserted item starts where the preset says`(
    _ preset: String,
    _ expected: [Double]
  ) throws {
    let host = try host(preset)
    expect(try start(try insert(host)), equals: expected)
  }

  @Test func `an item that scales starts at a tenth of its size`() throws {
    let host = try host("scale")
    let found = try start(try insert(host))
    expect(found[...2], equals: [100, 0, 0])
    #expect(abs(found[3] - 0.1) < 1e-6)
  }

  @Test(
    arguments: [
      // Item 1 is removed from (100, 0).
      ("fade", [100, 0, 0, 1]), ("drop", [100, -100, 0, 1]), ("slide", [-100, 0, 0, 1]),
    ] as [(String, [Double])]
  )
  func `a deleted item ends where the preset says`(
    _ preset: String,
    _ expected: [Double]
  ) throws {
    let host = try host(preset)
    let before = host.picture(of: 7)["0  a1"]?.attributes
    let told = try host.act(.edit(.delete(items: ["a1"]), animated: true))
    expect(try end(told, from: before), equals: expected)
  }

  @Test func `without a preset the layout's hooks decide, and items that only move keep their way`()
    throws
  {
    let circle = #"{"kind": "custom", "class": "CircleLayout"}"#
    let host = try host("none", layout: circle)
    // It starts in the middle of the circle at (150, 150), with a size of 60 pt.
    expect(try start(try insert(host))[...2], equals: [120, 120, 0])
    try host.set("cv.appearing", .choice("drop"))
    let told = try host.act(
      .edit(.move(items: ["a0"], to: .init(section: "a", index: 3)), animated: true)
    )
    expect(told.deltas.allSatisfy { $0.inserted.isEmpty && $0.removed.isEmpty })
  }
}
