// SPDX-License-Identifier: Apache-2.0

/// The settings of the device that shows a collection view.
package struct CollectionViewSurroundings: Hashable, Sendable {
  /// Whether the interface is light or dark.
  package var style = UIUserInterfaceStyle.light
  /// The text size that the person chose.
  package var contentSize = UIContentSizeCategory.large
  /// What becomes of the texts of its cells.
  package var words: PseudoWords.Style?

  /// Makes the settings of a new device.
  package init() {}
}
