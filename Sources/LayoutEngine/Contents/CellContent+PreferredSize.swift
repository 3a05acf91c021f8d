// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension CellContent {
  /// Whether there is a text or an image, so that a size can be measured.
  package var hasSomethingToShow: Bool {
    !(title.isEmpty && subtitle.isEmpty && image.isEmpty && list == nil)
  }

  /// The size that the content prefers.
  ///
  /// The page places the lines in it by itself: `web/renderer/cells/cellText.js` gives the reasons, and
  /// `Tests/Vectors/cells.json` tests both sides.
  ///
  /// With a given width, the text wraps and the height follows. With a given height, the result has
  /// the width of the text on one line. Without both, it is the natural size. A given length is
  /// returned unchanged. Computed lengths are whole points, so that they fit every pixel grid.
  ///
  /// - Complexity: O(*n*) in the length of the texts.
  public func preferredSize(fitting limits: AxisLimits = AxisLimits()) -> CGSize {
    let width = limits.width ?? preferredWidth(height: limits.height).rounded(.up)
    let height = limits.height ?? preferredHeight(width: width).rounded(.up)
    return CGSize(width: width, height: height)
  }

  private func preferredWidth(height: CGFloat?) -> CGFloat {
    switch style {
    case .tile: tileWidth(height: height)
    case .header: headerWidth
    case .footer: CellMetrics.Footer.title.width(of: footerText) + 2 * CellMetrics.Footer.inset
    case .glyph: height ?? glyphSide
    case .row: rowWidth
    case .list: list?.preferredWidth ?? 0
    }
  }

  private func preferredHeight(width: CGFloat) -> CGFloat {
    switch style {
    case .tile: tileHeight(width: width)
    case .header: headerHeight(width: width)
    case .footer: footerHeight(width: width)
    case .glyph: width
    case .row: rowHeight(width: width)
    case .list: list.map { ListContentLayout($0, width: width).height } ?? 0
    }
  }

  // MARK: Tiles

  /// Whether the tile's size follows from its text; tiles with an image and empty tiles are square.
  private var isTextTile: Bool { image.isEmpty && !(title.isEmpty && subtitle.isEmpty) }

  private func tileWidth(height: CGFloat?) -> CGFloat {
    guard isTextTile else { return height ?? CellMetrics.Tile.emptySide }
    let isTag = height.map { $0 < CellMetrics.Tag.below } ?? subtitle.isEmpty
    if isTag { return CellMetrics.Tag.title.width(of: title) + 2 * CellMetrics.Tag.inset }
    let text = max(
      CellMetrics.Tile.title.width(of: title),
      CellMetrics.Tile.subtitle.width(of: subtitle)
    )
    // Only wide tiles have the big title, so a tile that was measured with it must be wide.
    return max(text + 2 * CellMetrics.Tile.inset, CellMetrics.Tile.wideWidth)
  }

  private func tileHeight(width: CGFloat) -> CGFloat {
    guard isTextTile else { return width }
    let room = Self.textWidth(width - 2 * CellMetrics.Tag.inset)
    if subtitle.isEmpty, CellMetrics.Tag.title.lines(of: title, within: room).count <= 1 {
      return CellMetrics.Tag.height
    }
    let isWide = width >= CellMetrics.Tile.wideWidth
    let font = isWide ? CellMetrics.Tile.title : CellMetrics.Tile.narrowTitle
    let text = Self.textWidth(width - 2 * CellMetrics.Tile.inset)
    let limit = isWide ? CellMetrics.Tile.wideLines : 1
    let titles = Self.height(of: title, font, within: text, limit: limit)
    let line = CellMetrics.Tile.subtitle.lineHeight
    let below = subtitle.isEmpty ? 0 : line + (titles > 0 ? CellMetrics.Tile.gap : 0)
    return max(titles + below + 2 * CellMetrics.Tile.inset, CellMetrics.Tag.below)
  }

  // MARK: Headers and footers

  private var headerWidth: CGFloat {
    let metrics = CellMetrics.Header.self
    let right = subtitle.isEmpty ? 0 : metrics.subtitle.width(of: subtitle) + metrics.gap
    // Each text must fit into its share of the line.
    return metrics.title.width(of: title) + max(right, 0) + 2 * metrics.inset
  }

  private func headerHeight(width: CGFloat) -> CGFloat {
    let metrics = CellMetrics.Header.self
    let room = width - 2 * metrics.inset
    let right =
      subtitle.isEmpty
      ? 0
      : min(metrics.subtitle.width(of: subtitle), room * metrics.subtitleShare) + metrics.gap
    let titles = Self.height(
      of: title,
      metrics.title,
      within: Self.textWidth(room - right),
      limit: metrics.titleLines
    )
    return max(titles, metrics.title.lineHeight) + 2 * metrics.verticalInset
  }

  private var footerText: String { title.isEmpty ? subtitle : title }

  private func footerHeight(width: CGFloat) -> CGFloat {
    let metrics = CellMetrics.Footer.self
    let room = Self.textWidth(width - 2 * metrics.inset)
    return Self.height(of: footerText, metrics.title, within: room) + 2 * metrics.verticalInset
  }

  // MARK: Glyphs and rows

  private var glyphSide: CGFloat {
    subtitle.isEmpty ? CellMetrics.Glyph.side : CellMetrics.Glyph.captionedSide
  }

  /// The distance from the leading edge of a row to its text.
  private var rowIndent: CGFloat {
    let metrics = CellMetrics.Row.self
    return metrics.inset + (image.isEmpty ? metrics.chip : metrics.image) + metrics.imageGap
  }

  private var rowWidth: CGFloat {
    let metrics = CellMetrics.Row.self
    let text = max(metrics.title.width(of: title), metrics.subtitle.width(of: subtitle))
    return rowIndent + text + metrics.inset
  }

  private func rowHeight(width: CGFloat) -> CGFloat {
    let metrics = CellMetrics.Row.self
    let room = Self.textWidth(width - rowIndent - metrics.inset)
    let titles = Self.height(of: title, metrics.title, within: room)
    let subtitles = Self.height(of: subtitle, metrics.subtitle, within: room)
    let gap = titles > 0 && subtitles > 0 ? metrics.gap : 0
    let picture = image.isEmpty ? metrics.chip : metrics.image
    let inner = max(titles + gap + subtitles, picture)
    return max(inner + 2 * metrics.verticalInset, metrics.minimumHeight)
  }

  // MARK: Texts

  /// A width rounded to the grid on which widths of text are compared.
  private static func textWidth(_ width: CGFloat) -> CGFloat {
    (width / CellMetrics.widthGrid).rounded() * CellMetrics.widthGrid
  }

  private static func height(
    of text: String,
    _ font: TextFont,
    within width: CGFloat,
    limit: Int = 0
  ) -> CGFloat {
    CGFloat(font.lines(of: text, within: width, limit: limit).count) * font.lineHeight
  }
}
