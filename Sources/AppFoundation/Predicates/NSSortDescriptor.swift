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
    self.init(key: key, ascending: ascending, texts: .plain)
  }

  /// Sorts by the property with a name; texts are compared as the method of `NSString` does whose selector it is, and as
  /// `localizedStandardCompare(_:)` does by another one.
  public convenience init(key: String?, ascending: Bool, selector: Any?) {
    let name = selector.map { "\($0)" } ?? ""
    self.init(key: key, ascending: ascending, texts: TextOrder(selector: name))
  }

  private convenience init(key: String?, ascending: Bool, texts: TextOrder) {
    let path = key ?? "self"
    self.init(key, ascending: ascending) { one, other in
      let values = (
        KeyedValues.value(of: one, at: path), KeyedValues.value(of: other, at: path)
      )
      return texts.order(values.0, values.1)
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

  /// Sorts by what a comparison says of the values of a property.
  public convenience init<Root, Value>(
    keyPath: KeyPath<Root, Value>,
    ascending: Bool,
    comparator: @escaping (Any, Any) -> ComparisonResult
  ) {
    self.init(nil, ascending: ascending) { one, other in
      guard let one = one as? Root, let other = other as? Root else { return .orderedSame }
      return comparator(one[keyPath: keyPath], other[keyPath: keyPath])
    }
  }

  /// Sorts as a descriptor of Swift's does.
  public convenience init<Compared>(_ sortDescriptor: SortDescriptor<Compared>) {
    let isForward = sortDescriptor.order == .forward
    self.init(nil, ascending: isForward) { one, other in
      guard let one = one as? Compared, let other = other as? Compared else { return .orderedSame }
      let result = sortDescriptor.compare(one, other)
      return isForward ? result : result.reversed
    }
  }

  /// How two objects follow one another.
  open func compare(_ object1: Any, to object2: Any) -> ComparisonResult {
    let result = order(object1, object2)
    return ascending ? result : result.reversed
  }

  /// The same order from its other end.
  open var reversedSortDescriptor: Any { NSSortDescriptor(key, ascending: !ascending, order) }
}

extension ComparisonResult {
  /// The result for the two values in the other order.
  fileprivate var reversed: Self {
    switch self {
    case .orderedAscending: .orderedDescending
    case .orderedDescending: .orderedAscending
    case .orderedSame: .orderedSame
    }
  }
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
