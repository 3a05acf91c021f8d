// SPDX-License-Identifier: Apache-2.0
import Foundation

extension NSCollectionLayoutSection {
  /// Lengths of a row of media on a television, in points.
  ///
  /// - Source: width, spacing and margin are those of the grid of five columns in Apple's
  ///   guidelines for tvOS. The height is ours: that of a picture of 16 by 9.
  private enum MediaRow {
    static let width: CGFloat = 320
    static let height: CGFloat = 180
    static let spacing: CGFloat = 40
    static let margin: CGFloat = 80
  }

  /// Makes an orthogonal section of media items with the system's sizes and spacing, for
  /// televisions.
  public class func orthogonalLayoutSectionForMediaItems() -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(MediaRow.width),
      heightDimension: .estimated(MediaRow.height)
    )
    let item = NSCollectionLayoutItem(layoutSize: size)
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = MediaRow.spacing
    section.contentInsets.leading = MediaRow.margin
    section.contentInsets.trailing = MediaRow.margin
    section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
    return section
  }
}
