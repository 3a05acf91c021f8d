// SPDX-License-Identifier: Apache-2.0
import UIKit

/// Each section is a shelf of cards, an orthogonal section under a header that stays in sight.
///
/// - Label: Shelves
public final class ShelvesLayout: UICollectionViewCompositionalLayout {
  /// The ways in which shelves scroll.
  public enum Scrolling: String, CaseIterable, Sendable {
    /// A different way for each shelf, in the order of the cases below.
    case inTurn
    /// Free scrolling.
    case continuous
    /// Free scrolling that rests with a group at the leading edge.
    case leadingBoundary
    /// By the width of the shelf.
    case paging
    /// By one group.
    case groupPaging
    /// By one group, which rests in the middle.
    ///
    /// - Label: Group paging, centred
    case groupPagingCentered

    fileprivate func behavior(
      section: Int
    ) -> UICollectionLayoutSectionOrthogonalScrollingBehavior {
      switch self {
      case .inTurn:
        let ways = Self.allCases.filter { $0 != .inTurn }
        return ways[section % ways.count].behavior(section: section)
      case .continuous: return .continuous
      case .leadingBoundary: return .continuousGroupLeadingBoundary
      case .paging: return .paging
      case .groupPaging: return .groupPaging
      case .groupPagingCentered: return .groupPagingCentered
      }
    }
  }

  /// When shelves can be pulled beyond their ends.
  public enum Bounce: String, CaseIterable, Sendable {
    /// When they can scroll.
    case automatic
    /// Always.
    case always
    /// Never.
    case never

    fileprivate var property: UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce {
      switch self {
      case .automatic: .automatic
      case .always: .always
      case .never: .never
      }
    }
  }

  private let shelf: Shelf

  /// Where a shelf stops; “In turn” gives each of the first five shelves another behaviour.
  ///
  /// - Group: Shelves
  public var scrolling: Scrolling {
    get { shelf.scrolling }
    set { change { $0.scrolling = newValue } }
  }

  /// Whether a shelf can be pulled beyond its ends.
  ///
  /// - Group: Shelves
  public var bounce: Bounce {
    get { shelf.bounce }
    set { change { $0.bounce = newValue } }
  }

  /// Size of every card.
  ///
  /// - Group: Cards
  /// - Range: 8...600 by 1 pt
  public var cardSize: CGSize {
    get { shelf.cardSize }
    set { change { $0.cardSize = newValue } }
  }

  /// Distance between neighbouring cards.
  ///
  /// - Group: Cards
  /// - Range: 0...80 by 1 pt
  public var spacing: CGFloat {
    get { shelf.spacing }
    set { change { $0.spacing = newValue } }
  }

  /// Distance from a shelf's ends to the edges.
  ///
  /// - Group: Cards
  /// - Range: 0...80 by 1 pt
  public var margin: CGFloat {
    get { shelf.margin }
    set { change { $0.margin = newValue } }
  }

  /// The part by which cards shrink from the middle to the edge; the shelf's handler changes them
  /// in every layout pass.
  ///
  /// - Group: Cards
  /// - Range: 0...0.8 by 0.01
  public var shrinking: CGFloat {
    get { shelf.shrinking }
    set { change { $0.shrinking = newValue } }
  }

  /// Makes shelves for cards of a size in points.
  public init(cardSize: CGSize = CGSize(width: 148, height: 168)) {
    let shelf = Shelf(cardSize: cardSize)
    self.shelf = shelf
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = Shelf.gap
    super.init(
      sectionProvider: { index, _ in shelf.section(index) },
      configuration: configuration
    )
  }

  /// Makes shelves from an archive, but reads nothing from it.
  public required init?(coder: NSCoder) {
    shelf = Shelf(cardSize: .zero)
    super.init(coder: coder)
  }

  private func change(_ edit: (Shelf) -> Void) {
    edit(shelf)
    invalidateLayout()
  }
}

/// The settings that all shelves share.
@MainActor
private final class Shelf {
  /// Distance between a shelf and the next header, in points.
  nonisolated static let gap: CGFloat = 12
  private static let headerHeight: CGFloat = 40

  var scrolling = ShelvesLayout.Scrolling.inTurn
  var bounce = ShelvesLayout.Bounce.automatic
  var cardSize: CGSize
  var spacing: CGFloat = 12
  var margin: CGFloat = 16
  var shrinking: CGFloat = 0

  nonisolated init(cardSize: CGSize) {
    self.cardSize = cardSize
  }

  func section(_ index: Int) -> NSCollectionLayoutSection {
    let behavior = scrolling.behavior(section: index)
    let section = NSCollectionLayoutSection(
      group: behavior == .continuousGroupLeadingBoundary ? block() : card()
    )
    section.orthogonalScrollingBehavior = behavior
    section.orthogonalScrollingProperties.bounce = bounce.property
    section.interGroupSpacing = spacing
    section.contentInsets = NSDirectionalEdgeInsets(
      top: 0,
      leading: margin,
      bottom: 0,
      trailing: margin
    )
    section.boundarySupplementaryItems = [header()]
    // Headers have their own margin.
    section.supplementariesFollowContentInsets = false
    if shrinking > 0 { section.visibleItemsInvalidationHandler = shrink }
    return section
  }

  private func card() -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(cardSize.width),
        heightDimension: .absolute(cardSize.height)
      ),
      subitems: [item(.fractionalWidth(1), .fractionalHeight(1))]
    )
  }

  /// A group of one card and, beside it, two cards that share its height.
  private func block() -> NSCollectionLayoutGroup {
    let pair = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(cardSize.width),
        heightDimension: .fractionalHeight(1)
      ),
      repeatingSubitem: item(
        .fractionalWidth(1),
        .absolute((cardSize.height - spacing) / 2)
      ),
      count: 2
    )
    pair.interItemSpacing = .fixed(spacing)
    let block = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(2 * cardSize.width + spacing),
        heightDimension: .absolute(cardSize.height)
      ),
      subitems: [item(.absolute(cardSize.width), .fractionalHeight(1)), pair]
    )
    block.interItemSpacing = .fixed(spacing)
    return block
  }

  private func item(
    _ width: NSCollectionLayoutDimension,
    _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutItem {
    NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    )
  }

  private func header() -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .absolute(Self.headerHeight)
      ),
      elementKind: UICollectionView.elementKindSectionHeader,
      alignment: .top
    )
  }

  private func shrink(
    _ items: [any NSCollectionLayoutVisibleItem],
    _ offset: CGPoint,
    _ environment: any NSCollectionLayoutEnvironment
  ) {
    let half = environment.container.contentSize.width / 2
    guard half > 0 else { return }
    for item in items where item.representedElementCategory == .cell {
      let way = min(1, abs(item.center.x - offset.x - half) / half)
      let scale = 1 - shrinking * way
      item.transform = CGAffineTransform(scaleX: scale, y: scale)
    }
  }
}
