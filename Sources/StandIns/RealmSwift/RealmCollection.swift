// SPDX-License-Identifier: Apache-2.0
public import AppFoundation

/// How a collection changed, with places before it for deletions and after it for the rest.
public enum RealmCollectionChange<CollectionType> {
  case initial(CollectionType)
  case update(CollectionType, deletions: [Int], insertions: [Int], modifications: [Int])
  case error(any Error)
}

/// A collection that follows its realm.
public protocol RealmCollection: RandomAccessCollection {
  var realm: Realm? { get }
  /// The present elements.
  func presentElements() -> [Element]
}

extension RealmCollection {
  public func filter(_ predicate: AppFoundation.NSPredicate) -> Results<Element> {
    derived { $0.filter { predicate.evaluate(with: $0) } }
  }
  public func filter(_ predicateFormat: String, _ args: Any...) -> Results<Element> {
    filter(AppFoundation.NSPredicate(format: predicateFormat, argumentArray: args))
  }
  public func `where`(_ isIncluded: (Query<Element>) -> Query<Bool>) -> Results<Element> {
    let condition = isIncluded(Query { $0 as? Element })
    return derived { $0.filter { condition.value(of: $0) == true } }
  }

  public func sorted(byKeyPath keyPath: String, ascending: Bool = true) -> Results<Element> {
    sorted(by: [SortDescriptor(keyPath: keyPath, ascending: ascending)])
  }
  public func sorted<T>(by keyPath: KeyPath<Element, T>, ascending: Bool = true) -> Results<Element>
  {
    derived {
      $0.stablySorted { (KeyedValues.order($0[keyPath: keyPath], $1[keyPath: keyPath]), ascending) }
    }
  }
  public func sorted<S: Sequence>(by sortDescriptors: S) -> Results<Element>
  where S.Element == SortDescriptor {
    let all = Array(sortDescriptors)
    return derived { elements in
      all.reversed().reduce(elements) { list, by in
        list.stablySorted { one, other in
          let values = [one, other].map { KeyedValues.value(of: $0, at: by.keyPath) }
          return (KeyedValues.order(values[0], values[1]), by.ascending)
        }
      }
    }
  }
  public func distinct(by keyPaths: [String]) -> Results<Element> {
    derived { elements in
      var seen: Set<[String]> = []
      return elements.filter { element in
        seen.insert(
          keyPaths.map { "\(String(describing: KeyedValues.value(of: element, at: $0)))" }
        ).inserted
      }
    }
  }

  private func derived(_ change: @escaping ([Element]) -> [Element]) -> Results<Element> {
    let present = presentElements
    return Results(realm: realm) { change(present()) }
  }

  // MARK: Numbers

  private func numbers<T>(_ property: String, _ type: T.Type) -> [T] {
    presentElements().compactMap { KeyedValues.value(of: $0, at: property) as? T }
  }
  public func min<T: Comparable>(ofProperty property: String) -> T? {
    numbers(property, T.self).min()
  }
  public func max<T: Comparable>(ofProperty property: String) -> T? {
    numbers(property, T.self).max()
  }
  public func sum<T: AdditiveArithmetic>(ofProperty property: String) -> T {
    numbers(property, T.self).reduce(.zero, +)
  }
  public func average(ofProperty property: String) -> Double? {
    let values = presentElements().compactMap { KeyedValues.value(of: $0, at: property) }
      .compactMap { value -> Double? in
        if let whole = value as? any BinaryInteger { return Double(whole) }
        return (value as? any BinaryFloatingPoint).map { Double($0) }
      }
    return values.isEmpty ? nil : values.reduce(0, +) / Double(values.count)
  }

  public func index(matching predicate: AppFoundation.NSPredicate) -> Int? {
    presentElements().firstIndex { predicate.evaluate(with: $0) }
  }
  public var isInvalidated: Bool { false }
  public var isFrozen: Bool { false }
  public func freeze() -> Self { self }
  public func thaw() -> Self? { self }

  // MARK: Changes

  /// Tells the collection on a later turn, and then each change when a write ends.
  public func observe(
    on queue: AppFoundation.DispatchQueue? = nil,
    _ block: @escaping (RealmCollectionChange<Self>) -> Void
  ) -> NotificationToken {
    var last: [Seen]?
    let present = { presentElements().map(Seen.init) }
    let token = NotificationToken(realm) {
      guard let before = last else { return }
      let after = present()
      last = after
      let change = SeenChange(before, after)
      guard !change.isEmpty else { return }
      block(
        .update(
          self,
          deletions: change.deletions,
          insertions: change.insertions,
          modifications: change.modifications
        )
      )
    }
    onLaterTurn { [weak token] in
      guard token != nil else { return }
      last = present()
      block(.initial(self))
    }
    return token
  }
}

/// A property by which a list is sorted.
public struct SortDescriptor: Hashable, Sendable {
  public let keyPath: String
  public let ascending: Bool
  public init(keyPath: String, ascending: Bool = true) {
    (self.keyPath, self.ascending) = (keyPath, ascending)
  }
}

extension Array {
  fileprivate func stablySorted(
    _ order: (Element, Element) -> (ComparisonResult?, isAscending: Bool)
  ) -> [Element] {
    enumerated().sorted { one, other in
      let (result, isAscending) = order(one.element, other.element)
      switch result {
      case .orderedAscending?: return isAscending
      case .orderedDescending?: return !isAscending
      default: return one.offset < other.offset
      }
    }
    .map(\.element)
  }
}
