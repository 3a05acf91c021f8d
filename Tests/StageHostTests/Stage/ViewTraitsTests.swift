// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import StageProtocol
import Testing
import UIKit
import UIKitTestSupport

@testable import StageHost

/// Views of one stage whose devices are set differently; each view is 300 × 400 pt.
@MainActor
@Suite(.ownProcess) struct ViewTraitsTests {
  private func viewport(_ traits: ViewTraits, bottom: Double = 0) -> Viewport {
    let insets = Insets(top: 0, left: 0, bottom: bottom, right: 0)
    return Viewport(width: 300, height: 400, scale: 2, insets: insets, traits: traits)
  }

  private func height(_ key: String, _ view: UInt64, _ host: HostHarness) -> Double? {
    host.picture(of: view)["0  \(key)"].map { Double($0.attributes.height) / 64 }
  }

  @Test func `a view's own text size makes its rows higher, and the stage's counts for the others`()
    throws
  {
    let host = try HostHarness(layout: #"{"kind": "list"}"#, data: StageFixtures.data(8))
    try host.open(1, viewport(ViewTraits()))
    try host.open(2, viewport(ViewTraits(textSize: .accessibilityLarge)))
    try host.open(3, viewport(ViewTraits(textSize: .large)))
    let usual = try #require(height("a1", 1, host))
    let large = try #require(height("a1", 2, host))
    #expect(large > usual && height("a1", 3, host) == usual)
    expect(host.countOfLaidOut, equals: 3, "other traits are other views")
    // The stage's text size is that of the views that have none of their own.
    try host.set("cv.textSize", .choice("UICTContentSizeCategoryAccessibilityL"))
    expect([1, 2, 3].map { height("a1", $0, host) }, equals: [large, large, usual])
    // A view that gives its own up follows the stage.
    try host.resize(3, to: viewport(ViewTraits()))
    expect(height("a1", 3, host), equals: large)
    try host.resize(2, to: viewport(ViewTraits(textSize: .large)))
    expect(height("a1", 2, host), equals: usual)
  }

  @Test func `a view's own direction mirrors it, and the stage's mirrors the others`() throws {
    let host = try HostHarness(
      layout: StageFixtures.layout(
        #""itemSize": {"width": 100, "height": 100}, "flipsHorizontallyInOppositeLayoutDirection": true"#
      ),
      data: StageFixtures.data(5)
    )
    let mirrored = ViewTraits(direction: .rightToLeft)
    try host.open(1, viewport(ViewTraits()))
    try host.open(2, viewport(mirrored))
    try host.open(3, viewport(ViewTraits(direction: .leftToRight)))
    // The first of three squares of 100 pt is at the left, or at the right.
    let first = { (view: UInt64) in
      host.picture(of: view)["0  a0"].map { Double($0.attributes.x) / 64 }
    }
    expect([1, 2, 3].map(first), equals: [0, 200, 0])
    try host.set("cv.direction", .choice("rightToLeft"))
    expect([1, 2, 3].map(first), equals: [200, 200, 0])
    try host.resize(3, to: viewport(mirrored))
    expect(first(3), equals: 200)
  }

  @Test func `a keyboard makes room below the content, beyond the safe area`() throws {
    let host = try HostHarness(layout: StageFixtures.squares, data: StageFixtures.data(30))
    try host.open(1, viewport(ViewTraits(keyboard: 150), bottom: 34))
    let view = try #require(host.collectionView(of: 1))
    expect(view.contentInset.bottom, equals: 116)
    expect(view.safeAreaInsets.bottom, equals: 34)
    expect(view.adjustedContentInset.bottom, equals: 150)
    // 10 lines of 100; the end of the content rests above the keyboard: 1000 + 150 − 400.
    try host.scroll(1, to: 750)
    expect(host.offset(of: 1)?.y, equals: 750)
    try host.set("cv.contentInset", .insets(Insets(top: 0, left: 0, bottom: 10, right: 0)))
    expect(view.adjustedContentInset.bottom, equals: 160)
    // Without the keyboard, the content comes down again: 1000 + 34 + 10 − 400.
    try host.resize(1, to: viewport(ViewTraits(), bottom: 34))
    expect(view.adjustedContentInset.bottom, equals: 44)
    expect(host.offset(of: 1)?.y, equals: 644)
  }

  @Test func `elements of a view tell the rules that placed them`() throws {
    let layout = #"""
      {"kind": "flow", "parameters": {"minimumInteritemSpacing": 10, "minimumLineSpacing": 6,
       "sizing": "items"}}
      """#
    let data = #"""
      {"sections": [{"id": "s", "items": [
        {"id": "a", "width": 100, "height": 40}, {"id": "b", "width": 120, "height": 60},
        {"id": "c", "width": 200, "height": 50}]}]}
      """#
    let host = try HostHarness(layout: layout, data: data)
    try host.open(7)
    expect(
      try host.rules(of: "a"),
      equals: [
        "Line: 1 of 2 · item 1 of 2", "Left over: 70 = 300 − 220 of items − 1 × 10 spacing",
        "Rule: what is left over is spread between the items: spacing 80",
        "Within the line: 40 high, centred in the line of 60, 10 on both sides; lines are 6 apart",
      ]
    )
    expect(
      try host.rules(of: "c")?[2],
      equals: "Rule: the last line keeps to the start with the least spacing, 10"
    )
    let list = try HostHarness(layout: #"{"kind": "list"}"#, data: data)
    try list.open(7)
    let row = try #require(try list.rules(of: "b"))
    expect(row[0], equals: "In the section: row 2 of 3")
    expect(row[1].hasPrefix("Row: width 100 % of the width 268 = 268; height estimated 44, by its"))
    let columns = try HostHarness(layout: #"{"kind": "waterfall"}"#, data: data)
    try columns.open(7)
    expect(try columns.rules(of: "b")?.first, equals: "Column: 2 of 2")
  }
}

extension HostHarness {
  fileprivate func resize(_ view: UInt64, to viewport: Viewport) throws {
    try run { .viewport(number: $0, view: view, viewport: viewport) }
  }

  /// The rules of a cell of view 7.
  fileprivate func rules(of key: String) throws -> [String]? {
    let id = try #require(ids(of: 7)["0  \(key)"])
    guard case .inspected(7, let info?)? = try act(.inspect(element: id)).replies.first else {
      return nil
    }
    return info.rules.map { "\($0.name): \($0.value)" }
  }
}
