// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// The set as a number.
  public let rawValue: UInt

  /// Makes a set.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  private init(_ corners: CGPath.Corners) {
    rawValue = corners.rawValue
  }

  /// The upper left one.
  public static let topLeft = UIRectCorner(.topLeft)
  /// The upper right one.
  public static let topRight = UIRectCorner(.topRight)
  /// The lower left one.
  public static let bottomLeft = UIRectCorner(.bottomLeft)
  /// The lower right one.
  public static let bottomRight = UIRectCorner(.bottomRight)
  /// All four.
  public static let allCorners = UIRectCorner(.all)
}

/// A way of lines and curves, in points; its geometry is real, nothing is drawn.
@preconcurrency @MainActor
open class UIBezierPath: NSObject, NSCopying {
  private var path = CGMutablePath()

  /// Makes an empty path.
  @preconcurrency @MainActor public override init() {
    super.init()
  }

  /// Makes the way around a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  /// Makes an ellipse within a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// Makes the way around a rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect,
      byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: cornerRadius, height: cornerRadius)
    )
  }

  /// Makes the way around a rectangle of which some corners are round.
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

  /// Makes a part of a circle; clockwise is the direction in which angles grow on a screen.
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

  /// Makes a path of another one's steps.
  public convenience init(cgPath CGPath: CGPath) {
    self.init()
    path.elements = CGPath.elements
  }

  /// The steps; another path's are taken over.
  open var cgPath: CGPath {
    get { path }
    set {
      let own = CGMutablePath()
      own.elements = newValue.elements
      path = own
    }
  }

  /// The width of a line along the path, in points; recorded.
  open var lineWidth: CGFloat = 1
  /// The ends of that line; recorded.
  open var lineCapStyle = CGLineCap.butt
  /// The corners of that line; recorded.
  open var lineJoinStyle = CGLineJoin.miter
  /// Up to which length corners are sharp, in widths of the line; recorded.
  open var miterLimit: CGFloat = 10
  /// Whether what an odd number of lines is around counts as within.
  open var usesEvenOddFillRule = false

  /// Whether there is no step.
  open var isEmpty: Bool { path.isEmpty }
  /// Where the last step ended.
  open var currentPoint: CGPoint { path.currentPoint }
  /// The smallest rectangle around the way.
  open var bounds: CGRect { path.boundingBoxOfPath }

  /// Begins a part at a point.
  open func move(to point: CGPoint) { path.move(to: point) }
  /// Goes straight to a point.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Goes to a point in a curve with two points beside it.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  /// Goes to a point in a curve with one point beside it.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }
  /// Adds a part of a circle; clockwise is the direction in which angles grow on a screen.
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
      // UIKit's clockwise is Core Graphics' the other way round.
      clockwise: !clockwise
    )
  }
  /// Goes back to where the part began.
  open func close() { path.closeSubpath() }
  /// Forgets all steps.
  open func removeAllPoints() { path = CGMutablePath() }
  /// Adds another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
  /// Maps all points.
  open func apply(_ transform: CGAffineTransform) { path.apply(transform) }
  /// Whether a point is within the path.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Fills the path; nothing is drawn here.
  open func fill() {}
  /// Draws a line along the path; nothing is drawn here.
  open func stroke() {}
  /// Keeps drawing within the path; nothing is drawn here.
  open func addClip() {}

  /// A path of the same steps.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { () -> UIBezierPath in
      let copy = UIBezierPath(cgPath: path)
      copy.lineWidth = lineWidth
      copy.usesEvenOddFillRule = usesEvenOddFillRule
      return copy
    }
  }
}
