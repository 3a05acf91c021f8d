// SPDX-License-Identifier: Apache-2.0
public import Foundation
import LayoutEngine

/// What holds for all sections of a compositional layout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, NSCopying {
  /// Makes a configuration with UIKit's defaults.
  @preconcurrency @MainActor public override init() {
    super.init()
  }

  /// The direction that scrolls; vertical unless set.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The distance between neighbouring sections, in points.
  open var interSectionSpacing: CGFloat = 0
  /// Headers and footers of the whole layout.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// What insets are measured from where sections leave it to this; the safe area unless set.
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  /// A configuration of its own with the same values.
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
