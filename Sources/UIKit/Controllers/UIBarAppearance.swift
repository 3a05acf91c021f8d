// SPDX-License-Identifier: Apache-2.0
public import Foundation
import LayoutEngine

/// The look of a bar without a colour of its own.
public enum UIBarStyle: Int, Sendable {
  case `default` = 0
  case black = 1

  /// The name before iOS 13.
  public static let blackTranslucent = UIBarStyle.black
  /// The name before iOS 13.
  public static let blackOpaque = UIBarStyle.black
}

/// The look of a bar.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  /// The background colour.
  open var backgroundColor: UIColor?
  /// The effect behind the content.
  open var backgroundEffect: UIBlurEffect?
  /// The image behind the content.
  open var backgroundImage: UIImage?
  /// The colour of the line at the bar's edge; `nil` for none.
  open var shadowColor: UIColor? = .separator
  /// The image of the shadow.
  open var shadowImage: UIImage?

  /// Makes the default look.
  @preconcurrency @MainActor public override init() {
    super.init()
  }

  /// Sets the system's default background.
  open func configureWithDefaultBackground() {
    (backgroundColor, backgroundEffect) = (nil, nil)
    shadowColor = .separator
  }
  /// Sets an opaque background.
  open func configureWithOpaqueBackground() {
    (backgroundColor, backgroundEffect) = (.systemBackground, nil)
    shadowColor = .separator
  }
  /// Sets a transparent background without a shadow.
  open func configureWithTransparentBackground() {
    (backgroundColor, backgroundEffect) = (.clear, nil)
    shadowColor = nil
  }

  /// What stands for the background: its colour, or that of its effect where it has none; `nil` for the system's.
  var ground: ContentColour? {
    if let backgroundColor, backgroundEffect == nil || backgroundColor.components.alpha > 0 {
      return ContentColour(backgroundColor)
    }
    return backgroundEffect?.ground
  }

  /// The line at the bar's edge; `nil` for none, also for an image of it without a size.
  var line: ContentColour? {
    if let shadowImage, shadowImage.size.width == 0 { return nil }
    return shadowColor.map { ContentColour($0) }
  }
}

/// The look of a navigation bar.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of a large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The distance by which the title is moved, in points.
  open var titlePositionAdjustment = UIOffset.zero
}

/// The look of a tab bar.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  /// The colour of the chosen tab's background.
  open var selectionIndicatorTintColor: UIColor?
}

extension UINavigationBar {
  /// Gives a black bar its colours, where it has none of its own.
  func adoptStyle() {
    guard barStyle == .black else { return }
    barTintColor = barTintColor ?? .black
    titleTextAttributes = titleTextAttributes ?? [.foregroundColor: UIColor.white]
    largeTitleTextAttributes = largeTitleTextAttributes ?? [.foregroundColor: UIColor.white]
  }
}
