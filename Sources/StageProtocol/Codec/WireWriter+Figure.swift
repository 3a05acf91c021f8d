// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

extension WireWriter {
  /// Writes the shape of a cell and its content, in the order of `PROTOCOL.md`.
  mutating func putFigure(_ figure: CellFigure) {
    let outline = figure.outline.flatMap { $0.steps.count <= FigureWire.steps ? $0 : nil }
    var bits: FigureBits = []
    if outline != nil { bits.insert(.outline) }
    if outline?.isEvenOdd == true { bits.insert(.evenOdd) }
    let steps = FigureWire.sent(figure.steps)
    if !steps.isEmpty { bits.insert(.steps) }
    putVarint(bits.rawValue)
    putLength(figure.size.width)
    putLength(figure.size.height)
    if let outline { putOutline(outline) }
    let parts = figure.parts.prefix(FigureWire.parts)
    putVarint(UInt64(parts.count))
    for part in parts { putPart(part) }
    if !steps.isEmpty { putPainting(steps) }
  }

  /// Writes the steps of an outline, at most as many as ``FigureWire`` allows.
  mutating func putOutline(_ outline: CellOutline) {
    putVarint(UInt64(outline.steps.count))
    for step in outline.steps { putStep(step) }
  }

  private mutating func putStep(_ step: CellOutline.Step) {
    let kind: FigureWire.Step =
      switch step {
      case .move: .move
      case .line: .line
      case .quadratic: .quadratic
      case .cubic: .cubic
      case .close: .close
      }
    putByte(kind.rawValue)
    for point in step.points {
      putLength(point.x)
      putLength(point.y)
    }
  }

  private mutating func putPart(_ part: CellPart) {
    var bits: PartBits = []
    if part.ground != nil { bits.insert(.ground) }
    if part.stroke != nil { bits.insert(.stroke) }
    if part.text != nil { bits.insert(.text) }
    if part.image != nil { bits.insert(.image) }
    if part.hasPlainInk { bits.insert(.plainInk) }
    if part.isAtRight { bits.insert(.atRight) }
    if part.showsWholeImage { bits.insert(.wholeImage) }
    putVarint(bits.rawValue)
    for length in [part.frame.minX, part.frame.minY, part.frame.width, part.frame.height] {
      putLength(length)
    }
    putLength(part.cornerRadius)
    putOpacity(part.opacity)
    if let ground = part.ground { putTheme(ground) }
    if let stroke = part.stroke {
      putLength(part.strokeWidth)
      putTheme(stroke)
    }
    if let text = part.text { putListText(text) }
    if let image = part.image { putImage(image) }
  }
}
