// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import StageProtocol

/// Describes how the views of a cell are painted: as on the page.
struct SnapshotFigure {
  private let own: CellFigure
  private let content: CellContent
  private let palette: SnapshotPalette
  /// The factors from the figure's original size to the element's.
  private let across: CGFloat
  private let down: CGFloat

  /// The length by which lines may exceed their space because of rounding, in points.
  private static let rounding: CGFloat = 0.5
  private static let opacityBits: UInt32 = 8
  private static let opacityMost = 255.0

  init(_ own: CellFigure, _ content: CellContent, _ size: CGSize, _ palette: SnapshotPalette) {
    (self.own, self.content, self.palette) = (own, content, palette)
    across = own.size.width > 0 ? size.width / own.size.width : 1
    down = own.size.height > 0 ? size.height / own.size.height : 1
  }

  /// Whether the cell shows nothing of its own.
  var isEmpty: Bool { own.parts.isEmpty && own.steps.isEmpty }

  /// The visible area of the cell, stretched to the element's size; `nil` is the whole cell.
  var outline: PaintShape? {
    own.outline.map { .way($0.steps.compactMap(step), isEvenOdd: $0.isEvenOdd) }
  }

  /// The parts of the cell, stretched to the element's size, with texts in their own size.
  var operations: [PaintOperation] {
    guard !own.steps.isEmpty else { return own.parts.flatMap { operations(of: $0) } }
    let steps = ScreenPaint(isDark: palette.isDark).operations(own.steps)
    guard across != 1 || down != 1 else { return steps }
    let place = [Double(across), 0, 0, Double(down), 0, 0]
    return [.group(PaintGroup(place: place))] + steps + [.end]
  }

  private func step(_ step: CellOutline.Step) -> PaintStep? {
    let kind: PaintStep.Kind =
      switch step {
      case .move: .move
      case .line: .line
      case .quadratic: .quadratic
      case .cubic: .cubic
      case .close: .close
      }
    return PaintStep(kind, step.points.flatMap { [Double($0.x * across), Double($0.y * down)] })
  }

  // MARK: The parts

  private func operations(of part: CellPart) -> [PaintOperation] {
    let place = CGRect(
      x: part.frame.minX * across,
      y: part.frame.minY * down,
      width: part.frame.width * across,
      height: part.frame.height * down
    )
    let shown =
      ground(of: part, in: place) + symbol(of: part, in: place) + texts(of: part, in: place)
    let opacity = Double(min(1, max(0, part.opacity)))
    return opacity < 1 ? [.group(PaintGroup(opacity: opacity))] + shown + [.end] : shown
  }

  /// The background, or a picture without one, and the border.
  private func ground(of part: CellPart, in place: CGRect) -> [PaintOperation] {
    let box = PaintBox(
      x: Double(place.minX),
      y: Double(place.minY),
      width: Double(place.width),
      height: Double(place.height),
      radius: Double(max(0, min(part.cornerRadius, place.width / 2, place.height / 2)))
    )
    var operations: [PaintOperation] = []
    if let ground = part.ground {
      operations.append(.fill(.box(box), ink(ground)))
    } else if let image = part.image, !image.isSymbol {
      let empty = PaintInk(palette.empty)
      let isWhole = part.showsWholeImage
      operations.append(
        .image(PaintImage(name: image.name, box: box, isWhole: isWhole, ground: empty))
      )
    }
    if part.strokeWidth > 0, let stroke = part.stroke {
      let width = Double(part.strokeWidth)
      operations.append(.stroke(.box(box.inset(by: width / 2)), ink(stroke), width: width))
    }
    return operations
  }

  private func symbol(of part: CellPart, in place: CGRect) -> [PaintOperation] {
    guard let image = part.image, image.isSymbol else { return [] }
    let rect = ContentRect(
      x: Double(place.minX),
      y: Double(place.minY),
      width: Double(place.width),
      height: Double(place.height)
    )
    return [.symbol(image.name, ink(image.tint), rect)]
  }

  private func ink(_ colour: ContentColour) -> PaintInk {
    let packed = palette.isDark ? colour.dark : colour.light
    let opacity = Double(packed & UInt32(Self.opacityMost)) / Self.opacityMost
    return PaintInk(packed >> Self.opacityBits, opacity: opacity)
  }

  private func texts(of part: CellPart, in place: CGRect) -> [PaintOperation] {
    guard let text = part.text else { return [] }
    let font = text.font
    let limit = font.fittingLines(in: place.height, limit: text.lineLimit)
    let lines = font.lines(of: text.string, within: place.width + Self.rounding, limit: limit)
    let top = place.midY - CGFloat(lines.count) * font.lineHeight / 2 + font.baseline
    let isCentred = text.alignment == .center
    let x = isCentred ? place.midX : part.isAtRight ? place.maxX : place.minX
    return lines.enumerated().map { index, line in
      .text(
        PaintText(
          text: line.text,
          x: Double(x),
          y: Double(top + CGFloat(index) * font.lineHeight),
          size: Double(font.size),
          weight: font.weight.rawValue,
          anchor: isCentred ? .middle : part.isAtRight ? .end : .start,
          ink: part.hasPlainInk ? plainInk : ink(text.colour)
        )
      )
    }
  }

  /// The colour that is readable on the cell's background.
  private var plainInk: PaintInk {
    let hue = palette.tiles[Int(content.hue) % palette.tiles.count]
    let ink = palette.ink(on: content.colour ?? hue, isDim: false)
    return PaintInk(ink.colour, opacity: ink.opacity)
  }
}
