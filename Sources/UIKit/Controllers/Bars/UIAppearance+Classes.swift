// SPDX-License-Identifier: Apache-2.0

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}
extension UIBarButtonItem: UIAppearance {}
extension UITabBarItem: UIAppearance {}

// Each class has functions of its own, because its object has its type.

extension UINavigationBar {
  /// What is set here is the look of all.
  public static func appearance() -> UINavigationBar {
    Appearances.current.model(of: self) { UINavigationBar() }
  }
  /// What is set here is the look of those within objects of these classes, the innermost first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UINavigationBar {
    Appearances.current.model(of: self, within: containerTypes) { UINavigationBar() }
  }
}

extension UITabBar {
  /// What is set here is the look of all.
  public static func appearance() -> UITabBar { Appearances.current.model(of: self) { UITabBar() } }
  /// What is set here is the look of those within objects of these classes, the innermost first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITabBar {
    Appearances.current.model(of: self, within: containerTypes) { UITabBar() }
  }
}

extension UITabBarItem {
  /// What is set here is the look of all.
  public static func appearance() -> UITabBarItem {
    Appearances.current.model(of: self) { UITabBarItem() }
  }
  /// What is set here is the look of those within objects of these classes, the innermost first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITabBarItem {
    Appearances.current.model(of: self, within: containerTypes) { UITabBarItem() }
  }
}

extension UIBarButtonItem {
  /// What is set here is the look of all.
  public static func appearance() -> UIBarButtonItem {
    Appearances.current.model(of: self) { UIBarButtonItem() }
  }
  /// What is set here is the look of those within objects of these classes, the innermost first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIBarButtonItem {
    Appearances.current.model(of: self, within: containerTypes) { UIBarButtonItem() }
  }
}

extension UIToolbar {
  /// What is set here is the look of all.
  public static func appearance() -> UIToolbar {
    Appearances.current.model(of: self) { UIToolbar() }
  }
  /// What is set here is the look of those within objects of these classes, the innermost first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIToolbar {
    Appearances.current.model(of: self, within: containerTypes) { UIToolbar() }
  }
}

extension UISearchBar {
  /// What is set here is the look of all.
  public static func appearance() -> UISearchBar {
    Appearances.current.model(of: self) { UISearchBar() }
  }
  /// What is set here is the look of those within objects of these classes, the innermost first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UISearchBar {
    Appearances.current.model(of: self, within: containerTypes) { UISearchBar() }
  }
}

extension UILabel {
  /// What is set here is the look of all.
  public static func appearance() -> UILabel { Appearances.current.model(of: self) { UILabel() } }
  /// What is set here is the look of those within objects of these classes, the innermost first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UILabel {
    Appearances.current.model(of: self, within: containerTypes) { UILabel() }
  }
}

extension UIButton {
  /// What is set here is the look of all.
  public static func appearance() -> UIButton { Appearances.current.model(of: self) { UIButton() } }
  /// What is set here is the look of those within objects of these classes, the innermost first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIButton {
    Appearances.current.model(of: self, within: containerTypes) { UIButton() }
  }
}

extension UITextField {
  /// What is set here is the look of all.
  public static func appearance() -> UITextField {
    Appearances.current.model(of: self) { UITextField() }
  }
  /// What is set here is the look of those within objects of these classes, the innermost first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITextField {
    Appearances.current.model(of: self, within: containerTypes) { UITextField() }
  }
}

extension UISwitch {
  /// What is set here is the look of all.
  public static func appearance() -> UISwitch { Appearances.current.model(of: self) { UISwitch() } }
  /// What is set here is the look of those within objects of these classes, the innermost first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UISwitch {
    Appearances.current.model(of: self, within: containerTypes) { UISwitch() }
  }
}

extension UISlider {
  /// What is set here is the look of all.
  public static func appearance() -> UISlider { Appearances.current.model(of: self) { UISlider() } }
  /// What is set here is the look of those within objects of these classes, the innermost first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UISlider {
    Appearances.current.model(of: self, within: containerTypes) { UISlider() }
  }
}

extension UISegmentedControl {
  /// What is set here is the look of all.
  public static func appearance() -> UISegmentedControl {
    Appearances.current.model(of: self) { UISegmentedControl() }
  }
  /// What is set here is the look of those within objects of these classes, the innermost first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UISegmentedControl {
    Appearances.current.model(of: self, within: containerTypes) { UISegmentedControl() }
  }
}

extension UIPageControl {
  /// What is set here is the look of all.
  public static func appearance() -> UIPageControl {
    Appearances.current.model(of: self) { UIPageControl() }
  }
  /// What is set here is the look of those within objects of these classes, the innermost first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIPageControl {
    Appearances.current.model(of: self, within: containerTypes) { UIPageControl() }
  }
}

extension UIProgressView {
  /// What is set here is the look of all.
  public static func appearance() -> UIProgressView {
    Appearances.current.model(of: self) { UIProgressView() }
  }
  /// What is set here is the look of those within objects of these classes, the innermost first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIProgressView {
    Appearances.current.model(of: self, within: containerTypes) { UIProgressView() }
  }
}

extension UIActivityIndicatorView {
  /// What is set here is the look of all.
  public static func appearance() -> UIActivityIndicatorView {
    Appearances.current.model(of: self) { UIActivityIndicatorView() }
  }
  /// What is set here is the look of those within objects of these classes, the innermost first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIActivityIndicatorView {
    Appearances.current.model(of: self, within: containerTypes) { UIActivityIndicatorView() }
  }
}

extension UIRefreshControl {
  /// What is set here is the look of all.
  public static func appearance() -> UIRefreshControl {
    Appearances.current.model(of: self) { UIRefreshControl() }
  }
  /// What is set here is the look of those within objects of these classes, the innermost first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIRefreshControl {
    Appearances.current.model(of: self, within: containerTypes) { UIRefreshControl() }
  }
}

extension UITableView {
  /// What is set here is the look of all.
  public static func appearance() -> UITableView {
    Appearances.current.model(of: self) { UITableView() }
  }
  /// What is set here is the look of those within objects of these classes, the innermost first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITableView {
    Appearances.current.model(of: self, within: containerTypes) { UITableView() }
  }
}

extension UITableViewCell {
  /// What is set here is the look of all.
  public static func appearance() -> UITableViewCell {
    Appearances.current.model(of: self) { UITableViewCell(style: .default, reuseIdentifier: nil) }
  }
  /// What is set here is the look of those within objects of these classes, the innermost first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITableViewCell {
    Appearances.current.model(of: self, within: containerTypes) {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }
}

extension UIImageView {
  /// What is set here is the look of all.
  public static func appearance() -> UIImageView {
    Appearances.current.model(of: self) { UIImageView() }
  }
  /// What is set here is the look of those within objects of these classes, the innermost first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIImageView {
    Appearances.current.model(of: self, within: containerTypes) { UIImageView() }
  }
}

extension UIAppearance where Self: UIView {
  /// The tint and the background colour that are set here are those of all.
  public static func appearance() -> UIView { Appearances.current.model(of: self) { UIView() } }
  /// What is set here is the look of those within objects of these classes, the innermost first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIView {
    Appearances.current.model(of: self, within: containerTypes) { UIView() }
  }
}
