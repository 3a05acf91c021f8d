// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// A drawing context of Core Graphics; its methods have no effect, so that code which draws can
/// run.
@preconcurrency @MainActor
public final class CGContext {
  package init() {}

  /// Sets the colour of fills.
  public func setFillColor(_ color: CGColor) {}
  /// Sets the colour of lines.
  public func setStrokeColor(_ color: CGColor) {}
  /// Sets the width of lines.
  public func setLineWidth(_ width: CGFloat) {}
  /// Fills a rectangle.
  public func fill(_ rect: CGRect) {}
  /// Draws the outline of a rectangle.
  public func stroke(_ rect: CGRect) {}
  /// Fills an ellipse.
  public func fillEllipse(in rect: CGRect) {}
  /// Adds a path.
  public func addPath(_ path: CGPath) {}
  /// Begins a subpath.
  public func move(to point: CGPoint) {}
  /// Adds a line to a point.
  public func addLine(to point: CGPoint) {}
  /// Draws the line of the path.
  public func strokePath() {}
  /// Fills the path.
  public func fillPath() {}
  /// Saves the drawing state.
  public func saveGState() {}
  /// Restores the saved drawing state.
  public func restoreGState() {}
  /// Translates later drawing.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {}
  /// Scales later drawing.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {}
  /// Rotates later drawing.
  public func rotate(by angle: CGFloat) {}
  /// Adds a rectangle to the path.
  public func addRect(_ rect: CGRect) {}
  /// Adds an ellipse to the path.
  public func addEllipse(in rect: CGRect) {}
  /// Adds an arc to the path.
  public func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {}
  /// Adds lines to the path.
  public func addLines(between points: [CGPoint]) {}
  /// Adds a cubic curve to the path.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {}
  /// Adds a quadratic curve to the path.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {}
  /// Begins a path.
  public func beginPath() {}
  /// Closes the subpath.
  public func closePath() {}
  /// Fills the path, draws its line, or both.
  public func drawPath(using mode: CGPathDrawingMode) {}
  /// Draws the outline of an ellipse.
  public func strokeEllipse(in rect: CGRect) {}
  /// Clips later drawing to the path.
  public func clip(using rule: CGPathFillRule = .winding) {}
  /// Clips later drawing to a rectangle.
  public func clip(to rect: CGRect) {}
  /// Clears a rectangle.
  public func clear(_ rect: CGRect) {}
  /// Sets the opacity.
  public func setAlpha(_ alpha: CGFloat) {}
  /// Sets the shape of line ends.
  public func setLineCap(_ cap: CGLineCap) {}
  /// Sets the shape of line corners.
  public func setLineJoin(_ join: CGLineJoin) {}
  /// Sets the pattern of dashes.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
  /// Sets a shadow.
  public func setShadow(offset: CGSize, blur: CGFloat) {}
  /// Sets a shadow with a colour.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
  /// Sets how new drawing is blended with earlier drawing.
  public func setBlendMode(_ mode: CGBlendMode) {}
  /// Sets whether edges are smoothed.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Sets the colour of fills by its components.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  /// Sets the colour of lines by its components.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  /// Transforms later drawing.
  public func concatenate(_ transform: CGAffineTransform) {}
}

/// The parts of a path that are drawn.
public enum CGPathDrawingMode: Int32, Sendable {
  case fill = 0
  case eoFill = 1
  case stroke = 2
  case fillStroke = 3
  case eoFillStroke = 4
}

/// How new drawing is blended with earlier drawing.
public enum CGBlendMode: Int32, Sendable {
  case normal = 0
  case multiply = 1
  case screen = 2
  case overlay = 3
  case darken = 4
  case lighten = 5
  case colorDodge = 6
  case colorBurn = 7
  case softLight = 8
  case hardLight = 9
  case difference = 10
  case exclusion = 11
  case hue = 12
  case saturation = 13
  case color = 14
  case luminosity = 15
  case clear = 16
  case copy = 17
  case sourceIn = 18
  case sourceOut = 19
  case sourceAtop = 20
  case destinationOver = 21
  case destinationIn = 22
  case destinationOut = 23
  case destinationAtop = 24
  case xor = 25
  case plusDarker = 26
  case plusLighter = 27
}
