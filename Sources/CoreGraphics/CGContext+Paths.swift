// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
import LayoutEngine

/// Paths and shapes of a drawing.
extension CGContext {
  /// Begins a path.
  public func beginPath() { drawnPath = CGMutablePath() }
  /// Closes the subpath.
  public func closePath() { drawnPath.closeSubpath() }
  /// Adds a path.
  public func addPath(_ path: CGPath) { drawnPath.addPath(path) }
  /// Begins a subpath.
  public func move(to point: CGPoint) { drawnPath.move(to: point) }
  /// Adds a line to a point.
  public func addLine(to point: CGPoint) { drawnPath.addLine(to: point) }
  /// Adds lines to the path.
  public func addLines(between points: [CGPoint]) { drawnPath.addLines(between: points) }
  /// Adds a cubic curve to the path.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    drawnPath.addCurve(to: end, control1: control1, control2: control2)
  }
  /// Adds a quadratic curve to the path.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    drawnPath.addQuadCurve(to: end, control: control)
  }
  /// Adds a rectangle to the path.
  public func addRect(_ rect: CGRect) { drawnPath.addRect(rect) }
  /// Adds rectangles to the path.
  public func addRects(_ rects: [CGRect]) { for rect in rects { drawnPath.addRect(rect) } }
  /// Adds an ellipse to the path.
  public func addEllipse(in rect: CGRect) { drawnPath.addEllipse(in: rect) }
  /// Adds an arc to the path.
  public func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    drawnPath.addArc(
      center: center,
      radius: radius,
      startAngle: startAngle,
      endAngle: endAngle,
      clockwise: clockwise
    )
  }

  /// Draws the line of the path, and begins another path.
  public func strokePath() {
    stroke(drawnPath, width: state.lineWidth)
    beginPath()
  }
  /// Fills the path, and begins another path.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(drawnPath, isEvenOdd: rule == .evenOdd)
    beginPath()
  }
  /// Fills the path, draws its line, or both, and begins another path.
  public func drawPath(using mode: CGPathDrawingMode) {
    let isEvenOdd = mode == .eoFill || mode == .eoFillStroke
    if mode != .stroke { fill(drawnPath, isEvenOdd: isEvenOdd) }
    if mode != .fill, mode != .eoFill { stroke(drawnPath, width: state.lineWidth) }
    beginPath()
  }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { fill(CGPath(elements: CGPath.rectangle(rect))) }
  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
  /// Draws the outline of a rectangle.
  public func stroke(_ rect: CGRect) { stroke(rect, width: state.lineWidth) }
  /// Draws the outline of a rectangle with a width.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    stroke(CGPath(elements: CGPath.rectangle(rect)), width: width)
  }
  /// Fills an ellipse.
  public func fillEllipse(in rect: CGRect) { fill(CGPath(elements: CGPath.ellipse(rect))) }
  /// Draws the outline of an ellipse.
  public func strokeEllipse(in rect: CGRect) {
    stroke(CGPath(elements: CGPath.ellipse(rect)), width: state.lineWidth)
  }
  /// Draws lines between pairs of points.
  public func strokeLineSegments(between points: [CGPoint]) {
    let lines = CGMutablePath()
    for (index, point) in points.enumerated() {
      if index.isMultiple(of: 2) { lines.move(to: point) } else { lines.addLine(to: point) }
    }
    stroke(lines, width: state.lineWidth)
  }
  /// Takes away what has been drawn in a rectangle.
  public func clear(_ rect: CGRect) { erase(CGPath(elements: CGPath.rectangle(rect))) }

  /// Clips later drawing to the path, and begins another path.
  public func clip(using rule: CGPathFillRule = .winding) {
    clip(to: drawnPath, isEvenOdd: rule == .evenOdd)
    beginPath()
  }
  /// Clips later drawing to a rectangle.
  public func clip(to rect: CGRect) {
    clip(to: CGPath(elements: CGPath.rectangle(rect)), isEvenOdd: false)
  }

  /// The part that can be drawn on; nothing limits it.
  public var boundingBoxOfClipPath: CGRect {
    CGRect(x: -Self.far, y: -Self.far, width: 2 * Self.far, height: 2 * Self.far)
  }

  /// Farther than views are drawn, in points.
  static let far: CGFloat = 4000
}
