// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A change of a layer over time.
///
/// Layers have their last values at once: an animation is recorded and is over as soon as it is added.
@preconcurrency @MainActor
open class CAAnimation: NSObject {
  /// How it begins and ends.
  open var timingFunction: CAMediaTimingFunction?
  /// What is told of its begin and end; kept alive.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the layer forgets it when it is over.
  open var isRemovedOnCompletion = true
  /// How long it takes, in seconds.
  open var duration: CFTimeInterval = 0
  /// When it begins, in seconds.
  open var beginTime: CFTimeInterval = 0
  /// By how many seconds it is ahead.
  open var timeOffset: CFTimeInterval = 0
  /// How fast it goes.
  open var speed: Float = 1
  /// How often it goes.
  open var repeatCount: Float = 0
  /// For how many seconds it goes.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether it goes back afterwards.
  open var autoreverses = false
  /// What is seen before and after it.
  open var fillMode = CAMediaTimingFillMode.removed

  /// Makes an animation of nothing.
  @preconcurrency @MainActor public required override init() {
    super.init()
  }
}

/// What is told of an animation's begin and end.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
  /// Tells that it begins.
  func animationDidStart(_ anim: CAAnimation)
  /// Tells that it is over.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// A change of one property.
@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
  /// The property.
  open var keyPath: String?
  /// Whether values are added to the present one.
  open var isAdditive = false
  /// Whether repeats go on from where the last one ended.
  open var isCumulative = false

  /// Makes an animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// A change from one value to another.
@preconcurrency @MainActor
open class CABasicAnimation: CAPropertyAnimation {
  /// Where it begins.
  open var fromValue: Any?
  /// Where it ends.
  open var toValue: Any?
  /// By how much it changes.
  open var byValue: Any?
}

/// A change as a spring makes it.
@preconcurrency @MainActor
open class CASpringAnimation: CABasicAnimation {
  /// The mass.
  open var mass: CGFloat = 1
  /// The stiffness.
  open var stiffness: CGFloat = 100
  /// The damping.
  open var damping: CGFloat = 10
  /// The speed at the begin.
  open var initialVelocity: CGFloat = 0
}

/// A change through several values.
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]?
  /// When each value is reached, as a part of the time.
  open var keyTimes: [NSNumber]?
  /// A way of points.
  open var path: CGPath?
}

/// Several changes at once.
@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
  /// The changes.
  open var animations: [CAAnimation]?
}

/// A change of a layer's contents as a whole.
@preconcurrency @MainActor
open class CATransition: CAAnimation {
  /// Where it begins, as a part of the way.
  open var startProgress: Float = 0
  /// Where it ends, as a part of the way.
  open var endProgress: Float = 1
}

/// How a change begins and ends.
@preconcurrency @MainActor
open class CAMediaTimingFunction: NSObject {
  /// The two middle points of the curve.
  nonisolated let points: [Float]

  /// Makes a curve of Bézier from (0, 0) to (1, 1).
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = [c1x, c1y, c2x, c2y]
    super.init()
  }

  /// Makes a curve of a name.
  public convenience init(name: CAMediaTimingFunctionName) {
    let points = Self.named[name.rawValue] ?? [0, 0, 1, 1]
    self.init(controlPoints: points[0], points[1], points[2], points[3])
  }

  /// - Source: the reference of `CAMediaTimingFunctionName`.
  private static let named: [String: [Float]] = [
    "linear": [0, 0, 1, 1], "easeIn": [0.42, 0, 1, 1], "easeOut": [0, 0, 0.58, 1],
    "easeInEaseOut": [0.42, 0, 0.58, 1], "default": [0.25, 0.1, 0.25, 1],
  ]
}

/// A curve's name.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// Makes a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The same speed throughout.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// It begins gently.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// It ends gently.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// It begins and ends gently.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The usual one.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// What is seen before and after an animation.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// Makes a mode of a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Its end stays.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Its begin shows before.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Neither.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// Changes of layers that belong together; here they take effect at once.
@preconcurrency @MainActor
open class CATransaction: NSObject {
  private static var completions: [(() -> Void)?] = []

  /// Begins a group of changes.
  open class func begin() { completions.append(nil) }

  /// Ends the group that was begun last and calls its completion.
  open class func commit() {
    guard let completion = completions.popLast() else { return }
    completion?()
  }

  /// Applies what is waiting; nothing waits here.
  open class func flush() {}

  /// Whether changes are animated; they never are.
  open class func setDisableActions(_ flag: Bool) {}
  /// How long changes take, in seconds; recorded nowhere.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {}
  /// How changes begin and end; recorded nowhere.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}

  /// What is called when the present group ends; at once outside one.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    guard let last = completions.indices.last else {
      block?()
      return
    }
    completions[last] = block
  }
}
