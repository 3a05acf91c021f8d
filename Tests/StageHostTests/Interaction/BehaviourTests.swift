// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import StageProtocol
import Testing
import UIKitTestSupport

@testable import StageHost

/// Squares of 100 pt, three to a line.
@MainActor
@Suite(.ownProcess) struct BehaviourTests {
  private func host(_ items: Int = 6) throws -> HostHarness {
    let host = try HostHarness(layout: StageFixtures.squares, data: StageFixtures.data(items))
    try host.open(7)
    return host
  }

  private func content(_ item: String, _ host: HostHarness) throws -> WireContent {
    let id = try #require(host.ids(of: 7)["0  \(item)"])
    let table = try #require(host.tables[7])
    return try #require(table.content(table.elements[id]?.attributes.content ?? 0))
  }

  @Test func `every layout has the collection view's parameters after its own`() {
    for kind in LayoutCatalog.kinds {
      let own = kind.descriptors.filter { $0.panel == .layout }
      let common = kind.descriptors.filter { $0.panel == .collection }
      expect(own + common, equals: kind.descriptors)
      expect(common.allSatisfy { $0.key.hasPrefix("cv.") })
      expect(own.allSatisfy { !$0.key.hasPrefix("cv.") })
      expect(common.suffix(10), equals: BehaviourParameters.descriptors.suffix(10))
    }
  }

  @Test func `the defaults are UIKit's`() {
    let kind = FlowStagedLayout.kind
    let values = LayoutValues(parameters: kind.descriptors, layers: [])
    expect(CollectionBehaviour(values), equals: CollectionBehaviour())
    expect(CollectionBehaviour().effectiveSelection, equals: .single)
  }

  @Test func `every fourth item of a section is locked`() {
    var behaviour = CollectionBehaviour()
    behaviour.locksItems = true
    let locked = (0..<9).filter { behaviour.locks([0, $0]) }
    expect(locked, equals: [3, 7])
  }

  @Test func `plain cells look the same when they are highlighted and selected`() throws {
    let host = try host()
    let before = try content("a0", host)
    try host.touch(.began, 50, 50)
    expect(try content("a0", host), equals: before)
    try host.touch(.ended, 50, 50)
    expect(try content("a0", host), equals: before)
  }

  @Test func `an item that is not loaded shows a placeholder until the next command`() throws {
    let host = try host(60)
    try host.set("cv.dataPrefetch", .flag(true))
    expect(try content("a0", host).isPlaceholder)
    try host.act(.inspect(element: 1))
    expect(try !content("a0", host).isPlaceholder)
    expect(try content("a0", host).title, equals: "A0")
  }

  @Test func `prefetched items are loaded before they are shown`() throws {
    let host = try host(600)
    try host.set("cv.dataPrefetch", .flag(true))
    try host.act(.inspect(element: 1))
    for step in 1...40 { try host.scroll(7, to: Double(step) * 20, velocity: 600) }
    let shown = host.picture(of: 7).filter { $0.value.attributes.y < (800 + 400) * 64 }
    for key in shown.keys {
      #expect(try !content(String(key.dropFirst(3)), host).isPlaceholder, "\(key)")
    }
    try host.set("cv.dataPrefetch", .flag(false))
    for key in host.picture(of: 7).keys {
      expect(try !content(String(key.dropFirst(3)), host).isPlaceholder)
    }
  }

  @Test func `a flow layout goes on asking its own delegate for sizes`() throws {
    let layout = StageFixtures.layout(
      #""sizing": "items", "itemSize": {"width": 50, "height": 50}"#
    )
    let data = #"""
      {"sections": [{"id": "a", "items": [{"id": "x", "title": "X", "width": 80, "height": 40}]}]}
      """#
    let host = try HostHarness(layout: layout, data: data)
    try host.open(7)
    expect(width(host), equals: 80)
    try host.set("sizing", .choice("uniform"))
    expect(width(host), equals: 50)
  }

  private func width(_ host: HostHarness) -> Int? {
    host.picture(of: 7)["0  x"].map { Int($0.attributes.width) / 64 }
  }
}
