// SPDX-License-Identifier: Apache-2.0
import CoreGraphics
import Foundation
import LayoutEngine

/// What masks leave of layers and views, and gradients around a point.
extension ScreenPainter {
  /// What a mask leaves to be seen, in the points of the layer that has it; `nil` for a mask without an outline.
  func maskShape(of mask: CALayer, at place: CGPoint? = nil) -> ScreenShape? {
    let origin = place ?? mask.frame.origin
    guard let layer = mask as? CAShapeLayer else {
      guard mask.backgroundColor.map({ UIColor(cgColor: $0).components.alpha > 0 }) == true else {
        return nil
      }
      return .box(placed(mask.frame), radius: mask.cornerRadius)
    }
    guard let path = layer.path, !path.isEmpty else { return nil }
    let isFilled = layer.fillColor.map { UIColor(cgColor: $0).components.alpha > 0 } ?? false
    guard !isFilled, layer.strokeColor != nil, layer.lineWidth > 0 else {
      return shape(of: path, movedBy: origin, isEvenOdd: layer.fillRule == .evenOdd)
    }
    return shape(of: layer.strokedOutline(along: path), movedBy: origin)
  }
}

extension CAShapeLayer {
  /// The outline of the layer's line, to be filled.
  fileprivate func strokedOutline(along path: CGPath) -> CGPath {
    let isWhole = strokeStart <= 0 && strokeEnd >= 1
    let line = isWhole ? path : path.trimmed(from: strokeStart, to: strokeEnd)
    let style = lineStyle
    let dashed =
      style.dashes.contains { $0 > 0 }
      ? line.copy(dashingWithPhase: style.phase, lengths: style.dashes) : line
    return dashed.copy(
      strokingWithWidth: lineWidth,
      lineCap: style.cap,
      lineJoin: style.join,
      miterLimit: style.miterLimit
    )
  }
}

extension CALayer {
  /// The most copies of a layer's layers.
  private static let mostCopies = 64

  /// The opacity of one of the copies, counted from 0.
  func opacity(ofCopy number: Int) -> CGFloat {
    guard let layer = self as? CAReplicatorLayer else { return 1 }
    return min(1, max(0, 1 + CGFloat(number) * CGFloat(layer.instanceAlphaOffset)))
  }

  /// The transforms of the copies of the layers in it; `nil` for one that is not moved.
  var copies: [CGAffineTransform?] {
    guard let layer = self as? CAReplicatorLayer, layer.instanceCount > 1,
      CATransform3DIsAffine(layer.instanceTransform)
    else { return [nil] }
    let step = CATransform3DGetAffineTransform(layer.instanceTransform)
    var copies: [CGAffineTransform?] = [nil]
    var turn = step
    for _ in 1..<min(layer.instanceCount, Self.mostCopies) {
      copies.append(turn)
      turn = turn.concatenating(step)
    }
    return copies
  }
}

/// Colours around a point, which painters know only as fills: wedges of one colour each.
struct ConicGradient {
  /// The number of wedges; one takes 7.5 degrees.
  private static let wedges = 48
  /// The length of a screen's pixel, in points, as most phones have it.
  private static let pixel: CGFloat = 0.5

  /// The colours from the start on, with the sun.
  var colours: [UIColor]
  /// The place of each colour, as a fraction of the round.
  var places: [CGFloat]
  /// The point around which the colours go.
  var middle: CGPoint
  /// A point in the direction of the first colour.
  var start: CGPoint

  /// The wedges, over a rectangle.
  @MainActor
  func steps(over rect: CGRect) -> [ScreenStep] {
    let reach = hypot(rect.width, rect.height) + hypot(middle.x - rect.midX, middle.y - rect.midY)
    let first = atan2(start.y - middle.y, start.x - middle.x)
    let turn = 2 * CGFloat.pi / CGFloat(Self.wedges)
    return (0..<Self.wedges).map { index in
      let angle = first + turn * CGFloat(index)
      let end = angle + turn
      let colour = colour((CGFloat(index) + 0.5) / CGFloat(Self.wedges))
      let over = overlap(colour.components.alpha)
      let last = CGPoint(x: middle.x - sin(end) * over, y: middle.y + cos(end) * over)
      let outline = CellOutline(steps: [
        .move(middle),
        .line(CGPoint(x: middle.x + cos(angle) * reach, y: middle.y + sin(angle) * reach)),
        .line(CGPoint(x: last.x + cos(end) * reach, y: last.y + sin(end) * reach)),
        .line(last),
        .close,
      ])
      return .fill(.path(outline), ContentColour(colour))
    }
  }

  /// How far a wedge reaches over the next one, so that no line is seen between them, in points.
  ///
  /// Both cover a part *c* of the pixels between them, and leave a part (1 − *αc*)² of what is behind, which shall be
  /// 1 − *α*. Without an overlap *c* is a half.
  private func overlap(_ alpha: CGFloat) -> CGFloat {
    guard alpha > 0, alpha < 1 else { return Self.pixel }
    let part = (1 - (1 - alpha).squareRoot()) / alpha
    return (2 * part - 1) * Self.pixel
  }

  /// The colour at a fraction of the round.
  @MainActor private func colour(_ place: CGFloat) -> UIColor {
    guard let next = places.firstIndex(where: { $0 >= place }) else {
      return colours.last ?? .clear
    }
    guard next > 0 else { return colours[0] }
    let room = places[next] - places[next - 1]
    let share = room > 0 ? (place - places[next - 1]) / room : 1
    return colours[next - 1].mixed(with: colours[next], share)
  }
}

extension UIColor {
  /// A colour between this one and another.
  fileprivate func mixed(with other: UIColor, _ share: CGFloat) -> UIColor {
    let mixed = zip(channels, other.channels).map { $0 + ($1 - $0) * share }
    return UIColor(red: mixed[0], green: mixed[1], blue: mixed[2], alpha: mixed[3])
  }

  private var channels: [CGFloat] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    _ = unsafe getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha]
  }
}
