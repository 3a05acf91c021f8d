// SPDX-License-Identifier: Apache-2.0
package import Foundation
package import LayoutEngine

extension UICollectionViewCompositionalLayout {
  /// The boxes of sections, groups and items that intersect a rectangle of the content, up to a
  /// limit.
  ///
  /// - Complexity: O(s + k) in the sections and the boxes, times the depth of groups.
  package func boxes(in rect: CGRect, atMost limit: Int) -> [CompositionalBox] {
    geometry()?.boxes(in: rect, offsets: cache.offsets, atMost: limit) ?? []
  }

  /// Problems of groups in a rectangle of the content, each marked at the first such group there.
  ///
  /// - Complexity: O(s + f · k) in the sections, the problems and the boxes in the rectangle.
  package func marks(in rect: CGRect, atMost limit: Int) -> [CompositionalMark] {
    geometry()?.marks(in: rect, offsets: cache.offsets, atMost: limit) ?? []
  }
}
