// SPDX-License-Identifier: Apache-2.0
public import Foundation
import LayoutEngine

/// Changes the elements of a section that are on the screen, in each layout pass.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  @MainActor (
    _ visibleItems: [any NSCollectionLayoutVisibleItem],
    _ contentOffset: CGPoint,
    _ layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> Void

/// One section: a group that repeats until its items are used up, and what surrounds it.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject, NSCopying {
  private let group: NSCollectionLayoutGroup
  private let scrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
  /// How the section looks as a list; `nil` for one that is none.
  package internal(set) var list: UICollectionLayoutListConfiguration?
  /// Space above the first header, in points; lists have it.
  var spaceBefore: CGFloat = 0

  /// Makes a section of a group.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  /// The distance of the groups from the section's edges, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The distance between neighbouring groups, in points.
  open var interGroupSpacing: CGFloat = 0
  /// What the insets are measured from; automatic, which is the configuration's, unless set.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// The same for headers and footers.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// Whether headers and footers are within the section's insets across the axis; true unless set.
  open var supplementariesFollowContentInsets = true
  /// How the section scrolls across the layout's direction; not at all unless set.
  open var orthogonalScrollingBehavior =
    UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// How that scrolling feels.
  open var orthogonalScrollingProperties: UICollectionLayoutSectionOrthogonalScrollingProperties {
    scrollingProperties
  }
  /// Headers, footers and side views.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Views behind the section.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Called in each layout pass with the elements on the screen, to change how they look.
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// A section of its own with the same values.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { UncheckedResult(duplicate) }.value
  }

  private var duplicate: NSCollectionLayoutSection {
    let copy = NSCollectionLayoutSection(group: group)
    copy.contentInsets = contentInsets
    copy.interGroupSpacing = interGroupSpacing
    copy.contentInsetsReference = contentInsetsReference
    copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
    copy.supplementariesFollowContentInsets = supplementariesFollowContentInsets
    copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
    copy.scrollingProperties.bounce = scrollingProperties.bounce
    copy.scrollingProperties.decelerationRate = scrollingProperties.decelerationRate
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.decorationItems = decorationItems
    copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
    copy.list = list
    copy.spaceBefore = spaceBefore
    return copy
  }

  /// What the solver places; it is told by how much a reference narrows the section across the axis.
  func spec(margins: (UIContentInsetsReference) -> AxisInsets) -> CompositionalSection {
    CompositionalSection(
      group: group.spec,
      insets: contentInsets.spec,
      groupSpacing: interGroupSpacing,
      boundaries: boundarySupplementaryItems.map(\.boundarySpec),
      decorations: decorationItems.map(\.decorationSpec),
      scrolling: orthogonalScrollingBehavior.spec,
      margins: margins(contentInsetsReference),
      boundaryMargins: margins(supplementaryContentInsetsReference),
      boundariesFollowInsets: supplementariesFollowContentInsets,
      spaceBefore: spaceBefore
    )
  }
}
