// SPDX-License-Identifier: Apache-2.0
public import Foundation
import LayoutEngine

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
    /// It takes its own time, also within another animation.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// It follows its own curve, also within another animation.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Views go on being animated while they pass into one another.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Views are hidden and shown instead of taken away and added.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// It has its own options, also within another animation.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
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
    /// The view is turned like a page, upwards.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// The view is turned like a page, downwards.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// The view turns over from its top.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// The view turns over from its bottom.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    /// The curve that the options name.
    var curve: UIView.AnimationCurve {
      let (place, mask): (UInt, UInt) = (16, 3)
      return UIView.AnimationCurve(rawValue: Int(rawValue >> place & mask)) ?? .easeInOut
    }

    /// What an animation has of the one around it.
    var inheritance: AnimationBlocks.Inheritance {
      var inheritance: AnimationBlocks.Inheritance = [.duration, .curve]
      if contains(.overrideInheritedDuration) { inheritance.remove(.duration) }
      if contains(.overrideInheritedCurve) { inheritance.remove(.curve) }
      return inheritance
    }
  }

  /// Makes changes as one animation.
  ///
  /// Views have their new values at once and the completion follows at once. What a collection view shows
  /// within the block, because of a batch, another layout or a layout pass, is seen for the duration and on the
  /// curve. A delay is not waited for.
  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let animation = ElementAnimation(duration: duration, curve: options.curve.engineCurve)
    AnimationBlocks.run(animation, inheriting: options.inheritance, animations)
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

  /// Makes changes as an animation like a spring's, which settles in a duration; see
  /// `animate(withDuration:delay:options:animations:completion:)`.
  ///
  /// The initial velocity is not seen.
  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = ElementAnimation.spring(settlingIn: duration, dampingFraction: dampingRatio)
    AnimationBlocks.run(spring, inheriting: options.inheritance, animations)
    completion?(true)
  }

  /// Makes changes as an animation like a spring's, by how long it is felt to take and how far it bounces; see
  /// `animate(withDuration:delay:options:animations:completion:)`.
  ///
  /// The initial velocity is not seen.
  public class func animate(
    springDuration duration: TimeInterval = 0.5,
    bounce: CGFloat = 0,
    initialSpringVelocity velocity: CGFloat = 0,
    delay: TimeInterval = 0,
    options: AnimationOptions = [],
    animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = ElementAnimation.spring(felt: duration, bounce: bounce)
    AnimationBlocks.run(spring, inheriting: options.inheritance, animations)
    completion?(true)
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

  /// Makes changes that are not animated, whatever is around them.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    AnimationBlocks.runStill(actionsWithoutAnimation)
  }

  /// Whether changes are animated.
  public class var areAnimationsEnabled: Bool { AnimationBlocks.areEnabled }

  /// Lets changes be animated or not, until it is called again.
  public class func setAnimationsEnabled(_ enabled: Bool) { AnimationBlocks.areEnabled = enabled }

  /// How long changes take by the animation around them, in seconds; 0 without one.
  public class var inheritedAnimationDuration: TimeInterval { AnimationBlocks.duration }
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
