// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import StageProtocol
import Testing
import UIKitTestSupport

@testable import StageHost

/// Sections of a compositional file that look like lists, in a viewport of 300 × 400 pt.
@MainActor
@Suite(.ownProcess) struct ListSectionTests {
  private let data = #"""
    {"sections": [
      {"id": "s", "items": [{"id": "a", "title": "A"}]},
      {"id": "t", "items": [
        {"id": "p", "title": "Parent", "disclosure": "header"},
        {"id": "c", "title": "Child", "parent": "p"}]},
      {"id": "u", "title": "Head", "actions": {"trailing": ["delete"]},
       "items": [{"id": "z", "title": "Z"}]}]}
    """#

  private let layout = #"""
    {"kind": "compositional", "sections": [
      {"group": {"axis": "horizontal", "width": {"fractionalWidth": 1}, "height": {"absolute": 60},
        "subitems": [{"width": {"fractionalWidth": 1}, "height": {"fractionalHeight": 1}}]}},
      {"list": {"appearance": "sidebar",
        "contentInsets": {"top": 10, "leading": 10, "bottom": 0, "trailing": 10}}},
      {"list": {"appearance": "plain", "headerMode": "supplementary"}}]}
    """#

  private func host() throws -> HostHarness {
    let host = try HostHarness(layout: layout, data: data)
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

  @Test func `an outline with insets of its own stands between other sections`() throws {
    let host = try host()
    expect(frame("0  a", host), equals: [0, 0, 300, 60])
    // The group's 60, then an inset of 10.
    expect(frame("0  p", host), equals: [10, 70, 280, 44])
    expect(frame("0  c", host), equals: nil)
    // A plain header has 22 of space above its 28.
    let header = try #require(frame("1 UICollectionElementKindSectionHeader u", host))
    #expect(header[0] == 0 && header[3] == 28)
    try host.tap(150, 92)
    expect(frame("0  c", host), equals: [10, 114, 280, 44])
    let below = try #require(frame("1 UICollectionElementKindSectionHeader u", host))
    expect(below[1], equals: header[1] + 44)
  }

  @Test func `rows of a list section have swipe actions, and cells of groups have none`() throws {
    let host = try host()
    for (key, titles) in [("0  z", ["Delete"]), ("0  a", [])] {
      let element = try #require(host.ids(of: 7)[key])
      for case .swiped(let swiped) in try host.act(.swipe(.open(element: element, side: .trailing)))
        .replies
      {
        expect(swiped.actions.map(\.title), equals: titles)
      }
    }
  }

  @Test func `the appearance and insets of a list section are parameters`() throws {
    let host = try host()
    try host.set("sections[2].list.appearance", .choice("insetGrouped"))
    expect(frame("0  z", host)?[0], equals: 16)
    try host.set(
      "sections[1].list.contentInsets",
      .insets(.init(top: 0, left: 0, bottom: 0, right: 0))
    )
    expect(frame("0  p", host)?[1], equals: 60)
  }

  @Test func `a list takes neither a group nor words that it does not know`() throws {
    let both = #"{"kind": "compositional", "sections": [{"list": {}, "group": "row"}]}"#
    let odd = #"{"kind": "compositional", "sections": [{"list": {"appearance": "round"}}]}"#
    for (file, path) in [(both, "sections[0].group"), (odd, "sections[0].list.appearance")] {
      let host = HostHarness()
      host.file(.layout, file)
      host.file(.data, data)
      #expect(try host.load().error?.field == path)
    }
  }
}
