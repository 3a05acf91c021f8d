// SPDX-License-Identifier: Apache-2.0
import AppFoundation

/// Values by keys that belong to an object, in the order in which the keys came.
public final class Map<Key: Hashable, Value>: Sequence, PersistableValue, ObjectList, LosingList,
  CustomStringConvertible
{
  public typealias Element = SingleMapEntry<Key, Value>

  private var entries: [Element] = []

  public init() {}
  public static func valueOfNone() -> Map<Key, Value> { Map() }

  public var count: Int { entries.count }
  public var isEmpty: Bool { entries.isEmpty }
  public var keys: [Key] { entries.map(\.key) }
  public var values: [Value] { entries.map(\.value) }
  public func makeIterator() -> Array<Element>.Iterator { entries.makeIterator() }
  public func asKeyValueSequence() -> [(key: Key, value: Value)] {
    entries.map { ($0.key, $0.value) }
  }

  public subscript(key: Key) -> Value? {
    get { entries.first { $0.key == key }?.value }
    set {
      let place = entries.firstIndex { $0.key == key }
      switch (place, newValue) {
      case (let place?, let value?): entries[place] = Element(key: key, value: value)
      case (let place?, nil): entries.remove(at: place)
      case (nil, let value?): entries.append(Element(key: key, value: value))
      case (nil, nil): break
      }
    }
  }
  public func updateValue(_ value: Value, forKey key: Key) { self[key] = value }
  public func setValue(_ value: Value, forKey key: Key) { self[key] = value }
  public func removeObject(for key: Key) { self[key] = nil }
  public func removeAll() { entries = [] }
  public func merge<S: Sequence>(_ sequence: S, uniquingKeysWith combine: (Value, Value) -> Value)
  where S.Element == (key: Key, value: Value) {
    for (key, value) in sequence { self[key] = self[key].map { combine($0, value) } ?? value }
  }

  public var realm: Realm? {
    entries.lazy.compactMap { KeyedValues.plain($0.value) as? Object }.first?.realm
      ?? (try? Realm())
  }
  public var description: String { "Map<\(Key.self), \(Value.self)> \(entries)" }

  var objects: [Any] { values }
  func lose(_ object: Object) {
    entries.removeAll { KeyedValues.plain($0.value) as? Object === object }
  }
}

/// A value of a map with its key.
public struct SingleMapEntry<Key: Hashable, Value> {
  public let key: Key
  public let value: Value
}
