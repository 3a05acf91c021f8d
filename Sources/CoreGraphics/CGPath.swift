// SPDX-License-Identifier: Apache-2.0
public import Foundation
package import LayoutEngine

/// A path of lines and curves, in points.
public class CGPath: Hashable, @unchecked Sendable {
  /// One step of the path.
  package typealias Element = CellOutline.Step

  /// The corners of a rectangle, with the values of `UIRectCorner`.
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

  // It is safe to send, because only a mutable path changes its elements. As on Apple's systems,
  // code that passes a mutable path on as a plain one must copy it if it changes it later.
  package var elements: [Element] = []

  init(elements: [Element] = []) {
    self.elements = elements
  }

  /// Makes the outline of a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let map = unsafe transform?.pointee
    self.init(elements: CGPath.rectangle(rect))
    apply(map)
  }

  /// Makes the ellipse in a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let map = unsafe transform?.pointee
    self.init(elements: CGPath.ellipse(rect))
    apply(map)
  }

  /// Makes the outline of a rectangle with rounded corners.
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

  /// Whether the path has no steps.
  public var isEmpty: Bool { elements.isEmpty }

  /// The point at which the last step ended; zero for an empty path.
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

  /// The smallest rectangle around all points of the steps, including the control points of curves.
  public var boundingBox: CGRect { CGRect(around: elements.flatMap(\.points)) }

  /// The smallest rectangle around the lines and curves.
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

  /// Whether a point is inside the path; subpaths count as closed.
  ///
  /// - Complexity: O(*n*) in the steps.
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

  /// A mutable copy.
  public func mutableCopy() -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.elements = elements
    return copy
  }

  /// A copy with transformed points.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    let copy = CGPath(elements: elements)
    unsafe copy.apply(transform?.pointee)
    return copy
  }

  /// Transforms all points.
  package func apply(_ map: CGAffineTransform?) {
    guard let map, map != .identity else { return }
    elements = elements.map { $0.mapped { $0.applying(map) } }
  }

  /// Whether two paths have the same steps.
  public static func == (left: CGPath, right: CGPath) -> Bool { left.elements == right.elements }

  /// Hashes the steps.
  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}

/// The rule for what is inside a path.
public enum CGPathFillRule: Int, Sendable {
  /// Points are inside if the path winds around them.
  case winding = 0
  /// Points are inside if an odd number of outlines surrounds them.
  case evenOdd = 1
}

/// A path that can be changed.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// Makes an empty path.
  public init() {
    super.init(elements: [])
  }

  /// Begins a subpath at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    elements.append(.move(point.applying(transform)))
  }

  /// Adds a line to a point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    elements.append(.line(point.applying(transform)))
  }

  /// Adds lines through points, starting at the first one.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Adds a quadratic curve to a point.
  public func addQuadCurve(
    to end: CGPoint,
    control: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    elements.append(.quadratic(control.applying(transform), end.applying(transform)))
  }

  /// Adds a cubic curve to a point.
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

  /// Adds the outline of a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    add(CGPath.rectangle(rect), transform)
  }

  /// Adds the ellipse in a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    add(CGPath.ellipse(rect), transform)
  }

  /// Adds the outline of a rectangle with rounded corners.
  public func addRoundedRect(
    in rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let corner = CGSize(width: cornerWidth, height: cornerHeight)
    add(CGPath.rounded(rect, corners: .all, corner), transform)
  }

  /// Adds an arc, with a line from the present point to its start.
  ///
  /// - Parameters:
  ///   - center: The centre, in points.
  ///   - radius: The radius, in points.
  ///   - startAngle: The angle of its start, in radians from the x axis.
  ///   - endAngle: The angle of its end, in radians.
  ///   - clockwise: The direction in Core Graphics' sense: `true` means decreasing angles.
  ///   - transform: A transform that is applied to the points first.
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

  /// Closes the subpath with a line to its start.
  public func closeSubpath() { elements.append(.close) }

  private func add(_ more: [Element], _ map: CGAffineTransform) {
    elements += map == .identity ? more : more.map { $0.mapped { $0.applying(map) } }
  }
}
