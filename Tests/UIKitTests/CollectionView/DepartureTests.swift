// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import QuartzCore
import Testing
import UIKit
import UIKitTestSupport

/// Cells that are seen going are shown until their animation is over.
@MainActor
@Suite(.ownProcess) struct DepartureTests {
  private final class Listener: UICollectionViewDelegate {
    var ended: [(path: IndexPath, cell: UICollectionViewCell)] = []
    var paths: [IndexPath] { ended.map(\.path) }

    func collectionView(
      _ collectionView: UICollectionView,
      didEndDisplaying cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {
      ended.append((indexPath, cell))
    }
  }

  private let scene = Scene([["a", "b", "c"]])
  private let listener = Listener()
  private var view: UICollectionView { scene.view }

  init() { scene.view.delegate = listener }

  /// The test's clock, at 0 s.
  private func withClock(_ body: (FrameClock) throws -> Void) rethrows {
    let clock = FrameClock.current
    clock.advance(to: 0)
    try body(clock)
  }

  private func deleteFirst() {
    scene.source.sections[0].removeFirst()
    view.deleteItems(at: [.at(0, 0)])
  }

  private func append(_ title: String) -> UICollectionViewCell? {
    scene.source.sections[0].append(title)
    let path = IndexPath.at(0, scene.source.sections[0].count - 1)
    view.insertItems(at: [path])
    return view.cellForItem(at: path)
  }

  @Test func `a deleted cell ends being displayed, and is used again, when its animation is over`()
  {
    withClock { clock in
      let cell = view.cellForItem(at: .at(0, 0))
      deleteFirst()
      expect(view.visibleCells.count, equals: 2)
      expectEmpty(listener.paths)
      #expect(append("d") !== cell)
      expect(clock.deadline(at: 0), equals: 0.3)
      clock.advance(to: 0.29)
      expectEmpty(listener.paths)
      clock.advance(to: 0.3)
      expect(listener.paths, equals: [.at(0, 0)])
      #expect(listener.ended.first?.cell === cell)
      #expect(append("e") === cell)
      expect(clock.deadline(at: 1), equals: nil)
    }
  }

  @Test func `the animation block around says how long that is`() {
    withClock { clock in
      UIView.animate(withDuration: 0.8) { deleteFirst() }
      clock.advance(to: 0.5)
      expectEmpty(listener.paths)
      clock.advance(to: 0.8)
      expect(listener.paths, equals: [.at(0, 0)])
      UIView.performWithoutAnimation { deleteFirst() }
      expect(listener.paths, equals: [.at(0, 0), .at(0, 0)])
    }
  }

  @Test func `the old cell of a reloaded item is shown until it has faded`() {
    withClock { clock in
      let cell = view.cellForItem(at: .at(0, 1))
      view.reloadItems(at: [.at(0, 1)])
      #expect(view.cellForItem(at: .at(0, 1)) !== cell)
      expectEmpty(listener.paths)
      clock.advance(to: 0.3)
      #expect(listener.ended.map(\.cell).first === cell)
    }
  }

  @Test func `all that goes is gone when everything is shown anew, and told once`() {
    withClock { clock in
      deleteFirst()
      view.reloadData()
      expect(listener.paths, equals: [.at(0, 0)])
      view.layoutIfNeeded()
      expect(listener.paths.count, equals: 3)
      clock.advance(to: 1)
      expect(listener.paths.count, equals: 3)
    }
  }

  @Test func `cells that are scrolled away are told at once`() {
    withClock { clock in
      scene.source.sections = [numbered(10)]
      view.reloadData()
      view.layoutIfNeeded()
      listener.ended = []
      view.contentOffset.y = 100
      view.layoutIfNeeded()
      expect(listener.paths, equals: [.at(0, 0)])
      expect(clock.deadline(at: 0), equals: nil)
    }
  }

  @Test func `a collection view that is gone is waited for by nobody`() {
    withClock { clock in
      var scene: Scene? = Scene([["a", "b"]])
      scene?.source.sections = [["b"]]
      scene?.view.deleteItems(at: [.at(0, 0)])
      expect(clock.deadline(at: 0), equals: 0.3)
      scene = nil
      expect(clock.deadline(at: 0), equals: nil)
    }
  }
}
