// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import UIKit

/// `value as NSNumber` without Objective-C: the pass writes it as `value ~~> NSNumber.self`.
infix operator ~~> : CastingPrecedence

/// A number as an object.
public func ~~> (value: Int, type: NSNumber.Type) -> NSNumber { NSNumber(value: value) }
/// A number as an object.
public func ~~> (value: UInt, type: NSNumber.Type) -> NSNumber { NSNumber(value: value) }
/// A number as an object.
public func ~~> (value: Double, type: NSNumber.Type) -> NSNumber { NSNumber(value: value) }
/// A number as an object.
public func ~~> (value: CGFloat, type: NSNumber.Type) -> NSNumber {
  NSNumber(value: Double(value))
}
/// A number as an object.
public func ~~> (value: Float, type: NSNumber.Type) -> NSNumber { NSNumber(value: value) }
/// A truth value as an object.
public func ~~> (value: Bool, type: NSNumber.Type) -> NSNumber { NSNumber(value: value) }
/// A decimal number as an object.
public func ~~> (value: Decimal, type: NSNumber.Type) -> NSNumber {
  NSDecimalNumber(decimal: value)
}
/// A text as an object.
public func ~~> (value: String, type: NSString.Type) -> NSString { NSString(string: value) }
/// A list as an object.
public func ~~> (value: [Any], type: NSArray.Type) -> NSArray { NSArray(array: value) }
/// A dictionary as an object.
public func ~~> (value: [AnyHashable: Any], type: NSDictionary.Type) -> NSDictionary {
  NSDictionary(dictionary: value)
}
/// Returns a value that is an object of the class already.
@_disfavoredOverload
public func ~~> <Object: NSObject>(value: Object, type: Object.Type) -> Object { value }

/// `value as? Set<Item>` without Objective-C, where the value may be an object that is a set.
infix operator ~~?> : CastingPrecedence
/// `value as! Set<Item>`.
infix operator ~~!> : CastingPrecedence

/// A set, if the value is one and all of its elements have the type; such are the many objects of a relationship.
public func ~~?> <Element: Hashable>(value: Any?, type: Set<Element>.Type) -> Set<Element>? {
  if let own = value as? Set<Element> { return own }
  guard let objects = value as? NSSet else { return nil }
  let elements = objects.allObjects.compactMap { $0 as? Element }
  return elements.count == objects.count ? Set(elements) : nil
}
/// A set; what is none ends the program, as the cast does.
public func ~~!> <Element: Hashable>(value: Any?, type: Set<Element>.Type) -> Set<Element> {
  guard let set = value ~~?> type else { fatalError("Could not cast a value to \(type)") }
  return set
}

/// A state of data with the types of its identifiers.
@MainActor public func ~~> <Section, Item>(
  value: NSDiffableDataSourceSnapshotReference,
  type: NSDiffableDataSourceSnapshot<Section, Item>.Type
) -> NSDiffableDataSourceSnapshot<Section, Item> { value.typed() }
/// A state of data as it is.
@MainActor public func ~~> <Section, Item>(
  value: NSDiffableDataSourceSnapshot<Section, Item>,
  type: NSDiffableDataSourceSnapshot<Section, Item>.Type
) -> NSDiffableDataSourceSnapshot<Section, Item> { value }
