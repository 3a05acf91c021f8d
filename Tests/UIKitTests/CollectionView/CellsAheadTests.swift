// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKit
import UIKitTestSupport

@MainActor
@Suite(.ownProcess) struct CellsAheadTests {
  /// Notes the cells that are made, shown and no longer shown.
  final class Spy: ArraySource, UICollectionViewDelegate {
    var log: [String] = []

    override func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      log.append("cell \(indexPath.item)")
      return super.collectionView(collectionView, cellForItemAt: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView,
      willDisplay cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {
      log.append("display \(indexPath.item)")
    }

    func collectionView(
      _ collectionView: UICollectionView,
      didEndDisplaying cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {
      log.append("end \(indexPath.item)")
    }
  }

  private let scene = Scene([[]], isShown: false)
  private let spy = Spy([numbered(20)])

  init() {
    scene.view.dataSource = spy
    scene.view.delegate = spy
    scene.view.layoutIfNeeded()
    spy.log = []
    // The elements in 0…600 are kept, those in 0…400 are visible.
    scene.view.preloadInsets.bottom = 200
    scene.view.layoutIfNeeded()
  }

  private func log(_ change: () -> Void) -> [String] {
    spy.log = []
    change()
    scene.view.layoutIfNeeded()
    return spy.log
  }

  /// Scrolls, and does not change which elements are kept.
  private func look(at offset: CGFloat) -> [String] {
    log {
      scene.view.contentOffset.y = offset
      scene.view.preloadInsets = UIEdgeInsets(top: offset, left: 0, bottom: 200 - offset, right: 0)
    }
  }

  @Test func `cells ahead of the bounds are made and not shown`() {
    expect(spy.log, equals: ["cell 4", "cell 5"])
  }

  @Test func `a cell made ahead is shown without being asked for again`() {
    expect(look(at: 100), equals: ["end 0", "display 4"])
  }

  @Test func `a cell that just left comes back without being asked for again`() {
    _ = look(at: 100)
    expect(look(at: 0), equals: ["end 4", "display 0"])
  }

  @Test func `a prepared cell that was never shown goes without a call of the delegate`() {
    expect(log { scene.view.preloadInsets = .zero }, equals: [])
    expect(scene.view.queues.createdCount, equals: 6)
  }

  @Test func `a batch shows what it brings into the bounds`() {
    let told = log {
      spy.sections = [(2..<20).map { "\($0)" }]
      scene.view.deleteItems(at: [.at(0, 0), .at(0, 1)])
    }
    // The items 4 and 5 move up into the bounds; two others are made behind them. What goes is seen until
    // its animation is over.
    expect(told, equals: ["cell 4", "cell 5", "display 2", "display 3"])
  }
}
