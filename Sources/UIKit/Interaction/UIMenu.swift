// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A menu, or a part of another menu.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// The name of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String

    /// Makes an identifier from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Makes an identifier from its name.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// How a menu is shown in another one.
  public struct Options: OptionSet, Sendable {
    /// The set as a bit mask.
    public let rawValue: UInt

    /// Makes a set from a bit mask.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Its elements are shown among those of the parent menu.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// It removes something.
    public static let destructive = Options(rawValue: 1 << 1)
    /// At most one of its elements is marked.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// Its elements are shown as pictures in a row; here as in any menu.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// The actions of the menu and of those within it.
  var actions: [UIAction] {
    children.flatMap { child -> [UIAction] in
      (child as? UIAction).map { [$0] } ?? (child as? UIMenu)?.actions ?? []
    }
  }

  /// How large the elements of a menu are; it has no effect here.
  public enum ElementSize: Int, Sendable {
    case small = 0
    case medium = 1
    case large = 2
    case automatic = -1
  }

  /// The name of the menu; a new one unless given.
  public let identifier: Identifier
  /// How the menu is shown in another one.
  public let options: Options
  /// The elements of the menu.
  public let children: [UIMenuElement]
  /// How large elements are; it has no effect here.
  open var preferredElementSize: ElementSize

  private static var unnamed = 0

  /// Makes a menu; the arguments have defaults.
  public init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    identifier: Identifier? = nil,
    options: Options = [],
    preferredElementSize: ElementSize = .automatic,
    children: [UIMenuElement] = []
  ) {
    if identifier == nil { Self.unnamed += 1 }
    self.identifier = identifier ?? Identifier("menu \(Self.unnamed)")
    self.options = options
    self.children = children
    self.preferredElementSize = preferredElementSize
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// The same menu with other children.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title,
      subtitle: subtitle,
      image: image,
      identifier: identifier,
      options: options,
      preferredElementSize: preferredElementSize,
      children: newChildren
    )
  }
}
