// SPDX-License-Identifier: Apache-2.0
import Foundation
import UIKit

/// The flow layout as iOS source uses it, with delegate calls, index paths and attribute objects.
@MainActor
func measureContract(_ sizes: SampleSizes, into report: Report) {
  for count in [10_000, 100_000] {
    let layout = UICollectionViewFlowLayout()
    let source = SampleSource(sizes.slice(count, run: 0))
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 844),
      collectionViewLayout: layout
    )
    view.dataSource = source
    view.delegate = source
    let prepare = CPUClock.median { _ in
      layout.invalidateLayout()
      keep(layout.collectionViewContentSize)
    }
    report.row(
      "UICollectionViewFlowLayout, sizes by a delegate",
      count,
      unit: "item",
      ours: prepare / Double(count)
    )
    let length = layout.collectionViewContentSize.height - 844
    var found = 0
    let query = CPUClock.median { _ in
      found = 0
      for step in 0..<256 {
        let y = length * CGFloat(step) / 256
        let rect = CGRect(x: 0, y: y, width: 390, height: 844)
        found += layout.layoutAttributesForElements(in: rect)?.count ?? 0
      }
    }
    report.row(
      "UICollectionViewFlowLayout, attributes",
      count,
      unit: "element",
      ours: query / Double(found)
    )
  }
}
