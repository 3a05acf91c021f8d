// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Every length and font of what cells show, in points.
///
/// The page paints by the same numbers (`web/renderer/look/cellMetrics.js`); `Tests/Vectors/cells.json` holds
/// both to them.
enum CellMetrics {
  /// Text widths are compared on this grid, so that a width that the wire rounded breaks the same lines.
  static let widthGrid: CGFloat = 0.25

  /// A tile with its text at the lower left.
  enum Tile {
    /// Space between the edges and the text.
    static let inset: CGFloat = 10
    /// The same in a small tile.
    static let tightInset: CGFloat = 5
    /// A tile narrower or lower than this is small.
    static let roomyWidth: CGFloat = 56
    static let roomyHeight: CGFloat = 32
    /// A tile at least this wide has the big title, on several lines.
    static let wideWidth: CGFloat = 120
    static let wideLines = 3
    /// In less width a subtitle is left out rather than cut off.
    static let cutSubtitleWidth: CGFloat = 64
    /// Between title and subtitle.
    static let gap: CGFloat = 2
    static let title = TextFont(size: 13, weight: .semibold)
    static let narrowTitle = TextFont(size: 11, weight: .semibold)
    static let smallTitle = TextFont(size: 10, weight: .semibold)
    static let subtitle = TextFont(size: 11)
    /// Width and height of a tile that shows nothing or only a picture.
    static let emptySide: CGFloat = 120
  }

  /// A low tile: its title stands in the middle of the one line.
  enum Tag {
    /// A tile lower than this is a tag.
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
    /// The subtitle takes at most this share of the line.
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
    /// Width and height unless one of them is given.
    static let side: CGFloat = 64
    /// The same with a caption.
    static let captionedSide: CGFloat = 96
  }

  /// A row of a list.
  enum Row {
    static let inset: CGFloat = 16
    static let verticalInset: CGFloat = 8
    /// Side of the picture at the leading edge.
    static let image: CGFloat = 40
    /// Side of the chip that stands there when there is no picture.
    static let chip: CGFloat = 30
    /// Between picture or chip and text.
    static let imageGap: CGFloat = 12
    /// Between title and subtitle.
    static let gap: CGFloat = 2
    static let title = TextFont(size: 17)
    static let subtitle = TextFont(size: 13)
    static let minimumHeight: CGFloat = 44
  }
}
