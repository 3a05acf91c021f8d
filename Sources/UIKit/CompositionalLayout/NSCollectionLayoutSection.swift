// SPDX-License-Identifier: Apache-2.0
public import Foundation
import LayoutEngine

/// Changes the visible elements of a section in each layout pass.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  @MainActor (
    _ visibleItems: [any NSCollectionLayoutVisibleItem],
    _ contentOffset: CGPoint,
    _ layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> Void

/// A section: a group that repeats until all items are placed, and the views around it.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject, NSCopying {
  private let group: NSCollectionLayoutGroup
  private let scrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
  /// The list that the section shows; `nil` for other sections.
  package internal(set) var list: UICollectionLayoutListConfiguration?
  /// The space before the first header, in points; only lists have it.
  var spaceBefore: CGFloat = 0

  /// Makes a section from the group that it repeats.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  /// The distance of the groups from the section's edges, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The distance between neighbouring groups, in points.
  open var interGroupSpacing: CGFloat = 0
  /// The edges from which the insets are measured; the default is automatic, which uses the
  /// configuration's.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// The edges from which the insets of headers and footers are measured; the default is automatic.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// Whether the section's insets across the axis apply to headers and footers; the default is
  /// `true`.
  open var supplementariesFollowContentInsets = true
  /// How the section scrolls across the layout's direction; by default it does not.
  open var orthogonalScrollingBehavior =
    UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The bounce and the deceleration of the section's scrolling.
  open var orthogonalScrollingProperties: UICollectionLayoutSectionOrthogonalScrollingProperties {
    scrollingProperties
  }
  /// Headers, footers and views at the other sides.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The views behind the section.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Called in each layout pass with the visible elements, to change their look and place.
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// Makes a copy of the same class.
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

  /// The description for the solver; `margins` returns how far a reference narrows the section
  /// across the axis.
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
