// SPDX-License-Identifier: Apache-2.0
import Foundation

/// How content follows a finger beyond its edges.
enum RubberBand {
  /// How far content shows beyond its edge for a pull, with the pull's sign.
  static func shown(_ pull: CGFloat, in length: CGFloat) -> CGFloat {
    guard length > 0 else { return 0 }
    return pull * length * ScrollPolicy.band / (length + ScrollPolicy.band * abs(pull))
  }

  /// The pull that shows content this far beyond its edge.
  static func pull(_ shown: CGFloat, in length: CGFloat) -> CGFloat {
    guard length > 0 else { return 0 }
    let bounded = min(max(shown, -0.999 * length), 0.999 * length)
    return bounded * length / (ScrollPolicy.band * (length - abs(bounded)))
  }
}
