// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A thing that a view knows of what is around it; types that conform stand for it.
@preconcurrency @MainActor
public protocol UITraitDefinition {
  /// What is known.
  associatedtype Value

  /// What is known where nobody says anything.
  static var defaultValue: Value { get }
  /// The name for people; that of the type unless given.
  static var name: String { get }
  /// The name for storing; empty unless given.
  static var identifier: String { get }
  /// Whether colours depend on it; false unless given.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  /// The name of the type.
  public static var name: String { String(describing: Self.self) }
  /// Empty.
  public static var identifier: String { "" }
  /// False.
  public static var affectsColorAppearance: Bool { false }
}

/// A trait whose value is an object.
@preconcurrency @MainActor
public protocol UIObjectTraitDefinition: UITraitDefinition where Value: AnyObject {}

/// Any trait.
public typealias UITrait = any UITraitDefinition.Type

/// A trait of the system.
protocol SystemTrait: UITraitDefinition where Value: Hashable {
  /// Where its value is kept.
  static var path: WritableKeyPath<UITraitCollection.Values, Value> { get }
}

/// Whether the interface is light or dark.
@preconcurrency @MainActor
public struct UITraitUserInterfaceStyle: SystemTrait {
  static let path: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceStyle> =
    \.userInterfaceStyle
  /// True.
  public static let affectsColorAppearance = true
  /// What is known where nobody says anything.
  public static let defaultValue = UIUserInterfaceStyle.unspecified
}

/// Whether the content lies over other content.
@preconcurrency @MainActor
public struct UITraitUserInterfaceLevel: SystemTrait {
  static let path: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceLevel> =
    \.userInterfaceLevel
  /// True.
  public static let affectsColorAppearance = true
  /// What is known where nobody says anything.
  public static let defaultValue = UIUserInterfaceLevel.unspecified
}

/// How much space there is horizontally.
@preconcurrency @MainActor
public struct UITraitHorizontalSizeClass: SystemTrait {
  static let path: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceSizeClass> =
    \.horizontalSizeClass
  /// What is known where nobody says anything.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

/// How much space there is vertically.
@preconcurrency @MainActor
public struct UITraitVerticalSizeClass: SystemTrait {
  static let path: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceSizeClass> =
    \.verticalSizeClass
  /// What is known where nobody says anything.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

/// Device pixels per point.
@preconcurrency @MainActor
public struct UITraitDisplayScale: SystemTrait {
  static let path: WritableKeyPath<UITraitCollection.Values, CGFloat> = \.displayScale
  /// What is known where nobody says anything.
  public static let defaultValue: CGFloat = 0
}

/// The reading direction.
@preconcurrency @MainActor
public struct UITraitLayoutDirection: SystemTrait {
  static let path: WritableKeyPath<UITraitCollection.Values, UITraitEnvironmentLayoutDirection> =
    \.layoutDirection
  /// What is known where nobody says anything.
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
}

/// The kind of device.
@preconcurrency @MainActor
public struct UITraitUserInterfaceIdiom: SystemTrait {
  static let path: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceIdiom> =
    \.userInterfaceIdiom
  /// What is known where nobody says anything.
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
}

/// The text size that the person prefers.
@preconcurrency @MainActor
public struct UITraitPreferredContentSizeCategory: SystemTrait {
  static let path: WritableKeyPath<UITraitCollection.Values, UIContentSizeCategory> =
    \.preferredContentSizeCategory
  /// What is known where nobody says anything.
  public static let defaultValue = UIContentSizeCategory.unspecified
}

/// The style of the list that contains the view.
@preconcurrency @MainActor
public struct UITraitListEnvironment: SystemTrait {
  static let path: WritableKeyPath<UITraitCollection.Values, UIListEnvironment> = \.listEnvironment
  /// What is known where nobody says anything.
  public static let defaultValue = UIListEnvironment.unspecified
}
