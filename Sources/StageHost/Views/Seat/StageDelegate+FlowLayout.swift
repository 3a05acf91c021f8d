// SPDX-License-Identifier: Apache-2.0
import Foundation
import UIKit

/// Passes a flow layout's questions on to the layout's own delegate.
extension StageDelegate {
  func collectionView(
    _ collectionView: UICollectionView,
    layout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let answer = flowDelegate(of: layout)?.collectionView?(
      collectionView,
      layout: layout,
      sizeForItemAt: indexPath
    )
    return answer ?? lacking(.flowItemSize, flow(layout)?.itemSize ?? .zero)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    let answer = flowDelegate(of: layout)?.collectionView?(
      collectionView,
      layout: layout,
      insetForSectionAt: section
    )
    return answer ?? lacking(.flowInset, flow(layout)?.sectionInset ?? .zero)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    let answer = flowDelegate(of: layout)?.collectionView?(
      collectionView,
      layout: layout,
      minimumLineSpacingForSectionAt: section
    )
    return answer ?? lacking(.flowLineSpacing, flow(layout)?.minimumLineSpacing ?? 0)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    let answer = flowDelegate(of: layout)?.collectionView?(
      collectionView,
      layout: layout,
      minimumInteritemSpacingForSectionAt: section
    )
    return answer ?? lacking(.flowItemSpacing, flow(layout)?.minimumInteritemSpacing ?? 0)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    let answer = flowDelegate(of: layout)?.collectionView?(
      collectionView,
      layout: layout,
      referenceSizeForHeaderInSection: section
    )
    return answer ?? lacking(.flowHeaderSize, flow(layout)?.headerReferenceSize ?? .zero)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    let answer = flowDelegate(of: layout)?.collectionView?(
      collectionView,
      layout: layout,
      referenceSizeForFooterInSection: section
    )
    return answer ?? lacking(.flowFooterSize, flow(layout)?.footerReferenceSize ?? .zero)
  }

  private func flow(_ layout: UICollectionViewLayout) -> UICollectionViewFlowLayout? {
    layout as? UICollectionViewFlowLayout
  }

  /// Reports that a method is not implemented, and returns the layout's own value.
  private func lacking<Value>(_ requirement: OptionalRequirement, _ value: Value) -> Value {
    requirement.isMissing(on: self)
    return value
  }
}
