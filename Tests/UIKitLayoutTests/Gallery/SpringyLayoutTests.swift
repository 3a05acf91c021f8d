// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import GalleryLayouts
import Testing
import UIKit
import UIKitTestSupport

/// Rows of 288 × 56, 10 apart and 16 from the edges, in a viewport of 320 × 480: the centre of row
/// n is at 44 + 66 n.
@MainActor
@Suite(.ownProcess) struct SpringyLayoutTests {
  /// Uses a clock of the test for a new layout, and advances it by frames.
  private func withStage(
    _ body: (GalleryStage<GalleryLayouts.SpringyLayout>, FrameClock, (Double) -> Void) throws ->
      Void
  ) rethrows {
    let clock = FrameClock.current
    let stage = GalleryStage([40], GalleryLayouts.SpringyLayout(), width: 320, height: 480)
    var time = 50.0
    try body(stage, clock) { seconds in
      for _ in 0..<Int((seconds * 60).rounded()) {
        clock.advance(to: time)
        stage.view.layoutIfNeeded()
        time += 1.0 / 60
      }
    }
  }

  private func isClose(_ a: CGFloat?, _ b: CGFloat, by slack: CGFloat = 1e-9) -> Bool {
    a.map { abs($0 - b) <= slack } ?? false
  }

  @Test func `At rest rows stand where the flow has them`() {
    withStage { stage, clock, run in
      expect(stage.item(0, 0)?.frame, equals: CGRect(x: 16, y: 16, width: 288, height: 56))
      expect(stage.item(0, 39)?.frame, equals: CGRect(x: 16, y: 2590, width: 288, height: 56))
      run(3)
      expect(stage.item(0, 7)?.frame, equals: CGRect(x: 16, y: 478, width: 288, height: 56))
      expect(!clock.isWanted)
      // Rows 0 to 7 intersect the viewport: row 7 begins at 478.
      let shown = stage.elements(.cell, in: CGRect(x: 0, y: 0, width: 320, height: 480))
      expect(shown.map(\.indexPath.item), equals: Array(0...7))
    }
  }

  @Test func `After a step rows near the middle lag less than rows far from it`() {
    withStage { stage, _, _ in
      // The middle of the viewport is at 240. The distance of row 3 at 242 is 2, that of row 0 at
      // 44 is 196, and that of row 6 at 440 is 200. They move with the scroll by 60 · 2 / 1500, 60
      // · 196 / 1500 and 60 · 200 / 1500.
      stage.view.contentOffset.y = 60
      expect(isClose(stage.item(0, 3)?.center.y, 242.08))
      expect(isClose(stage.item(0, 0)?.center.y, 51.84))
      expect(isClose(stage.item(0, 6)?.center.y, 448))
      expect(stage.item(0, 6)?.center.x, equals: 160)
    }
  }

  @Test func `Rows with less resistance stay where they were on the glass`() {
    withStage { stage, _, _ in
      stage.layout.resistance = 100
      stage.view.contentOffset.y = 60
      expect(isClose(stage.item(0, 0)?.center.y, 104))
      expect(isClose(stage.item(0, 3)?.center.y, 243.2))
    }
  }

  @Test func `Springs bring rows back, and then nothing asks for time`() {
    withStage { stage, clock, run in
      stage.view.contentOffset.y = 60
      expect(clock.isWanted)
      run(0.1)
      let late = stage.item(0, 6)?.center.y ?? 0
      #expect(late > 440.5 && late < 448)
      run(8)
      expect(!clock.isWanted)
      for row in 0..<10 {
        expect(isClose(stage.item(0, row)?.center.y, 44 + 66 * CGFloat(row), by: 0.1))
      }
    }
  }

  @Test func `Rows that hardly are damped swing past their places`() {
    withStage { stage, _, run in
      stage.layout.damping = 0.05
      stage.view.contentOffset.y = 60
      // Half a swing at 1.2 swings per second takes 0.42 s; then the row is on the other side.
      run(0.42)
      let place = stage.item(0, 6)?.center.y ?? 0
      #expect(place < 436 && place > 432)
    }
  }

  @Test func `Rows that come near get springs, and rows that are gone lose them`() {
    withStage { stage, _, run in
      stage.view.contentOffset.y = 900
      run(6)
      stage.view.contentOffset.y = 960
      // The distance of row 17 at 1166 from the middle at 1140 is 26: it moves with the scroll by
      // 60 · 26 / 1500.
      expect(isClose(stage.item(0, 17)?.center.y, 1167.04, by: 0.1))
      expect(stage.item(0, 0)?.center.y, equals: 44)
    }
  }

  @Test func `A row that comes near goes along with the one before it`() {
    withStage { stage, _, _ in
      // The distance of row 10 at 704 from the middle at 240 is 464, and it moves with the scroll
      // by 75 · 464 / 1500 = 23.2. Rows that begin before 75 + 480 + 200 are now near, so row 11,
      // which begins at 742, enters with the same lag.
      stage.view.contentOffset.y = 75
      expect(isClose(stage.item(0, 10)?.center.y, 727.2))
      expect(stage.item(0, 11)?.center.y, equals: 770)
      stage.layout.invalidateLayout()
      stage.view.layoutIfNeeded()
      expect(isClose(stage.item(0, 11)?.center.y, 793.2))
    }
  }

  @Test func `A wider viewport has wider rows`() {
    withStage { stage, _, run in
      stage.view.bounds.size.width = 400
      stage.view.layoutIfNeeded()
      run(3)
      expect(stage.item(0, 1)?.frame, equals: CGRect(x: 16, y: 82, width: 368, height: 56))
    }
  }

  @Test func `A layout under an animator is not asked what it would do at other offsets`() {
    withStage { stage, _, _ in
      expect(!stage.view.followsScrolling(by: CGVector(dx: 0, dy: 100)))
      expect(stage.item(0, 0)?.center.y, equals: 44)
    }
  }
}
