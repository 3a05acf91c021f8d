// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import StageProtocol

extension ScreenStep {
  /// The step as pages get it: lengths in whole steps of the wire, and a line in pieces, if pages do not know its font.
  var onWire: [ScreenStep] {
    if case .text(let line) = self { return line.pieces.map { .text($0.onWire) } }
    return [steppedOnWire]
  }

  private var steppedOnWire: ScreenStep {
    switch self {
    case .fill(let shape, let colour): .fill(shape.onWire, colour)
    case .gradient(let shape, let gradient): .gradient(shape.onWire, gradient.onWire)
    case .stroke(let shape, let colour, let width):
      .stroke(shape.onWire, colour, width: width.onWire)
    case .shadow(let shape, let colour, let blur, let offset):
      .shadow(
        shape.onWire,
        colour,
        blur: max(0, blur.onWire),
        offset: CGSize(width: offset.width.onWire, height: offset.height.onWire)
      )
    case .text(let line): .text(line.onWire)
    case .symbol(let name, let colour, let rect): .symbol(name, colour, rect.onWire)
    case .image(let name, let rect, let radius, let isWhole, let tint):
      .image(name, rect.onWire, radius: radius.onWire, isWhole: isWhole, tint: tint)
    case .group(let place, let clip, let opacity):
      .group(
        place.map { $0.map(\.inPlaceSteps) },
        clip: clip?.onWire,
        opacity: CGFloat(WireQuantiser.alpha(opacity)) / CGFloat(UInt8.max)
      )
    case .end: .end
    }
  }
}

extension ScreenShape {
  fileprivate var onWire: ScreenShape {
    switch self {
    case .box(let rect, let radius): .box(rect.onWire, radius: radius.onWire)
    case .path(let outline):
      .path(CellOutline(steps: outline.steps.map(\.onWire), isEvenOdd: outline.isEvenOdd))
    }
  }
}

extension ScreenGradient {
  fileprivate var onWire: ScreenGradient {
    var gradient = self
    gradient.places = places.map { CGFloat(WireQuantiser.alpha($0)) / CGFloat(UInt8.max) }
    gradient.start = CGPoint(x: start.x.onWire, y: start.y.onWire)
    gradient.end = CGPoint(x: end.x.onWire, y: end.y.onWire)
    return gradient
  }
}

extension ScreenLine {
  fileprivate var onWire: ScreenLine {
    var line = self
    line.point = CGPoint(x: point.x.onWire, y: point.y.onWire)
    line.font.size = font.size.onWire
    line.spacing = spacing.onWire
    line.outline = max(0, outline.onWire)
    line.blur = max(0, blur.onWire)
    return line
  }
}

extension CGRect {
  fileprivate var onWire: CGRect {
    CGRect(
      x: origin.x.onWire,
      y: origin.y.onWire,
      width: size.width.onWire,
      height: size.height.onWire
    )
  }
}

extension CGFloat {
  /// The parts of 1 in which the numbers of a group's place are sent.
  private static let placeParts: CGFloat = 65536

  fileprivate var inPlaceSteps: CGFloat {
    isFinite ? (self * Self.placeParts).rounded() / Self.placeParts : 0
  }
}
