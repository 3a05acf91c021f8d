// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import StageProtocol
import Testing
import UIKit
import UIKitTestSupport

@testable import StageHost

/// Rows on a background from their section of the data, in a viewport of 300 × 400 pt.
@MainActor
@Suite(.ownProcess) struct RowBackgroundStageTests {
  private nonisolated static let layout =
    #"{"kind": "list", "parameters": {"appearance": "plain", "headerMode": "none"}}"#

  private func data(_ background: String) -> String {
    ##"{"sections": [{"id": "s", \##(background) "items": [{"id": "a", "title": "A"}]}]}"##
  }

  private func ground(_ host: HostHarness) throws -> ListBackground {
    let table = try #require(host.tables[7])
    let element = try #require(table.elements.values.first { $0.key == "a" })
    return try #require(table.content(element.attributes.content)?.list).background
  }

  @Test func `a row has the background and shadow that its section describes`() throws {
    let described = ##"""
      "background": {"colour": "#FF0000", "cornerRadius": 8, "insets": {"top": 1, "left": 2, "bottom": 3,
      "right": 4}, "strokeColour": "#00FF00", "shadow": {"opacity": 0.2, "y": 5}},
      """##
    let host = try HostHarness(layout: Self.layout, data: data(described))
    try host.open(7)
    let ground = try ground(host)
    expect(ground.colour, equals: ContentColour(light: 0xFF00_00FF))
    #expect(ground.topRadius == 8 && ground.bottomRadius == 8)
    expect(
      ground.insets,
      equals: DirectionalInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    )
    #expect(ground.stroke == ContentColour(light: 0x00FF_00FF) && ground.strokeWidth == 1)
    let shadow = try #require(ground.shadow)
    // 0.2 is 51 of 255; the default radius of a shadow is 3.
    #expect(shadow.opacity == 51.0 / 255 && shadow.radius == 3)
    #expect(shadow.offset == CGSize(width: 0, height: 5) && shadow.outline == nil)
    expect(shadow.colour, equals: ContentColour(light: 0xFF))
  }

  @Test func `rows follow the background of a saved data file`() throws {
    let host = try HostHarness(layout: Self.layout, data: data(""))
    try host.open(7)
    #expect(try ground(host).shadow == nil)
    let oval = #""oval": {"x": 10, "y": 40, "width": 100, "height": 8}"#
    try host.update(data: data(#""background": {"shadow": {"opacity": 1, \#(oval)}},"#))
    let steps = try #require(try ground(host).shadow?.outline).steps
    // The path of an ellipse starts at its right: 10 + 100, 40 + 8 / 2.
    #expect(steps.first == .move(CGPoint(x: 110, y: 44)) && steps.last == .close)
    try host.update(data: data(""))
    #expect(try ground(host).shadow == nil)
  }
}
