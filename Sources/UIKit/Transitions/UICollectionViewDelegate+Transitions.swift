// SPDX-License-Identifier: Apache-2.0

extension UICollectionViewDelegate {
  /// A transition layout that moves elements in straight lines, because the method is optional.
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
  /// Asks for a transition layout between two layouts.
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
