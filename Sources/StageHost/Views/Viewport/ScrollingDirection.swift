// SPDX-License-Identifier: Apache-2.0
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

  /// Whether drags across the direction go sideways; `nil` if none goes across.
  var isCrossedSideways: Bool? {
    switch self {
    case .vertical: true
    case .horizontal: false
    case .both: nil
    }
  }
}
