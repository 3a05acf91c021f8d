// SPDX-License-Identifier: Apache-2.0
public import Foundation
package import LayoutEngine

/// A way of lines and curves, in points.
public class CGPath: Hashable, @unchecked Sendable {
  /// One step of the way.
  package typealias Element = CellOutline.Step

  /// Corners of a rectangle, as `UIRectCorner` counts them.
  package struct Corners: OptionSet, Sendable {
    package let rawValue: UInt

    package init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    package static let topLeft = Corners(rawValue: 1 << 0)
    package static let topRight = Corners(rawValue: 1 << 1)
    package static let bottomLeft = Corners(rawValue: 1 << 2)
    package static let bottomRight = Corners(rawValue: 1 << 3)
    package static let all: Corners = [.topLeft, .topRight, .bottomLeft, .bottomRight]
  }

  // Safe to send: only a mutable path changes it, and that is never given on as a plain one without a copy
  // by whoever cares, as on Apple's systems.
  package var elements: [Element] = []

  /// Makes an empty path.
  init(elements: [Element] = []) {
    self.elements = elements
  }

  /// Makes the path around a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let map = unsafe transform?.pointee
    self.init(elements: CGPath.rectangle(rect))
    apply(map)
  }

  /// Makes the path of an ellipse within a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let map = unsafe transform?.pointee
    self.init(elements: CGPath.ellipse(rect))
    apply(map)
  }

  /// Makes the path around a rectangle with round corners.
  public convenience init(
    roundedRect rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let map = unsafe transform?.pointee
    let corner = CGSize(width: cornerWidth, height: cornerHeight)
    self.init(elements: CGPath.rounded(rect, corners: .all, corner))
    apply(map)
  }

  /// Whether there is no step.
  public var isEmpty: Bool { elements.isEmpty }

  /// Where the last step ended; zero without one.
  public var currentPoint: CGPoint {
    var start = CGPoint.zero
    var last = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let point): (start, last) = (point, point)
      case .line(let point), .quadratic(_, let point), .cubic(_, _, let point): last = point
      case .close: last = start
      }
    }
    return last
  }

  /// The smallest rectangle around all points of the steps, those beside curves too.
  public var boundingBox: CGRect { CGRect(around: elements.flatMap(\.points)) }

  /// The smallest rectangle around the way itself.
  public var boundingBoxOfPath: CGRect {
    var points: [CGPoint] = []
    var last = CGPoint.zero
    var start = CGPoint.zero
    for element in elements {
      points += element.extremes(from: last)
      if case .move(let point) = element { start = point }
      last = element.end ?? start
    }
    return CGRect(around: points)
  }

  /// Whether a point is within the path, whose parts count as closed.
  ///
  /// - Complexity: O(*n*), the number of steps.
  public func contains(
    _ point: CGPoint,
    using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    let inner = transform == .identity ? point : point.applying(transform)
    let turns = windings(around: inner)
    return rule == .winding ? turns.sum != 0 : !turns.count.isMultiple(of: 2)
  }

  /// A copy.
  public func copy() -> CGPath? { CGPath(elements: elements) }

  /// A copy that can be changed.
  public func mutableCopy() -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.elements = elements
    return copy
  }

  /// A copy with all points mapped.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    let copy = CGPath(elements: elements)
    unsafe copy.apply(transform?.pointee)
    return copy
  }

  /// Maps all points.
  package func apply(_ map: CGAffineTransform?) {
    guard let map, map != .identity else { return }
    elements = elements.map { $0.mapped { $0.applying(map) } }
  }

  /// Whether two paths have the same steps.
  public static func == (left: CGPath, right: CGPath) -> Bool { left.elements == right.elements }

  /// Adds the steps to a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}

/// What counts as within a path.
public enum CGPathFillRule: Int, Sendable {
  /// What it goes around.
  case winding = 0
  /// What an odd number of its lines is around.
  case evenOdd = 1
}

/// A path that can be changed.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// Makes an empty path.
  public init() {
    super.init(elements: [])
  }

  /// Begins a part at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    elements.append(.move(point.applying(transform)))
  }

  /// Goes straight to a point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    elements.append(.line(point.applying(transform)))
  }

  /// Goes through points, from the first one.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Goes to a point in a curve with one point beside it.
  public func addQuadCurve(
    to end: CGPoint,
    control: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    elements.append(.quadratic(control.applying(transform), end.applying(transform)))
  }

  /// Goes to a point in a curve with two points beside it.
  public func addCurve(
    to end: CGPoint,
    control1: CGPoint,
    control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    elements.append(
      .cubic(
        control1.applying(transform),
        control2.applying(transform),
        end.applying(transform)
      )
    )
  }

  /// Adds the way around a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    add(CGPath.rectangle(rect), transform)
  }

  /// Adds an ellipse within a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    add(CGPath.ellipse(rect), transform)
  }

  /// Adds the way around a rectangle with round corners.
  public func addRoundedRect(
    in rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let corner = CGSize(width: cornerWidth, height: cornerHeight)
    add(CGPath.rounded(rect, corners: .all, corner), transform)
  }

  /// Adds a part of a circle; straight to its begin from where the path is.
  ///
  /// - Parameters:
  ///   - center: The middle.
  ///   - radius: The radius, in points.
  ///   - startAngle: Where it begins, in radians from the x axis.
  ///   - endAngle: Where it ends.
  ///   - clockwise: As Core Graphics has it: true makes angles smaller.
  ///   - transform: Maps the points first.
  public func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    add(
      CGPath.arc(
        center,
        radius,
        from: startAngle,
        to: endAngle,
        growing: !clockwise,
        isFirst: isEmpty
      ),
      transform
    )
  }

  /// Adds another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    add(path.elements, transform)
  }

  /// Goes back to where the part began.
  public func closeSubpath() { elements.append(.close) }

  private func add(_ more: [Element], _ map: CGAffineTransform) {
    elements += map == .identity ? more : more.map { $0.mapped { $0.applying(map) } }
  }
}
