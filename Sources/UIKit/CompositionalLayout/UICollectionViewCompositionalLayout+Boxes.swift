// SPDX-License-Identifier: Apache-2.0
package import Foundation
package import LayoutEngine

extension UICollectionViewCompositionalLayout {
  /// The boxes of sections, groups and items that meet a rectangle of the content, at most so many.
  ///
  /// - Complexity: O(s + k) in the sections and the boxes, times the depth of groups.
  package func boxes(in rect: CGRect, atMost limit: Int) -> [CompositionalBox] {
    geometry()?.boxes(in: rect, offsets: cache.offsets, atMost: limit) ?? []
  }

  /// What is questionable about groups in a rectangle of the content, at the first of them there.
  ///
  /// - Complexity: O(s + f · k) in the sections, the findings and the boxes in the rectangle.
  package func marks(in rect: CGRect, atMost limit: Int) -> [CompositionalMark] {
    geometry()?.marks(in: rect, offsets: cache.offsets, atMost: limit) ?? []
  }
}
