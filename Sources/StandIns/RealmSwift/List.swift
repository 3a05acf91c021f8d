// SPDX-License-Identifier: Apache-2.0

/// A list of values that belongs to an object.
public final class List<Element>: RandomAccessCollection, RangeReplaceableCollection,
  MutableCollection,
  PersistableValue, RealmCollection, ObjectList, LosingList, CustomStringConvertible
{
  private var elements: [Element] = []

  public init() {}
  public static func valueOfNone() -> List<Element> { List() }

  public var startIndex: Int { 0 }
  public var endIndex: Int { elements.count }
  public func index(after index: Int) -> Int { index + 1 }
  public subscript(position: Int) -> Element {
    get { elements[position] }
    set { elements[position] = newValue }
  }

  public func replaceSubrange<C: Collection>(_ subrange: Range<Int>, with newElements: C)
  where C.Element == Element { elements.replaceSubrange(subrange, with: newElements) }
  public func append(_ object: Element) { elements.append(object) }
  public func append<S: Sequence>(objectsIn objects: S) where S.Element == Element {
    elements.append(contentsOf: objects)
  }
  public func insert(_ object: Element, at index: Int) { elements.insert(object, at: index) }
  @discardableResult
  public func remove(at index: Int) -> Element { elements.remove(at: index) }
  public func removeAll() { elements.removeAll() }
  public func removeLast() { elements.removeLast() }
  public func move(from: Int, to: Int) { elements.insert(elements.remove(at: from), at: to) }
  public func swapAt(_ index1: Int, _ index2: Int) { elements.swapAt(index1, index2) }

  public var realm: Realm? { (elements.first as? Object)?.realm ?? (try? Realm()) }
  public var description: String { "List<\(Element.self)> \(elements)" }

  var objects: [Any] { elements }
  func lose(_ object: Object) { elements.removeAll { ($0 as? Object) === object } }
  public func presentElements() -> [Element] { elements }
}

extension List: Decodable where Element: Decodable {
  public convenience init(from decoder: any Decoder) throws {
    self.init()
    elements = try [Element](from: decoder)
  }
}

extension List: Encodable where Element: Encodable {
  public func encode(to encoder: any Encoder) throws { try elements.encode(to: encoder) }
}
