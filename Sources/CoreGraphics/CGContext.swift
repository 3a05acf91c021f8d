// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// Where Core Graphics draws; nothing is drawn here, so that code which draws runs without effect.
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
  /// Draws a line along a rectangle.
  public func stroke(_ rect: CGRect) {}
  /// Fills an ellipse.
  public func fillEllipse(in rect: CGRect) {}
  /// Adds a path.
  public func addPath(_ path: CGPath) {}
  /// Begins a part of a path.
  public func move(to point: CGPoint) {}
  /// Goes straight to a point.
  public func addLine(to point: CGPoint) {}
  /// Draws a line along the path.
  public func strokePath() {}
  /// Fills the path.
  public func fillPath() {}
  /// Remembers the state.
  public func saveGState() {}
  /// Brings back the state that was remembered.
  public func restoreGState() {}
  /// Moves what is drawn next.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {}
  /// Scales what is drawn next.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {}
  /// Turns what is drawn next.
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
  /// Adds a curve with two controls to the path.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {}
  /// Adds a curve with one control to the path.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {}
  /// Begins a path.
  public func beginPath() {}
  /// Closes a part of the path.
  public func closePath() {}
  /// Fills the path, draws a line along it, or both.
  public func drawPath(using mode: CGPathDrawingMode) {}
  /// Draws a line along an ellipse.
  public func strokeEllipse(in rect: CGRect) {}
  /// Draws only within the path from now on.
  public func clip(using rule: CGPathFillRule = .winding) {}
  /// Draws only within a rectangle from now on.
  public func clip(to rect: CGRect) {}
  /// Takes away what is drawn in a rectangle.
  public func clear(_ rect: CGRect) {}
  /// Sets how much of what is drawn covers.
  public func setAlpha(_ alpha: CGFloat) {}
  /// Sets how lines end.
  public func setLineCap(_ cap: CGLineCap) {}
  /// Sets how lines meet.
  public func setLineJoin(_ join: CGLineJoin) {}
  /// Sets a pattern of lines.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
  /// Sets a shadow.
  public func setShadow(offset: CGSize, blur: CGFloat) {}
  /// Sets a shadow of a colour.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
  /// Sets how what is drawn goes together with what is there.
  public func setBlendMode(_ mode: CGBlendMode) {}
  /// Sets whether edges are smoothed.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Sets the colour of fills by its parts.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  /// Sets the colour of lines by its parts.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  /// Maps what is drawn next.
  public func concatenate(_ transform: CGAffineTransform) {}
}

/// What is drawn of a path.
public enum CGPathDrawingMode: Int32, Sendable {
  case fill = 0
  case eoFill = 1
  case stroke = 2
  case fillStroke = 3
  case eoFillStroke = 4
}

/// How what is drawn goes together with what is there.
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
