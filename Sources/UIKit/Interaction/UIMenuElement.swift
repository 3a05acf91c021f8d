// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Something that stands in a menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// How an element is shown and what it takes part in.
  public struct Attributes: OptionSet, Sendable {
    /// The set as a number.
    public let rawValue: UInt

    /// Makes a set of attributes.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// It is shown but cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// It takes something away.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// It is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
  }

  /// The mark beside an element.
  public enum State: Int, Sendable {
    /// No mark.
    case off
    /// A tick.
    case on
    /// A dash.
    case mixed
  }

  /// The text.
  public let title: String
  /// The smaller text.
  open var subtitle: String?
  /// The picture; recorded.
  open internal(set) var image: UIImage?

  init(title: String, subtitle: String?) {
    self.title = title
    self.subtitle = subtitle
  }
}

/// An element that does something when it is chosen.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// The name of an action among others.
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

  /// What is done when the action is chosen.
  public typealias UIActionHandler = (UIAction) -> Void

  /// The name of the action; of its own unless given.
  public let identifier: Identifier
  /// How the action is shown.
  open var attributes: Attributes
  /// The mark beside the action.
  open var state: State

  private let handler: UIActionHandler
  private static var unnamed = 0

  /// Makes an action.
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

  /// Does what the action does, unless it cannot be chosen.
  package func choose() {
    guard attributes.isDisjoint(with: [.disabled, .hidden]) else { return }
    handler(self)
  }
}
