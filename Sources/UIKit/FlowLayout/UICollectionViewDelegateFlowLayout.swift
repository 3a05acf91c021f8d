// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// What a collection view's delegate decides about its flow layout.
///
/// All methods are optional. An answer takes precedence over the layout's property with the same
/// meaning.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// The size of an item, in points.
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize

  /// The margins of a section's items, in points.
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets

  /// The distance between a section's lines, in points.
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat

  /// The smallest distance between neighbours on a section's lines, in points.
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat

  /// The size of a section's header, in points; only its length along the scroll direction is used.
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize

  /// The size of a section's footer, in points; only its length along the scroll direction is used.
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
  /// The layout's `itemSize`, because the method is optional.
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    OptionalRequirement.flowItemSize.isMissing(on: self)
    return flow(collectionViewLayout)?.itemSize ?? .zero
  }

  /// The layout's `sectionInset`, because the method is optional.
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    OptionalRequirement.flowInset.isMissing(on: self)
    return flow(collectionViewLayout)?.sectionInset ?? .zero
  }

  /// The layout's `minimumLineSpacing`, because the method is optional.
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    OptionalRequirement.flowLineSpacing.isMissing(on: self)
    return flow(collectionViewLayout)?.minimumLineSpacing ?? 0
  }

  /// The layout's `minimumInteritemSpacing`, because the method is optional.
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    OptionalRequirement.flowItemSpacing.isMissing(on: self)
    return flow(collectionViewLayout)?.minimumInteritemSpacing ?? 0
  }

  /// The layout's `headerReferenceSize`, because the method is optional.
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    OptionalRequirement.flowHeaderSize.isMissing(on: self)
    return flow(collectionViewLayout)?.headerReferenceSize ?? .zero
  }

  /// The layout's `footerReferenceSize`, because the method is optional.
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    OptionalRequirement.flowFooterSize.isMissing(on: self)
    return flow(collectionViewLayout)?.footerReferenceSize ?? .zero
  }

  private func flow(_ layout: UICollectionViewLayout) -> UICollectionViewFlowLayout? {
    layout as? UICollectionViewFlowLayout
  }
}

extension OptionalRequirement {
  package static let flowItemSize = OptionalRequirement()
  package static let flowInset = OptionalRequirement()
  package static let flowLineSpacing = OptionalRequirement()
  package static let flowItemSpacing = OptionalRequirement()
  package static let flowHeaderSize = OptionalRequirement()
  package static let flowFooterSize = OptionalRequirement()
}
