// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// What holds for all sections of a compositional layout.
package struct CompositionalConfiguration: Hashable, Sendable {
  /// The axis that scrolls.
  package var axis: Axis
  /// The distance between neighbouring sections, in points.
  package var sectionSpacing: CGFloat
  /// Headers and footers of the whole layout.
  package var boundaries: [CompositionalBoundary]
  package var rounding: CompositionalRounding
  /// Whether reading starts at the right, so that everything is mirrored.
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

/// The room that a compositional layout has.
package struct CompositionalContainer: Hashable, Sendable {
  /// The size that shares are taken of, in points: the bounds, bars and all, on the main axis.
  package var size: CGSize
  package var pixelGrid: PixelGrid

  /// Makes a container; lengths that are negative or no finite numbers count as zero.
  package init(size: CGSize, pixelGrid: PixelGrid = .off) {
    self.size = CGSize(
      width: CompositionalSpacing(size.width).length,
      height: CompositionalSpacing(size.height).length
    )
    self.pixelGrid = pixelGrid
  }
}
