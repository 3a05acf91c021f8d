// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The name of a method that is found when it is called, as `copy:`.
///
/// A name in Swift's spelling, with or without its type, means the same: `UIView.copy(_:)`. Names
/// with argument labels stay as they are written.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name, with a colon for each argument.
  public let description: String

  /// Makes a selector of a name.
  public init(_ name: String) {
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

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name that a selector stands for.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The selector of a name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }
