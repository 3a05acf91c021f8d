// SPDX-License-Identifier: Apache-2.0

import Foundation
import LayoutEngine

extension FigureWire {
  /// The steps that are sent: all of them, or none if there are too many or one has too much in it.
  static func sent(_ steps: [ScreenStep]) -> [ScreenStep] {
    guard steps.count <= painting else { return [] }
    // What is too long for the wire is not painted; what is beside it is.
    return steps.compactMap { step in
      if isSendable(step) { return step }
      if case .group(_, _, let opacity) = step { return .group(nil, clip: nil, opacity: opacity) }
      return nil
    }
  }

  private static func isSendable(_ step: ScreenStep) -> Bool {
    switch step {
    case .fill(let shape, _), .stroke(let shape, _, _), .shadow(let shape, _, _, _): isShort(shape)
    case .gradient(let shape, let gradient):
      isShort(shape) && gradient.colours.count <= colours
        && gradient.colours.count == gradient.places.count
    case .group(let place, let clip, _):
      (place?.count ?? placeCount) == placeCount && (clip.map(isShort) ?? true)
    case .text, .symbol, .image, .end: true
    }
  }

  /// The numbers of a group's place.
  static let placeCount = 6

  private static func isShort(_ shape: ScreenShape) -> Bool {
    if case .path(let outline) = shape { return outline.steps.count <= steps }
    return true
  }
}

extension WireWriter {
  /// Writes steps of painting, in the order of `PROTOCOL.md`.
  mutating func putPainting(_ steps: [ScreenStep]) {
    putVarint(UInt64(steps.count))
    for step in steps { putStep(step) }
  }

  private mutating func putStep(_ step: ScreenStep) {
    switch step {
    case .fill(let shape, let colour):
      putKind(.fill)
      putShape(shape)
      putTheme(colour)
    case .gradient(let shape, let gradient):
      putKind(.gradient)
      putShape(shape)
      putGradient(gradient)
    case .stroke(let shape, let colour, let width):
      putKind(.stroke)
      putShape(shape)
      putTheme(colour)
      putLength(width)
    case .shadow(let shape, let colour, let blur, let offset):
      putKind(.shadow)
      putShape(shape)
      putTheme(colour)
      putLength(max(0, blur))
      putLength(offset.width)
      putLength(offset.height)
    case .text(let line) where line.spacing != 0 || line.outline != 0 || line.blur != 0:
      putKind(.styledText)
      putLine(line)
      putStyle(of: line)
    case .text(let line):
      putKind(line.font.face == nil ? .text : .textInFace)
      putLine(line)
      if let face = line.font.face { putText(face.path) }
    case .symbol(let name, let colour, let rect):
      putKind(.symbol)
      putText(name)
      putTheme(colour)
      putRect(rect)
    case .image(let name, let rect, let radius, let isWhole, let tint):
      putKind(tint == nil ? .image : .tintedImage)
      putText(name)
      putRect(rect)
      putLength(radius)
      putByte(isWhole ? 1 : 0)
      if let tint { putTheme(tint) }
    case .group(let place, let clip, let opacity): putGroup(place, clip, opacity)
    case .end: putKind(.end)
    }
  }

  private mutating func putKind(_ kind: FigureWire.Painting) { putByte(kind.rawValue) }

  private mutating func putRect(_ rect: CGRect) {
    for length in [rect.minX, rect.minY, rect.width, rect.height] { putLength(length) }
  }

  private mutating func putShape(_ shape: ScreenShape) {
    switch shape {
    case .box(let rect, let radius):
      putByte(FigureWire.Shape.box.rawValue)
      putRect(rect)
      putLength(radius)
    case .path(let outline):
      let kind: FigureWire.Shape = outline.isEvenOdd ? .evenOddPath : .path
      putByte(kind.rawValue)
      putOutline(outline)
    }
  }

  private mutating func putGradient(_ gradient: ScreenGradient) {
    putByte(gradient.isRadial ? 1 : 0)
    for point in [gradient.start, gradient.end] {
      putLength(point.x)
      putLength(point.y)
    }
    putVarint(UInt64(gradient.colours.count))
    for (colour, place) in zip(gradient.colours, gradient.places) {
      putOpacity(place)
      putTheme(colour)
    }
  }

  private mutating func putLine(_ line: ScreenLine) {
    putText(line.text)
    putLength(line.point.x)
    putLength(line.point.y)
    putLength(line.font.size)
    putVarint(UInt64(line.font.weight.rawValue))
    putByte(line.anchor.rawValue)
    putTheme(line.colour)
  }

  private mutating func putStyle(of line: ScreenLine) {
    typealias Bits = FigureWire.TextBits
    let face = line.font.face
    var bits: UInt8 = face == nil ? 0 : Bits.face
    let lengths = [
      (line.spacing, Bits.spacing), (max(0, line.outline), Bits.outline),
      (max(0, line.blur), Bits.blur),
    ].filter { $0.0 != 0 }
    for (_, bit) in lengths { bits |= bit }
    putByte(bits)
    if let face { putText(face.path) }
    for (length, _) in lengths { putLength(length) }
  }

  private mutating func putGroup(_ place: [CGFloat]?, _ clip: ScreenShape?, _ opacity: CGFloat) {
    putKind(.group)
    putByte((place == nil ? 0 : 1) | (clip == nil ? 0 : 2))
    let bound = CGFloat(FigureWire.placeBound)
    for number in place ?? [] {
      let steps = number.isFinite ? (number * FigureWire.placeSteps).rounded() : 0
      putSigned(Int64(min(max(steps, -bound), bound)))
    }
    if let clip { putShape(clip) }
    putOpacity(opacity)
  }
}
