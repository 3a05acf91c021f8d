// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Traits that can be set one by one.
@preconcurrency @MainActor
public protocol UIMutableTraits {
  /// What is known of a trait.
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}

extension UIMutableTraits {
  /// Whether the interface is light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { self[UITraitUserInterfaceStyle.self] }
    set { self[UITraitUserInterfaceStyle.self] = newValue }
  }
  /// Whether the content lies over other content.
  public var userInterfaceLevel: UIUserInterfaceLevel {
    get { self[UITraitUserInterfaceLevel.self] }
    set { self[UITraitUserInterfaceLevel.self] = newValue }
  }
  /// How much space there is horizontally.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitHorizontalSizeClass.self] }
    set { self[UITraitHorizontalSizeClass.self] = newValue }
  }
  /// How much space there is vertically.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitVerticalSizeClass.self] }
    set { self[UITraitVerticalSizeClass.self] = newValue }
  }
  /// Device pixels per point.
  public var displayScale: CGFloat {
    get { self[UITraitDisplayScale.self] }
    set { self[UITraitDisplayScale.self] = newValue }
  }
  /// The reading direction.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { self[UITraitLayoutDirection.self] }
    set { self[UITraitLayoutDirection.self] = newValue }
  }
  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { self[UITraitUserInterfaceIdiom.self] }
    set { self[UITraitUserInterfaceIdiom.self] = newValue }
  }
  /// The text size that the person prefers.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { self[UITraitPreferredContentSizeCategory.self] }
    set { self[UITraitPreferredContentSizeCategory.self] = newValue }
  }
  /// The style of the list that contains the view.
  public var listEnvironment: UIListEnvironment {
    get { self[UITraitListEnvironment.self] }
    set { self[UITraitListEnvironment.self] = newValue }
  }
}

/// What a view or controller has its part of the tree know in place of what is around it.
@preconcurrency @MainActor
public protocol UITraitOverrides: UIMutableTraits {
  /// Whether a trait was set.
  func contains(_ trait: UITrait) -> Bool
  /// Leaves a trait to what is around again.
  mutating func remove(_ trait: UITrait)
}

/// Traits that were set, by the type that stands for each.
struct SetTraits: UITraitOverrides {
  private var changes: [ObjectIdentifier: (inout UITraitCollection.Values) -> Void] = [:]
  private var values: [ObjectIdentifier: Any] = [:]

  nonisolated init() {}

  var isEmpty: Bool { values.isEmpty }

  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { values[ObjectIdentifier(trait)] as? Trait.Value ?? Trait.defaultValue }
    set {
      values[ObjectIdentifier(trait)] = newValue
      changes[ObjectIdentifier(trait)] = { $0.set(trait, to: newValue) }
    }
  }

  func contains(_ trait: UITrait) -> Bool { values[ObjectIdentifier(trait)] != nil }

  mutating func remove(_ trait: UITrait) {
    values[ObjectIdentifier(trait)] = nil
    changes[ObjectIdentifier(trait)] = nil
  }

  /// Traits with these in place of theirs.
  func over(_ traits: UITraitCollection.Values) -> UITraitCollection.Values {
    changes.values.reduce(into: traits) { $1(&$0) }
  }
}

extension UITraitCollection.Values {
  /// What is known of a trait.
  @MainActor func value<Trait: UITraitDefinition>(of trait: Trait.Type) -> Trait.Value {
    if let system = trait as? any SystemTrait.Type {
      return system.value(in: self) as? Trait.Value ?? Trait.defaultValue
    }
    return custom[ObjectIdentifier(trait)]?.value as? Trait.Value ?? Trait.defaultValue
  }

  /// Takes over what is known of a trait.
  @MainActor mutating func set<Trait: UITraitDefinition>(_ trait: Trait.Type, to value: Trait.Value)
  {
    if let system = trait as? any SystemTrait.Type {
      system.set(value, in: &self)
    } else {
      custom[ObjectIdentifier(trait)] = CustomTrait(value)
    }
  }

  /// Whether a trait is the same in other values.
  @MainActor func agrees(with other: Self, about trait: UITrait) -> Bool {
    if let system = trait as? any SystemTrait.Type { return system.agree(self, other) }
    return custom[ObjectIdentifier(trait)] == other.custom[ObjectIdentifier(trait)]
  }
}

extension SystemTrait {
  fileprivate static func value(in values: UITraitCollection.Values) -> Any {
    values[keyPath: path]
  }

  fileprivate static func set(_ value: Any, in values: inout UITraitCollection.Values) {
    if let value = value as? Value { values[keyPath: path] = value }
  }

  fileprivate static func agree(
    _ one: UITraitCollection.Values,
    _ other: UITraitCollection.Values
  ) -> Bool {
    one[keyPath: path] == other[keyPath: path]
  }
}

/// The value of a trait of somebody's own; values that cannot be compared are equal to nothing.
struct CustomTrait: Hashable, @unchecked Sendable {
  private final class Box {}

  let value: Any
  private let comparable: AnyHashable

  init(_ value: Any) {
    self.value = value
    comparable = value as? AnyHashable ?? AnyHashable(ObjectIdentifier(Box()))
  }

  static func == (one: Self, other: Self) -> Bool { one.comparable == other.comparable }

  func hash(into hasher: inout Hasher) { hasher.combine(comparable) }
}
