// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

extension UICollectionView {
  /// The most sections and items together that a collection view has.
  ///
  /// A data source that returns more is wrong: even the numbers of so many items would not fit in
  /// memory.
  private static let countLimit = 1 << 22

  /// Asks the data source for all counts; without a data source there are no sections.
  ///
  /// Impossible counts are limited and reported.
  func askCounts() -> SectionCounts {
    guard let dataSource = askedDataSource else { return SectionCounts() }
    return cycle.count { askCounts(of: dataSource) }
  }

  private func askCounts(of dataSource: any UICollectionViewDataSource) -> SectionCounts {
    record.tally.countQueries += 1
    var budget = Self.countLimit
    let sections = dataSource.numberOfSections(in: self)
    note(.data("numberOfSections(in:) → \(sections)"))
    let numberOfSections = possible(sections, "sections", &budget)
    return SectionCounts(
      (0..<numberOfSections).map { section in
        let items = dataSource.collectionView(self, numberOfItemsInSection: section)
        note(.data("collectionView(_:numberOfItemsInSection: \(section)) → \(items)"))
        return possible(items, "items in section \(section)", &budget)
      }
    )
  }

  private func possible(
    _ count: Int,
    _ noun: @autoclosure () -> String,
    _ budget: inout Int
  ) -> Int {
    guard !(0...budget).contains(count) else {
      budget -= count
      return count
    }
    let bounded = max(0, min(count, budget))
    reportCall("count", "the data source returned \(count) \(noun()), which counts as \(bounded)")
    budget -= bounded
    return bounded
  }
}
