// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import StageProtocol

extension CellFigure {
  /// The figure as pages get it: lengths in whole steps of the wire.
  var onWire: CellFigure {
    var figure = self
    figure.size = CGSize(width: size.width.onWire, height: size.height.onWire)
    figure.outline?.steps = outline?.steps.map(\.onWire) ?? []
    figure.parts = parts.map(\.onWire)
    figure.steps = steps.flatMap(\.onWire)
    return figure
  }
}

extension CellOutline.Step {
  /// The step with its points in whole steps of the wire.
  var onWire: CellOutline.Step {
    switch self {
    case .move(let end): .move(end.onWire)
    case .line(let end): .line(end.onWire)
    case .quadratic(let beside, let end): .quadratic(beside.onWire, end.onWire)
    case .cubic(let first, let second, let end): .cubic(first.onWire, second.onWire, end.onWire)
    case .close: .close
    }
  }
}

extension CellPart {
  fileprivate var onWire: CellPart {
    var part = self
    part.frame = CGRect(
      x: frame.minX.onWire,
      y: frame.minY.onWire,
      width: frame.width.onWire,
      height: frame.height.onWire
    )
    part.cornerRadius = cornerRadius.onWire
    part.strokeWidth = stroke == nil ? 0 : strokeWidth.onWire
    part.opacity = CGFloat(WireQuantiser.alpha(opacity)) / CGFloat(UInt8.max)
    return part
  }
}

extension CGPoint {
  fileprivate var onWire: CGPoint { CGPoint(x: x.onWire, y: y.onWire) }
}

extension CGFloat {
  /// A length in whole steps of the wire.
  var onWire: CGFloat {
    CGFloat(WireQuantiser.length(self)) / WireQuantiser.unitsPerPoint
  }
}
