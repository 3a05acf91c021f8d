// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Tells subscribers and subscriptions apart.
public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var last: UInt = 0

  private let value: UInt

  /// A new one, which no other equals.
  public init() {
    value = Self.lock.withLock {
      Self.last += 1
      return Self.last
    }
  }

  /// The one of an object, the same for each call.
  public init(_ object: AnyObject) { value = UInt(bitPattern: ObjectIdentifier(object).hashValue) }

  public var description: String { "0x" + String(value, radix: 16) }
}

/// Something that streams tell apart.
public protocol CustomCombineIdentifierConvertible {
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
