// SPDX-License-Identifier: Apache-2.0
import StageProtocol
import UIKit

/// The direction in which the layout of a collection view scrolls; the names are those of messages.
enum ScrollingDirection: String {
  case vertical
  case horizontal
  case both

  /// The direction of the present layout; a layout of another kind may scroll in both.
  @MainActor
  init(of collectionView: UICollectionView) {
    switch collectionView.collectionViewLayout {
    case let flow as UICollectionViewFlowLayout:
      self = flow.scrollDirection == .horizontal ? .horizontal : .vertical
    case let compositional as UICollectionViewCompositionalLayout:
      self = compositional.configuration.scrollDirection == .horizontal ? .horizontal : .vertical
    default: self = .both
    }
  }

  /// Where a collection view that scrolls so can be pulled beyond its edges.
  @MainActor
  func bounce(of collectionView: UICollectionView) -> StageScreen.Bounce {
    let always =
      switch self {
      case .vertical: collectionView.alwaysBounceVertical
      case .horizontal: collectionView.alwaysBounceHorizontal
      case .both: collectionView.alwaysBounceVertical && collectionView.alwaysBounceHorizontal
      }
    return collectionView.bounces ? always ? .always : .overflow : .never
  }
}

extension StageScreen.Indicators {
  /// The indicators of a collection view; those of a table's rows are the table's.
  @MainActor
  init(of collectionView: UICollectionView) {
    let owner = collectionView.superview as? UITableView ?? collectionView
    switch (owner.showsVerticalScrollIndicator, owner.showsHorizontalScrollIndicator) {
    case (true, true): self = .both
    case (true, false): self = .vertical
    case (false, true): self = .horizontal
    case (false, false): self = .none
    }
  }
}
