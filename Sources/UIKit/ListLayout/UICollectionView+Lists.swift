// SPDX-License-Identifier: Apache-2.0

extension UICollectionView {
  /// Whether a section looks like a list; known once the layout was asked for it.
  ///
  /// Between two layouts it looks as in the one where the way begins.
  package func isList(section: Int) -> Bool {
    let shown = (layout as? UICollectionViewTransitionLayout)?.currentLayout ?? layout
    return (shown as? UICollectionViewCompositionalLayout)?.list(ofSection: section) != nil
  }
}
