// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// All lengths and fonts of cells' contents, in points.
///
/// The page paints with the same numbers (`web/renderer/look/cellMetrics.js`);
/// `Tests/Vectors/cells.json` tests both.
package enum CellMetrics {
  /// The grid on which text widths are compared, so that a width that the wire rounded breaks the
  /// same lines.
  package static let widthGrid: CGFloat = 0.25

  /// A tile with its text at the bottom left.
  package enum Tile {
    /// The distance between the edges and the text.
    package static let inset: CGFloat = 10
    /// The same distance in a small tile.
    package static let tightInset: CGFloat = 5
    /// The width and height below which a tile is small.
    package static let roomyWidth: CGFloat = 56
    package static let roomyHeight: CGFloat = 32
    /// The width from which a tile has the big title, on several lines.
    package static let wideWidth: CGFloat = 120
    package static let wideLines = 3
    /// The width below which a subtitle is left out instead of being cut off.
    package static let cutSubtitleWidth: CGFloat = 64
    /// The distance between title and subtitle.
    package static let gap: CGFloat = 2
    package static let title = TextFont(size: 13, weight: .semibold)
    package static let narrowTitle = TextFont(size: 11, weight: .semibold)
    package static let smallTitle = TextFont(size: 10, weight: .semibold)
    package static let subtitle = TextFont(size: 11)
    /// Width and height of a tile without content or with only an image.
    package static let emptySide: CGFloat = 120
  }

  /// A low tile, with its title in the middle of its single line.
  package enum Tag {
    /// The height below which a tile is a tag.
    package static let below: CGFloat = 44
    package static let inset: CGFloat = 10
    package static let title = TextFont(size: 12, weight: .medium)
    package static let height: CGFloat = 32
  }

  /// A section's title, with the subtitle at the other end of the first line.
  package enum Header {
    package static let inset: CGFloat = 16
    package static let verticalInset: CGFloat = 8
    package static let gap: CGFloat = 12
    package static let title = TextFont(size: 17, weight: .semibold)
    package static let subtitle = TextFont(size: 12)
    package static let titleLines = 2
    /// The greatest share of the line for the subtitle.
    package static let subtitleShare: CGFloat = 0.5
  }

  /// Small text below a section.
  package enum Footer {
    package static let inset: CGFloat = 16
    package static let verticalInset: CGFloat = 8
    package static let title = TextFont(size: 12)
  }

  /// One big glyph with a caption.
  package enum Glyph {
    /// Width and height, if neither is given.
    package static let side: CGFloat = 64
    /// Width and height with a caption.
    package static let captionedSide: CGFloat = 96
  }

  /// A row of a list.
  package enum Row {
    package static let inset: CGFloat = 16
    package static let verticalInset: CGFloat = 8
    /// The side of the image at the leading edge.
    package static let image: CGFloat = 40
    /// The side of the chip that replaces a missing image.
    package static let chip: CGFloat = 30
    /// The distance between image or chip and text.
    package static let imageGap: CGFloat = 12
    /// The distance between title and subtitle.
    package static let gap: CGFloat = 2
    package static let title = TextFont(size: 17)
    package static let subtitle = TextFont(size: 13)
    package static let minimumHeight: CGFloat = 44
  }
}
