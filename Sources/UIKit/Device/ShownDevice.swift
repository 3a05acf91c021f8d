// SPDX-License-Identifier: Apache-2.0
import AppFoundation
import Foundation

/// The device on which the code that asks is seen: that of the stage that is being laid out, or was laid out last.
///
/// It belongs to the app's process, so that a test sees a phone whatever other tests have shown.
@preconcurrency @MainActor
final class ShownDevice {
  /// The screen's size before the first stage, in points: a phone's.
  private static let phone = CGSize(width: 390, height: 844)

  /// The device of the code that asks.
  static var current: ShownDevice {
    let process = AppProcess.current
    if let device = process.device as? ShownDevice { return device }
    let device = ShownDevice()
    process.device = device
    return device
  }

  /// The screen's size, in points.
  var size = phone
  /// Device pixels per point.
  var scale: CGFloat = 3
  /// What the system covers of the screen, in points.
  var covered = UIEdgeInsets.zero
  /// What the device says of itself: the traits of what is in no window.
  var traits = UITraitCollection()

  /// Device pixels per point, if the device has said them of itself.
  var toldScale: CGFloat? { traits.displayScale > 0 ? traits.displayScale : nil }
}
