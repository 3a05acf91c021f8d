// SPDX-License-Identifier: Apache-2.0

extension UICollectionViewDelegate {
  /// The layout that goes straight from one to the other: the method is optional.
  public func collectionView(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    OptionalRequirement.transitionLayout.isMissing(on: self)
    return UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
  }
}

extension OptionalRequirement {
  static let transitionLayout = OptionalRequirement()
}

extension OptionalDelegateCalls {
  /// Asks for the layout between two others.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout? {
    OptionalRequirement.transitionLayout.call(on: delegate) {
      delegate.collectionView(
        collectionView,
        transitionLayoutForOldLayout: fromLayout,
        newLayout: toLayout
      )
    }
  }
}
