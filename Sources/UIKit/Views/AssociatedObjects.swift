// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation
import QuartzCore

/// How an associated value is held; all are held strongly here, but those that are assigned.
public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

/// The values by the addresses of their keys, as the Objective-C runtime keeps them.
private let associatedValues = ObjectValues<Int>()

/// Keeps a value with an object; `nil` removes it.
public func objc_setAssociatedObject(
  _ object: Any,
  _ key: UnsafeRawPointer,
  _ value: Any?,
  _ policy: objc_AssociationPolicy
) {
  let (key, object) = (Int(bitPattern: key), object as AnyObject)
  if policy == .OBJC_ASSOCIATION_ASSIGN, let value {
    associatedValues.setWeakly(value as AnyObject, key, of: object)
  } else {
    associatedValues.set(value, key, of: object)
  }
}

/// The value that is kept with an object.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  associatedValues.value(Int(bitPattern: key), of: object as AnyObject)
}
