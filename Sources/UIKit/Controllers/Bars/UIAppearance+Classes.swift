// SPDX-License-Identifier: Apache-2.0

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}
extension UIBarButtonItem: UIAppearance {}
extension UITabBarItem: UIAppearance {}

// Each class has functions of its own, because its object has its type.

extension UINavigationBar {
  /// What is set here is the look of all.
  public static func appearance() -> UINavigationBar {
    Appearances.current.model { UINavigationBar() }
  }
  /// What is set here is only recorded.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UINavigationBar { UINavigationBar() }
}

extension UITabBar {
  /// What is set here is the look of all.
  public static func appearance() -> UITabBar { Appearances.current.model { UITabBar() } }
  /// What is set here is only recorded.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITabBar { UITabBar() }
}

extension UITabBarItem {
  /// What is set here is the look of all.
  public static func appearance() -> UITabBarItem { Appearances.current.model { UITabBarItem() } }
  /// What is set here is only recorded.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITabBarItem { UITabBarItem() }
}

extension UIBarButtonItem {
  /// What is set here is the look of all.
  public static func appearance() -> UIBarButtonItem {
    Appearances.current.model { UIBarButtonItem() }
  }
  /// What is set here is only recorded.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIBarButtonItem { UIBarButtonItem() }
}

extension UIToolbar {
  /// What is set here is the look of all.
  public static func appearance() -> UIToolbar { Appearances.current.model { UIToolbar() } }
  /// What is set here is only recorded.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIToolbar { UIToolbar() }
}

extension UISearchBar {
  /// What is set here is the look of all.
  public static func appearance() -> UISearchBar { Appearances.current.model { UISearchBar() } }
  /// What is set here is only recorded.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UISearchBar { UISearchBar() }
}

extension UILabel {
  /// What is set here is the look of all.
  public static func appearance() -> UILabel { Appearances.current.model { UILabel() } }
  /// What is set here is only recorded.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UILabel { UILabel() }
}

extension UIButton {
  /// What is set here is the look of all.
  public static func appearance() -> UIButton { Appearances.current.model { UIButton() } }
  /// What is set here is only recorded.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIButton { UIButton() }
}

extension UITextField {
  /// What is set here is the look of all.
  public static func appearance() -> UITextField { Appearances.current.model { UITextField() } }
  /// What is set here is only recorded.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITextField { UITextField() }
}

extension UISwitch {
  /// What is set here is the look of all.
  public static func appearance() -> UISwitch { Appearances.current.model { UISwitch() } }
  /// What is set here is only recorded.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UISwitch { UISwitch() }
}

extension UISlider {
  /// What is set here is the look of all.
  public static func appearance() -> UISlider { Appearances.current.model { UISlider() } }
  /// What is set here is only recorded.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UISlider { UISlider() }
}

extension UISegmentedControl {
  /// What is set here is the look of all.
  public static func appearance() -> UISegmentedControl {
    Appearances.current.model { UISegmentedControl() }
  }
  /// What is set here is only recorded.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UISegmentedControl { UISegmentedControl() }
}

extension UIPageControl {
  /// What is set here is the look of all.
  public static func appearance() -> UIPageControl { Appearances.current.model { UIPageControl() } }
  /// What is set here is only recorded.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIPageControl { UIPageControl() }
}

extension UIProgressView {
  /// What is set here is the look of all.
  public static func appearance() -> UIProgressView {
    Appearances.current.model { UIProgressView() }
  }
  /// What is set here is only recorded.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIProgressView { UIProgressView() }
}

extension UIActivityIndicatorView {
  /// What is set here is the look of all.
  public static func appearance() -> UIActivityIndicatorView {
    Appearances.current.model { UIActivityIndicatorView() }
  }
  /// What is set here is only recorded.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIActivityIndicatorView { UIActivityIndicatorView() }
}

extension UIRefreshControl {
  /// What is set here is the look of all.
  public static func appearance() -> UIRefreshControl {
    Appearances.current.model { UIRefreshControl() }
  }
  /// What is set here is only recorded.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIRefreshControl { UIRefreshControl() }
}

extension UITableView {
  /// What is set here is the look of all.
  public static func appearance() -> UITableView { Appearances.current.model { UITableView() } }
  /// What is set here is only recorded.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITableView { UITableView() }
}

extension UITableViewCell {
  /// What is set here is the look of all.
  public static func appearance() -> UITableViewCell {
    Appearances.current.model { UITableViewCell(style: .default, reuseIdentifier: nil) }
  }
  /// What is set here is only recorded.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
}

extension UIImageView {
  /// What is set here is the look of all.
  public static func appearance() -> UIImageView { Appearances.current.model { UIImageView() } }
  /// What is set here is only recorded.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIImageView { UIImageView() }
}

extension UIAppearance where Self: UIView {
  /// What is set here is only recorded.
  public static func appearance() -> UIView { Appearances.current.model { UIView() } }
  /// What is set here is only recorded.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIView { UIView() }
}
