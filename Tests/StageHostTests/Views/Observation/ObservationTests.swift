// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import StageDocuments
import StageProtocol
import Testing
import UIKit
import UIKitTestSupport

@testable import StageHost

/// Squares of 100 pt, three to a line.
@MainActor
@Suite(.ownProcess) struct ObservationTests {
  private func host(_ items: Int = 6) throws -> HostHarness {
    let host = try HostHarness(layout: StageFixtures.squares, data: StageFixtures.data(items))
    try host.open(7)
    return host
  }

  @Test func `a probe answers what the layout places in a rectangle, shown or not`() throws {
    let host = try host(600)
    // Lines 100 and 101 are at 10 000 and 10 100; their first two items are partly in the
    // rectangle.
    let answer = try host.act(.probe(rect: ContentRect(x: 50, y: 10_050, width: 100, height: 100)))
    guard case .probed(7, let total, let elements)? = answer.replies.first else {
      Issue.record("no answer")
      return
    }
    expect(total, equals: 4)
    expect(elements.map(\.key).sorted(), equals: ["a300", "a301", "a303", "a304"])
    expect(elements.allSatisfy { $0.slot == nil && $0.viewClass.isEmpty })
    expect(answer.outline, equals: ["reply", "handled"], "looking changes nothing")
  }

  @Test func `a probe tells how many there are when it cannot name them all`() throws {
    let host = try host(600)
    let all = ContentRect(x: 0, y: 0, width: 300, height: 20_000)
    guard case .probed(_, let total, let elements)? = try host.act(.probe(rect: all)).replies.first
    else {
      Issue.record("no answer")
      return
    }
    expect(total, equals: 600)
    expect(elements.count, equals: 200)
  }

  @Test func `tells who says how large an element is`() throws {
    let layout = StageFixtures.layout(
      #""sizing": "self", "estimatedItemSize": {"width": 60, "height": 30}"#
    )
    let host = try HostHarness(layout: layout, data: StageFixtures.data(600))
    try host.open(7)
    let id = try #require(host.ids(of: 7)["0  a1"])
    guard case .inspected(7, let shown?)? = try host.act(.inspect(element: id)).replies.first else {
      Issue.record("no answer")
      return
    }
    expect(shown.measured)
    expect(!shown.estimated)
    let far = ContentRect(x: 0, y: 3000, width: 300, height: 30)
    guard case .probed(_, _, let elements)? = try host.act(.probe(rect: far)).replies.first else {
      Issue.record("no answer")
      return
    }
    expect(!elements.isEmpty)
    expect(elements.allSatisfy { $0.estimated && !$0.measured })
    let given = try self.host()
    let square = try #require(given.ids(of: 7)["0  a1"])
    guard case .inspected(7, let info?)? = try given.act(.inspect(element: square)).replies.first
    else {
      Issue.record("no answer")
      return
    }
    expect(!info.measured)
    expect(!info.estimated)
  }

  @Test func `inspecting an element tells place, view, state and data`() throws {
    let host = try host()
    try host.tap(150, 50)
    let id = try #require(host.ids(of: 7)["0  a1"])
    let answer = try host.act(.inspect(element: id))
    guard case .inspected(7, let info?)? = answer.replies.first else {
      Issue.record("no answer")
      return
    }
    #expect(info.category == .cell && info.indexPath == [0, 1] && info.key == "a1")
    expect(info.frame, equals: ContentRect(x: 100, y: 0, width: 100, height: 100))
    expect(info.reuseIdentifier, equals: "item")
    expect(info.viewClass, equals: "UICollectionViewCell")
    expect(info.attributesClass, equals: "UICollectionViewLayoutAttributes")
    expect(info.selected)
    expect(!info.highlighted)
    expect(!info.transformed)
    expect(!info.hidden)
    expect(info.alpha, equals: 1)
    expect(info.zIndex, equals: 0)
    expect(info.slot, equals: 1)
    expect(info.item?.title, equals: "A1")
    expect(info.section?.id, equals: "a")
    expect(info.section?.items, equals: 6)
  }

  @Test func `an element that is not there has no description`() throws {
    let host = try host()
    expect(try host.act(.inspect(element: 99)).replies, equals: [.inspected(view: 7, info: nil)])
  }

  @Test func `index paths of any depth and custom attributes are told`() {
    let attributes = TiltedAttributes(
      forSupplementaryViewOfKind: "badge",
      with: IndexPath(indexes: [0, 1, 4, 2])
    )
    attributes.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    attributes.tilt = 30
    let info = ElementDescriber.info(
      InspectedElement(
        key: ElementKey(category: .supplementary, kind: "badge", identity: "k"),
        attributes: attributes,
        view: nil,
        isSelected: false,
        isHighlighted: false
      ),
      slot: nil,
      data: StageData(sections: [StageData.Section(id: "s", title: "S")])
    )
    expect(info.category, equals: .supplementary)
    expect(info.kind, equals: "badge")
    expect(info.indexPath, equals: [0, 1, 4, 2])
    expect(info.attributesClass, equals: "TiltedAttributes")
    expect(info.values, equals: [ElementInfo.Value(name: "tilt", value: "30.0")])
    expect(info.section?.title, equals: "S")
    expect(info.item, equals: nil)
  }

  @Test func `a frame that is no number is told as zeros`() {
    let rect = ContentRect(CGRect(x: CGFloat.nan, y: 1, width: -5, height: .infinity))
    expect(rect, equals: ContentRect(x: 0, y: 1, width: 0, height: 0))
  }
}

/// Attributes with one more value.
private final class TiltedAttributes: UICollectionViewLayoutAttributes {
  var tilt = 0.0
}
