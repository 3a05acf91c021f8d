// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

extension UICollectionViewFlowLayout {
  /// The index path for an item that is moved to a point where no item is.
  ///
  /// It is after the last item of the section at that point, or in a section that has no other
  /// item. It is `nil` between items and above all sections.
  ///
  /// - Source: ours; by Apple's rule, a moved item can only take the place of another one.
  func insertionSlot(for previous: IndexPath, at position: CGPoint) -> IndexPath? {
    guard let geometry = geometry() else { return nil }
    let point = axis.rect(CGRect(origin: position, size: .zero))
    guard let section = geometry.section(at: point.main) else { return nil }
    let count = geometry.itemCount(inSection: section)
    let others = count - (previous.section == section ? 1 : 0)
    guard others > 0 else { return IndexPath(item: 0, section: section) }
    guard let last = geometry.cell(section: section, item: count - 1) else { return nil }
    let rect = axis.rect(last.frame)
    let isBeside = point.main >= rect.main && point.cross >= rect.crossEnd
    guard isBeside || point.main >= rect.mainEnd else { return nil }
    return IndexPath(item: others, section: section)
  }
}
