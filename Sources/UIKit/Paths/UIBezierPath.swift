// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// The set as a bit mask.
  public let rawValue: UInt

  /// Makes a set from a bit mask.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  private init(_ corners: CGPath.Corners) {
    rawValue = corners.rawValue
  }

  /// The top left corner.
  public static let topLeft = UIRectCorner(.topLeft)
  /// The top right corner.
  public static let topRight = UIRectCorner(.topRight)
  /// The bottom left corner.
  public static let bottomLeft = UIRectCorner(.bottomLeft)
  /// The bottom right corner.
  public static let bottomRight = UIRectCorner(.bottomRight)
  /// All four corners.
  public static let allCorners = UIRectCorner(.all)
}

/// A path of lines and curves, in points; its geometry is computed, but it is not drawn.
@preconcurrency @MainActor
open class UIBezierPath: NSObject, NSCopying {
  private var path = CGMutablePath()

  /// Makes an empty path.
  @preconcurrency @MainActor public override init() {
    super.init()
  }

  /// Makes the outline of a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  /// Makes the ellipse in a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// Makes the outline of a rectangle with rounded corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect,
      byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: cornerRadius, height: cornerRadius)
    )
  }

  /// Makes the outline of a rectangle with some rounded corners.
  public convenience init(
    roundedRect rect: CGRect,
    byRoundingCorners corners: UIRectCorner,
    cornerRadii: CGSize
  ) {
    self.init()
    path.elements = CGPath.rounded(
      rect,
      corners: CGPath.Corners(rawValue: corners.rawValue),
      cornerRadii
    )
  }

  /// Makes an arc; clockwise means growing angles.
  public convenience init(
    arcCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center,
      radius: radius,
      startAngle: startAngle,
      endAngle: endAngle,
      clockwise: clockwise
    )
  }

  /// Makes a path with the steps of another one.
  public convenience init(cgPath CGPath: CGPath) {
    self.init()
    path.elements = CGPath.elements
  }

  /// The steps as a Core Graphics path.
  open var cgPath: CGPath {
    get { path }
    set {
      let own = CGMutablePath()
      own.elements = newValue.elements
      path = own
    }
  }

  /// The width of a line along the path, in points.
  open var lineWidth: CGFloat = 1
  /// The shape of the line's ends.
  open var lineCapStyle: CGLineCap {
    get { style.cap }
    set { style.cap = newValue }
  }
  /// The shape of the line's corners.
  open var lineJoinStyle: CGLineJoin {
    get { style.join }
    set { style.join = newValue }
  }
  /// The greatest length of a sharp corner, in line widths.
  open var miterLimit: CGFloat {
    get { style.miterLimit }
    set { style.miterLimit = newValue }
  }
  var style = LineStyle()

  /// Sets the lengths of dashes and gaps, and where in them the line begins; `nil` for a whole line.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    style.dashes =
      unsafe pattern.map {
        unsafe Array(UnsafeBufferPointer(start: $0, count: max(0, count)))
      } ?? []
    style.phase = phase
  }
  /// Whether a point is inside if an odd number of outlines surrounds it.
  open var usesEvenOddFillRule = false

  /// Whether the path has no steps.
  open var isEmpty: Bool { path.isEmpty }
  /// The point at which the last step ended.
  open var currentPoint: CGPoint { path.currentPoint }
  /// The smallest rectangle around the path.
  open var bounds: CGRect { path.boundingBoxOfPath }

  /// Begins a subpath at a point.
  open func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a line to a point.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Adds a cubic curve to a point.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  /// Adds a quadratic curve to a point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }
  /// Adds an arc; clockwise means growing angles.
  open func addArc(
    withCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center,
      radius: radius,
      startAngle: startAngle,
      endAngle: endAngle,
      // UIKit's clockwise is the opposite of Core Graphics' clockwise.
      clockwise: !clockwise
    )
  }
  /// Closes the subpath with a line to its start.
  open func close() { path.closeSubpath() }
  /// Removes all steps.
  open func removeAllPoints() { path = CGMutablePath() }
  /// Adds another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
  /// Transforms all points.
  open func apply(_ transform: CGAffineTransform) { path.apply(transform) }
  /// Whether a point is inside the path.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Fills the path in the present drawing.
  open func fill() { Drawing.current?.fill(path, isEvenOdd: usesEvenOddFillRule) }
  /// Draws a line along the path in the present drawing.
  open func stroke() { Drawing.current?.stroke(path, width: lineWidth, style: style) }
  /// Fills the path with an opacity; see `CGContext.setBlendMode(_:)`.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    Drawing.current?.blend(blendMode, alpha: alpha) { fill() }
  }
  /// Draws a line along the path with an opacity; see `CGContext.setBlendMode(_:)`.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    Drawing.current?.blend(blendMode, alpha: alpha) { stroke() }
  }
  /// Clips later drawing to the path.
  open func addClip() { Drawing.current?.clip(to: path, isEvenOdd: usesEvenOddFillRule) }

  /// Makes a path with the same steps.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { () -> UIBezierPath in
      let copy = UIBezierPath(cgPath: path)
      copy.lineWidth = lineWidth
      copy.style = style
      copy.usesEvenOddFillRule = usesEvenOddFillRule
      return copy
    }
  }
}
