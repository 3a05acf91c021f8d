// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import QuartzCore
import UIKit

/// Single changes of a long flow through the classes that an app uses, with delegate calls.
@MainActor
func measureContractChanges(_ sizes: SampleSizes, into report: Report) {
  let count = 100_000
  let layout = UICollectionViewFlowLayout()
  layout.sizesFollowItems = true
  let source = SampleSource(sizes.slice(count, run: 0))
  let view = source.makeView(layout)
  view.delegate = source
  view.layoutIfNeeded()
  var now = 0.0
  // Cells that leave are used again when their animation is over, as in an app between two changes.
  let finishAnimations = {
    now += 1
    FrameClock.current.advance(to: now)
    view.layoutIfNeeded()
  }
  FrameClock.current.note(now)
  func measure(_ name: String, _ change: (Int, Int) -> Void) {
    let places = changePlaces(count: count, times: 501)
    let times = timesOfEach(places, settle: finishAnimations, change)
    report.row(name, count, unit: "change", ours: times[times.count / 2])
  }
  measure("UICollectionViewFlowLayout, resize one") { place, turn in
    let size = sizes.pool[turn]
    source.sizes[place] = CGSize(width: size.cross, height: size.main)
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.invalidateItems(at: [IndexPath(item: place, section: 0)])
    layout.invalidateLayout(with: context)
    keep(layout.collectionViewContentSize)
  }
  // Moving the rest of an array is the app's work, so the data change beforehand, all at once.
  let inserted = sizes.pool.prefix(501).map { CGSize(width: $0.cross, height: $0.main) }
  measure("UICollectionView, insert one, all of an update cycle") { place, turn in
    source.sizes.append(inserted[turn])
    view.insertItems(at: [IndexPath(item: place, section: 0)])
  }
  measure("UICollectionView, delete one, all of an update cycle") { place, _ in
    source.sizes.removeLast()
    view.deleteItems(at: [IndexPath(item: place, section: 0)])
  }
}

/// Scrolling over items that are measured as they come into view.
@MainActor
func measureSelfSizing(_ sizes: SampleSizes, into report: Report) {
  for count in [1_000, 100_000] {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 100, height: 75)
    let source = SampleSource(sizes.slice(count, run: 0))
    let view = source.makeView(layout)
    view.layoutIfNeeded()
    view.contentOffset.y = view.contentSize.height / 2
    view.layoutIfNeeded()
    let frames = 20
    let time = CPUClock.median { _ in
      for _ in 0..<frames {
        view.contentOffset.y += 40
        view.layoutIfNeeded()
      }
    }
    report.row(
      "UICollectionView, self-sizing, scroll by 40 pt",
      count,
      unit: "frame",
      ours: time / Double(frames)
    )
  }
}
