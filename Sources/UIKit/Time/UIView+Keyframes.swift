// SPDX-License-Identifier: Apache-2.0
public import Foundation
import LayoutEngine

extension UIView {
  /// The options of a keyframe animation.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The set as a bit mask.
    public let rawValue: UInt

    /// Makes a set from a bit mask.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// People may interact with the view during the animation.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// The animation begins at the present state of an earlier animation.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// The animation repeats without end.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// The animation runs forwards and backwards.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// The values change linearly between keyframes.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// The values jump at keyframes.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// The values change with a constant speed.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// The values follow a curve through all keyframes.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// The values follow a curve through all keyframes with a constant speed.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
  }

  /// Makes changes as a keyframe animation.
  ///
  /// As with other animations views have their last values at once, a screen shows the way there, and the completion
  /// follows at the end. What
  /// collection views show is seen for the whole duration, whichever part it is in.
  public class func animateKeyframes(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let animation = ElementAnimation(duration: duration, curve: .easeInOut)
    AnimationBlocks.run(
      animation,
      inheriting: [.duration, .curve],
      AnimationBlocks.Repetition(
        delay: delay.isFinite ? delay : 0,
        isEndless: options.contains(.repeat),
        comesBack: options.contains(.autoreverse)
      ),
      animations
    )
    .end(
      after: delay,
      repeats: options.contains(.repeat),
      comesBack: options.contains(.autoreverse),
      completion
    )
  }

  /// Makes the changes of a keyframe; its start and duration are fractions of the whole animation.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double,
    relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    let (whole, around) = (AnimationBlocks.duration, AnimationBlocks.current.repetition)
    guard whole > 0, frameStartTime.isFinite, frameDuration.isFinite else { return animations() }
    // One that repeats goes from the first values to the last ones: its parts have no repetitions of their own.
    guard !around.isEndless, !around.comesBack else { return animations() }
    AnimationBlocks.run(
      ElementAnimation(duration: whole * max(0, frameDuration), curve: .easeInOut),
      inheriting: [],
      AnimationBlocks.Repetition(delay: around.delay + whole * max(0, frameStartTime)),
      animations
    )
  }
}
