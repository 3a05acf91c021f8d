// SPDX-License-Identifier: Apache-2.0
import LayoutEngine

extension UICollectionView {
  /// The kind of the views before a section's items in a flow layout.
  public nonisolated static let elementKindSectionHeader =
    "UICollectionElementKindSectionHeader"

  /// The kind of the views after a section's items in a flow layout.
  public nonisolated static let elementKindSectionFooter =
    "UICollectionElementKindSectionFooter"

  /// The direction in which a layout's content scrolls.
  public enum ScrollDirection: Int, Sendable {
    case vertical = 0
    case horizontal = 1
  }
}
