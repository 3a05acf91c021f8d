// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// Mistakes of data sources about single items.
extension UICollectionView {
  /// Makes an empty cell in place of one that the data source did not return, and reports it in
  /// UIKit's words.
  package func missingCell(at indexPath: IndexPath) -> UICollectionViewCell {
    reportCall(
      "missing-view",
      "the collection view's data source did not return a valid cell from "
        + "-collectionView:cellForItemAtIndexPath: for index path \(indexPath.lengthText)"
    )
    return provider.substituteCell()
  }

  /// Reports a data source that returns another identity for the same item each time.
  ///
  /// It asks again for one item only: a data source that keeps no identity for it keeps none for
  /// the others.
  /// - Complexity: O(1).
  func checkIdentities(of wanted: [WantedElement]) {
    guard let identitySource, !movement.isUnderWay, data.placeholders.isEmpty,
      let slot = wanted.first(where: { $0.slot.category == .cell })?.slot
    else { return }
    let first = identitySource.identity(forItemAt: slot.position)
    let second = identitySource.identity(forItemAt: slot.position)
    guard first != second else { return }
    let message =
      "the item at index path \(slot.indexPath.lengthText) was \(first) and is \(second) without an "
      + "update: an item that does not keep its identity is another one each time"
    record.log.report(LayoutDiagnostic(code: "lost-identity", message: message, about: slot))
  }
}
