// SPDX-License-Identifier: Apache-2.0
package import LayoutEngine

extension UICollectionView {
  /// The identity of an item, by which its cell is followed.
  package func identity(ofItemAt position: ElementPosition) -> String {
    data.key(for: .cell(at: IndexPath(position: position)), source: identitySource).identity
  }
}
