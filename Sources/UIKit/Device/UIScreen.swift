// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// The screen of the device.
///
/// Its size is that of the collection view that is being laid out, or was last, on the stage; before any it is that
/// of a phone.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  /// The screen of a phone, in points, until a stage says another.
  private static let phone = CGSize(width: 390, height: 844)
  private static let phoneScale: CGFloat = 3
  /// Frames a second.
  private static let frames = 60

  private static var size = phone
  private static var pixels = phoneScale

  /// Says what the stage shows on; a size without area changes nothing.
  package func show(size: CGSize, scale: CGFloat) {
    guard size.width > 0, size.height > 0 else { return }
    Self.size = size
    Self.pixels = scale
  }

  /// The device's own screen.
  public static let main = UIScreen()
  /// All screens: the device's own.
  open class var screens: [UIScreen] { [main] }

  /// The screen's rectangle, in points.
  open var bounds: CGRect { CGRect(origin: .zero, size: Self.size) }
  /// Device pixels for each point.
  open var scale: CGFloat { Self.pixels }
  /// Device pixels for each point.
  open var nativeScale: CGFloat { scale }
  /// The screen's rectangle, in device pixels.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// How bright the screen is, 0 to 1.
  open var brightness: CGFloat = 1
  /// Most frames a second.
  open var maximumFramesPerSecond: Int { Self.frames }
  /// What the screen says of the device and the settings.
  open var traitCollection: UITraitCollection { LayoutEnvironment.currentTraits }
}
