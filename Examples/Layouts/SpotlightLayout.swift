// SPDX-License-Identifier: Apache-2.0
import UIKit

/// Shelves whose middle card stands out: the others are smaller, fainter and lean away from it.
///
/// A handler of each section's visible items makes the difference, in every layout pass.
///
/// - Label: Spotlight
/// - Pinch: cardSize
public final class SpotlightLayout: UICollectionViewCompositionalLayout {
  private let stage: Spotlight

  /// Size of the card in the middle.
  ///
  /// - Group: Cards
  /// - Range: 8...600 by 1 pt
  public var cardSize: CGSize {
    get { stage.cardSize }
    set { change { $0.cardSize = newValue } }
  }

  /// Distance between neighbouring cards.
  ///
  /// - Group: Cards
  /// - Range: 0...80 by 1 pt
  public var spacing: CGFloat {
    get { stage.spacing }
    set { change { $0.spacing = newValue } }
  }

  /// The scale of cards that are one or more cards away from the middle.
  ///
  /// - Label: Scale
  /// - Group: Away from the middle
  /// - Range: 0...1 by 0.01
  public var farScale: CGFloat {
    get { stage.farScale }
    set { change { $0.farScale = newValue } }
  }

  /// The opacity of these cards.
  ///
  /// - Label: Opacity
  /// - Group: Away from the middle
  /// - Range: 0...1 by 0.01
  public var farAlpha: CGFloat {
    get { stage.farAlpha }
    set { change { $0.farAlpha = newValue } }
  }

  /// The angle of these cards.
  ///
  /// - Group: Away from the middle
  /// - Range: -45...45 by 1 °
  public var tilt: CGFloat {
    get { stage.tilt }
    set { change { $0.tilt = newValue } }
  }

  /// Makes shelves for cards of a size in points.
  public init(cardSize: CGSize = CGSize(width: 220, height: 260)) {
    let stage = Spotlight(cardSize: cardSize)
    self.stage = stage
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = Spotlight.gap
    super.init(sectionProvider: { _, _ in stage.section() }, configuration: configuration)
  }

  /// Makes shelves from an archive, but reads nothing from it.
  public required init?(coder: NSCoder) {
    stage = Spotlight(cardSize: .zero)
    super.init(coder: coder)
  }

  private func change(_ edit: (Spotlight) -> Void) {
    edit(stage)
    invalidateLayout()
  }
}

/// The settings that all shelves share.
@MainActor
private final class Spotlight {
  /// Distance between two shelves, in points.
  nonisolated static let gap: CGFloat = 24
  private static let headerHeight: CGFloat = 40
  private static let halfTurn: CGFloat = 180

  var cardSize: CGSize
  var spacing: CGFloat = 16
  var farScale: CGFloat = 0.75
  var farAlpha: CGFloat = 0.5
  var tilt: CGFloat = 6

  nonisolated init(cardSize: CGSize) {
    self.cardSize = cardSize
  }

  func section() -> NSCollectionLayoutSection {
    let card = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .fractionalHeight(1)
      )
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(cardSize.width),
        heightDimension: .absolute(cardSize.height)
      ),
      subitems: [card]
    )
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPagingCentered
    section.interGroupSpacing = spacing
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1),
          heightDimension: .absolute(Self.headerHeight)
        ),
        elementKind: UICollectionView.elementKindSectionHeader,
        alignment: .top
      )
    ]
    section.visibleItemsInvalidationHandler = light
    return section
  }

  /// Changes each card by its distance from the middle, measured in cards.
  private func light(
    _ items: [any NSCollectionLayoutVisibleItem],
    _ offset: CGPoint,
    _ environment: any NSCollectionLayoutEnvironment
  ) {
    let step = cardSize.width + spacing
    guard step > 0 else { return }
    let middle = offset.x + environment.container.contentSize.width / 2
    for item in items where item.representedElementCategory == .cell {
      let away = max(-1, min(1, (item.center.x - middle) / step))
      let scale = 1 - (1 - farScale) * abs(away)
      item.alpha = 1 - (1 - farAlpha) * abs(away)
      item.transform = CGAffineTransform(rotationAngle: away * tilt * .pi / Self.halfTurn)
        .scaledBy(x: scale, y: scale)
    }
  }
}
