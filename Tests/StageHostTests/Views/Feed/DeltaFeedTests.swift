// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import StageProtocol
import Testing
import UIKit
import UIKitTestSupport

@testable import StageHost

@MainActor
@Suite(.ownProcess) struct DeltaFeedTests {
  private let parts = ViewParts(items: 0)

  private func content(_ height: CGFloat) -> Transaction {
    Transaction(contentSize: CGSize(width: 100, height: height))
  }

  /// A feed for a page that has the snapshot.
  private func opened() -> DeltaFeed {
    let feed = parts.feed()
    feed.open(adopting: nil, .standard, adjustment: nil)
    _ = feed.takeDeltas()
    return feed
  }

  @Test func `begins with a snapshot, then tells where the layout wants to be seen`() {
    let feed = parts.feed()
    feed.open(adopting: nil, .standard, adjustment: WireVector(dx: 0, dy: 64))
    let deltas = feed.takeDeltas()
    expect(deltas.map(\.base), equals: [nil, 1])
    expect(deltas.last?.offsetAdjustment, equals: WireVector(dx: 0, dy: 64))
    expect(feed.takeDeltas(), equals: [])
  }

  @Test func `a change that comes before the snapshot was sent takes nothing out of it`() {
    let parts = ViewParts(items: 2)
    let feed = parts.feed()
    parts.collectionView.performAnimated(nil) { parts.viewport.settle() }
    feed.noteStanding()
    feed.open(adopting: nil, .standard, adjustment: nil)
    feed.take(content(500))
    let deltas = feed.takeDeltas()
    expect(deltas.map(\.base), equals: [nil])
    expect(deltas.first?.inserted.map(\.attributes.y).sorted(), equals: [0, 100 * 64])
  }

  @Test func `tells two changes in two messages, in order`() {
    let feed = opened()
    feed.take(content(500))
    feed.take(content(700))
    expect(feed.takeDeltas().map(\.contentSize?.height), equals: [500 * 64, 700 * 64])
  }

  @Test func `sends nothing when nothing changed`() {
    let feed = opened()
    feed.take(content(500))
    #expect(feed.takeDelta() != nil)
    feed.take(content(500))
    expect(feed.takeDelta(), equals: nil)
  }

  @Test func `sends the adjustment of the offset once`() {
    let feed = opened()
    let before = parts.collectionView.contentOffset
    parts.collectionView.contentOffset = CGPoint(x: 0, y: 2)
    parts.viewport.noteMove(from: before)
    expect(feed.takeDelta()?.offsetAdjustment, equals: WireVector(dx: 0, dy: 128))
    expect(feed.takeDelta(), equals: nil)
  }

  @Test func `sends the progress of a held transition with one message, even without changes`() {
    let feed = opened()
    let hand = WireAnimation.interactive(1, at: 0.5)
    feed.carry(by: hand)
    expect(feed.takeDelta()?.animation, equals: hand)
    feed.take(content(500))
    expect(feed.takeDelta()?.animation, equals: nil)
  }

  @Test func `joins two pending changes into one message`() {
    let feed = opened()
    feed.take(content(500))
    let start = feed.takePending()
    expect(feed.takeDelta(), equals: nil)
    feed.take(content(700))
    feed.joinPending(start)
    expect(feed.takeDeltas().map(\.contentSize?.height), equals: [700 * 64])
  }
}
