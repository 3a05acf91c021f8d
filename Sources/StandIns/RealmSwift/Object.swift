// SPDX-License-Identifier: Apache-2.0
public import AppFoundation
@_exported public import Foundation

public typealias ObjectBase = Object
public typealias RealmFetchable = Object
public typealias RealmSwiftObject = Object

/// An object that a realm can keep.
///
/// Its properties are those with `@Persisted`, and the variables of older classes. Changes are told when a write ends.
open class Object: NSObject, KeyedObject {
  /// How many classes above an object's own are looked into.
  private static let mostLevels = 20

  public internal(set) var realm: Realm?
  public internal(set) var isInvalidated = false

  public required override init() {
    super.init()
    for (_, value) in keptValues { (value as? any LinkHolder)?.belong(to: self) }
  }

  /// Makes an object with values by their names, or in the order of the properties.
  public convenience init(value: Any) {
    self.init()
    take(value)
  }

  open class func primaryKey() -> String? { nil }
  open class func indexedProperties() -> [String] { [] }
  open class func ignoredProperties() -> [String] { [] }
  open class func className() -> String { String(describing: self) }

  public var isFrozen: Bool { false }
  public func freeze() -> Self { self }
  public func thaw() -> Self? { self }

  // MARK: Values by name

  private var children: [(label: String, value: Any)] {
    var all: [(String, Any)] = []
    var mirror: Mirror? = Mirror(reflecting: self)
    for _ in 0..<Self.mostLevels {
      guard let present = mirror, present.subjectType != Object.self else { break }
      all = present.children.compactMap { child in child.label.map { ($0, child.value) } } + all
      mirror = present.superclassMirror
    }
    return all
  }

  /// The properties that a realm keeps, by their names.
  var keptValues: [(name: String, value: Any)] {
    children.map { label, value in
      guard let place = (value as? any HasPersistedPlace)?.anyPlace else { return (label, value) }
      return (String(label.dropFirst()), place.anyValue)
    }
  }

  private func place(_ name: String) -> (any PersistedPlace)? {
    children.first { $0.label == "_" + name }.flatMap {
      ($0.value as? any HasPersistedPlace)?.anyPlace
    }
  }

  package func keyedValue(_ key: String) -> Any? {
    let value = keptValues.first { $0.name == key }?.value
    return (value as? any ObjectList)?.objects ?? value
  }

  package func setKeyedValue(_ value: Any?, _ key: String) { place(key)?.set(value) }

  open subscript(key: String) -> Any? {
    get { keyedValue(key) }
    set { setKeyedValue(newValue, key) }
  }

  func take(_ value: Any) {
    if let values = value as? [String: Any] {
      for (name, value) in values { place(name)?.set(value) }
    } else if let values = value as? [Any] {
      for (property, value) in zip(keptValues, values) { place(property.name)?.set(value) }
    } else if let other = value as? Object {
      for (name, value) in other.keptValues where !(value is any LinkHolder) {
        place(name)?.set(value)
      }
    }
  }

  /// The value by which an object of the class is found.
  var primaryValue: AnyHashable? {
    if let name = Self.primaryKey() { return keyedValue(name) as? AnyHashable }
    let place = children.lazy.compactMap { ($0.value as? any HasPersistedPlace)?.anyPlace }
      .first(where: \.isPrimary)
    return place?.anyValue as? AnyHashable
  }

  /// The objects that the properties name, which are kept with it.
  var parts: [Object] {
    keptValues.flatMap { _, value -> [Object] in
      if let list = value as? any ObjectList { return list.objects.compactMap { $0 as? Object } }
      return (KeyedValues.plain(value) as? Object).map { [$0] } ?? []
    }
  }

  /// How the object looks: it has changed if this differs.
  var look: [String] {
    keptValues.map { name, value in
      if let object = KeyedValues.plain(value) as? Object {
        return "\(name) \(ObjectIdentifier(object))"
      }
      if let list = value as? any ObjectList {
        let parts = list.objects.map {
          ($0 as? Object).map { "\(ObjectIdentifier($0))" } ?? "\($0)"
        }
        return "\(name) \(parts)"
      }
      return "\(name) \(value)"
    }
  }

  // MARK: Changes

  /// Tells changes of the object.
  public func observe(
    on queue: AppFoundation.DispatchQueue? = nil,
    _ block: @escaping (ObjectChange<Object>) -> Void
  ) -> NotificationToken {
    var last = Dictionary(keptValues.map { ($0.name, $0.value) }) { $1 }
    var (look, isGone) = (look, false)
    return NotificationToken(realm) { [weak self] in
      guard let self, !isGone else { return }
      if isInvalidated {
        isGone = true
        return block(.deleted)
      }
      guard self.look != look else { return }
      let changes = zip(self.look, look).enumerated().filter { $0.element.0 != $0.element.1 }
      let values = keptValues
      let told = changes.map { place, _ in
        PropertyChange(
          name: values[place].name,
          oldValue: last[values[place].name],
          newValue: values[place].value
        )
      }
      look = self.look
      last = Dictionary(values.map { ($0.name, $0.value) }) { $1 }
      block(.change(self, told))
    }
  }
}

/// An object within another one.
open class EmbeddedObject: Object {}

/// A list of values without their type.
protocol ObjectList {
  var objects: [Any] { get }
}

public struct PropertyChange {
  public let name: String
  public let oldValue: Any?
  public let newValue: Any?
}

public enum ObjectChange<T> {
  case error(any Error)
  case change(T, [PropertyChange])
  case deleted
}
