// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Something that can be ended from outside.
public protocol Cancellable {
  /// Ends it. A second call does nothing.
  func cancel()
}

extension Cancellable {
  /// Keeps it until the collection goes.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    collection.append((self as? AnyCancellable) ?? AnyCancellable(self))
  }

  /// Keeps it until the set goes.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert((self as? AnyCancellable) ?? AnyCancellable(self))
  }
}

/// The connection between one publisher and one subscriber.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Asks for more values.
  func request(_ demand: Subscribers.Demand)
}

/// The names of the built-in subscriptions.
public enum Subscriptions {
  /// A subscription in which nothing happens: for publishers that end at once.
  public static var empty: any Subscription { Nothing() }

  private struct Nothing: Subscription {
    let combineIdentifier = CombineIdentifier()
    func request(_: Subscribers.Demand) {}
    func cancel() {}
  }
}

/// Ends what it stands for when it is cancelled, or when nobody holds it any more.
public final class AnyCancellable: Cancellable, Hashable {
  private var end: (() -> Void)?
  private let lock = NSLock()

  public init(_ cancel: @escaping () -> Void) { end = cancel }

  public init<C: Cancellable>(_ canceller: C) { end = canceller.cancel }

  deinit { end?() }

  public func cancel() {
    let end = lock.withLock {
      defer { self.end = nil }
      return self.end
    }
    end?()
  }

  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
