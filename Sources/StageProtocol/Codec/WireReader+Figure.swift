// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

extension WireReader {
  /// Reads the shape of a cell and its content, in the order of `PROTOCOL.md`.
  mutating func figure(_ limits: Limits) throws(ProtocolError) -> CellFigure {
    let bits = FigureBits(rawValue: try varint("figure.bits"))
    guard bits.isSubset(of: .known) else { throw unknownBits("figure.bits") }
    var figure = CellFigure(size: try size("figure.size"))
    guard figure.size.width >= 0, figure.size.height >= 0 else {
      throw failure(ErrorCode.outOfRange, "figure.size", "is negative")
    }
    if bits.contains(.outline) {
      figure.outline = CellOutline(steps: try outlineSteps("figure.outline"))
      figure.outline?.isEvenOdd = bits.contains(.evenOdd)
    }
    let field: StaticString = "figure.parts"
    let count = try count(field, recordBytes: 1, limit: FigureWire.parts)
    for _ in 0..<count { figure.parts.append(try part(field, limits)) }
    if bits.contains(.steps) { figure.steps = try painting(limits) }
    return figure
  }

  /// Reads the steps of an outline.
  mutating func outlineSteps(
    _ field: StaticString
  ) throws(ProtocolError) -> [CellOutline.Step] {
    let count = try count(field, recordBytes: 1, limit: FigureWire.steps)
    var steps: [CellOutline.Step] = []
    for _ in 0..<count {
      let number = try byte(field)
      guard let kind = FigureWire.Step(rawValue: number) else {
        throw failure(ErrorCode.unknownValue, field, "has the step \(number), but must have 0 to 4")
      }
      switch kind {
      case .move: steps.append(.move(try point(field)))
      case .line: steps.append(.line(try point(field)))
      case .quadratic:
        let beside = try point(field)
        steps.append(.quadratic(beside, try point(field)))
      case .cubic:
        let first = try point(field)
        let second = try point(field)
        steps.append(.cubic(first, second, try point(field)))
      case .close: steps.append(.close)
      }
    }
    return steps
  }

  mutating func point(_ field: StaticString) throws(ProtocolError) -> CGPoint {
    let x = try length(field)
    return CGPoint(x: x, y: try length(field))
  }

  private mutating func part(
    _ field: StaticString,
    _ limits: Limits
  ) throws(ProtocolError) -> CellPart {
    let bits = PartBits(rawValue: try varint(field))
    guard bits.isSubset(of: .known) else { throw unknownBits(field) }
    let origin = try point(field)
    var part = CellPart(frame: CGRect(origin: origin, size: try size(field)))
    guard part.frame.size.width >= 0, part.frame.size.height >= 0 else {
      throw failure(ErrorCode.outOfRange, field, "has a negative width or height")
    }
    part.cornerRadius = try length(field)
    part.opacity = CGFloat(try byte(field)) / ListWire.opacitySteps
    if bits.contains(.ground) { part.ground = try theme(field) }
    if bits.contains(.stroke) {
      part.strokeWidth = try length(field)
      part.stroke = try theme(field)
    }
    if bits.contains(.text) { part.text = try listText(field, limits) }
    if bits.contains(.image) { part.image = try image(limits) }
    part.hasPlainInk = bits.contains(.plainInk)
    part.isAtRight = bits.contains(.atRight)
    part.showsWholeImage = bits.contains(.wholeImage)
    return part
  }
}
