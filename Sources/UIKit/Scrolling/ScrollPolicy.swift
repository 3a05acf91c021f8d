// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Numbers of content that moves by itself.
///
/// - Source: UIKit publishes only the deceleration rates. The others are those that people have measured on
///   devices, and the same as the page's own scrolling has.
enum ScrollPolicy {
  /// The slope of a pull beyond an edge where it begins.
  static let band: CGFloat = 0.55
  /// The angular frequency of the return from beyond an edge, per second.
  static let bounce: CGFloat = 10
  /// The angular frequency with which content is led to another rest than its own, per second.
  static let lead: CGFloat = 2 * .pi / 0.4
  /// The parts of the speed, left after a millisecond, with which a deceleration may still be led elsewhere.
  static let leadingRates: ClosedRange<CGFloat> = 0.98...0.9995
  /// A finger that is faster turns the page, in points per second.
  static let pagingSpeed: CGFloat = 200
  /// A motion is over when it is nearer to its rest, in points.
  static let restDistance: CGFloat = 0.5
  /// The length of an animated move, in seconds.
  static let moveTime: CGFloat = 0.3
}
