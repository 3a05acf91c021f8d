// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
import UIKit

/// Cannot be made without values of the app's.
public class InitialisedGrid: UICollectionViewCompositionalLayout {
  public enum Density {
    case compact
    case regular(spacing: CGFloat)
  }

  public struct Style {
    public var density: Density
    public var insets: NSDirectionalEdgeInsets
    public var title: String?
  }

  public init(columns: Int, style: Style, estimatedHeight: CGFloat, onPrepare: ((Int) -> Void)? = nil) {
    let spacing: CGFloat
    switch style.density {
    case .compact: spacing = 2
    case .regular(let value): spacing = value
    }
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / CGFloat(columns)),
        heightDimension: .absolute(estimatedHeight)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(estimatedHeight)),
      subitem: item, count: columns)
    group.interItemSpacing = .fixed(spacing)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = spacing
    section.contentInsets = style.insets
    super.init(section: section)
    onPrepare?(columns)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
