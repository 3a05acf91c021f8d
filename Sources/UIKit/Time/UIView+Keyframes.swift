// SPDX-License-Identifier: Apache-2.0
public import Foundation
import LayoutEngine

extension UIView {
  /// How a change in several parts goes on.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The set as a number.
    public let rawValue: UInt

    /// Makes a set.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// People may go on meanwhile.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// It begins where things are on their way.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// It goes on for ever.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// It goes back and forth.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Straight from part to part.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// In jumps.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// With one speed throughout.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// On a curve through all parts.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// On a curve with one speed throughout.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
  }

  /// Makes changes in several parts.
  ///
  /// As with other animations views have their last values at once and the completion follows at once. What
  /// collection views show is seen for the whole duration, whichever part it is in.
  public class func animateKeyframes(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let animation = ElementAnimation(duration: duration, curve: .easeInOut)
    AnimationBlocks.run(animation, inheriting: [.duration, .curve], animations)
    completion?(true)
  }

  /// Makes the changes of a part, which begins and lasts for shares of the whole.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double,
    relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    animations()
  }
}
