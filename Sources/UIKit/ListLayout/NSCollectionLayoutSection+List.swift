// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

extension NSCollectionLayoutSection {
  /// A section that looks like a list: rows with the full width, whose content decides their
  /// height.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let metrics = ListMetrics.current
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(metrics.row.minimumHeight)
    )
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    )
    section.list = configuration
    section.boundarySupplementaryItems = configuration.boundaries(metrics)
    let ground = NSCollectionLayoutDecorationItem.background(elementKind: ListGround.elementKind)
    ground.zIndex = ListGround.depth
    section.decorationItems = [ground]
    section.takeListInsets(configuration, metrics, layoutEnvironment)
    return section
  }

  private func takeListInsets(
    _ configuration: UICollectionLayoutListConfiguration,
    _ metrics: ListMetrics,
    _ environment: any NSCollectionLayoutEnvironment
  ) {
    let appearance = configuration.appearance
    if appearance == .insetGrouped {
      let margin = metrics.margin(forWidth: environment.container.contentSize.width)
      contentInsets.leading = margin
      contentInsets.trailing = margin
    }
    let padding = configuration.headerPadding(metrics)
    switch configuration.headerMode {
    case .none: contentInsets.top = appearance.isGrouped ? metrics.groupedSectionSpacing : 0
    case .supplementary: spaceBefore = padding
    // A section without items has no header, and no space above it.
    case .firstItemInSection: contentInsets.top = padding
    }
  }
}

extension UICollectionLayoutListConfiguration {
  /// The space above a header, in points.
  func headerPadding(_ metrics: ListMetrics) -> CGFloat {
    if let headerTopPadding, headerTopPadding >= 0, headerTopPadding.isFinite {
      return headerTopPadding
    }
    return appearance.pins ? metrics.plainHeaderTopPadding : metrics.groupedHeaderTopPadding
  }

  @MainActor fileprivate func boundaries(
    _ metrics: ListMetrics
  ) -> [NSCollectionLayoutBoundarySupplementaryItem] {
    var items: [NSCollectionLayoutBoundarySupplementaryItem] = []
    if headerMode == .supplementary {
      let hugs = contentHuggingElements.contains(.supplementaryHeader)
      items.append(
        boundary(
          UICollectionView.elementKindSectionHeader,
          hugs ? .topLeading : .top,
          width: hugs ? .estimated(metrics.plainHeader.minimumHeight) : .fractionalWidth(1),
          height: headerContent(metrics).minimumHeight
        )
      )
    }
    if footerMode == .supplementary {
      items.append(
        boundary(
          UICollectionView.elementKindSectionFooter,
          .bottom,
          width: .fractionalWidth(1),
          height: footerContent(metrics).minimumHeight
        )
      )
    }
    return items
  }

  @MainActor private func boundary(
    _ kind: String,
    _ alignment: NSRectAlignment,
    width: NSCollectionLayoutDimension,
    height: CGFloat
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: width,
        heightDimension: .estimated(height)
      ),
      elementKind: kind,
      alignment: alignment
    )
    item.pinToVisibleBounds = appearance.pins
    return item
  }

  private func headerContent(_ metrics: ListMetrics) -> ListMetrics.Content {
    if appearance.isSidebar { return metrics.sidebarHeader }
    return appearance.isGrouped ? metrics.groupedHeader : metrics.plainHeader
  }

  private func footerContent(_ metrics: ListMetrics) -> ListMetrics.Content {
    appearance.isGrouped ? metrics.groupedFooter : metrics.plainFooter
  }
}
