// SPDX-License-Identifier: Apache-2.0
import Foundation
import UIKit

/// Gives items a menu that raises a controller's view of 60 × 40 points, and notes a tap on it.
final class RaisingDelegate: NSObject, UICollectionViewDelegate {
  private(set) var committed: [UIViewController?] = []

  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(
      previewProvider: {
        let raised = UIViewController()
        raised.preferredContentSize = CGSize(width: 60, height: 40)
        raised.view.backgroundColor = .red
        return raised
      },
      actionProvider: { _ in nil }
    )
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { committed.append(animator.previewViewController) }
}
