// SPDX-License-Identifier: Apache-2.0

import Foundation
import LayoutEngine

extension WireReader {
  private static var field: StaticString { "figure.steps" }

  /// Reads steps of painting, in the order of `PROTOCOL.md`; each group that begins ends.
  mutating func painting(_ limits: Limits) throws(ProtocolError) -> [ScreenStep] {
    let count = try count(Self.field, recordBytes: 1, limit: FigureWire.painting)
    var steps: [ScreenStep] = []
    var open = 0
    for _ in 0..<count {
      let step = try step(limits)
      switch step {
      case .group: open += 1
      case .end: open -= 1
      default: break
      }
      guard open >= 0 else { throw failure(ErrorCode.outOfRange, Self.field, "ends no group") }
      steps.append(step)
    }
    guard open == 0 else { throw failure(ErrorCode.outOfRange, Self.field, "has open groups") }
    return steps
  }

  private mutating func step(_ limits: Limits) throws(ProtocolError) -> ScreenStep {
    let number = try byte(Self.field)
    guard let kind = FigureWire.Painting(rawValue: number) else {
      throw failure(
        ErrorCode.unknownValue,
        Self.field,
        "has the step \(number), but must have 0 to 10"
      )
    }
    switch kind {
    case .fill:
      let shape = try shape()
      return .fill(shape, try theme(Self.field))
    case .gradient:
      let shape = try shape()
      return .gradient(shape, try gradient())
    case .stroke:
      let shape = try shape()
      let colour = try theme(Self.field)
      return .stroke(shape, colour, width: try length(Self.field))
    case .shadow: return try shadow()
    case .text: return .text(try line(limits))
    case .textInFace:
      var line = try line(limits)
      line.font.face = FontFace(path: try text(Self.field, limits: limits))
      return .text(line)
    case .styledText: return .text(try styledLine(limits))
    case .symbol:
      let name = try text(Self.field, limits: limits)
      let colour = try theme(Self.field)
      return .symbol(name, colour, try rect())
    case .image: return try image(isTinted: false, limits)
    case .tintedImage: return try image(isTinted: true, limits)
    case .group: return try group()
    case .end: return .end
    }
  }

  private mutating func image(
    isTinted: Bool,
    _ limits: Limits
  ) throws(ProtocolError) -> ScreenStep {
    let name = try text(Self.field, limits: limits)
    let rect = try rect()
    let radius = try length(Self.field)
    let isWhole = try flag()
    let tint = isTinted ? try theme(Self.field) : nil
    return .image(name, rect, radius: radius, isWhole: isWhole, tint: tint)
  }

  private mutating func flag() throws(ProtocolError) -> Bool {
    let number = try byte(Self.field)
    guard number <= 1 else { throw unknownBits(Self.field) }
    return number == 1
  }

  private mutating func rect() throws(ProtocolError) -> CGRect {
    let origin = try point(Self.field)
    return CGRect(origin: origin, size: try size(Self.field))
  }

  private mutating func shape() throws(ProtocolError) -> ScreenShape {
    let number = try byte(Self.field)
    guard let kind = FigureWire.Shape(rawValue: number) else {
      throw failure(
        ErrorCode.unknownValue,
        Self.field,
        "has the shape \(number), but must have 0 to 2"
      )
    }
    if kind == .box {
      let rect = try rect()
      return .box(rect, radius: try length(Self.field))
    }
    let steps = try outlineSteps(Self.field)
    return .path(CellOutline(steps: steps, isEvenOdd: kind == .evenOddPath))
  }

  private mutating func shadow() throws(ProtocolError) -> ScreenStep {
    let shape = try shape()
    let colour = try theme(Self.field)
    let blur = try length(Self.field)
    guard blur >= 0 else { throw failure(ErrorCode.outOfRange, Self.field, "has a negative blur") }
    let width = try length(Self.field)
    let offset = CGSize(width: width, height: try length(Self.field))
    return .shadow(shape, colour, blur: blur, offset: offset)
  }

  private mutating func gradient() throws(ProtocolError) -> ScreenGradient {
    let isRadial = try flag()
    let start = try point(Self.field)
    let end = try point(Self.field)
    let count = try count(Self.field, recordBytes: 1, limit: FigureWire.colours)
    var gradient = ScreenGradient(
      colours: [],
      places: [],
      start: start,
      end: end,
      isRadial: isRadial
    )
    for _ in 0..<count {
      gradient.places.append(CGFloat(try byte(Self.field)) / ListWire.opacitySteps)
      gradient.colours.append(try theme(Self.field))
    }
    return gradient
  }

  private mutating func line(_ limits: Limits) throws(ProtocolError) -> ScreenLine {
    let words = try text(Self.field, limits: limits)
    let point = try point(Self.field)
    let size = try length(Self.field)
    guard size >= 0 else { throw failure(ErrorCode.outOfRange, Self.field, "has a negative font") }
    let number = try varint(Self.field)
    let anchor = try byte(Self.field)
    guard let weight = TextFont.Weight(rawValue: Int(clamping: number)),
      let named = ScreenLine.Anchor(rawValue: anchor)
    else {
      throw failure(ErrorCode.unknownValue, Self.field, "has an unknown weight or anchor")
    }
    return ScreenLine(
      text: words,
      point: point,
      font: TextFont(size: size, weight: weight),
      anchor: named,
      colour: try theme(Self.field)
    )
  }

  private mutating func styledLine(_ limits: Limits) throws(ProtocolError) -> ScreenLine {
    typealias Bits = FigureWire.TextBits
    var line = try line(limits)
    let bits = try byte(Self.field)
    guard bits & ~Bits.known == 0 else { throw unknownBits(Self.field) }
    if bits & Bits.face != 0 {
      line.font.face = FontFace(path: try text(Self.field, limits: limits))
    }
    if bits & Bits.spacing != 0 { line.spacing = try length(Self.field) }
    if bits & Bits.outline != 0 { line.outline = try length(Self.field) }
    if bits & Bits.blur != 0 { line.blur = try length(Self.field) }
    guard line.outline >= 0, line.blur >= 0 else {
      throw failure(ErrorCode.outOfRange, Self.field, "has a negative outline or blur")
    }
    return line
  }

  private mutating func group() throws(ProtocolError) -> ScreenStep {
    let bits = try byte(Self.field)
    guard bits <= 3 else { throw unknownBits(Self.field) }
    var place: [CGFloat]?
    if bits & 1 != 0 {
      var numbers: [CGFloat] = []
      for _ in 0..<FigureWire.placeCount {
        let steps = try signed(Self.field)
        guard abs(steps) <= FigureWire.placeBound else {
          throw failure(ErrorCode.outOfRange, Self.field, "has a place that is too far away")
        }
        numbers.append(CGFloat(steps) / FigureWire.placeSteps)
      }
      place = numbers
    }
    let clip = bits & 2 != 0 ? try shape() : nil
    return .group(place, clip: clip, opacity: CGFloat(try byte(Self.field)) / ListWire.opacitySteps)
  }
}
