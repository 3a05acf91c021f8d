// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// An object whose values are known by names, as Objective-C knows them.
package protocol KeyedObject: AnyObject {
  /// The value with a name; `nil` for none.
  func keyedValue(_ key: String) -> Any?
  /// Sets the value with a name.
  func setKeyedValue(_ value: Any?, _ key: String)
}

/// Reads values by the names of properties.
package enum KeyedValues {
  /// The most superclasses in which a property is looked for.
  private static let mostLevels = 40

  /// The value at names that are joined by dots; of a collection, the values of its elements.
  ///
  /// - Source: the guide to key-value coding: `@count`, `@sum`, `@avg`, `@min` and `@max` ask a collection, and the names
  ///   after one of them its elements.
  package static func value(of object: Any?, at path: String) -> Any? {
    var steps = path.split(separator: ".")[...]
    var value = plain(object)
    while let present = value, let step = steps.popFirst() {
      guard let list = elements(of: present), present as? any KeyedObject == nil else {
        value = member(String(step), of: present)
        continue
      }
      if step.first == "@" {
        let values = steps.isEmpty ? list : self.value(of: list, at: steps.joined(separator: "."))
        return collected(String(step), values.flatMap(elements) ?? [])
      }
      value = list.compactMap { member(String(step), of: $0) }
    }
    return value
  }

  /// What an operator makes of values; `nil` for an unknown one.
  private static func collected(_ name: String, _ values: [Any]) -> Any? {
    let isBefore = { order($0, $1) == .orderedAscending }
    switch name {
    case "@count": return values.count
    case "@sum": return values.compactMap(number).reduce(0, +)
    case "@avg":
      return values.isEmpty ? 0 : values.compactMap(number).reduce(0, +) / Double(values.count)
    case "@min": return values.min(by: isBefore)
    case "@max": return values.max(by: isBefore)
    default: return nil
    }
  }

  private static func member(_ key: String, of value: Any) -> Any? {
    if key.lowercased() == "self" { return value }
    if let object = value as? any KeyedObject { return plain(object.keyedValue(key)) }
    if let values = value as? [String: Any] { return plain(values[key]) }
    if let values = value as? NSDictionary { return plain(values[key]) }
    if key == "length" || key == "count" {
      if let text = value as? String { return text.count }
      if let list = elements(of: value) { return list.count }
    }
    return property(key, of: value)
  }

  /// Adds a computed property of a class of the app; `get` gives `nil` for objects of another one.
  package static func addComputed(_ name: String, _ get: @escaping (Any) -> Any?) {
    AppProcess.current.computedValues[name, default: []].append(get)
  }

  /// Forgets the computed properties, before another source adds its own.
  package static func forgetComputed() { AppProcess.current.computedValues = [:] }

  /// The value of a property of an object: a stored one, or a computed one that Objective-C knows.
  package static func property(_ key: String, of value: Any) -> Any? {
    var mirror: Mirror? = Mirror(reflecting: value)
    for _ in 0..<mostLevels {
      guard let present = mirror else { break }
      for child in present.children where child.label == key || child.label == "_" + key {
        return plain(child.value)
      }
      mirror = present.superclassMirror
    }
    return plain(AppProcess.current.computedValues[key]?.lazy.compactMap { $0(value) }.first)
  }

  /// A value out of all optionals around it.
  package static func plain(_ value: Any?) -> Any? {
    guard let value else { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value is NSNull ? nil : value }
    return plain(mirror.children.first?.value)
  }

  /// The elements of a collection; `nil` for anything else.
  package static func elements(of value: Any) -> [Any]? {
    switch value {
    case let list as [Any]: list
    case let set as NSSet: set.allObjects
    case let set as NSOrderedSet: set.array
    case let list as NSArray: Array(list)
    case let set as Set<AnyHashable>: set.map(\.base)
    default: nil
    }
  }

  /// How two values follow one another; `nil` if they cannot be compared.
  package static func order(
    _ one: Any?,
    _ other: Any?,
    ignoring options: String.CompareOptions = []
  )
    -> ComparisonResult?
  {
    switch (plain(one), plain(other)) {
    case (nil, nil): return .orderedSame
    case (nil, _): return .orderedAscending
    case (_, nil): return .orderedDescending
    case (let one?, let other?):
      if let (a, b) = (text(one), text(other)) as? (String, String) {
        return a.compare(b, options: options)
      }
      if let a = one as? Date, let b = other as? Date { return a.compare(b) }
      if let a = number(one), let b = number(other) {
        return a < b ? .orderedAscending : a > b ? .orderedDescending : .orderedSame
      }
      if let a = one as? AnyHashable, let b = other as? AnyHashable, a == b { return .orderedSame }
      if (one as AnyObject) === (other as AnyObject) { return .orderedSame }
      return nil
    }
  }

  /// A text in the form of Swift's; `nil` for anything else.
  static func text(_ value: Any) -> String? {
    switch value {
    case let text as String: text
    case let text as NSString: String(describing: text)
    case let text as Substring: String(text)
    case let url as URL: url.absoluteString
    case let id as UUID: id.uuidString
    default: nil
    }
  }

  private static func number(_ value: Any) -> Double? {
    switch value {
    case let flag as Bool: flag ? 1 : 0
    case let number as any BinaryInteger: Double(number)
    case let number as any BinaryFloatingPoint: Double(number)
    case let number as NSNumber: number.doubleValue
    default: nil
    }
  }
}
