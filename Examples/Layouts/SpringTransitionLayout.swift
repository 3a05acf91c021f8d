// SPDX-License-Identifier: Apache-2.0
import UIKit

/// A transition layout in which elements go beyond their end and come back, as the progress grows.
///
/// The progress still goes from 0 to 1. The elements follow an underdamped spring that settles at
/// 1.
public final class SpringTransitionLayout: UICollectionViewTransitionLayout {
  /// Damping of the spring, as a fraction of critical damping: the first overshoot is a tenth of
  /// the way.
  public static let damping: CGFloat = 0.6
  /// Angular frequency of the spring; the unit of time is the whole progress.
  public static let frequency: CGFloat = 12

  /// The part of the way that elements have gone at a progress: 0 and 1 at its ends, beyond 1
  /// shortly before the end.
  public static func share(at progress: CGFloat) -> CGFloat {
    guard progress > 0, progress < 1 else { return progress }
    // The rest of the spring's movement at the end is subtracted in proportion, so that the end is
    // exact.
    return 1 - left(at: progress) + left(at: 1) * progress
  }

  private static func left(at time: CGFloat) -> CGFloat {
    let decay = damping * frequency
    let damped = frequency * CGFloat(sqrt(Double(1 - damping * damping)))
    let angle = Double(damped * time)
    let wave = cos(angle) + Double(decay / damped) * sin(angle)
    return CGFloat(exp(Double(-decay * time)) * wave)
  }

  /// The progress of the transition; elements are shown where the spring is at that progress.
  public override var transitionProgress: CGFloat {
    get { super.transitionProgress }
    set { super.transitionProgress = Self.share(at: newValue) }
  }
}
