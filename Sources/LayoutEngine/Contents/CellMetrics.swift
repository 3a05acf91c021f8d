// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// Every length and font of what cells show, in points.
///
/// The page paints by the same numbers (`web/renderer/look/cellMetrics.js`); `Tests/Vectors/cells.json` holds
/// both to them.
package enum CellMetrics {
  /// Text widths are compared on this grid, so that a width that the wire rounded breaks the same lines.
  package static let widthGrid: CGFloat = 0.25

  /// A tile with its text at the lower left.
  package enum Tile {
    /// Space between the edges and the text.
    package static let inset: CGFloat = 10
    /// The same in a small tile.
    package static let tightInset: CGFloat = 5
    /// A tile narrower or lower than this is small.
    package static let roomyWidth: CGFloat = 56
    package static let roomyHeight: CGFloat = 32
    /// A tile at least this wide has the big title, on several lines.
    package static let wideWidth: CGFloat = 120
    package static let wideLines = 3
    /// In less width a subtitle is left out rather than cut off.
    package static let cutSubtitleWidth: CGFloat = 64
    /// Between title and subtitle.
    package static let gap: CGFloat = 2
    package static let title = TextFont(size: 13, weight: .semibold)
    package static let narrowTitle = TextFont(size: 11, weight: .semibold)
    package static let smallTitle = TextFont(size: 10, weight: .semibold)
    package static let subtitle = TextFont(size: 11)
    /// Width and height of a tile that shows nothing or only a picture.
    package static let emptySide: CGFloat = 120
  }

  /// A low tile: its title stands in the middle of the one line.
  package enum Tag {
    /// A tile lower than this is a tag.
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
    /// The subtitle takes at most this share of the line.
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
    /// Width and height unless one of them is given.
    package static let side: CGFloat = 64
    /// The same with a caption.
    package static let captionedSide: CGFloat = 96
  }

  /// A row of a list.
  package enum Row {
    package static let inset: CGFloat = 16
    package static let verticalInset: CGFloat = 8
    /// Side of the picture at the leading edge.
    package static let image: CGFloat = 40
    /// Side of the chip that stands there when there is no picture.
    package static let chip: CGFloat = 30
    /// Between picture or chip and text.
    package static let imageGap: CGFloat = 12
    /// Between title and subtitle.
    package static let gap: CGFloat = 2
    package static let title = TextFont(size: 17)
    package static let subtitle = TextFont(size: 13)
    package static let minimumHeight: CGFloat = 44
  }
}
