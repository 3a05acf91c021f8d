// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import QuartzCore
import Testing
import UIKitTestSupport

@testable import UIKit

/// Animations of the layers of a shown list's cells, of 100 × 100 points each.
@MainActor
@Suite(.ownProcess) struct CellLayerTests {
  private final class Source: UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    func collectionView(
      _ view: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.contentView.backgroundColor = .red
      return cell
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
  private let source = Source()
  private let list: UICollectionView

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    list = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    list.isOnScreen = true
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = source
    window.addSubview(list)
    list.layoutIfNeeded()
  }

  /// Goes on to a number of seconds after the first frame, and tells what is seen then.
  private func go(to seconds: Double) {
    let clock = FrameClock.current
    if clock.time == nil { clock.advance(to: 0) }
    while let time = clock.time, time < seconds - 1e-9 {
      clock.advance(to: min(seconds, time + 0.05))
    }
    ScreenMotion.shown { list.refreshDrawings() }
    list.layoutIfNeeded()
  }

  /// The values of the first cell as they were told.
  private var told: ElementAttributes { list.visible.ordered[0].value }

  @Test func `a turned cell is told on its way, and where it was at the end`() async throws {
    try await FrameClock.replaced { @MainActor in
      let cell = try #require(list.cellForItem(at: IndexPath(item: 0, section: 0)))
      let rest = told
      let turn = CABasicAnimation(keyPath: "transform.rotation.z")
      (turn.fromValue, turn.toValue, turn.duration) = (0, Double.pi, 2)
      cell.layer.add(turn, forKey: "turn")
      go(to: 1)
      // A quarter of a turn: x becomes y.
      let matrix = told.transform
      #expect(abs(matrix.a) < 1e-6 && abs(matrix.b - 1) < 1e-6)
      expect(cell.transform, equals: .identity)
      expect(list.visible.ordered[1].value.transform, equals: rest.transform)
      go(to: 2.1)
      expect(told, equals: rest)
    }
  }

  @Test func `a cell fades, moves and goes back when its animation is taken away`() async throws {
    try await FrameClock.replaced { @MainActor in
      let cell = try #require(list.cellForItem(at: IndexPath(item: 0, section: 0)))
      let rest = told
      let fade = CABasicAnimation(keyPath: "opacity")
      (fade.fromValue, fade.toValue, fade.duration) = (1, 0, 4)
      let shift = CABasicAnimation(keyPath: "position.x")
      (shift.fromValue, shift.toValue, shift.duration) = (cell.center.x, cell.center.x + 40, 4)
      cell.layer.add(fade, forKey: "fade")
      cell.layer.add(shift, forKey: "shift")
      go(to: 1)
      #expect(abs(told.alpha - 0.75) < 1e-6)
      #expect(abs(told.frame.minX - rest.frame.minX - 10) < 1e-6)
      cell.layer.removeAllAnimations()
      go(to: 1.1)
      expect(told, equals: rest)
    }
  }
}
