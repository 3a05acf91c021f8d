// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import StageProtocol
import Testing
import UIKit
import UIKitTestSupport

@testable import StageHost

/// The offset of content that has free space around it.
@MainActor
@Suite(.ownProcess) struct ContentInsetTests {
  private static let layout = StageFixtures.layout(
    #""itemSize": {"width": 100, "height": 100}, "cv.contentInset": {"top": 23, "left": 16, "bottom": 0, "right": 16}"#
  )

  /// Opens a view of 300 × 400 with items of 100 × 100 at an offset `y`; the top 47 are covered.
  private func opened(items: Int, at y: Double) throws -> (host: HostHarness, delta: Delta) {
    let host = try HostHarness(layout: Self.layout, data: StageFixtures.data(items))
    var viewport = HostHarness.viewport
    viewport.insets.top = 47
    let said = try host.run {
      .open(number: $0, view: 7, viewport: viewport, offset: Point(x: 0, y: y), rev: 0)
    }
    let deltas = said.compactMap { if case .delta(let delta) = $0 { delta } else { nil } }
    // The offset follows the snapshot.
    return (host, try #require(deltas.last))
  }

  @Test func `A view that is opened at the beginning shows the space before its content`() throws {
    let (host, delta) = try opened(items: 20, at: -47)
    expect(host.offset(of: 7), equals: Point(x: -16, y: -70))
    // The unit is 1/64 pt: 23 · 64. The page is at −47, which is possible; horizontally there is
    // only one offset.
    expect(delta.offsetAdjustment, equals: WireVector(dx: 0, dy: -1472))
  }

  @Test func `A view that is opened elsewhere keeps its offset`() throws {
    let (host, delta) = try opened(items: 20, at: 100)
    expect(host.offset(of: 7), equals: Point(x: -16, y: 100))
    expect(delta.offsetAdjustment, equals: nil)
  }

  @Test(arguments: ["classic", "minimal", "controller", "diffable"])
  func `Every data source keeps what a device covers`(source: String) throws {
    let layout = StageFixtures.layout(
      #""itemSize": {"width": 100, "height": 100}, "cv.source": "\#(source)""#
    )
    let host = try HostHarness(layout: layout, data: StageFixtures.data(20))
    var viewport = HostHarness.viewport
    viewport.insets.top = 47
    try host.run {
      .open(number: $0, view: 7, viewport: viewport, offset: Point(x: 0, y: -47), rev: 0)
    }
    expect(host.offset(of: 7), equals: Point(x: 0, y: -47))
    expect(host.collectionView(of: 7)?.adjustedContentInset.top, equals: 47)
  }

  @Test func `What a device covers at the sides leaves content alone that scrolls down`() throws {
    let layout = StageFixtures.layout(#""itemSize": {"width": 100, "height": 100}"#)
    let host = try HostHarness(layout: layout, data: StageFixtures.data(20))
    var viewport = HostHarness.viewport
    viewport.insets.left = 59
    viewport.insets.right = 59
    try host.run {
      .open(number: $0, view: 7, viewport: viewport, offset: Point(x: -59, y: 0), rev: 0)
    }
    expect(host.offset(of: 7), equals: Point(x: 0, y: 0))
  }
}
