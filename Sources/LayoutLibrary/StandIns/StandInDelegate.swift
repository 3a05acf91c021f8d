// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import UIKit

/// The base class of generated stand-ins for delegates.
///
/// It has the data, and it passes UIKit's delegate calls on to the delegate that would get them
/// without it.
@MainActor
open class StandInDelegate: NSObject, UICollectionViewDelegateFlowLayout {
  /// The data for the answers.
  public let data: any PreviewData
  /// The delegate that the collection view would have without this one.
  public weak var next: (any UICollectionViewDelegateFlowLayout)?

  /// Makes a stand-in that answers from data.
  public init(_ data: any PreviewData) {
    self.data = data
    super.init()
  }

  /// The size of an item, if `next` gives one.
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

  /// Asks `next` whether an item may be selected; it may when there is no `next`.
  open func collectionView(
    _ collectionView: UICollectionView,
    shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    next?.collectionView(collectionView, shouldSelectItemAt: indexPath) ?? true
  }

  /// Passes on that an item was selected.
  open func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) {
    next?.collectionView(collectionView, didSelectItemAt: indexPath)
  }

  /// Passes on that an item is no longer selected.
  open func collectionView(
    _ collectionView: UICollectionView,
    didDeselectItemAt indexPath: IndexPath
  ) {
    next?.collectionView(collectionView, didDeselectItemAt: indexPath)
  }

  /// Passes on that the content moved.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {
    next?.scrollViewDidScroll(scrollView)
  }
}
