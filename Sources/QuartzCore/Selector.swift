// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The name of a method that is found when it is called, as `copy:`.
///
/// A name in Swift's spelling, with or without its type, means the same: `UIView.copy(_:)`. Names
/// with argument labels stay as they are written. Two selectors of one name are equal.
///
/// Methods cannot be found by name here. A selector that is to be called, as the action of a gesture,
/// therefore carries how.
public struct Selector: Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// Calls the method on a target with the sender of the action.
  public typealias Call = @MainActor @Sendable (_ target: AnyObject, _ sender: AnyObject) -> Void

  /// The name, with a colon for each argument.
  public let description: String
  /// How the method is called; `nil` for a name alone, which calls nothing.
  package let call: Call?

  /// Makes a selector of a name, and of how its method is called.
  public init(_ name: String, call: @escaping Call) {
    self.init(name: name, call: call)
  }

  /// Makes a selector of a name alone.
  public init(_ name: String) {
    self.init(name: name, call: nil)
  }

  private init(name: String, call: Call?) {
    self.call = call
    let place = name.firstIndex(of: "(") ?? name.endIndex
    let base = name[..<place].split(separator: ".").last ?? ""
    let arguments = name[place...]
    let isUnlabelled = arguments.allSatisfy { "(_:)".contains($0) }
    description = base + (isUnlabelled ? arguments.filter { $0 == ":" } : String(arguments))
  }

  /// Makes a selector of a name.
  public init(stringLiteral value: String) {
    self.init(value)
  }
}

extension Selector: Hashable {
  /// Selectors of one name are equal, whatever they call.
  public static func == (left: Selector, right: Selector) -> Bool {
    left.description == right.description
  }

  /// Feeds the name to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name that a selector stands for.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The selector of a name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }
