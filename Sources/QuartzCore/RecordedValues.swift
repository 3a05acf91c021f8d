// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// Values that objects were given and that nothing here reads but their own getters, by name.
///
/// So a class does not grow by each property that apps set. Values of objects that are gone are
/// forgotten when the number of objects has doubled.
private final class RecordedValues: @unchecked Sendable {
  static let shared = RecordedValues()
  private static let fewest = 64

  private struct Owner {
    weak var object: AnyObject?
    var values: [String: Any] = [:]
  }

  private let lock = NSRecursiveLock()
  private var owners: [ObjectIdentifier: Owner] = [:]
  private var bound = RecordedValues.fewest

  func value(_ name: String, of object: AnyObject) -> Any? {
    lock.withLock {
      guard let owner = owners[ObjectIdentifier(object)], owner.object === object else {
        return nil
      }
      return owner.values[name]
    }
  }

  func set(_ value: Any?, _ name: String, of object: AnyObject) {
    lock.withLock {
      let id = ObjectIdentifier(object)
      var owner = owners[id].flatMap { $0.object === object ? $0 : nil } ?? Owner(object: object)
      owner.values[name] = value
      owners[id] = owner
      guard owners.count > bound else { return }
      owners = owners.filter { $0.value.object != nil }
      bound = max(Self.fewest, 2 * owners.count)
    }
  }
}

extension NSObject {
  /// A value that the object was given; `nil` if it was given none of this type.
  package func recorded<Value>(_ name: String) -> Value? {
    RecordedValues.shared.value(name, of: self) as? Value
  }

  /// Keeps a value with the object; `nil` removes it.
  package func record<Value>(_ value: Value?, as name: String) {
    RecordedValues.shared.set(value, name, of: self)
  }

  /// A value that the object was given; otherwise one that is made and kept.
  package func kept<Value>(_ name: String, _ make: () -> Value) -> Value {
    if let known: Value = recorded(name) { return known }
    let made = make()
    record(made, as: name)
    return made
  }

  /// A view or another object that the object was given, weakly; `nil` when it is gone.
  package func recordedObject<Value>(_ name: String) -> Value? {
    (RecordedValues.shared.value(name, of: self) as? WeakValue)?.object as? Value
  }

  /// Keeps another object with the object, weakly.
  package func recordObject(_ object: AnyObject?, as name: String) {
    RecordedValues.shared.set(object.map { WeakValue($0) }, name, of: self)
  }
}

/// An object that is kept weakly.
private final class WeakValue {
  weak var object: AnyObject?
  init(_ object: AnyObject) { self.object = object }
}
