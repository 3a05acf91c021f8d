// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Values that are kept with objects by keys, outside of the objects.
///
/// Values of objects that are gone are forgotten when the number of objects has doubled, so that a
/// call costs O(1) on average.
package final class ObjectValues<Key: Hashable>: @unchecked Sendable {
  private struct Owner {
    weak var object: AnyObject?
    var values: [Key: Any] = [:]
  }

  private let lock = NSRecursiveLock()
  private let fewest = 64
  private var owners: [ObjectIdentifier: Owner] = [:]
  private var bound = 64

  package init() {}

  /// The value that an object was given; `nil` if it was given none, or an object that is gone.
  package func value(_ key: Key, of object: AnyObject) -> Any? {
    let found: Any? = lock.withLock {
      guard let owner = owners[ObjectIdentifier(object)], owner.object === object else {
        return nil
      }
      return owner.values[key]
    }
    guard let weakly = found as? WeakValue else { return found }
    return weakly.object
  }

  /// Keeps a value with an object; `nil` removes it.
  package func set(_ value: Any?, _ key: Key, of object: AnyObject) {
    lock.withLock {
      let id = ObjectIdentifier(object)
      var owner = owners[id].flatMap { $0.object === object ? $0 : nil } ?? Owner(object: object)
      owner.values[key] = value
      owners[id] = owner
      guard owners.count > bound else { return }
      owners = owners.filter { $0.value.object != nil }
      bound = max(fewest, 2 * owners.count)
    }
  }

  /// Gives an object all values of another one.
  package func copy(from source: AnyObject, to object: AnyObject) {
    let values: [Key: Any] = lock.withLock {
      guard let owner = owners[ObjectIdentifier(source)], owner.object === source else {
        return [:]
      }
      return owner.values
    }
    for (key, value) in values { set(value, key, of: object) }
  }

  /// Keeps another object with an object, weakly; `nil` removes it.
  package func setWeakly(_ value: AnyObject?, _ key: Key, of object: AnyObject) {
    set(value.map { WeakValue($0) }, key, of: object)
  }
}

/// An object that is kept weakly.
private final class WeakValue {
  weak var object: AnyObject?
  init(_ object: AnyObject) { self.object = object }
}

extension NSObject {
  /// The class itself, which older source passes where today's has `.self`.
  public class func classForCoder() -> AnyClass { self }
}
