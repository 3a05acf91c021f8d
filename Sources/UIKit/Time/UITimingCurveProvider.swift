// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// How the progress of an animation depends on time, by a cubic curve, a spring, or both.
public protocol UITimingCurveProvider: AnyObject, NSCoding, NSCopying {
  /// Which of the two counts.
  var timingCurveType: UITimingCurveType { get }
  /// The cubic curve; `nil` where there is none.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring; `nil` where there is none.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// The kinds of curves.
public enum UITimingCurveType: Int, Sendable {
  case builtin = 0
  case cubic = 1
  case spring = 2
  case composed = 3
}

/// A cubic Bézier from (0, 0) to (1, 1).
open class UICubicTimingParameters: NSObject, UITimingCurveProvider, @unchecked Sendable {
  /// The curve of UIKit that it is; `.easeInOut` for one with control points.
  public let animationCurve: UIView.AnimationCurve
  /// The first control point.
  public let controlPoint1: CGPoint
  /// The second control point.
  public let controlPoint2: CGPoint
  private let isBuiltIn: Bool

  /// The curve of animations that name none.
  ///
  /// - Source: Core Animation's default curve.
  public override init() {
    animationCurve = .easeInOut
    controlPoint1 = CGPoint(x: 0.25, y: 0.1)
    controlPoint2 = CGPoint(x: 0.25, y: 1)
    isBuiltIn = true
    super.init()
  }

  /// The curve of animations that name none: archives hold nothing that is read here.
  public required init?(coder: NSCoder) {
    animationCurve = .easeInOut
    controlPoint1 = CGPoint(x: 0.25, y: 0.1)
    controlPoint2 = CGPoint(x: 0.25, y: 1)
    isBuiltIn = true
    super.init()
  }

  /// One of UIKit's curves.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    let points = curve.controlPoints
    (controlPoint1, controlPoint2) = (points.first, points.second)
    isBuiltIn = true
    super.init()
  }

  /// A curve by its control points, whose x lie in 0…1.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    controlPoint1 = point1
    controlPoint2 = point2
    isBuiltIn = false
    super.init()
  }

  /// Whether it is one of UIKit's.
  public var timingCurveType: UITimingCurveType { isBuiltIn ? .builtin : .cubic }
  /// The curve itself.
  public var cubicTimingParameters: UICubicTimingParameters? { self }
  /// None.
  public var springTimingParameters: UISpringTimingParameters? { nil }

  /// The same object: its values never change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  /// Writes nothing.
  open func encode(with coder: NSCoder) {}
}

/// A spring.
open class UISpringTimingParameters: NSObject, UITimingCurveProvider, @unchecked Sendable {
  /// By what the spring is known.
  enum Form: Hashable, Sendable {
    /// It settles in the animation's duration.
    case ratio(Double)
    /// By the seconds of a swing without damping, and the part of critical damping; it takes its own time.
    case own(response: Double, dampingFraction: Double)
    /// By how long it is felt to take, in seconds, and how far it bounces; it takes its own time.
    case felt(duration: Double, bounce: Double)
  }

  let form: Form
  /// How fast it goes at the start, in parts of the way per second; recorded.
  public let initialVelocity: CGVector

  init(_ form: Form, _ velocity: CGVector) {
    self.form = form
    initialVelocity = velocity
    super.init()
  }

  /// UIKit's own spring.
  ///
  /// - Source: documentation of the class: mass 3, stiffness 1,000, damping 500.
  public convenience override init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  /// UIKit's own spring: archives hold nothing that is read here.
  public required init?(coder: NSCoder) {
    form = Self.form(mass: 3, stiffness: 1000, damping: 500)
    initialVelocity = .zero
    super.init()
  }

  /// A spring that settles in the animation's duration; a ratio of 1 does not swing.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// A spring that settles in the animation's duration and is on its way at the start.
  public convenience init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    self.init(.ratio(ratio), velocity)
  }

  /// A spring of physics, which takes its own time.
  public convenience init(
    mass: CGFloat,
    stiffness: CGFloat,
    damping: CGFloat,
    initialVelocity velocity: CGVector
  ) {
    self.init(Self.form(mass: mass, stiffness: stiffness, damping: damping), velocity)
  }

  /// A spring by how long it is felt to take and how far it bounces.
  public convenience init(
    duration: TimeInterval = 0.5,
    bounce: CGFloat = 0,
    initialVelocity: CGVector = .zero
  ) {
    self.init(.felt(duration: duration, bounce: bounce), initialVelocity)
  }

  private static func form(mass: Double, stiffness: Double, damping: Double) -> Form {
    guard mass > 0, stiffness > 0, damping.isFinite else { return .ratio(1) }
    return .own(
      response: 2 * Double.pi * (mass / stiffness).squareRoot(),
      dampingFraction: max(0, damping) / (2 * (mass * stiffness).squareRoot())
    )
  }

  /// A spring.
  public var timingCurveType: UITimingCurveType { .spring }
  /// None.
  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// The spring itself.
  public var springTimingParameters: UISpringTimingParameters? { self }

  /// The same object: its values never change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  /// Writes nothing.
  open func encode(with coder: NSCoder) {}
}
