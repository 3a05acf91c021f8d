// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The name of a method that is looked up at its call, such as `copy:`.
///
/// A name in Swift's spelling, with or without its type, is equal: `UIView.copy(_:)`. Names with
/// argument labels stay as they are written. Two selectors with the same name are equal.
///
/// Methods cannot be looked up by name here. So a selector that must be called, such as the action
/// of a gesture, contains a function that calls the method.
public struct Selector: Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// Calls the method on a target with the sender of the action.
  public typealias Call = @MainActor @Sendable (_ target: AnyObject, _ sender: AnyObject) -> Void

  /// Calls a method of two arguments on a target, such as one with the sender and the event of an action.
  public typealias PairCall =
    @MainActor @Sendable (_ target: AnyObject, _ first: AnyObject, _ second: AnyObject?) -> Void

  /// The name, with a colon for each argument.
  public let description: String
  /// The function that calls the method; `nil` for a name alone, which cannot be called.
  private let invoke: PairCall?

  /// The function that calls the method with one argument; `nil` for a name alone.
  package var call: Call? {
    guard let invoke else { return nil }
    return { target, sender in invoke(target, sender, nil) }
  }

  /// Makes a selector from a name and a function that calls the method.
  public init(_ name: String, call: @escaping Call) {
    self.init(name: name, invoke: { target, sender, _ in call(target, sender) })
  }

  /// Makes a selector from a name and a function that calls the method with two arguments.
  public init(_ name: String, pairCall: @escaping PairCall) {
    self.init(name: name, invoke: pairCall)
  }

  /// Makes a selector from a name alone.
  public init(_ name: String) {
    self.init(name: name, invoke: nil)
  }

  /// Whether there is a function that calls the method.
  package var isCallable: Bool { invoke != nil }

  /// Calls the method with the arguments that it has; a name alone is not called.
  @MainActor package func perform(on target: AnyObject, _ first: AnyObject, _ second: AnyObject?) {
    invoke?(target, first, second)
  }

  private init(name: String, invoke: PairCall?) {
    self.invoke = invoke
    let place = name.firstIndex(of: "(") ?? name.endIndex
    let base = name[..<place].split(separator: ".").last ?? ""
    let arguments = name[place...]
    let isUnlabelled = arguments.allSatisfy { "(_:)".contains($0) }
    description = base + (isUnlabelled ? arguments.filter { $0 == ":" } : String(arguments))
  }

  /// Makes a selector from a name alone.
  public init(stringLiteral value: String) {
    self.init(value)
  }
}

extension Selector: Hashable {
  /// Whether both names are equal, whatever the functions are.
  public static func == (left: Selector, right: Selector) -> Bool {
    left.description == right.description
  }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The selector with a name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }
