// SPDX-License-Identifier: Apache-2.0

/// What a person has chosen on the device that shows a collection view.
package struct CollectionViewSurroundings: Hashable, Sendable {
  /// Whether the interface is light or dark.
  package var style = UIUserInterfaceStyle.light
  /// The size of text.
  package var contentSize = UIContentSizeCategory.large

  /// Those of a device that nobody touched.
  package init() {}
}
