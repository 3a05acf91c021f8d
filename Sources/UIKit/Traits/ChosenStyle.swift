// SPDX-License-Identifier: Apache-2.0
import AppFoundation
package import LayoutEngine

/// The style that an app chose for what is being painted, in place of the device's.
@MainActor
enum ChosenStyle {
  /// The present one; `unspecified` where the app follows the device.
  private(set) static var current = UIUserInterfaceStyle.unspecified

  /// Does something for a part with a style of its own; an unspecified one changes nothing.
  static func within<Result>(_ style: UIUserInterfaceStyle, _ body: () -> Result) -> Result {
    let outer = current
    defer { current = outer }
    if style != .unspecified { current = style }
    return body()
  }
}

extension ContentColour {
  /// The colour as it is seen in the present style: the same on light and dark devices, if an app chose one.
  @MainActor package var chosen: ContentColour {
    switch ChosenStyle.current {
    case .light: ContentColour(light: light)
    case .dark: ContentColour(light: dark)
    case .unspecified: self
    }
  }
}

extension UIView {
  /// The style that the app chose for the view: its own, or that of the nearest view around with one.
  ///
  /// - Complexity: O(*n*) in the number of views around.
  package var chosenStyle: UIUserInterfaceStyle {
    var next: UIView? = self
    while let view = next {
      if view.traits.style != .unspecified { return view.traits.style }
      if view is UIWindow { return UIWindow.styleOfApp }
      next = view.superview
    }
    return .unspecified
  }
}

extension UIView {
  /// Lets everything in the view be painted in the style that the app has chosen now.
  func noteChosenStyle() {
    for view in (self as? UICollectionView)?.subviews ?? tree.subviews {
      if let cell = view as? UICollectionReusableView { cell.contentRevision += 1 }
      view.noteChosenStyle()
    }
    if self is UICollectionView { setNeedsLayout() }
    noteContentChange()
  }
}

extension UIWindow {
  /// The style that `Info.plist` names for the whole app.
  static var styleOfApp: UIUserInterfaceStyle {
    switch AppFoundation.Bundle.main.infoDictionary?["UIUserInterfaceStyle"] as? String {
    case "Light": .light
    case "Dark": .dark
    default: .unspecified
    }
  }
}
