// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// The settings of all sections of a compositional layout.
package struct CompositionalConfiguration: Hashable, Sendable {
  /// The axis that scrolls.
  package var axis: Axis
  /// The distance between neighbouring sections, in points.
  package var sectionSpacing: CGFloat
  /// Headers and footers of the whole layout.
  package var boundaries: [CompositionalBoundary]
  package var rounding: CompositionalRounding
  /// Whether the layout runs from right to left, so that everything is mirrored.
  package var isMirrored: Bool

  /// Makes a configuration with UIKit's defaults.
  package init(
    axis: Axis = .vertical,
    sectionSpacing: CGFloat = 0,
    boundaries: [CompositionalBoundary] = [],
    rounding: CompositionalRounding = .sizes,
    isMirrored: Bool = false
  ) {
    self.axis = axis
    self.sectionSpacing = CompositionalSpacing(sectionSpacing).length
    self.boundaries = boundaries
    self.rounding = rounding
    self.isMirrored = isMirrored
  }
}

/// The space of a compositional layout.
package struct CompositionalContainer: Hashable, Sendable {
  /// The size to which fractions refer, in points: on the main axis, the bounds with the bars.
  package var size: CGSize
  package var pixelGrid: PixelGrid

  /// Makes a container; a length that is negative or not finite counts as zero.
  package init(size: CGSize, pixelGrid: PixelGrid = .off) {
    self.size = CGSize(
      width: CompositionalSpacing(size.width).length,
      height: CompositionalSpacing(size.height).length
    )
    self.pixelGrid = pixelGrid
  }
}
