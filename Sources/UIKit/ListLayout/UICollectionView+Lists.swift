// SPDX-License-Identifier: Apache-2.0

extension UICollectionView {
  /// Whether a section is a list; known after the layout was asked for the section.
  ///
  /// During a transition, it is what it was in the first of the two layouts.
  package func isList(section: Int) -> Bool {
    let shown = (layout as? UICollectionViewTransitionLayout)?.currentLayout ?? layout
    return (shown as? UICollectionViewCompositionalLayout)?.list(ofSection: section) != nil
  }
}
