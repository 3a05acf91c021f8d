// SPDX-License-Identifier: Apache-2.0

/// A value whose content can be compared with that of another one.
public protocol ContentEquatable {
  func isContentEqual(to source: Self) -> Bool
}

extension ContentEquatable where Self: Equatable {
  public func isContentEqual(to source: Self) -> Bool { self == source }
}

extension Optional: ContentEquatable where Wrapped: ContentEquatable {
  public func isContentEqual(to source: Wrapped?) -> Bool {
    switch (self, source) {
    case (let own?, let other?): own.isContentEqual(to: other)
    case (nil, nil): true
    default: false
    }
  }
}

extension Array: ContentEquatable where Element: ContentEquatable {
  public func isContentEqual(to source: [Element]) -> Bool {
    count == source.count && zip(self, source).allSatisfy { $0.isContentEqual(to: $1) }
  }
}

/// A value that is the same one as long as its identifier is.
public protocol ContentIdentifiable {
  associatedtype DifferenceIdentifier: Hashable
  var differenceIdentifier: DifferenceIdentifier { get }
}

extension ContentIdentifiable where Self: Hashable {
  public var differenceIdentifier: Self { self }
}

public typealias Differentiable = ContentIdentifiable & ContentEquatable

/// A differentiable value of any type.
public struct AnyDifferentiable: Differentiable, CustomDebugStringConvertible {
  public let base: Any
  public let differenceIdentifier: AnyHashable
  private let isEqual: (AnyDifferentiable) -> Bool

  public init<D: Differentiable>(_ base: D) {
    if let known = base as? AnyDifferentiable {
      self = known
    } else {
      self.base = base
      differenceIdentifier = AnyHashable(base.differenceIdentifier)
      isEqual = { source in (source.base as? D).map { base.isContentEqual(to: $0) } ?? false }
    }
  }

  public func isContentEqual(to source: AnyDifferentiable) -> Bool { isEqual(source) }
  public var debugDescription: String { "AnyDifferentiable(\(String(reflecting: base)))" }
}
