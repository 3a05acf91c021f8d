// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation

/// How an associated value is held; all are held strongly here, but those that are assigned.
public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

/// Values that are kept with objects by keys, as the Objective-C runtime keeps them.
///
/// Values of objects that are gone are forgotten when the number of objects has doubled.
private final class AssociatedValues: @unchecked Sendable {
  static let shared = AssociatedValues()
  private static let fewest = 64

  private struct Owner {
    weak var object: AnyObject?
    var values: [Int: Any] = [:]
  }

  private let lock = NSRecursiveLock()
  private var owners: [ObjectIdentifier: Owner] = [:]
  private var bound = AssociatedValues.fewest

  func value(_ key: Int, of object: AnyObject) -> Any? {
    lock.withLock {
      guard let owner = owners[ObjectIdentifier(object)], owner.object === object else {
        return nil
      }
      return owner.values[key]
    }
  }

  func set(_ value: Any?, _ key: Int, of object: AnyObject) {
    lock.withLock {
      let id = ObjectIdentifier(object)
      var owner = owners[id].flatMap { $0.object === object ? $0 : nil } ?? Owner(object: object)
      owner.values[key] = value
      owners[id] = owner
      guard owners.count > bound else { return }
      owners = owners.filter { $0.value.object != nil }
      bound = max(Self.fewest, 2 * owners.count)
    }
  }
}

/// A value that is kept weakly.
private final class Assigned {
  weak var object: AnyObject?
  init(_ object: AnyObject) { self.object = object }
}

/// Keeps a value with an object; `nil` removes it.
public func objc_setAssociatedObject(
  _ object: Any,
  _ key: UnsafeRawPointer,
  _ value: Any?,
  _ policy: objc_AssociationPolicy
) {
  var held = value
  if policy == .OBJC_ASSOCIATION_ASSIGN, let value { held = Assigned(value as AnyObject) }
  AssociatedValues.shared.set(held, Int(bitPattern: key), of: object as AnyObject)
}

/// The value that is kept with an object.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  let kept = AssociatedValues.shared.value(Int(bitPattern: key), of: object as AnyObject)
  guard let assigned = kept as? Assigned else { return kept }
  return assigned.object
}
