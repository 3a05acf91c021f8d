// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// An animated change of a layer.
///
/// It goes by the clock of the frames and changes what screens paint; the layer keeps the values that it was given.
@preconcurrency @MainActor
open class CAAnimation: NSObject, NSCopying {
  /// The curve of its progress.
  open var timingFunction: CAMediaTimingFunction?
  /// The object that is told about its start and end; a strong reference.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the layer removes it at its end.
  open var isRemovedOnCompletion = true
  /// The duration, in seconds.
  open var duration: CFTimeInterval = 0
  /// The time of its start, in seconds.
  open var beginTime: CFTimeInterval = 0
  /// How many seconds it is ahead of its time.
  open var timeOffset: CFTimeInterval = 0
  /// The factor of its speed.
  open var speed: Float = 1
  /// The number of repetitions.
  open var repeatCount: Float = 0
  /// The duration of all repetitions, in seconds.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether it runs backwards afterwards.
  open var autoreverses = false
  /// What is visible before and after it.
  open var fillMode = CAMediaTimingFillMode.removed

  /// Makes an animation without changes.
  @preconcurrency @MainActor public required override init() {
    super.init()
  }

  /// Makes an animation of the same class with the same values.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { () -> CAAnimation in
      let copy = type(of: self).init()
      copy.take(self)
      copy.takeRecords(of: self)
      return copy
    }
  }

  /// Takes the values of another animation of the same class.
  func take(_ other: CAAnimation) {
    (timingFunction, delegate) = (other.timingFunction, other.delegate)
    (isRemovedOnCompletion, fillMode) = (other.isRemovedOnCompletion, other.fillMode)
    (duration, beginTime) = (other.duration, other.beginTime)
    (timeOffset, speed) = (other.timeOffset, other.speed)
    (repeatCount, repeatDuration) = (other.repeatCount, other.repeatDuration)
    autoreverses = other.autoreverses
  }
}

/// Told about the start and the end of an animation.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
  /// Tells that an animation starts.
  func animationDidStart(_ anim: CAAnimation)
  /// Tells that an animation ended.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing, because the method is optional.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing, because the method is optional.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation of one property.
@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
  /// The key path of the property.
  open var keyPath: String?
  /// Whether its values are added to the present value.
  open var isAdditive = false
  /// Whether each repetition starts at the end of the last one.
  open var isCumulative = false

  /// Makes an animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func take(_ other: CAAnimation) {
    super.take(other)
    guard let other = other as? CAPropertyAnimation else { return }
    (keyPath, isAdditive, isCumulative) = (other.keyPath, other.isAdditive, other.isCumulative)
  }
}

/// An animation from one value to another.
@preconcurrency @MainActor
open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the start.
  open var fromValue: Any?
  /// The value at the end.
  open var toValue: Any?
  /// The difference between start and end.
  open var byValue: Any?
  /// Who moves the animation in place of the clock; it ends when it is removed.
  package var progress: AnimationProgress?

  override func take(_ other: CAAnimation) {
    super.take(other)
    guard let other = other as? CABasicAnimation else { return }
    (fromValue, toValue, byValue) = (other.fromValue, other.toValue, other.byValue)
    progress = other.progress
  }
}

/// An animation with the motion of a spring.
@preconcurrency @MainActor
open class CASpringAnimation: CABasicAnimation {
  /// The mass.
  open var mass: CGFloat = 1
  /// The stiffness.
  open var stiffness: CGFloat = 100
  /// The damping.
  open var damping: CGFloat = 10
  /// The speed at the start.
  open var initialVelocity: CGFloat = 0

  override func take(_ other: CAAnimation) {
    super.take(other)
    guard let other = other as? CASpringAnimation else { return }
    (mass, stiffness) = (other.mass, other.stiffness)
    (damping, initialVelocity) = (other.damping, other.initialVelocity)
  }
}

/// An animation through several values.
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]?
  /// The times of the values, as fractions of the duration.
  open var keyTimes: [NSNumber]?
  /// A path for values that are points.
  open var path: CGPath?

  override func take(_ other: CAAnimation) {
    super.take(other)
    guard let other = other as? CAKeyframeAnimation else { return }
    (values, keyTimes, path) = (other.values, other.keyTimes, other.path)
  }
}

/// Several animations at once.
@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
  /// The animations.
  open var animations: [CAAnimation]?

  override func take(_ other: CAAnimation) {
    super.take(other)
    animations = (other as? CAAnimationGroup)?.animations?.compactMap { $0.copy() as? CAAnimation }
  }
}

/// An animation from a layer's old contents to its new ones.
@preconcurrency @MainActor
open class CATransition: CAAnimation {
  /// The progress at its start, as a fraction.
  open var startProgress: Float = 0
  /// The progress at its end, as a fraction.
  open var endProgress: Float = 1

  override func take(_ other: CAAnimation) {
    super.take(other)
    guard let other = other as? CATransition else { return }
    (startProgress, endProgress) = (other.startProgress, other.endProgress)
  }
}

/// The curve of an animation's progress.
@preconcurrency @MainActor
open class CAMediaTimingFunction: NSObject {
  /// The coordinates of the curve's two control points.
  nonisolated let points: [Float]

  /// Makes a Bézier curve from (0, 0) to (1, 1).
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = [c1x, c1y, c2x, c2y]
    super.init()
  }

  /// Makes the curve with a name.
  public convenience init(name: CAMediaTimingFunctionName) {
    let points = Self.named[name.rawValue] ?? [0, 0, 1, 1]
    self.init(controlPoints: points[0], points[1], points[2], points[3])
  }

  /// The coordinates as numbers of animations.
  package var controlPoints: [Double] { points.map { Double($0) } }
  /// Those of an animation that names no curve and follows the system's.
  package static let usual = [0.25, 0.1, 0.25, 1.0]

  /// The control points of the named curves.
  ///
  /// - Source: the reference of `CAMediaTimingFunctionName`.
  private static let named: [String: [Float]] = [
    "linear": [0, 0, 1, 1], "easeIn": [0.42, 0, 1, 1], "easeOut": [0, 0, 0.58, 1],
    "easeInEaseOut": [0.42, 0, 0.58, 1], "default": [0.25, 0.1, 0.25, 1],
  ]
}

/// The name of a curve.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name as text.
  public var rawValue: String
  /// Makes a name from text.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Constant speed.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// A slow start.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// A slow end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// A slow start and a slow end.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The default curve.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// What is visible before and after an animation.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name as text.
  public var rawValue: String
  /// Makes a mode from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The last value stays visible after the end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The first value is visible before the start.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both `forwards` and `backwards`.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Neither `forwards` nor `backwards`.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}
