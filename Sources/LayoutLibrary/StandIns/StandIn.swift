// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import UIKit

/// Answers about items in place of an app: from the data where they can, otherwise with constants.
///
/// All lengths are in points.
@MainActor
public enum StandIn {
  /// Width of an item whose width the data do not give.
  public static let plainWidth: CGFloat = 160
  /// Height of an item whose size and shape the data do not give.
  public static let plainHeight: CGFloat = 120
  /// Distances between things.
  public static let spacing: CGFloat = 8
  /// Height of headers and footers.
  public static let barHeight: CGFloat = 44

  /// An item's height: from its shape and a width, otherwise as the data give it.
  public static func height(
    _ data: any PreviewData,
    at indexPath: IndexPath,
    width: CGFloat? = nil
  ) -> CGFloat {
    let given = data.size(at: indexPath)
    if let ratio = data.heightPerWidth(at: indexPath) {
      return ratio * (width ?? given.width ?? plainWidth)
    }
    return given.height ?? plainHeight
  }

  /// An item's width, as the data give it.
  public static func width(_ data: any PreviewData, at indexPath: IndexPath) -> CGFloat {
    data.size(at: indexPath).width ?? plainWidth
  }

  /// An item's size.
  public static func size(_ data: any PreviewData, at indexPath: IndexPath) -> CGSize {
    let width = width(data, at: indexPath)
    return CGSize(width: width, height: height(data, at: indexPath, width: width))
  }

  /// An item's width as a multiple of its height.
  public static func aspectRatio(_ data: any PreviewData, at indexPath: IndexPath) -> CGFloat {
    guard let ratio = data.heightPerWidth(at: indexPath), ratio > 0 else {
      return plainWidth / plainHeight
    }
    return 1 / ratio
  }

  /// One of several answers, in turn by the item's index.
  public static func choice<Answer>(_ answers: [Answer], at indexPath: IndexPath) -> Answer {
    answers[max(0, indexPath.last ?? 0) % answers.count]
  }

  /// A section of items as wide as their container.
  public static func section() -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .absolute(barHeight)
    )
    let item = NSCollectionLayoutItem(layoutSize: size)
    return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [item]))
  }
}

extension StandIn {
  /// The number of sections in a data source whose section identifiers are numbers.
  public static let sectionLimit = 1_000

  /// A data source with sections but no items, for section providers that ask which section it is.
  public static func dataSource<Section: Hashable & Sendable, Item: Hashable & Sendable>(
    _ sections: [Section],
    of item: Item.Type
  ) -> UICollectionViewDiffableDataSource<Section, Item> {
    let view = UICollectionView(
      frame: .zero,
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    let source = UICollectionViewDiffableDataSource<Section, Item>(collectionView: view) {
      _,
      _,
      _ in
      nil
    }
    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    snapshot.appendSections(sections)
    source.apply(snapshot, animatingDifferences: false)
    return source
  }
}

extension StandIn {
  /// The picture of `#imageLiteral(resourceName:)`.
  public static func image(resourceName name: String) -> UIImage {
    UIImage(named: name) ?? UIImage()
  }

  /// Adds a view without a place for a cell's outlet, in place of the missing nib or storyboard.
  public static func outlet<View: UIView>(_ view: View, in owner: UIView) -> View {
    let holder = (owner as? UICollectionViewCell)?.contentView ?? owner
    holder.addSubview(view)
    return view
  }
}

extension StandIn {
  /// An empty archive, for classes that only a storyboard makes.
  public static var coder: NSCoder {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.finishEncoding()
    let reader = try? NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    return reader ?? archiver
  }
}
