// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// What an observer is told about a change.
///
/// - Source: Foundation's type of the same name, which exists only on Apple's systems.
public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
  /// The set as a bit mask.
  public let rawValue: UInt

  /// Makes a set from a bit mask.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Changes contain the new value.
  public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
  /// Changes contain the old value.
  public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
  /// The observer is also told the present value at once.
  public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
  /// In UIKit, the observer is also told before the change; here only after it.
  public static let prior = NSKeyValueObservingOptions(rawValue: 1 << 3)
}

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
  /// The kind of a change.
  public enum Kind: UInt, Sendable {
    case setting = 1
    case insertion = 2
    case removal = 3
    case replacement = 4
  }

  /// The kind of the change.
  public let kind: Kind
  /// The value after the change, if the options ask for it.
  public let newValue: Value?
  /// The value before the change, if the options ask for it.
  public let oldValue: Value?
  /// The changed indexes of a collection; always `nil` here.
  public let indexes: IndexSet?
  /// Whether the observer is told before the change; always `false` here.
  public let isPrior: Bool
}

/// Observes a property as long as this object exists.
public final class NSKeyValueObservation: NSObject {
  var look: (() -> Void)?

  /// Ends the observation.
  public func invalidate() { look = nil }
}

/// An object with properties that can be observed.
public protocol KeyValueObserving: AnyObject {}

extension NSObject: KeyValueObserving {}

extension KeyValueObserving where Self: NSObject {
  /// Observes changes of a property.
  ///
  /// Without a runtime that tells of each change, the property is read when work of the app is over; that of a view
  /// also when its bounds or content size change, which includes changes of offset, frame and size; and one that an
  /// app declares as `dynamic`, when it is set. The observer is told if the value differs from the last one.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>,
    options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let observation = NSKeyValueObservation()
    var last = self[keyPath: keyPath]
    let tell = { (object: Self, old: Value?, new: Value) in
      let change = NSKeyValueObservedChange(
        kind: .setting,
        newValue: options.contains(.new) ? new : nil,
        oldValue: options.contains(.old) ? old : nil,
        indexes: nil,
        isPrior: false
      )
      changeHandler(object, change)
    }
    observation.look = { [weak self] in
      guard let self else { return }
      let (old, new) = (last, self[keyPath: keyPath])
      guard !isSame(old, new) else { return }
      last = new
      tell(self, old, new)
    }
    AppProcess.current.observations.add(observation, of: self)
    if options.contains(.initial) { tell(self, nil, last) }
    return observation
  }

  /// Tells the observers of a property that was set; the source pass calls it.
  public func tesseraWasSet() { KeyObservations.check(self) }
}

/// Whether two values are equal; objects are when they are the same one, and other values that cannot be compared
/// are not.
private func isSame<Value>(_ a: Value, _ b: Value) -> Bool {
  if let known = a as? any Equatable { return isSame(known, b) }
  guard Value.self is AnyClass || type(of: a) is AnyClass else { return false }
  return (a as AnyObject) === (b as AnyObject)
}

private func isSame<Known: Equatable>(_ a: Known, _ b: Any) -> Bool { (b as? Known) == a }
