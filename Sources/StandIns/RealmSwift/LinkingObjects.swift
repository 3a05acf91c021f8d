// SPDX-License-Identifier: Apache-2.0
import AppFoundation

/// The objects of a class that name an object in one of their properties.
public final class LinkingObjects<Element: Object>: RandomAccessCollection, PersistableValue,
  RealmCollection, LinkHolder
{
  private var property: String?
  private weak var named: Object?

  private init(_ property: String?) { self.property = property }

  /// Makes the collection of a class in the style of before version 10.
  public convenience init(fromType type: Element.Type, property propertyName: String) {
    self.init(propertyName)
  }

  public static func valueOfNone() -> LinkingObjects<Element> { LinkingObjects(nil) }

  func link(_ property: String) { self.property = property }
  func belong(to object: Object) { named = object }

  public var realm: Realm? { named?.realm }
  public var startIndex: Int { 0 }
  public var endIndex: Int { presentElements().count }
  public subscript(position: Int) -> Element { presentElements()[position] }

  public func presentElements() -> [Element] {
    guard let property, let named, let realm = named.realm else { return [] }
    return realm.objects(Element.self).filter { other in
      let value = other.keyedValue(property)
      if let list = value as? [Any] { return list.contains { ($0 as? Object) === named } }
      return KeyedValues.plain(value as Any) as? Object === named
    }
  }
}

/// A collection of linking objects without their type.
protocol LinkHolder: AnyObject {
  /// Says which property names the object.
  func link(_ property: String)
  /// Says which object it is that is named.
  func belong(to object: Object)
}
