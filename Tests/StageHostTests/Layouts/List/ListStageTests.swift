// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import StageProtocol
import Testing
import UIKitTestSupport

@testable import StageHost

/// Layout files of kind `list`, in a viewport of 300 × 400 pt.
@MainActor
@Suite(.ownProcess) struct ListStageTests {
  private let data = #"""
    {"sections": [
      {"id": "s", "title": "Title", "footer": "Note", "items": [
        {"id": "a", "title": "Wi-Fi", "detail": "On", "symbol": "wifi",
         "accessories": ["disclosureIndicator"]},
        {"id": "b", "title": "Place", "label": "9", "accessories": ["delete", "reorder"]}]},
      {"id": "t", "items": [{"id": "c", "title": "Last"}]}]}
    """#

  private func host(_ parameters: String) throws -> HostHarness {
    let host = try HostHarness(
      layout: #"{"kind": "list", "parameters": {\#(parameters)}}"#,
      data: data
    )
    try host.open(7)
    return host
  }

  /// Left, top, width and height in points.
  private func frame(_ key: String, _ host: HostHarness) -> [Double]? {
    host.picture(of: 7)[key].map { element in
      let attributes = element.attributes
      return [attributes.x, attributes.y, attributes.width, attributes.height].map {
        Double($0) / 64
      }
    }
  }

  @Test func `puts rows into cards with headers and footers where the data has texts`() throws {
    let host = try host("")
    let picture = host.picture(of: 7)
    // A header of 38, rows of 44, a footer of 38, then the space of a section without a header.
    expect(frame("1 UICollectionElementKindSectionHeader s", host), equals: [16, 0, 268, 38])
    expect(frame("0  a", host), equals: [16, 38, 268, 44])
    expect(frame("0  b", host), equals: [16, 82, 268, 44])
    expect(frame("1 UICollectionElementKindSectionFooter s", host), equals: [16, 126, 268, 38])
    expect(frame("0  c", host), equals: [16, 199, 268, 44])
    expect(picture["1 UICollectionElementKindSectionHeader t"], equals: nil)
  }

  @Test func `changes its look and its headers while it is shown`() throws {
    let host = try host(#""appearance": "plain""#)
    expect(frame("0  a", host), equals: [0, 50, 300, 44])
    try host.set("headerMode", .choice("none"))
    expect(frame("0  a", host), equals: [0, 0, 300, 44])
    try host.set("appearance", .choice("grouped"))
    expect(frame("0  a", host), equals: [0, 35, 300, 44])
  }

  @Test func `cells of a prototype are plain cells between the rows`() throws {
    let host = try HostHarness(
      layout: #"""
        {"kind": "list", "parameters": {"appearance": "plain", "headerMode": "none"},
         "prototypes": [{"identifier": "card", "style": "tile"}]}
        """#,
      data: #"""
        {"sections": [{"id": "s", "items": [
          {"id": "a", "title": "A"}, {"id": "b", "title": "B", "prototype": "card"}]}]}
        """#
    )
    try host.open(7)
    let table = try #require(host.tables[7])
    let contents = table.elements.values.filter { $0.category == 0 }
      .sorted { $0.attributes.y < $1.attributes.y }
      .map { table.content($0.attributes.content) }
    expect(contents.map { $0?.list?.text?.string }, equals: ["A", nil])
    expect(contents.last??.title, equals: "B")
  }

  @Test func `the button that deletes moves its row aside while the list is edited`() throws {
    let host = try host(#""appearance": "plain", "headerMode": "none", "footers": false"#)
    // The button is in a slot of 28 after the margin of 16.
    #expect(try host.tap(30, 66).swiped == nil)
    try host.set("cv.editing", .flag(true))
    let swiped = try #require(try host.tap(30, 66).swiped)
    expect(swiped.element, equals: host.ids(of: 7)["0  b"])
    expect(swiped.actions.map(\.title), equals: ["Delete"])
    expect(frame("0  b", host), equals: [0, 44, 300, 44])
    try host.act(.swipe(.perform(index: 0)))
    expect(frame("0  b", host), equals: nil)
    expect(frame("0  c", host), equals: [0, 44, 300, 44])
  }

  @Test func `visible rows are mirrored with the reading direction`() throws {
    let host = try host(#""appearance": "plain", "headerMode": "none", "footers": false"#)
    func isTurned() throws -> Bool? {
      let table = try #require(host.tables[7])
      let element = table.elements.values.first { $0.key == "a" }
      return element.flatMap { table.content($0.attributes.content)?.list?.isRightToLeft }
    }
    #expect(try isTurned() == false)
    try host.set("cv.direction", .choice("rightToLeft"))
    #expect(try isTurned() == true)
    try host.set("cv.direction", .choice("leftToRight"))
    #expect(try isTurned() == false)
  }

  @Test func `sets the space above headers when told so`() throws {
    let host = try host(
      #""appearance": "plain", "setsHeaderTopPadding": true, "headerTopPadding": 5"#
    )
    expect(frame("1 UICollectionElementKindSectionHeader s", host), equals: [0, 5, 300, 28])
  }
}

extension [HostMessage] {
  /// The row that was moved aside.
  fileprivate var swiped: StageSwiped? {
    for case .reply(_, .swiped(let swiped)) in reports { return swiped }
    return nil
  }
}
