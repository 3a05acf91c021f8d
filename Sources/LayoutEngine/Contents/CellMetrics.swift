// SPDX-License-Identifier: Apache-2.0
import Foundation

/// All lengths and fonts of cells' contents, in points.
///
/// The page paints with the same numbers (`web/renderer/look/cellMetrics.js`);
/// `Tests/Vectors/cells.json` tests both.
enum CellMetrics {
  /// The grid on which text widths are compared, so that a width that the wire rounded breaks the
  /// same lines.
  static let widthGrid: CGFloat = 0.25

  /// A tile with its text at the bottom left.
  enum Tile {
    /// The distance between the edges and the text.
    static let inset: CGFloat = 10
    /// The same distance in a small tile.
    static let tightInset: CGFloat = 5
    /// The width and height below which a tile is small.
    static let roomyWidth: CGFloat = 56
    static let roomyHeight: CGFloat = 32
    /// The width from which a tile has the big title, on several lines.
    static let wideWidth: CGFloat = 120
    static let wideLines = 3
    /// The width below which a subtitle is left out instead of being cut off.
    static let cutSubtitleWidth: CGFloat = 64
    /// The distance between title and subtitle.
    static let gap: CGFloat = 2
    static let title = TextFont(size: 13, weight: .semibold)
    static let narrowTitle = TextFont(size: 11, weight: .semibold)
    static let smallTitle = TextFont(size: 10, weight: .semibold)
    static let subtitle = TextFont(size: 11)
    /// Width and height of a tile without content or with only an image.
    static let emptySide: CGFloat = 120
  }

  /// A low tile, with its title in the middle of its single line.
  enum Tag {
    /// The height below which a tile is a tag.
    static let below: CGFloat = 44
    static let inset: CGFloat = 10
    static let title = TextFont(size: 12, weight: .medium)
    static let height: CGFloat = 32
  }

  /// A section's title, with the subtitle at the other end of the first line.
  enum Header {
    static let inset: CGFloat = 16
    static let verticalInset: CGFloat = 8
    static let gap: CGFloat = 12
    static let title = TextFont(size: 17, weight: .semibold)
    static let subtitle = TextFont(size: 12)
    static let titleLines = 2
    /// The greatest share of the line for the subtitle.
    static let subtitleShare: CGFloat = 0.5
  }

  /// Small text below a section.
  enum Footer {
    static let inset: CGFloat = 16
    static let verticalInset: CGFloat = 8
    static let title = TextFont(size: 12)
  }

  /// One big glyph with a caption.
  enum Glyph {
    /// Width and height, if neither is given.
    static let side: CGFloat = 64
    /// Width and height with a caption.
    static let captionedSide: CGFloat = 96
  }

  /// A row of a list.
  enum Row {
    static let inset: CGFloat = 16
    static let verticalInset: CGFloat = 8
    /// The side of the image at the leading edge.
    static let image: CGFloat = 40
    /// The side of the chip that replaces a missing image.
    static let chip: CGFloat = 30
    /// The distance between image or chip and text.
    static let imageGap: CGFloat = 12
    /// The distance between title and subtitle.
    static let gap: CGFloat = 2
    static let title = TextFont(size: 17)
    static let subtitle = TextFont(size: 13)
    static let minimumHeight: CGFloat = 44
  }
}
