// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol
import UIKit

/// The item that has the same place in the viewport, or a chosen one, after a change of the layout.
@MainActor
struct LayoutAnchor {
  private let first: ScrollAnchor
  private let placed: (path: IndexPath, frame: CGRect, placement: TransitionPlacement)?

  /// Notes the items' places; without a placement, the first visible item stays in its place.
  init(_ collectionView: UICollectionView, _ placement: LayoutChange.Placement?) {
    first = ScrollAnchor(collectionView)
    guard let placement, let path = Self.middleItem(of: collectionView),
      let frame = collectionView.collectionViewLayout.layoutAttributesForItem(at: path)?.frame
    else {
      placed = nil
      return
    }
    placed = (path, frame, TransitionPlacement(placement))
  }

  /// The offset for that place, after the layout is up to date.
  func offset(in collectionView: UICollectionView) -> CGPoint {
    guard let placed,
      let frame = collectionView.collectionViewLayout.layoutAttributesForItem(at: placed.path)?
        .frame
    else { return first.offset(in: collectionView) }
    return collectionView.contentOffset(showing: frame, from: placed.frame, placed.placement)
  }

  /// The item at the centre of a change of layout: a visible selected one, or else the one nearest
  /// to the middle.
  ///
  /// - Source: research note on collection views, 3.
  static func middleItem(of collectionView: UICollectionView) -> IndexPath? {
    let bounds = collectionView.bounds
    let cells = (collectionView.collectionViewLayout.layoutAttributesForElements(in: bounds) ?? [])
      .filter { $0.representedElementCategory == .cell && $0.frame.intersects(bounds) }
    let selected = Set(collectionView.indexPathsForSelectedItems ?? [])
    let chosen = cells.filter { selected.contains($0.indexPath) }
    let way = { (frame: CGRect) in hypot(frame.midX - bounds.midX, frame.midY - bounds.midY) }
    let nearest = (chosen.isEmpty ? cells : chosen).min { way($0.frame) < way($1.frame) }
    return nearest?.indexPath
  }
}

extension TransitionPlacement {
  /// Makes a placement of the wire's placement.
  init(_ placement: LayoutChange.Placement) {
    switch placement {
    case .minimal: self = .minimal
    case .visible: self = .visible
    case .center: self = .center
    case .top: self = .top
    case .left: self = .left
    case .bottom: self = .bottom
    case .right: self = .right
    }
  }
}
