// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A menu, or a part of one.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// The name of a menu among others.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String

    /// Makes an identifier.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Makes an identifier.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// How a menu stands in another one.
  public struct Options: OptionSet, Sendable {
    /// The set as a number.
    public let rawValue: UInt

    /// Makes a set of options.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Its elements stand among those of the menu around it.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// It takes something away.
    public static let destructive = Options(rawValue: 1 << 1)
    /// One of its elements at most is marked.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  /// The name of the menu; of its own unless given.
  public let identifier: Identifier
  /// How the menu stands in another one.
  public let options: Options
  /// What stands in the menu.
  public let children: [UIMenuElement]

  private static var unnamed = 0

  /// Makes a menu.
  public init(
    title: String = "",
    subtitle: String? = nil,
    identifier: Identifier? = nil,
    options: Options = [],
    children: [UIMenuElement] = []
  ) {
    if identifier == nil { Self.unnamed += 1 }
    self.identifier = identifier ?? Identifier("menu \(Self.unnamed)")
    self.options = options
    self.children = children
    super.init(title: title, subtitle: subtitle)
  }

  /// The same menu with other children.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title,
      subtitle: subtitle,
      identifier: identifier,
      options: options,
      children: newChildren
    )
  }
}
