// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import StageProtocol
import Testing
import UIKit
import UIKitTestSupport

@testable import StageHost

/// Simulations in layout code move the stage at the frames of the host's clock.
@MainActor
@Suite(.ownProcess) struct FrameClockTests {
  /// Moves all cells 10 pt down with each frame.
  private final class Pusher {
    let layout: UICollectionViewFlowLayout
    var frames = 0

    init(_ layout: UICollectionViewFlowLayout) { self.layout = layout }

    @MainActor func push() {
      frames += 1
      layout.sectionInset.top += 10
      layout.invalidateLayout()
    }
  }

  /// Runs a test on a host with view 7 open and its cells moving, with a new clock for the process.
  private func withPusher(_ body: (HostHarness, Pusher, CADisplayLink) throws -> Void) throws {
    let host = try HostHarness(layout: StageFixtures.squares, data: StageFixtures.data(2))
    try host.open(7)
    let layout = try #require(host.collectionView(of: 7)?.collectionViewLayout)
    let pusher = Pusher(try #require(layout as? UICollectionViewFlowLayout))
    let selector = Selector("push") { target, _ in (target as? Pusher)?.push() }
    let link = CADisplayLink(target: pusher, selector: selector)
    link.add(to: .main, forMode: .common)
    defer { link.invalidate() }
    try body(host, pusher, link)
  }

  private func top(_ host: HostHarness) -> Double? {
    host.picture(of: 7)["0  a0"].map { Double($0.attributes.y) / 64 }
  }

  @Test func `a page is told where code that ran at a frame has moved the content`() throws {
    let host = try HostHarness(layout: StageFixtures.squares, data: StageFixtures.data(200))
    try host.open(7)
    let view = try #require(host.collectionView(of: 7))
    FrameClock.current.call(after: 0.25, for: view) { view.contentOffset.y = 300 }
    // The clock starts at the first time that it hears of.
    try host.wake()
    host.nowMs = 1300
    let offsets = try host.wake().compactMap { message -> Point? in
      if case .report(.offset(7, let offset, _)) = message { offset } else { nil }
    }
    expect(offsets, equals: [Point(x: 0, y: 300)])
  }

  @Test func `each frame's change goes to the page, one frame after the other`() throws {
    try withPusher { host, pusher, _ in
      // The harness's clock is at 1 s; the first frame is due at once.
      expect(host.deadline, equals: 1)
      try host.wake()
      expect(top(host), equals: 10)
      let next = try #require(host.deadline)
      #expect(abs(next - (1 + 1.0 / 60)) < 1e-9)
      // The host is woken too early, so nothing happens.
      host.nowMs = 1010
      try host.wake()
      expect(pusher.frames, equals: 1)
      expect(top(host), equals: 10)
      host.nowMs = 1017
      try host.wake()
      expect(top(host), equals: 20)
    }
  }

  @Test func `a stage without a running display link has no deadline`() throws {
    try withPusher { host, pusher, link in
      try host.wake()
      link.isPaused = true
      expect(host.deadline, equals: nil)
      host.nowMs = 9000
      link.isPaused = false
      // After a pause, the next frame is due at once, and missed frames are not repeated.
      #expect(try #require(host.deadline) <= 9)
      try host.wake()
      expect(pusher.frames, equals: 2)
      #expect(link.timestamp < 0.2)
      link.invalidate()
      expect(host.deadline, equals: nil)
    }
  }

  @Test func `a frame moves the views whose layouts it changes, and no other`() throws {
    try withPusher { host, _, _ in
      // A view of the same size would show what view 7 shows.
      try host.open(8, Viewport(width: 300, height: 401, scale: 2, insets: .zero))
      try host.wake()
      expect(top(host), equals: 10)
      // Each view has its own layout; only the moved one changes.
      expect(host.picture(of: 8)["0  a0"].map { Double($0.attributes.y) / 64 }, equals: 0)
    }
  }
}
