// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageDocuments
import StageProtocol
import UIKit

// Makes UIKit's closures of a file's description. The export prints the same expressions, so that
// its compiled source computes the same numbers.

extension CompositionalDocument.Dimension {
  /// The length in a box, in points.
  fileprivate func length(in size: CGSize) -> CGFloat {
    switch kind {
    case .absolute, .estimated, .uniformAcrossSiblings: CGFloat(value)
    case .fractionalWidth: size.width * CGFloat(value)
    case .fractionalHeight: size.height * CGFloat(value)
    }
  }
}

extension [CompositionalDocument.CustomItem] {
  /// The closure that places the cells of a custom group.
  @MainActor var provider: NSCollectionLayoutGroupCustomItemProvider {
    { environment in
      let size = environment.container.effectiveContentSize
      return map { item in
        let rect = CGRect(
          x: item.x?.length(in: size) ?? 0,
          y: item.y?.length(in: size) ?? 0,
          width: item.width.length(in: size),
          height: item.height.length(in: size)
        )
        let inset = CGFloat(item.inset)
        return NSCollectionLayoutGroupCustomItem(
          frame: inset == 0 ? rect : rect.insetBy(dx: inset, dy: inset),
          zIndex: item.zIndex
        )
      }
    }
  }
}

extension CompositionalDocument.VisibleItems {
  private static let halfTurn: CGFloat = 180

  /// The closure that changes a section's visible cells; `nil` when it would change nothing.
  @MainActor var handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler? {
    guard scale != 1 || alpha != 1 || rotation != 0 else { return nil }
    let isAcross = axis == .horizontal
    return { items, offset, environment in
      let size = environment.container.contentSize
      let middle = isAcross ? offset.x + size.width / 2 : offset.y + size.height / 2
      let reach = Swift.max(CGFloat(Self.leastDistance), distance.length(in: size))
      for item in items where item.representedElementCategory == .cell {
        let place = isAcross ? item.center.x : item.center.y
        change(item, away: Swift.max(-1, Swift.min(1, (place - middle) / reach)))
      }
    }
  }

  @MainActor
  private func change(_ item: any NSCollectionLayoutVisibleItem, away: CGFloat) {
    if alpha != 1 { item.alpha = 1 - (1 - CGFloat(alpha)) * abs(away) }
    guard scale != 1 || rotation != 0 else { return }
    let scale = 1 - (1 - CGFloat(scale)) * abs(away)
    let turn = away * CGFloat(rotation) * .pi / Self.halfTurn
    let turned =
      rotation == 0 ? CGAffineTransform.identity : CGAffineTransform(rotationAngle: turn)
    item.transform = self.scale == 1 ? turned : turned.scaledBy(x: scale, y: scale)
  }
}
