// SPDX-License-Identifier: Apache-2.0
package import Foundation

extension UICollectionViewCompositionalLayout {
  /// Whether the layout has a section at an index, in a collection view of a size in points.
  ///
  /// It asks the provider, whose code may trap at an unknown index.
  package func hasSection(_ index: Int, in size: CGSize) -> Bool {
    let environment = LayoutEnvironment(
      container: LayoutContainer(effectiveSize: size),
      traitCollection: ShownDevice.current.traits
    )
    return section(at: index, in: environment) != nil
  }
}
