// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKit
import UIKitTestSupport

@MainActor
@Suite(.ownProcess) struct PrefetchingTests {
  /// Notes what it is told, in one list together with the cells that are made.
  final class Prefetcher: ArraySource, UICollectionViewDataSourcePrefetching {
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
      prefetchItemsAt indexPaths: [IndexPath]
    ) {
      log.append("prefetch \(indexPaths.map(\.item))")
    }

    func collectionView(
      _ collectionView: UICollectionView,
      cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) {
      log.append("cancel \(indexPaths.map(\.item))")
    }
  }

  private let scene = Scene([[]], isShown: false)
  private let source = Prefetcher([numbered(40)])

  init() {
    scene.view.dataSource = source
    scene.view.prefetchDataSource = source
    scene.view.layoutIfNeeded()
  }

  private func log(_ change: () -> Void) -> [String] {
    source.log = []
    change()
    scene.view.layoutIfNeeded()
    return source.log
  }

  private func scroll(to offset: CGFloat) -> [String] {
    log { scene.view.contentOffset.y = offset }
  }

  @Test func `nothing is announced before the first scroll`() {
    expect(source.log, equals: ["cell 0", "cell 1", "cell 2", "cell 3"])
  }

  @Test func `cells needed at once are made first and never announced`() {
    // 50…450 shows row 4; 450…850 is ahead, and row 4 in it already has a cell.
    expect(scroll(to: 50), equals: ["cell 4", "prefetch [5, 6, 7, 8]"])
    expect(scroll(to: 100), equals: [])
    expect(scroll(to: 150), equals: ["cell 5", "prefetch [9]"])
  }

  @Test func `a turn cancels before it announces`() {
    _ = scroll(to: 800)
    expect(
      scroll(to: 700),
      equals: ["cell 7", "cancel [12, 13, 14, 15]", "prefetch [6, 5, 4, 3]"]
    )
  }

  @Test func `the speed follows from the injected time`() {
    var seconds = 0.0
    scene.view.timestamp = { seconds }
    _ = log { scene.view.setNeedsLayout() }
    seconds = 1
    // 100 in a second is slow; 1000 in a second is faster than two viewports in a second.
    expect(scroll(to: 100).last, equals: "prefetch [5, 6, 7, 8]")
    seconds = 2
    expect(scroll(to: 1100).last, equals: "prefetch [15, 16, 17, 18, 19, 20, 21, 22]")
  }

  @Test func `a given velocity counts before the offsets`() {
    scene.view.scrollVelocity = CGPoint(x: 0, y: 900)
    expect(scroll(to: 100).last, equals: "prefetch [5, 6, 7, 8, 9, 10, 11, 12]")
  }

  @Test func `a batch moves what was announced and scrolls nothing`() {
    _ = scroll(to: 100)
    let told = log {
      source.sections = [["new"] + numbered(40)]
      scene.view.insertItems(at: [.at(0, 0)])
    }
    expect(told, equals: ["cell 1"])
    // Rows 5…8 are now rows 6…9. At 200, rows 2…5 are visible and rows 6…9 are ahead.
    expect(scroll(to: 200), equals: ["cell 5"])
    expect(scroll(to: 300), equals: ["cell 6", "prefetch [10]"])
  }

  @Test func `content that an update moved announces nothing`() {
    scene.view.contentOffset.y = 3600
    scene.view.layoutIfNeeded()
    let told = log {
      source.sections = [numbered(20)]
      scene.view.deleteItems(at: (20..<40).map { .at(0, $0) })
    }
    expect(scene.view.contentOffset.y, equals: 1600)
    expectEmpty(told.filter { !$0.hasPrefix("cell") })
  }

  @Test func `switching off cancels what is outstanding`() {
    _ = scroll(to: 100)
    expect(log { scene.view.isPrefetchingEnabled = false }, equals: ["cancel [5, 6, 7, 8]"])
    expect(scroll(to: 200), equals: ["cell 5"])
  }

  @Test func `a reload forgets what was announced`() {
    _ = scroll(to: 100)
    expect(log { scene.view.reloadData() }, equals: (1...4).map { "cell \($0)" })
    // 501…901 is ahead: rows 5…9, and row 5 in it already has a cell.
    expect(scroll(to: 101), equals: ["cell 5", "prefetch [6, 7, 8, 9]"])
  }

  @Test func `cancelling is optional`() {
    final class Plain: UICollectionViewDataSourcePrefetching {
      func collectionView(
        _ collectionView: UICollectionView,
        prefetchItemsAt indexPaths: [IndexPath]
      ) {}
    }
    let plain: any UICollectionViewDataSourcePrefetching = Plain()
    let full: any UICollectionViewDataSourcePrefetching = source
    #expect(plain.collectionView?(scene.view, cancelPrefetchingForItemsAt: []) == nil)
    #expect(full.collectionView?(scene.view, cancelPrefetchingForItemsAt: []) != nil)
  }
}
