// SPDX-License-Identifier: Apache-2.0

/// The settings of the device that shows a collection view.
package struct CollectionViewSurroundings: Hashable, Sendable {
  /// Whether the interface is light or dark.
  package var style = UIUserInterfaceStyle.light
  /// The text size that the person chose.
  package var contentSize = UIContentSizeCategory.large

  /// Makes the settings of a new device.
  package init() {}
}
