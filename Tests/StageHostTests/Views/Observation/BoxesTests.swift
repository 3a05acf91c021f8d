// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import StageProtocol
import Testing
import UIKitTestSupport

@testable import StageHost

/// The boxes of a stage's layout, in a viewport of 300 × 400 pt.
@MainActor
@Suite(.ownProcess) struct BoxesTests {
  private func answer(_ host: HostHarness) throws -> LayoutBoxes {
    let rect = ContentRect(x: 0, y: 0, width: 300, height: 400)
    for case .reply(_, .boxed(let boxes)) in try host.act(.boxes(rect: rect)).reports {
      return boxes
    }
    Issue.record("no answer")
    return LayoutBoxes(view: 0, boxes: [], orthogonalSections: [])
  }

  @Test func `what is questionable about a group is told at its box to who asks`() throws {
    let cell = #"{"width": {"fractionalWidth": 1}, "height": {"fractionalHeight": 1}}"#
    let group =
      #"{"axis": "horizontal", "width": {"fractionalWidth": 1}, "height": {"absolute": 50}, "#
      + #""subitems": [\#(cell), \#(cell)]}"#
    let host = try HostHarness(
      layout: #"{"kind": "compositional", "sections": [{"group": \#(group)}]}"#,
      data: StageFixtures.data(3)
    )
    try host.open(7)
    let rect = ContentRect(x: 0, y: 60, width: 300, height: 400)
    var told: LayoutBoxes?
    for case .reply(_, .boxed(let boxes)) in try host.act(.boxes(rect: rect, marks: true)).reports {
      told = boxes
    }
    let answer = try #require(told)
    expectEmpty(answer.boxes)
    expectEmpty(answer.orthogonalSections)
    expect(answer.marks.count, equals: 1)
    let mark = try #require(answer.marks.first)
    // Groups are 50 high; the second one is the first in the rectangle.
    expect(mark.frame, equals: ContentRect(x: 0, y: 50, width: 300, height: 50))
    expect(mark.section, equals: 0)
    expect(mark.severity, equals: .warning)
    expect(mark.message.hasPrefix("section 0 › group › subitem 1: "))
  }

  @Test func `a strip tells its boxes, and where it comes to rest`() throws {
    let cell =
      #"{"width": {"fractionalWidth": 1}, "height": {"fractionalHeight": 1}, "#
      + #""contentInsets": {"top": 3}}"#
    let group =
      #"{"axis": "horizontal", "width": {"absolute": 200}, "height": {"absolute": 50}, "#
      + #""subitems": [\#(cell)]}"#
    let host = try HostHarness(
      layout:
        #"{"kind": "compositional", "sections": [{"group": \#(group), "interGroupSpacing": 10, "#
        + #""orthogonalScrollingBehavior": "groupPaging"}]}"#,
      data: StageFixtures.data(3)
    )
    try host.open(7)
    let told = try answer(host)
    expect(told.view, equals: 7)
    expect(told.boxes.map(\.role), equals: [.section, .group, .item, .group, .item])
    expect(told.boxes[2].frame, equals: ContentRect(x: 0, y: 0, width: 200, height: 50))
    expect(told.boxes[2].content, equals: ContentRect(x: 0, y: 3, width: 200, height: 47))
    // Groups start every 210; 3 · 200 + 2 · 10 − 300 = 320 is the last offset.
    expect(told.orthogonalSections.map(\.rests), equals: [[0, 210, 320]])
    expect(
      told.orthogonalSections.map(\.frame),
      equals: [ContentRect(x: 0, y: 0, width: 300, height: 50)]
    )
  }

  @Test func `other layouts have none`() throws {
    let host = try HostHarness(layout: StageFixtures.squares, data: StageFixtures.data(3))
    try host.open(7)
    let told = try answer(host)
    expectEmpty(told.boxes)
    expectEmpty(told.orthogonalSections)
  }
}
