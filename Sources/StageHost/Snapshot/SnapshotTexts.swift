// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import StageProtocol

/// Places the texts of an element nearly as the page does; lines are broken with the engine's own
/// font table.
struct SnapshotTexts {
  private static let inset: CGFloat = 10
  private static let tightInset: CGFloat = 5
  /// A tile that is narrower or lower than this is small.
  private static let roomy = CGSize(width: 56, height: 32)
  /// A tile with at least this width has a large title with several lines.
  private static let wideWidth: CGFloat = 120
  private static let wideLines = 3
  /// A tile that is lower than this has its only line in the middle.
  private static let tagHeight: CGFloat = 44
  private static let gap: CGFloat = 2
  private static let rowInset: CGFloat = 16
  /// An element that is smaller than this has no texts, because they would be unreadable.
  private static let least = CGSize(width: 20, height: 14)
  private static let glyphShare: CGFloat = 0.56
  private static let greatestGlyph: CGFloat = 88
  /// The distance from a glyph's middle to its baseline, as a fraction of its size.
  private static let glyphBaseline: CGFloat = 0.36

  private static let bigTitle = TextFont(size: 13, weight: .semibold)
  private static let narrowTitle = TextFont(size: 11, weight: .semibold)
  private static let smallTitle = TextFont(size: 10, weight: .semibold)
  private static let small = TextFont(size: 11)
  private static let header = TextFont(size: 17, weight: .semibold)
  private static let footer = TextFont(size: 12)
  private static let row = TextFont(size: 17)
  private static let rowSubtitle = TextFont(size: 13)

  private let content: CellContent
  private let size: CGSize
  private let palette: SnapshotPalette

  init(_ content: CellContent, _ size: CGSize, _ palette: SnapshotPalette) {
    self.content = content
    self.size = size
    self.palette = palette
  }

  /// All texts of the element.
  var lines: [SnapshotPicture.Text] {
    guard size.width >= Self.least.width, size.height >= Self.least.height else { return [] }
    switch content.style {
    case .header: return middle([(content.title, Self.header, false)])
    case .footer:
      let text = content.title.isEmpty ? content.subtitle : content.title
      return middle([(text, Self.footer, true)])
    case .row, .list:
      return middle([(content.title, Self.row, false), (content.subtitle, Self.rowSubtitle, true)])
    case .glyph: return glyph
    case .tile: return tile
    }
  }

  /// Texts below each other, vertically centred.
  private func middle(_ texts: [(String, TextFont, isDim: Bool)]) -> [SnapshotPicture.Text] {
    let shown = texts.filter { !$0.0.isEmpty }
    let height = shown.reduce(0) { $0 + $1.1.lineHeight }
    var top = (size.height - height) / 2
    return shown.flatMap { text, font, isDim in
      defer { top += font.lineHeight }
      return stack(text, font, x: Self.rowInset, top: top, limit: 1, isDim: isDim)
    }
  }

  private var glyph: [SnapshotPicture.Text] {
    let side = min(Self.greatestGlyph, (min(size.width, size.height) * Self.glyphShare).rounded())
    return [
      SnapshotPicture.Text(
        text: content.title,
        x: Double(size.width / 2),
        y: Double(size.height / 2 + side * Self.glyphBaseline),
        size: Double(side),
        weight: TextFont.Weight.regular.rawValue,
        anchor: .middle,
        ink: ink(isDim: false)
      )
    ]
  }

  private var tile: [SnapshotPicture.Text] {
    let isRoomy = size.width >= Self.roomy.width && size.height >= Self.roomy.height
    let isWide = size.width >= Self.wideWidth
    let inset = isRoomy ? Self.inset : Self.tightInset
    let font = !isRoomy ? Self.smallTitle : isWide ? Self.bigTitle : Self.narrowTitle
    guard size.height >= Self.tagHeight else {
      let top = (size.height - font.lineHeight) / 2
      return stack(content.title, font, x: inset, top: top, limit: 1, isDim: false)
    }
    var bottom = size.height - inset
    var texts: [SnapshotPicture.Text] = []
    let both = font.lineHeight + Self.gap + Self.small.lineHeight
    if !content.subtitle.isEmpty, isRoomy, size.height >= both + 2 * inset {
      let top = bottom - Self.small.lineHeight
      texts = stack(content.subtitle, Self.small, x: inset, top: top, limit: 1, isDim: true)
      bottom = top - Self.gap
    }
    let room = max(1, Int((bottom - inset) / font.lineHeight))
    let limit = min(isWide ? Self.wideLines : 1, room)
    let count = font.lines(of: content.title, within: size.width - 2 * inset, limit: limit).count
    let top = bottom - CGFloat(count) * font.lineHeight
    return stack(content.title, font, x: inset, top: top, limit: limit, isDim: false) + texts
  }

  private func stack(
    _ text: String,
    _ font: TextFont,
    x: CGFloat,
    top: CGFloat,
    limit: Int,
    isDim: Bool
  ) -> [SnapshotPicture.Text] {
    let lines = font.lines(of: text, within: size.width - 2 * x, limit: limit)
    return lines.enumerated().map { index, line in
      SnapshotPicture.Text(
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

  private func ink(isDim: Bool) -> SnapshotPicture.Ink {
    let isOnPaper = content.style != .tile && content.colour == nil
    guard !isOnPaper else { return SnapshotPicture.Ink(isDim ? palette.dim : palette.text) }
    let ground = content.colour ?? palette.tiles[Int(content.hue) % palette.tiles.count]
    let ink = palette.ink(on: ground, isDim: isDim)
    return SnapshotPicture.Ink(ink.colour, opacity: ink.opacity)
  }
}
