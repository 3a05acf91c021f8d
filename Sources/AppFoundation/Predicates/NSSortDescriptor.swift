// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// How objects are sorted: by a property's name or by a path.
open class NSSortDescriptor: NSObject, @unchecked Sendable {
  /// The name of the property; `nil` for a path that has none.
  public let key: String?
  /// Whether small values come first.
  public let ascending: Bool
  private let order: (Any, Any) -> ComparisonResult

  private init(
    _ key: String?,
    ascending: Bool,
    _ order: @escaping (Any, Any) -> ComparisonResult
  ) {
    (self.key, self.ascending, self.order) = (key, ascending, order)
    super.init()
  }

  /// Sorts by the property with a name; names of properties of properties are joined by dots.
  public convenience init(key: String?, ascending: Bool) {
    self.init(key: key, ascending: ascending, ignoring: [])
  }

  /// Sorts by the property with a name; a selector, as of `localizedCaseInsensitiveCompare(_:)`, ignores case.
  public convenience init(key: String?, ascending: Bool, selector: Any?) {
    self.init(key: key, ascending: ascending, ignoring: [.caseInsensitive, .numeric])
  }

  private convenience init(
    key: String?,
    ascending: Bool,
    ignoring options: String.CompareOptions
  ) {
    let path = key ?? "self"
    self.init(key, ascending: ascending) { one, other in
      let values = (
        KeyedValues.value(of: one, at: path), KeyedValues.value(of: other, at: path)
      )
      return KeyedValues.order(values.0, values.1, ignoring: options) ?? .orderedSame
    }
  }

  /// Sorts by what a comparison says of two values.
  public convenience init(
    key: String?,
    ascending: Bool,
    comparator: @escaping (Any, Any) -> ComparisonResult
  ) {
    let path = key ?? "self"
    self.init(key, ascending: ascending) { one, other in
      guard let first = KeyedValues.value(of: one, at: path),
        let second = KeyedValues.value(of: other, at: path)
      else { return .orderedSame }
      return comparator(first, second)
    }
  }

  /// Sorts by a property.
  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(nil, ascending: ascending) { one, other in
      guard let one = one as? Root, let other = other as? Root else { return .orderedSame }
      return KeyedValues.order(one[keyPath: keyPath], other[keyPath: keyPath]) ?? .orderedSame
    }
  }

  /// How two objects follow one another.
  open func compare(_ object1: Any, to object2: Any) -> ComparisonResult {
    let result = order(object1, object2)
    guard !ascending else { return result }
    switch result {
    case .orderedAscending: return .orderedDescending
    case .orderedDescending: return .orderedAscending
    case .orderedSame: return .orderedSame
    }
  }

  /// The same order from its other end.
  open var reversedSortDescriptor: Any { NSSortDescriptor(key, ascending: !ascending, order) }
}

extension Sequence {
  /// The elements in the order of descriptors, the first one before the others; equal ones stay as they are.
  package func sorted(by descriptors: [NSSortDescriptor]) -> [Element] {
    enumerated().sorted { one, other in
      for descriptor in descriptors {
        switch descriptor.compare(one.element, to: other.element) {
        case .orderedAscending: return true
        case .orderedDescending: return false
        case .orderedSame: continue
        }
      }
      return one.offset < other.offset
    }.map(\.element)
  }
}

extension NSArray {
  /// The objects in the order of descriptors.
  public func sortedArray(using sortDescriptors: [NSSortDescriptor]) -> [Any] {
    Array(self).sorted(by: sortDescriptors)
  }

  /// The objects for which a condition holds.
  public func filtered(using predicate: NSPredicate) -> [Any] {
    Array(self).filter { predicate.evaluate(with: $0) }
  }
}
