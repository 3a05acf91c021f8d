// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A type of properties that are kept, with the value of those that have none yet.
public protocol PersistableValue {
  static func valueOfNone() -> Self
}

extension String: PersistableValue { public static func valueOfNone() -> String { "" } }
extension Bool: PersistableValue { public static func valueOfNone() -> Bool { false } }
extension Int: PersistableValue { public static func valueOfNone() -> Int { 0 } }
extension Int8: PersistableValue { public static func valueOfNone() -> Int8 { 0 } }
extension Int16: PersistableValue { public static func valueOfNone() -> Int16 { 0 } }
extension Int32: PersistableValue { public static func valueOfNone() -> Int32 { 0 } }
extension Int64: PersistableValue { public static func valueOfNone() -> Int64 { 0 } }
extension Float: PersistableValue { public static func valueOfNone() -> Float { 0 } }
extension Double: PersistableValue { public static func valueOfNone() -> Double { 0 } }
extension Data: PersistableValue { public static func valueOfNone() -> Data { Data() } }
extension Date: PersistableValue { public static func valueOfNone() -> Date { Date() } }
extension UUID: PersistableValue { public static func valueOfNone() -> UUID { UUID() } }
extension Optional: PersistableValue { public static func valueOfNone() -> Wrapped? { nil } }

/// An enumeration that is kept by its raw value.
public protocol PersistableEnum: PersistableValue, CaseIterable, RawRepresentable, Hashable {}

extension PersistableEnum {
  public static func valueOfNone() -> Self {
    guard let first = allCases.first else { preconditionFailure("\(self) has no case") }
    return first
  }
}

/// The identifier of an object: 12 bytes, as 24 hexadecimal digits.
public struct ObjectId: PersistableValue, Hashable, Comparable, Codable, Sendable,
  CustomStringConvertible
{
  private static let (bytes, digits) = (12, 24)
  public let stringValue: String

  public init(string: String) throws {
    guard string.count == Self.digits, string.allSatisfy(\.isHexDigit) else {
      throw Realm.Error(.fail, "\(string) is no identifier of 24 hexadecimal digits")
    }
    stringValue = string.lowercased()
  }
  public init(_ str: StaticString) { stringValue = "\(str)" }
  private init(_ stringValue: String) { self.stringValue = stringValue }

  public static func generate() -> ObjectId {
    ObjectId(
      (0..<bytes).map { _ in
        let digits = String(UInt8.random(in: .min ... .max), radix: 16)
        return digits.count == 1 ? "0" + digits : digits
      }
      .joined()
    )
  }

  public static func valueOfNone() -> ObjectId { generate() }
  public static func < (left: ObjectId, right: ObjectId) -> Bool {
    left.stringValue < right.stringValue
  }
  public var description: String { stringValue }
}

/// A property that a realm keeps.
@propertyWrapper
public struct Persisted<Value: PersistableValue> {
  /// Where the value is, which can be set without knowing the object's type.
  final class Place: PersistedPlace {
    var value: Value
    let isPrimary: Bool
    init(_ value: Value, isPrimary: Bool) { (self.value, self.isPrimary) = (value, isPrimary) }

    var anyValue: Any { value }
    func set(_ new: Any?) {
      if let new = new as? Value { value = new }
    }
  }

  let place: Place

  public init() { self.init(wrappedValue: .valueOfNone()) }
  public init(wrappedValue: Value) { place = Place(wrappedValue, isPrimary: false) }
  public init(indexed: Bool) { self.init() }
  public init(wrappedValue: Value, indexed: Bool) { self.init(wrappedValue: wrappedValue) }
  public init(primaryKey: Bool) { place = Place(.valueOfNone(), isPrimary: primaryKey) }
  public init(wrappedValue: Value, primaryKey: Bool) {
    place = Place(wrappedValue, isPrimary: primaryKey)
  }
  public init(originProperty: String) {
    self.init()
    (place.value as? any LinkHolder)?.link(originProperty)
  }

  public var wrappedValue: Value {
    get { place.value }
    nonmutating set { place.value = newValue }
  }
}

/// A kept value without its type.
protocol PersistedPlace: AnyObject {
  var isPrimary: Bool { get }
  var anyValue: Any { get }
  func set(_ new: Any?)
}

/// A property that has such a place.
protocol HasPersistedPlace {
  var anyPlace: any PersistedPlace { get }
}

extension Persisted: HasPersistedPlace {
  var anyPlace: any PersistedPlace { place }
}
