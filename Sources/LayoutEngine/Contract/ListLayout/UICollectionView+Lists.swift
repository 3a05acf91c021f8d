// SPDX-License-Identifier: Apache-2.0

extension UICollectionView {
  /// Whether a section looks like a list; known once the layout was asked for it.
  package func isList(section: Int) -> Bool {
    (layout as? UICollectionViewCompositionalLayout)?.list(ofSection: section) != nil
  }
}
