// SPDX-License-Identifier: Apache-2.0

/// A set of values that belongs to an object, in the order in which they came.
public final class MutableSet<Element: Hashable>: RandomAccessCollection, PersistableValue,
  RealmCollection, ObjectList, LosingList, CustomStringConvertible
{
  private var elements: [Element] = []

  public init() {}
  public static func valueOfNone() -> MutableSet<Element> { MutableSet() }

  public var startIndex: Int { 0 }
  public var endIndex: Int { elements.count }
  public subscript(position: Int) -> Element { elements[position] }

  public func contains(_ element: Element) -> Bool { elements.contains(element) }
  public func insert(_ object: Element) {
    if !elements.contains(object) { elements.append(object) }
  }
  public func insert<S: Sequence>(objectsIn objects: S) where S.Element == Element {
    for object in objects { insert(object) }
  }
  public func remove(_ object: Element) { elements.removeAll { $0 == object } }
  public func removeAll() { elements = [] }

  public func isSubset(of possibleSuperset: MutableSet<Element>) -> Bool {
    allSatisfy(possibleSuperset.contains)
  }
  public func intersects(_ otherSet: MutableSet<Element>) -> Bool {
    elements.contains(where: otherSet.contains)
  }
  public func formIntersection(_ other: MutableSet<Element>) {
    elements.removeAll { !other.contains($0) }
  }
  public func subtract(_ other: MutableSet<Element>) { elements.removeAll(where: other.contains) }
  public func formUnion(_ other: MutableSet<Element>) { insert(objectsIn: other.elements) }

  public var realm: Realm? { (elements.first as? Object)?.realm ?? (try? Realm()) }
  public var description: String { "MutableSet<\(Element.self)> \(elements)" }

  var objects: [Any] { elements }
  func lose(_ object: Object) { elements.removeAll { ($0 as? Object) === object } }
  public func presentElements() -> [Element] { elements }
}
