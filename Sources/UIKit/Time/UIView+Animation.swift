// SPDX-License-Identifier: Apache-2.0
public import Foundation
import LayoutEngine

extension UIView {
  /// The options of an animation.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The set as a bit mask.
    public let rawValue: UInt

    /// Makes a set from a bit mask.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Subviews are laid out at once.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// People may interact with the view during the animation.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// The animation begins at the present state of an earlier animation.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// The animation repeats without end.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// The animation runs forwards and backwards.
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
    /// A slow start and a slow end.
    public static let curveEaseInOut: AnimationOptions = []
    /// The animation begins slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// The animation ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// The animation has a constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// One view fades into the other.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// The view flips around its vertical axis, from its left.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// The view flips around its vertical axis, from its right.
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

    /// When and how often an animation is seen.
    func repetition(after delay: Double) -> AnimationBlocks.Repetition {
      AnimationBlocks.Repetition(
        delay: delay.isFinite ? delay : 0,
        isEndless: contains(.repeat),
        comesBack: contains(.autoreverse)
      )
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
  /// Views have their new values at once, a screen shows the way there, and the completion follows after delay and
  /// duration, by the time of whoever shows the stage; at once without a duration. What a collection view shows
  /// within the block, because of a batch, another layout, a layout pass or another offset, is seen for the
  /// duration and on the curve; its beginning does not wait for the delay.
  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let animation = ElementAnimation(duration: duration, curve: options.curve.engineCurve)
    run(animation, options, after: delay, animations, completion)
  }

  /// Makes changes as one animation; see
  /// `animate(withDuration:delay:options:animations:completion:)`.
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
    run(spring, options, after: delay, animations, completion)
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
    run(spring, options, after: delay, animations, completion)
  }

  private static func run(
    _ animation: ElementAnimation,
    _ options: AnimationOptions,
    after delay: TimeInterval,
    _ animations: () -> Void,
    _ completion: ((Bool) -> Void)?
  ) {
    let repetition = options.repetition(after: delay)
    AnimationBlocks.run(animation, inheriting: options.inheritance, repetition, animations)
      .end(
        after: delay,
        repeats: repetition.isEndless,
        comesBack: repetition.comesBack,
        completion
      )
  }

  /// Makes changes to a view as a transition from one picture to another.
  ///
  /// The pictures fade into one another or turn over together; pages that curl fade. The completion follows at the
  /// end.
  public class func transition(
    with view: UIView,
    duration: TimeInterval,
    options: AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    let animation = ElementAnimation(duration: duration, curve: options.curve.engineCurve)
    let kind = ViewTransition(options)
    let veil = kind == .none || duration <= 0 ? nil : ViewVeil(over: view)
    // The transition moves no element: what collection views show meanwhile is not animated by it.
    animations?()
    veil?.show(kind, animation)
    AnimationBlocks.run(animation, inheriting: options.inheritance) {}.end(after: 0, completion)
  }

  /// Puts a view in the place of another as a transition of the view around both; the completion follows at the end.
  public class func transition(
    from fromView: UIView,
    to toView: UIView,
    duration: TimeInterval,
    options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    transition(
      with: fromView.superview ?? toView.superview ?? fromView,
      duration: duration,
      options: options,
      animations: {
        if options.contains(.showHideTransitionViews) {
          fromView.isHidden = true
          toView.isHidden = false
        } else if let holder = fromView.superview {
          holder.insertSubview(toView, aboveSubview: fromView)
          fromView.removeFromSuperview()
        }
      },
      completion: completion
    )
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
  /// How an animation begins and ends.
  public enum AnimationCurve: Int, Sendable {
    case easeInOut = 0
    case easeIn = 1
    case easeOut = 2
    case linear = 3
  }
}
