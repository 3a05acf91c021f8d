// SPDX-License-Identifier: Apache-2.0
import AppFoundation
package import LayoutEngine

/// The style that an app chose for what is being painted, in place of the device's, and the level at which it lies.
@MainActor
enum ChosenStyle {
  /// The present one; `unspecified` where the app follows the device.
  private(set) static var current = UIUserInterfaceStyle.unspecified

  /// The present level: whether what is painted lies over other content.
  private(set) static var level = UIUserInterfaceLevel.base

  /// Does something for a part with a style or level of its own; unspecified ones change nothing.
  static func within<Result>(
    _ style: UIUserInterfaceStyle,
    _ level: UIUserInterfaceLevel = .unspecified,
    _ body: () -> Result
  ) -> Result {
    let outer = (current, self.level)
    defer { (current, self.level) = outer }
    if style != .unspecified { current = style }
    if level != .unspecified { self.level = level }
    return body()
  }

  /// Whether neither of both would change anything.
  static func isWithin(_ style: UIUserInterfaceStyle, _ level: UIUserInterfaceLevel) -> Bool {
    (style == .unspecified || style == current) && (level == .unspecified || level == self.level)
  }
}

extension ViewTraits {
  /// The style that the view has for itself and what is in it.
  @MainActor var ownStyle: UIUserInterfaceStyle {
    guard !overrides.isEmpty, overrides.contains(UITraitUserInterfaceStyle.self) else {
      return style
    }
    return overrides[UITraitUserInterfaceStyle.self]
  }

  /// The level that the view has for itself and what is in it.
  @MainActor var ownLevel: UIUserInterfaceLevel {
    guard !overrides.isEmpty, overrides.contains(UITraitUserInterfaceLevel.self) else {
      return isElevated ? .elevated : .unspecified
    }
    return overrides[UITraitUserInterfaceLevel.self]
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
      let own = view.traits.ownStyle
      if own != .unspecified { return own }
      if view is UIWindow { return UIWindow.styleOfApp }
      next = view.superview
    }
    return .unspecified
  }

  /// The level of the view: its own, or that of the nearest view around with one; base without any.
  ///
  /// - Complexity: O(*n*) in the number of views around.
  var level: UIUserInterfaceLevel {
    var next: UIView? = self
    while let view = next {
      let own = view.traits.ownLevel
      if own != .unspecified { return own }
      next = view.superview
    }
    return .base
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
