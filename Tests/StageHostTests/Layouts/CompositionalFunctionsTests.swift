// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol
import Testing
import UIKitTestSupport

@testable import StageHost

/// Custom groups and handlers of layout files, in a viewport of 300 × 400 pt.
@MainActor
@Suite(.ownProcess) struct CompositionalFunctionsTests {
  private func host(_ section: String, _ data: String) throws -> HostHarness {
    let layout = #"{"kind": "compositional", "sections": [\#(section)]}"#
    let host = try HostHarness(layout: layout, data: data)
    try host.open(7)
    return host
  }

  private func attributes(_ key: String, _ host: HostHarness) throws -> WireAttributes {
    try #require(host.picture(of: 7)["0  \(key)"]?.attributes)
  }

  /// Left, top, width and height in points.
  private func frame(_ key: String, _ host: HostHarness) throws -> [Double] {
    let found = try attributes(key, host)
    return [found.x, found.y, found.width, found.height].map { Double($0) / 64 }
  }

  private static let group = #"""
    {"group": {"width": {"fractionalWidth": 1}, "height": {"absolute": 90},
      "contentInsets": {"top": 10}, "customItems": [
        {"width": {"fractionalWidth": 0.5}, "height": {"absolute": 20}, "inset": 2.5, "zIndex": 3},
        {"x": {"fractionalHeight": 1}, "y": {"absolute": 30}, "width": {"absolute": 40},
          "height": {"fractionalHeight": 0.5}}]}}
    """#

  @Test func `cells of a custom group are where the file says, group after group`() throws {
    let host = try host(Self.group, StageFixtures.data(5))
    // The content is 300 by 80 at (0, 10).
    #expect(try frame("a0", host) == [2.5, 12.5, 145, 15])
    #expect(try frame("a1", host) == [80, 40, 40, 40])
    #expect(try frame("a2", host) == [2.5, 102.5, 145, 15])
    #expect(try frame("a3", host) == [80, 130, 40, 40])
    #expect(try frame("a4", host) == [2.5, 192.5, 145, 15])
    #expect(try attributes("a0", host).zIndex == 3)
    #expect(try attributes("a1", host).zIndex == 0)
  }

  @Test func `every number of a custom group can be set`() throws {
    let host = try host(Self.group, StageFixtures.data(3))
    try host.set("sections[0].group.customItems[1].x", .number(0.5))
    try host.set("sections[0].group.customItems[0].inset", .number(5))
    #expect(try frame("a1", host) == [40, 40, 40, 40])
    #expect(try frame("a0", host) == [5, 15, 140, 10])
  }

  private static let wheel = #"""
    {"group": {"axis": "vertical", "width": {"fractionalWidth": 1}, "height": {"absolute": 100},
      "subitems": [{"width": {"fractionalWidth": 1}, "height": {"fractionalHeight": 1}}]},
      "visibleItemsInvalidationHandler": {"axis": "vertical", "distance": {"fractionalHeight": 0.5},
        "scale": 0.5, "alpha": 0.2}}
    """#

  @Test func `a handler changes cells by how far they are from the middle, at every offset`() throws
  {
    let host = try host(Self.wheel, StageFixtures.data(20))
    for offset in [0.0, 30, 100, 260] {
      for index in 0..<6 {
        // Middles are at 50, 150 and so on; the screen's middle is at 200, and the distance is 200.
        let away = min(1, abs(50 + 100 * Double(index) - (offset + 200)) / 200)
        let look = try attributes("a\(index)", host).look(at: offset, along: .vertical)
        #expect(abs(look.scale - (1 - 0.5 * away)) <= 0.01, "a\(index) at \(offset)")
        #expect(abs(look.alpha - (1 - 0.8 * away)) <= 0.015, "a\(index) at \(offset)")
      }
    }
    #expect(try host.scroll(7, to: 60).deltas.isEmpty)
  }

  @Test func `every effect of a handler can be set and switched off`() throws {
    let host = try host(Self.wheel, StageFixtures.data(20))
    let path = "sections[0].visibleItemsInvalidationHandler"
    try host.set("\(path).rotation", .number(90))
    // It is 150 from the middle at 200: three quarters of 90 degrees, 67.5, in the opposite
    // direction.
    let turn = Double(try attributes("a0", host).transform?.b ?? 0)
    #expect(abs(turn + 0.625 * sin(67.5 * Double.pi / 180)) <= 0.001)
    try host.set("\(path).rotation", .number(0))
    try host.set("\(path).scale", .number(1))
    try host.set("\(path).alpha", .number(1))
    #expect(try attributes("a0", host).tracks.isEmpty)
    #expect(try attributes("a0", host).transform == nil)
    #expect(try attributes("a0", host).alpha == 255)
  }
}
