// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import StageProtocol

/// Describes how the views of a cell are painted: as on the page, with an empty background instead
/// of pictures that are not symbols.
struct SnapshotFigure {
  private let own: CellFigure
  private let content: CellContent
  private let palette: SnapshotPalette
  /// The factors from the figure's original size to the element's.
  private let across: CGFloat
  private let down: CGFloat

  /// The factor from a quadratic curve's control point to those of the equal cubic curve.
  private static let cubicShare: CGFloat = 2.0 / 3
  /// The length by which lines may exceed their space because of rounding, in points.
  private static let rounding: CGFloat = 0.5
  private static let opacityBits: UInt32 = 8
  private static let opacityMost = 255.0

  init(_ own: CellFigure, _ content: CellContent, _ size: CGSize, _ palette: SnapshotPalette) {
    (self.own, self.content, self.palette) = (own, content, palette)
    across = own.size.width > 0 ? size.width / own.size.width : 1
    down = own.size.height > 0 ? size.height / own.size.height : 1
  }

  /// The figure, stretched to the element's size, with texts in their own size.
  var figure: SnapshotPicture.Figure {
    SnapshotPicture.Figure(
      outline: own.outline.map { outline in
        SnapshotPicture.Outline(steps: steps(of: outline), isEvenOdd: outline.isEvenOdd)
      },
      parts: own.parts.map(part)
    )
  }

  // MARK: The outline

  private func steps(of outline: CellOutline) -> [SnapshotPicture.Step] {
    var here = CGPoint.zero
    return outline.steps.map { step in
      defer { here = step.points.last ?? here }
      switch step {
      case .move(let end): return .move(numbers([end]))
      case .line(let end): return .line(numbers([end]))
      case .quadratic(let beside, let end):
        return .curve(numbers([between(here, beside), between(end, beside), end]))
      case .cubic(let first, let second, let end): return .curve(numbers([first, second, end]))
      case .close: return .close
      }
    }
  }

  private func between(_ point: CGPoint, _ beside: CGPoint) -> CGPoint {
    CGPoint(
      x: point.x + (beside.x - point.x) * Self.cubicShare,
      y: point.y + (beside.y - point.y) * Self.cubicShare
    )
  }

  private func numbers(_ points: [CGPoint]) -> [Double] {
    points.flatMap { [Double($0.x * across), Double($0.y * down)] }
  }

  // MARK: The parts

  private func part(_ part: CellPart) -> SnapshotPicture.Part {
    let place = CGRect(
      x: part.frame.minX * across,
      y: part.frame.minY * down,
      width: part.frame.width * across,
      height: part.frame.height * down
    )
    let isPicture = part.image?.isSymbol == false && part.ground == nil
    let ground = part.ground.map(ink) ?? (isPicture ? SnapshotPicture.Ink(palette.empty) : nil)
    return SnapshotPicture.Part(
      rect: Snapshot.Rect(place),
      radius: Double(max(0, min(part.cornerRadius, place.width / 2, place.height / 2))),
      opacity: Double(min(1, max(0, part.opacity))),
      fill: ground,
      stroke: part.strokeWidth > 0 ? part.stroke.map(ink) : nil,
      strokeWidth: Double(part.strokeWidth),
      texts: texts(of: part, in: place),
      symbol: symbol(of: part, in: place)
    )
  }

  private func symbol(of part: CellPart, in place: CGRect) -> SnapshotPicture.Symbol? {
    guard let image = part.image, image.isSymbol else { return nil }
    return SymbolDrawing.symbol(image.name, in: place, ink(image.tint))
  }

  private func ink(_ colour: ContentColour) -> SnapshotPicture.Ink {
    let packed = palette.isDark ? colour.dark : colour.light
    let opacity = Double(packed & UInt32(Self.opacityMost)) / Self.opacityMost
    return SnapshotPicture.Ink(packed >> Self.opacityBits, opacity: opacity)
  }

  private func texts(of part: CellPart, in place: CGRect) -> [SnapshotPicture.Text] {
    guard let text = part.text else { return [] }
    let font = text.font
    let limit = text.lineLimit > 0 ? text.lineLimit : Int.max
    let lines = font.lines(of: text.string, within: place.width + Self.rounding, limit: limit)
    let top = place.midY - CGFloat(lines.count) * font.lineHeight / 2 + font.baseline
    let isCentred = text.alignment == .center
    let x = isCentred ? place.midX : part.isAtRight ? place.maxX : place.minX
    return lines.enumerated().map { index, line in
      SnapshotPicture.Text(
        text: line.text,
        x: Double(x),
        y: Double(top + CGFloat(index) * font.lineHeight),
        size: Double(font.size),
        weight: font.weight.rawValue,
        anchor: isCentred ? .middle : part.isAtRight ? .end : .start,
        ink: part.hasPlainInk ? plainInk : ink(text.colour)
      )
    }
  }

  /// The colour that is readable on the cell's background.
  private var plainInk: SnapshotPicture.Ink {
    let hue = palette.tiles[Int(content.hue) % palette.tiles.count]
    let ink = palette.ink(on: content.colour ?? hue, isDim: false)
    return SnapshotPicture.Ink(ink.colour, opacity: ink.opacity)
  }
}
