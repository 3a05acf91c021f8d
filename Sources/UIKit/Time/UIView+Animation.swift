// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension UIView {
  /// How a change goes on.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The set as a number.
    public let rawValue: UInt

    /// Makes a set.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// What is within is laid out at once.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// People may go on meanwhile.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// It begins where things are on their way.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// It goes on for ever.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// It goes back and forth.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// It begins and ends gently.
    public static let curveEaseInOut: AnimationOptions = []
    /// It begins gently.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// It ends gently.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// The same speed throughout.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// One view fades into the other.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// The view turns over from its left.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// The view turns over from its right.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
  }

  /// Makes changes as one animation.
  ///
  /// Views have their new values at once and the completion follows at once: the engine has no clock. What a
  /// collection view shows after the changes is animated by whoever shows it.
  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Makes changes as one animation; see `animate(withDuration:delay:options:animations:completion:)`.
  public class func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  /// Makes changes as an animation like a spring's; see
  /// `animate(withDuration:delay:options:animations:completion:)`.
  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: delay, animations: animations, completion: completion)
  }

  /// Makes changes to a view as one picture that passes into another.
  public class func transition(
    with view: UIView,
    duration: TimeInterval,
    options: AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    completion?(true)
  }

  /// Makes changes that are not animated.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }

  /// Whether changes are animated by views themselves: never.
  public class var areAnimationsEnabled: Bool { false }
  /// Lets changes be animated or not; they never are by views themselves.
  public class func setAnimationsEnabled(_ enabled: Bool) {}
}

/// Changes as one animation that can be held; here they are made at once.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject {
  /// How long it takes, in seconds.
  public let duration: TimeInterval
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// How far it is, 0 to 1.
  open var fractionComplete: CGFloat = 0
  /// Whether it goes on.
  open private(set) var isRunning = false

  /// Makes an animation of a curve.
  public init(
    duration: TimeInterval,
    curve: UIView.AnimationCurve,
    animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    super.init()
    if let animations { self.animations = [animations] }
  }

  /// Makes an animation like a spring's.
  public convenience init(
    duration: TimeInterval,
    dampingRatio ratio: CGFloat,
    animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, curve: .easeInOut, animations: animations)
  }

  /// Adds changes.
  open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }
  /// Adds what is called at the end.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }
  /// Makes the changes.
  open func startAnimation() {
    isRunning = true
    for animation in animations { animation() }
    animations = []
    fractionComplete = 1
    isRunning = false
    for completion in completions { completion(.end) }
    completions = []
  }
  /// Makes the changes.
  open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }
  /// Ends it where it is.
  open func stopAnimation(_ withoutFinishing: Bool) { isRunning = false }
}

/// Where an animation is.
public enum UIViewAnimatingPosition: Int, Sendable {
  case end = 0
  case start = 1
  case current = 2
}

extension UIView {
  /// How a change begins and ends.
  public enum AnimationCurve: Int, Sendable {
    case easeInOut = 0
    case easeIn = 1
    case easeOut = 2
    case linear = 3
  }
}
