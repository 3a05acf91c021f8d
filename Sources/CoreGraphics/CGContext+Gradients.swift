// SPDX-License-Identifier: Apache-2.0

public import Foundation
import LayoutEngine

/// Gradients of a drawing.
extension CGContext {
  /// Fills what can be seen with colours along a line: between its ends, and beyond them where the options say so.
  public func drawLinearGradient(
    _ gradient: CGGradient,
    start startPoint: CGPoint,
    end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    let length = hypot(endPoint.x - startPoint.x, endPoint.y - startPoint.y)
    guard length > 0 else { return }
    let (dx, dy) = (
      (endPoint.x - startPoint.x) / length * Self.far,
      (endPoint.y - startPoint.y) / length * Self.far
    )
    let before: CGFloat = options.contains(.drawsBeforeStartLocation) ? 1 : 0
    let after: CGFloat = options.contains(.drawsAfterEndLocation) ? 1 : 0
    let first = CGPoint(x: startPoint.x - before * dx, y: startPoint.y - before * dy)
    let last = CGPoint(x: endPoint.x + after * dx, y: endPoint.y + after * dy)
    let band = CGMutablePath()
    band.addLines(between: [
      CGPoint(x: first.x - dy, y: first.y + dx), CGPoint(x: first.x + dy, y: first.y - dx),
      CGPoint(x: last.x + dy, y: last.y - dx), CGPoint(x: last.x - dy, y: last.y + dx),
    ])
    band.closeSubpath()
    let colours = gradient.colours.map(\.content)
    keep(
      ScreenGradient(colours: colours, places: gradient.places, start: startPoint, end: endPoint),
      in: band
    )
  }

  /// Fills what can be seen with colours around a point: between two circles, and beyond them where the options say so.
  ///
  /// The circles have one middle here, that of the second one.
  public func drawRadialGradient(
    _ gradient: CGGradient,
    startCenter: CGPoint,
    startRadius: CGFloat,
    endCenter: CGPoint,
    endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    let reach = max(startRadius, endRadius)
    guard reach > 0 else { return }
    let isInward = startRadius > endRadius
    let (inside, outside): (CGGradientDrawingOptions, CGGradientDrawingOptions) =
      isInward
      ? (.drawsAfterEndLocation, .drawsBeforeStartLocation)
      : (.drawsBeforeStartLocation, .drawsAfterEndLocation)
    let ring = CGMutablePath()
    if options.contains(outside) {
      ring.addRect(boundingBoxOfClipPath)
    } else {
      ring.addEllipse(in: .around(endCenter, reach))
    }
    let hole = min(startRadius, endRadius)
    if hole > 0, !options.contains(inside) { ring.addEllipse(in: .around(endCenter, hole)) }
    let colours = gradient.colours.map(\.content)
    let places = gradient.places.map { (startRadius + $0 * (endRadius - startRadius)) / reach }
    keep(
      ScreenGradient(
        colours: isInward ? colours.reversed() : colours,
        places: isInward ? places.reversed() : places,
        start: endCenter,
        end: CGPoint(x: endCenter.x + reach, y: endCenter.y),
        isRadial: true
      ),
      in: ring
    )
  }

  /// Fills a path with a gradient, both in the points of the present transform.
  private func keep(_ gradient: ScreenGradient, in path: CGPath) {
    guard !gradient.colours.isEmpty else { return }
    var placed = gradient
    placed.start = gradient.start.applying(state.transform)
    placed.end = gradient.end.applying(state.transform)
    keep(.gradient(shape(of: path, isEvenOdd: true), placed))
  }
}

extension CGRect {
  /// The square around a circle.
  fileprivate static func around(_ middle: CGPoint, _ radius: CGFloat) -> CGRect {
    CGRect(x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius)
  }
}
