// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import StageProtocol
import Testing
import UIKitTestSupport

@testable import StageHost

/// A layout file's settings for the lines between a list's rows, in a viewport of 300 × 400 pt.
@MainActor
@Suite(.ownProcess) struct ListSeparatorTests {
  private let data = #"""
    {"sections": [
      {"id": "s", "items": [{"id": "a", "title": "A"}, {"id": "b", "title": "B"},
        {"id": "c", "title": "C"}]},
      {"id": "t", "items": [{"id": "d", "title": "D"}, {"id": "e", "title": "E"}]}]}
    """#

  private nonisolated static let lines = #"""
    "backgroundColor": "#00FF00",
    "separatorConfiguration": {"bottomSeparatorInsets": {"leading": 40}, "color": "#FF0000"},
    "itemSeparatorHandler": [
      {"items": [1], "bottomSeparatorVisibility": "hidden"},
      {"sections": [1], "items": [0], "bottomSeparatorInsets": {"trailing": 12}, "color": "#0000FF"}]
    """#
  private nonisolated static let parameters =
    #""parameters": {"appearance": "plain", "headerMode": "none", "footers": false}"#
  private nonisolated static let list = #"{"kind": "list", \#(parameters), \#(lines)}"#
  private nonisolated static let section =
    #"{"kind": "compositional", "sections": [{"list": {"appearance": "plain", \#(lines)}}]}"#

  private nonisolated static let red = ContentColour(light: 0xFF00_00FF, dark: 0xFF00_00FF)
  private nonisolated static let blue = ContentColour(light: 0x0000_FFFF, dark: 0x0000_FFFF)

  private func host(_ layout: String) throws -> HostHarness {
    let host = try HostHarness(layout: layout, data: data)
    try host.open(7)
    return host
  }

  private func list(_ id: String, _ host: HostHarness) throws -> ListContent {
    let table = try #require(host.tables[7])
    let element = try #require(table.elements.values.first { $0.key == id })
    return try #require(table.content(element.attributes.content)?.list)
  }

  @Test(arguments: [list, section])
  func `separators follow the configuration of the list and its changes for single rows`(
    layout: String
  ) throws {
    let host = try host(layout)
    let first = try #require(try list("a", host).bottomSeparator)
    #expect(first.leading == 40 && first.trailing == 0 && first.colour == Self.red)
    #expect(try list("b", host).bottomSeparator == nil)
    let blue = try #require(try list("d", host).bottomSeparator)
    #expect(blue.leading == 40 && blue.trailing == 12 && blue.colour == Self.blue)
  }

  @Test func `separators can be set by their paths while the list is shown`() throws {
    let host = try host(Self.list)
    try host.set("itemSeparatorHandler[0].bottomSeparatorVisibility", .choice("visible"))
    #expect(try list("b", host).bottomSeparator?.leading == 40)
    try host.set("separatorConfiguration.bottomSeparatorInsets.leading", .number(64))
    #expect(try list("a", host).bottomSeparator?.leading == 64)
    #expect(try list("d", host).bottomSeparator?.trailing == 12)
  }

  @Test func `separator colours can be set and reset`() throws {
    let host = try host(Self.list)
    let colours: [(key: String, word: String)] = [
      ("separatorConfiguration.color", "#ABCDEF"),
      ("itemSeparatorHandler[1].color", "#00FF00"),
    ]
    for (key, word) in colours { try host.set(key, .choice(word)) }
    #expect(try list("a", host).bottomSeparator?.colour == ContentColour(light: 0xABCD_EFFF))
    #expect(try list("d", host).bottomSeparator?.colour == ContentColour(light: 0x00FF_00FF))
    try host.set(colours[0].key, nil)
    #expect(try list("a", host).bottomSeparator?.colour == Self.red)
  }

  @Test func `separators of a list section can be set by their path`() throws {
    let host = try host(Self.section)
    let path = "sections[0].list.itemSeparatorHandler[0].bottomSeparatorVisibility"
    try host.set(path, .choice("automatic"))
    #expect(try list("b", host).bottomSeparator?.colour == Self.red)
  }

  @Test(arguments: [list, section])
  func `separators follow a saved layout file`(layout: String) throws {
    let host = try host(layout)
    let other = layout.replacingOccurrences(of: #""items": [1]"#, with: #""items": [0]"#)
    try host.update(layout: other)
    #expect(try list("a", host).bottomSeparator == nil)
    #expect(try list("b", host).bottomSeparator?.leading == 40)
  }
}
