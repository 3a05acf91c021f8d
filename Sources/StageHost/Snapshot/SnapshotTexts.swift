// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import StageProtocol

/// Places the texts of an element nearly as the page does; lines are broken with the engine's own
/// font table.
struct SnapshotTexts {
  private typealias Tile = CellMetrics.Tile

  /// An element that is smaller than this has no texts, because they would be unreadable.
  private static let least = CGSize(width: 20, height: 14)
  private static let glyphShare: CGFloat = 0.56
  private static let greatestGlyph: CGFloat = 88
  /// The distance from a glyph's middle to its baseline, as a fraction of its size.
  private static let glyphBaseline: CGFloat = 0.36

  private let content: CellContent
  private let size: CGSize
  private let palette: SnapshotPalette
  private let isMirrored: Bool

  init(
    _ content: CellContent,
    _ size: CGSize,
    _ palette: SnapshotPalette,
    isMirrored: Bool = false
  ) {
    self.content = content
    self.size = size
    self.palette = palette
    self.isMirrored = isMirrored
  }

  /// All texts of the element.
  var lines: [PaintText] {
    guard isMirrored else { return placed }
    return placed.map { line in
      var line = line
      line.x = Double(size.width) - line.x
      line.anchor = line.anchor == .start ? .end : line.anchor == .end ? .start : .middle
      return line
    }
  }

  private var placed: [PaintText] {
    guard size.width >= Self.least.width, size.height >= Self.least.height else { return [] }
    switch content.style {
    case .header: return middle([(content.title, CellMetrics.Header.title, false)])
    case .footer:
      let text = content.title.isEmpty ? content.subtitle : content.title
      return middle([(text, CellMetrics.Footer.title, true)])
    case .row: return row(from: SnapshotCellPicture.indent(of: content))
    case .list: return row(from: CellMetrics.Row.inset)
    case .glyph: return glyph
    case .tile: return tile
    }
  }

  private func row(from x: CGFloat) -> [PaintText] {
    let title = (content.title, CellMetrics.Row.title, false)
    return middle([title, (content.subtitle, CellMetrics.Row.subtitle, true)], from: x)
  }

  /// Texts below each other, vertically centred.
  private func middle(
    _ texts: [(String, TextFont, isDim: Bool)],
    from x: CGFloat = CellMetrics.Row.inset
  ) -> [PaintText] {
    let shown = texts.filter { !$0.0.isEmpty }
    let height = shown.reduce(0) { $0 + $1.1.lineHeight }
    var top = (size.height - height) / 2
    return shown.flatMap { text, font, isDim in
      defer { top += font.lineHeight }
      let room = size.width - x - CellMetrics.Row.inset
      return stack(text, font, x: x, room: room, top: top, limit: 1, isDim: isDim)
    }
  }

  private var glyph: [PaintText] {
    let side = min(Self.greatestGlyph, (min(size.width, size.height) * Self.glyphShare).rounded())
    return [
      PaintText(
        text: content.title,
        x: Double(size.width / 2),
        y: Double(size.height / 2 + side * Self.glyphBaseline),
        size: Double(side),
        weight: TextFont.Weight.regular.rawValue,
        anchor: .middle,
        ink: ink(isDim: false),
        isSign: true
      )
    ]
  }

  private var tile: [PaintText] {
    let isRoomy = size.width >= Tile.roomyWidth && size.height >= Tile.roomyHeight
    let isWide = size.width >= Tile.wideWidth
    let inset = isRoomy ? Tile.inset : Tile.tightInset
    let font = !isRoomy ? Tile.smallTitle : isWide ? Tile.title : Tile.narrowTitle
    guard size.height >= CellMetrics.Tag.below else {
      let top = (size.height - font.lineHeight) / 2
      return stack(content.title, font, x: inset, top: top, limit: 1, isDim: false)
    }
    var bottom = size.height - inset
    var texts: [PaintText] = []
    let both = font.lineHeight + Tile.gap + Tile.subtitle.lineHeight
    if !content.subtitle.isEmpty, isRoomy, size.height >= both + 2 * inset {
      let top = bottom - Tile.subtitle.lineHeight
      texts = stack(content.subtitle, Tile.subtitle, x: inset, top: top, limit: 1, isDim: true)
      bottom = top - Tile.gap
    }
    let room = max(1, Int((bottom - inset) / font.lineHeight))
    let limit = min(isWide ? Tile.wideLines : 1, room)
    let count = font.lines(of: content.title, within: size.width - 2 * inset, limit: limit).count
    let top = bottom - CGFloat(count) * font.lineHeight
    return stack(content.title, font, x: inset, top: top, limit: limit, isDim: false) + texts
  }

  private func stack(
    _ text: String,
    _ font: TextFont,
    x: CGFloat,
    room: CGFloat? = nil,
    top: CGFloat,
    limit: Int,
    isDim: Bool
  ) -> [PaintText] {
    let lines = font.lines(of: text, within: room ?? size.width - 2 * x, limit: limit)
    return lines.enumerated().map { index, line in
      PaintText(
        text: line.text,
        x: Double(x),
        y: Double(top + CGFloat(index) * font.lineHeight + font.baseline),
        size: Double(font.size),
        weight: font.weight.rawValue,
        anchor: .start,
        ink: ink(isDim: isDim)
      )
    }
  }

  private func ink(isDim: Bool) -> PaintInk {
    let isOnPaper = content.style != .tile && content.colour == nil
    guard !isOnPaper else { return PaintInk(isDim ? palette.dim : palette.text) }
    let ground = content.colour ?? palette.tiles[Int(content.hue) % palette.tiles.count]
    let ink = palette.ink(on: ground, isDim: isDim)
    return PaintInk(ink.colour, opacity: ink.opacity)
  }
}
