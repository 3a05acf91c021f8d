// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import StageProtocol

/// Describes the picture of a tile or a row, or a row's chip in its place: as on the page.
struct SnapshotCellPicture {
  private typealias Row = CellMetrics.Row

  /// On a smaller picture there is no text: it would hide most of it.
  private static let leastCaptioned = CGSize(width: 140, height: 110)
  private static let rowRadius = 8.0
  private static let monogram = TextFont(size: 15, weight: .semibold)
  /// The distance from the middle of a letter to its baseline, as a fraction of its size.
  private static let baseline: CGFloat = 0.36
  /// The opacity of a chip on a row of a colour of its own.
  private static let chipOpacity = 0.16

  private let content: CellContent
  private let size: CGSize
  private let palette: SnapshotPalette
  private let isMirrored: Bool

  init(
    _ content: CellContent,
    _ size: CGSize,
    _ palette: SnapshotPalette,
    isMirrored: Bool
  ) {
    (self.content, self.size, self.palette) = (content, size, palette)
    self.isMirrored = isMirrored
  }

  /// From a row's leading edge to its texts.
  static func indent(of row: CellContent) -> CGFloat { Row.inset + side(of: row) + Row.imageGap }

  private static func side(of row: CellContent) -> CGFloat {
    row.image.isEmpty ? Row.chip : Row.image
  }

  /// Whether the picture, if it can be shown, takes the place of the texts.
  var hidesTexts: Bool {
    isTile && !content.image.isEmpty
      && (size.width < Self.leastCaptioned.width || size.height < Self.leastCaptioned.height)
  }

  private var isTile: Bool { content.style == .tile || content.style == .glyph }

  /// The operations that paint it; a tile's picture fills `tile`.
  func operations(in tile: PaintBox) -> [PaintOperation] {
    if content.style == .row { return content.image.isEmpty ? chip : [image(in: rowBox)] }
    guard isTile, !content.image.isEmpty else { return [] }
    let isShaded = !hidesTexts && !content.title.isEmpty
    return [.image(PaintImage(name: content.image, box: tile, isShaded: isShaded))]
  }

  private func image(in box: PaintBox) -> PaintOperation {
    .image(PaintImage(name: content.image, box: box, ground: PaintInk(palette.empty)))
  }

  private var rowBox: PaintBox {
    let side = Self.side(of: content)
    return PaintBox(
      x: Double(isMirrored ? size.width - Row.inset - side : Row.inset),
      y: Double((size.height - side) / 2),
      width: Double(side),
      height: Double(side),
      radius: Self.rowRadius
    )
  }

  private var chip: [PaintOperation] {
    let hue = palette.tiles[Int(content.hue) % palette.tiles.count]
    let letter = palette.ink(on: content.colour ?? hue, isDim: false)
    let ink = PaintInk(letter.colour, opacity: letter.opacity)
    let box = rowBox
    let ground =
      content.colour == nil ? PaintInk(hue) : PaintInk(letter.colour, opacity: Self.chipOpacity)
    let text = PaintText(
      text: content.title.prefix(1).uppercased(),
      x: box.x + box.width / 2,
      y: box.y + box.height / 2 + Double(Self.monogram.size * Self.baseline),
      size: Double(Self.monogram.size),
      weight: Self.monogram.weight.rawValue,
      anchor: .middle,
      ink: ink
    )
    return [.fill(.box(box), ground), .text(text)]
  }
}
