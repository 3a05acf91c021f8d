// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import UIKit

/// What generated stand-ins of delegates are made of: it knows the data, and leaves what collection views
/// ask of any delegate to the one that would be asked without it.
@MainActor
open class StandInDelegate: NSObject, UICollectionViewDelegateFlowLayout {
  /// The data that answers come from.
  public let data: any PreviewData
  /// The delegate that the collection view would have without this one.
  public weak var next: (any UICollectionViewDelegateFlowLayout)?

  /// Makes a stand-in that answers from data.
  public init(_ data: any PreviewData) {
    self.data = data
    super.init()
  }

  /// The size of an item, as far as `next` says one.
  open func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let answer = next?.collectionView?(
      collectionView,
      layout: collectionViewLayout,
      sizeForItemAt: indexPath
    )
    if let answer { return answer }
    OptionalRequirement.flowItemSize.isMissing(on: self)
    return (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
  }

  /// Selects an item as `next` would have it.
  open func collectionView(
    _ collectionView: UICollectionView,
    shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    next?.collectionView(collectionView, shouldSelectItemAt: indexPath) ?? true
  }

  /// Tells `next` that an item was selected.
  open func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) {
    next?.collectionView(collectionView, didSelectItemAt: indexPath)
  }

  /// Tells `next` that an item is selected no longer.
  open func collectionView(
    _ collectionView: UICollectionView,
    didDeselectItemAt indexPath: IndexPath
  ) {
    next?.collectionView(collectionView, didDeselectItemAt: indexPath)
  }

  /// Tells `next` that the content moved.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {
    next?.scrollViewDidScroll(scrollView)
  }
}
