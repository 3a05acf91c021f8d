// SPDX-License-Identifier: Apache-2.0
public import Foundation
import LayoutEngine

/// The settings for all sections of a compositional layout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, NSCopying {
  /// Makes a configuration with UIKit's defaults.
  @preconcurrency @MainActor public override init() {
    super.init()
  }

  /// The direction in which the content scrolls; the default is vertical.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The distance between neighbouring sections, in points.
  open var interSectionSpacing: CGFloat = 0
  /// Headers and footers of the whole layout.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The edges from which insets are measured for sections with an automatic reference; the default
  /// is the safe area.
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  /// Makes a copy of the same class.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { UncheckedResult(duplicate) }.value
  }

  var duplicate: UICollectionViewCompositionalLayoutConfiguration {
    let copy = UICollectionViewCompositionalLayoutConfiguration()
    copy.scrollDirection = scrollDirection
    copy.interSectionSpacing = interSectionSpacing
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.contentInsetsReference = contentInsetsReference
    return copy
  }
}
