// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// The screen of the device.
///
/// Its size is that of the collection view on the stage that is being laid out, or that was laid
/// out last. Before the first one, it is the size of a phone.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  /// The screen of a phone, in points, until a stage sets another size.
  private static let phone = CGSize(width: 390, height: 844)
  private static let phoneScale: CGFloat = 3
  /// Frames per second.
  private static let frames = 60

  private static var size = phone
  private static var pixels = phoneScale

  /// Sets the size and the scale of the stage's screen; a size without area is ignored.
  package func show(size: CGSize, scale: CGFloat) {
    guard size.width > 0, size.height > 0 else { return }
    Self.size = size
    Self.pixels = scale
  }

  /// Sets the size and the scale of the screen, and what the device says of itself: code that runs now is run by it.
  package func show(_ device: UITraitCollection, size: CGSize) {
    show(size: size, scale: device.displayScale)
    LayoutEnvironment.currentTraits = device
  }

  /// The device's own screen.
  public static let main = UIScreen()
  /// All screens: the device's own.
  open class var screens: [UIScreen] { [main] }

  /// The screen's rectangle, in points.
  open var bounds: CGRect { CGRect(origin: .zero, size: Self.size) }
  /// Device pixels per point.
  open var scale: CGFloat { Self.pixels }
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
  open var traitCollection: UITraitCollection { LayoutEnvironment.currentTraits }
}
