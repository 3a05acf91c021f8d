// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// An element of a menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// The style and the abilities of an element.
  public struct Attributes: OptionSet, Sendable {
    /// The set as a bit mask.
    public let rawValue: UInt

    /// Makes a set from a bit mask.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// It is visible but cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// It removes something.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// It is not visible.
    public static let hidden = Attributes(rawValue: 1 << 2)
  }

  /// The mark beside an element.
  public enum State: Int, Sendable {
    /// No mark.
    case off
    /// A checkmark.
    case on
    /// A dash.
    case mixed
  }

  /// The text.
  open var title: String
  /// The smaller text below the title.
  open var subtitle: String?
  /// The image beside the text.
  open var image: UIImage?

  init(title: String, subtitle: String?, image: UIImage? = nil) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }
}

/// A menu element that runs code when it is chosen.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// The name of an action.
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

  /// The code that runs when the action is chosen.
  public typealias UIActionHandler = (UIAction) -> Void

  /// The name of the action; a new one unless given.
  public let identifier: Identifier
  /// The style of the action, and whether it can be chosen.
  open var attributes: Attributes
  /// The mark beside the action.
  open var state: State

  private let handler: UIActionHandler
  private static var unnamed = 0
  /// The control or the bar button whose action is running; `nil` otherwise.
  open var sender: Any? { caller }
  private weak var caller: AnyObject?

  /// Makes an action; all arguments except the handler have defaults.
  public init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil,
    attributes: Attributes = [],
    state: State = .off,
    handler: @escaping UIActionHandler
  ) {
    if identifier == nil { Self.unnamed += 1 }
    self.identifier = identifier ?? Identifier("action \(Self.unnamed)")
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle)
    self.image = image
  }

  /// Runs the action's code, unless the action cannot be chosen.
  package func choose() { choose(for: nil) }

  /// Runs the action's code for a control, unless the action cannot be chosen.
  func choose(for sender: AnyObject?) {
    guard attributes.isDisjoint(with: [.disabled, .hidden]) else { return }
    caller = sender
    defer { caller = nil }
    handler(self)
  }
}
