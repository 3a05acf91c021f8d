// SPDX-License-Identifier: Apache-2.0
import UIKit

/// A transition in which elements overshoot their end and come back, as far as the progress says.
///
/// Whoever drives it goes from 0 to 1 as ever; the elements are where an underdamped spring would be that
/// settles at 1.
public final class SpringTransitionLayout: UICollectionViewTransitionLayout {
  /// Damping of the spring as a fraction of critical: the first overshoot is a tenth of the way.
  public static let damping: CGFloat = 0.6
  /// Angular frequency of the spring, for which the whole way is one unit of time.
  public static let frequency: CGFloat = 12

  /// How far elements are for a progress: 0 and 1 at the ends, beyond 1 shortly before.
  public static func share(at progress: CGFloat) -> CGFloat {
    guard progress > 0, progress < 1 else { return progress }
    // What is left of the spring at the end is taken off in proportion, so that the end is exact.
    return 1 - left(at: progress) + left(at: 1) * progress
  }

  private static func left(at time: CGFloat) -> CGFloat {
    let decay = damping * frequency
    let damped = frequency * CGFloat(sqrt(Double(1 - damping * damping)))
    let angle = Double(damped * time)
    let wave = cos(angle) + Double(decay / damped) * sin(angle)
    return CGFloat(exp(Double(-decay * time)) * wave)
  }

  /// How far on the way; elements are shown where the spring is then.
  public override var transitionProgress: CGFloat {
    get { super.transitionProgress }
    set { super.transitionProgress = Self.share(at: newValue) }
  }
}
