// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import QuartzCore
import UIKit

/// Single changes of a long flow through the classes that an app uses, with delegate calls.
///
/// A cycle among ten thousand items shows how much of it grows with their number.
@MainActor
func measureContractChanges(_ sizes: SampleSizes, into report: Report) {
  let beside = cycleTimes(sizes, count: 10_000)
  let count = 100_000
  let times = cycleTimes(sizes, count: count)
  let cycle = Report.Budget(nanoseconds: 40_000, ratio: 1.5)
  report.row(
    "UICollectionViewFlowLayout, resize one",
    count,
    unit: "change",
    ours: times.resize,
    reference: beside.resize,
    of: "10000"
  )
  for (name, ours, other) in [
    ("insert", times.insert, beside.insert), ("delete", times.delete, beside.delete),
  ] {
    report.row(
      "UICollectionView, \(name) one, all of an update cycle",
      count,
      unit: "change",
      ours: ours,
      reference: other,
      of: "10000",
      budget: cycle
    )
  }
}

@MainActor
private func cycleTimes(
  _ sizes: SampleSizes,
  count: Int
) -> (resize: Double, insert: Double, delete: Double) {
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
  let places = changePlaces(count: count, times: 501)
  func median(_ settle: () -> Void, _ change: (Int, Int) -> Void) -> Double {
    timesOfEach(places, settle: settle, change)[places.count / 2]
  }
  // Nothing is shown meanwhile, so nothing must settle.
  let nothing = {}
  let resize = median(nothing) { place, turn in
    let size = sizes.pool[turn]
    source.sizes[place] = CGSize(width: size.cross, height: size.main)
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.invalidateItems(at: [IndexPath(item: place, section: 0)])
    layout.invalidateLayout(with: context)
    keep(layout.collectionViewContentSize)
  }
  // Moving the rest of an array is the app's work, so the data change beforehand, all at once.
  let inserted = sizes.pool.prefix(501).map { CGSize(width: $0.cross, height: $0.main) }
  let insert = median(finishAnimations) { place, turn in
    source.sizes.append(inserted[turn])
    view.insertItems(at: [IndexPath(item: place, section: 0)])
  }
  let delete = median(finishAnimations) { place, _ in
    source.sizes.removeLast()
    view.deleteItems(at: [IndexPath(item: place, section: 0)])
  }
  return (resize, insert, delete)
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
