// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// The screen of the device.
///
/// Its size is that of the collection view on the stage that is being laid out, or that was laid
/// out last. Before the first one, it is the size of a phone.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  /// Frames per second.
  private static let frames = 60

  /// Sets the size and the scale of the stage's screen; a size without area is ignored.
  package func show(size: CGSize, scale: CGFloat) {
    guard size.width > 0, size.height > 0 else { return }
    ShownDevice.current.size = size
    ShownDevice.current.scale = scale
  }

  /// Sets the size and the scale of the screen, what the system covers of it, in points, and what the device says of
  /// itself: code that runs now is run by it.
  package func show(_ device: UITraitCollection, size: CGSize, covered: UIEdgeInsets = .zero) {
    show(size: size, scale: device.displayScale)
    ShownDevice.current.traits = device
    ShownDevice.current.covered = covered
  }

  /// What the system covers of the screen, in points.
  package var covered: UIEdgeInsets { ShownDevice.current.covered }

  /// The device's own screen.
  public static let main = UIScreen()
  /// All screens: the device's own.
  open class var screens: [UIScreen] { [main] }

  /// The screen's rectangle, in points.
  open var bounds: CGRect { CGRect(origin: .zero, size: ShownDevice.current.size) }
  /// Device pixels per point.
  open var scale: CGFloat { ShownDevice.current.scale }
  /// Device pixels per point.
  open var nativeScale: CGFloat { scale }
  /// The screen's rectangle, in device pixels.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// The brightness of the screen, from 0 to 1; it has no effect here.
  open var brightness: CGFloat = 1
  /// The greatest number of frames per second.
  open var maximumFramesPerSecond: Int { Self.frames }
  /// The traits of the device and its settings.
  open var traitCollection: UITraitCollection { ShownDevice.current.traits }
}
