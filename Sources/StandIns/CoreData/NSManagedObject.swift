// SPDX-License-Identifier: Apache-2.0
public import AppFoundation
public import Foundation

/// What a fetch can give.
public protocol NSFetchRequestResult: AnyObject {}

extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// The identity of an object.
open class NSManagedObjectID: NSObject, NSFetchRequestResult, NSCopying, @unchecked Sendable {
  let number: Int
  public let entityName: String

  init(_ number: Int, _ entityName: String) {
    (self.number, self.entityName) = (number, entityName)
    super.init()
  }

  open var isTemporaryID: Bool { false }
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSManagedObjectID)?.number == number
  }
  open override var hash: Int { number }
  public func copy(with zone: NSZone? = nil) -> Any { self }
  open func uriRepresentation() -> URL {
    URL(string: "x-coredata:///\(entityName)/p\(number)") ?? URL(fileURLWithPath: "/")
  }
}

/// An object that a context keeps; its values are known by names.
open class NSManagedObject: NSObject, NSFetchRequestResult, KeyedObject {
  public let entity: NSEntityDescription
  public internal(set) weak var managedObjectContext: NSManagedObjectContext?
  public let objectID: NSManagedObjectID
  public internal(set) var isDeleted = false
  public internal(set) var isInserted = true
  public internal(set) var hasChanges = true
  private var values: [String: Any] = [:]
  /// The values when the object was saved last.
  private var savedValues: [String: Any] = [:]
  /// How often it was changed.
  private(set) var changes = 0

  public required init(
    entity: NSEntityDescription,
    insertInto context: NSManagedObjectContext?
  ) {
    self.entity = entity
    let store = context?.store ?? ManagedStore.newest
    objectID = NSManagedObjectID(store.nextNumber(), entity.name ?? "")
    managedObjectContext = context
    super.init()
    context?.insert(self)
    awakeFromInsert()
  }

  public convenience init(context moc: NSManagedObjectContext) {
    let name = String(describing: Self.self)
    self.init(entity: moc.store.entity(ofClass: name), insertInto: moc)
  }

  open class func entity() -> NSEntityDescription {
    ManagedStore.newest.entity(ofClass: String(describing: self))
  }

  @_disfavoredOverload
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entityName: entity().name ?? String(describing: self))
  }

  open func awakeFromInsert() {}
  open func awakeFromFetch() {}
  open func willSave() {}
  open func didSave() {}
  open func prepareForDeletion() {}
  open func validateForInsert() throws { try validateProperties() }
  open func validateForUpdate() throws { try validateProperties() }
  open func validateForDelete() throws { try validateLinks() }
  open func willTurnIntoFault() {}
  open func willChangeValue(forKey key: String) {}
  open func didChangeValue(forKey key: String) { changed() }
  open func willAccessValue(forKey key: String?) {}
  open func didAccessValue(forKey key: String?) {}
  open var isFault: Bool { false }
  open var isUpdated: Bool { hasChanges && !isInserted }

  open func primitiveValue(forKey key: String) -> Any? { stored(key) }
  open func setPrimitiveValue(_ value: Any?, forKey key: String) { setKeyedValue(value, key) }

  package func keyedValue(_ key: String) -> Any? {
    if key == "objectID" { return objectID }
    if entity.attributesByName[key] == nil, entity.relationshipsByName[key] == nil,
      values[key] == nil, let own = KeyedValues.property(key, of: self)
    {
      return own
    }
    return stored(key)
  }

  private func stored(_ key: String) -> Any? {
    if let known = values[key] { return (known as? ManagedMany)?.set ?? known }
    if let link = entity.relationshipsByName[key], link.isToMany { return NSSet() }
    return entity.standardValue(key)
  }

  package func setKeyedValue(_ value: Any?, _ key: String) {
    let new = KeyedValues.plain(value)
    guard let link = entity.relationshipsByName[key] else {
      values[key] = new
      return changed()
    }
    let before = linked(key)
    let after =
      link.isToMany
      ? (new.flatMap(KeyedValues.elements) ?? []).compactMap { $0 as? NSManagedObject }
      : [new as? NSManagedObject].compactMap { $0 }
    for object in before where !after.contains(object) { object.unlink(link.inverse, self) }
    keep(after, key, link)
    for object in after where !before.contains(object) { object.link(link.inverse, self) }
    changed()
  }

  /// The objects to which a relationship leads.
  func linked(_ key: String) -> [NSManagedObject] {
    if let many = values[key] as? ManagedMany { return many.objects }
    return [values[key] as? NSManagedObject].compactMap { $0 }
  }

  private func keep(
    _ objects: [NSManagedObject],
    _ key: String,
    _ link: NSRelationshipDescription
  ) {
    values[key] = link.isToMany ? ManagedMany(objects, isOrdered: link.isOrdered) : objects.first
  }

  private func link(_ key: String?, _ object: NSManagedObject) {
    guard let key, let link = entity.relationshipsByName[key] else { return }
    if !link.isToMany, let old = linked(key).first, old !== object {
      old.unlink(link.inverse, self)
    }
    keep((link.isToMany ? linked(key).filter { $0 !== object } : []) + [object], key, link)
    changed()
  }

  func unlink(_ key: String?, _ object: NSManagedObject) {
    guard let key, let link = entity.relationshipsByName[key] else { return }
    keep(linked(key).filter { $0 !== object }, key, link)
    changed()
  }

  private func changed() {
    changes += 1
    hasChanges = true
    managedObjectContext?.noteChange(of: self)
  }

  // MARK: Saved values

  /// Notes that the present values are saved.
  func noteSaved() {
    savedValues = values
    (isInserted, hasChanges) = (false, false)
  }

  /// Takes back what was changed since the last save.
  func takeBack() {
    values = savedValues
    changes += 1
    (isDeleted, hasChanges) = (false, false)
  }

  /// The values that were changed since the last save, by their names.
  open func changedValues() -> [String: Any] {
    let names = Set(values.keys).union(savedValues.keys)
    let changed = names.filter { !Self.isSame(values[$0], savedValues[$0]) }
    return Dictionary(uniqueKeysWithValues: changed.map { ($0, stored($0) ?? NSNull()) })
  }

  /// The saved values of properties; those of all without a list.
  open func committedValues(forKeys keys: [String]?) -> [String: Any] {
    let present = values
    defer { values = present }
    values = savedValues
    let names = keys ?? entity.properties.map(\.name)
    return Dictionary(names.map { ($0, stored($0) ?? NSNull()) }, uniquingKeysWith: { $1 })
  }

  /// Whether a save would write something.
  open var hasPersistentChangedValues: Bool {
    changedValues().keys.contains { entity.propertiesByName[$0]?.isTransient != true }
  }

  private static func isSame(_ one: Any?, _ other: Any?) -> Bool {
    if let one = one as? ManagedMany, let other = other as? ManagedMany {
      return one.objects == other.objects
    }
    return KeyedValues.order(one, other) == .orderedSame
  }

  // MARK: Properties of apps

  /// The value of a property that an app declares with `@NSManaged`.
  public final func managedValue<Value>(_ key: String) -> Value {
    let known = values[key] ?? entity.standardValue(key)
    if let known, let fit: Value = ManagedFit.fit(known) { return fit }
    if let none = Value.self as? any ExpressibleByNilLiteral.Type,
      let value = none.init(nilLiteral: ()) as? Value
    {
      return value
    }
    if let empty: Value = ManagedFit.empty() { return empty }
    fatalError("\(entity.name ?? "An object") has no \(key)")
  }

  /// Sets a property that an app declares with `@NSManaged`.
  public final func setManagedValue(_ value: Any?, _ key: String) { setKeyedValue(value, key) }

  /// Adds an object, or a set of them, to a relationship.
  public final func addManaged(_ value: Any, _ key: String) {
    let new = KeyedValues.elements(of: value) ?? [value]
    let known = linked(key)
    let more = new.compactMap { $0 as? NSManagedObject }.filter { !known.contains($0) }
    setKeyedValue(known + more, key)
  }

  /// Takes an object, or a set of them, from a relationship.
  public final func removeManaged(_ value: Any, _ key: String) {
    let gone = KeyedValues.elements(of: value) ?? [value]
    let lost = gone.compactMap { $0 as? NSManagedObject }
    setKeyedValue(linked(key).filter { !lost.contains($0) }, key)
  }
}

/// The objects to which a relationship leads.
struct ManagedMany {
  let objects: [NSManagedObject]
  let isOrdered: Bool

  init(_ objects: [NSManagedObject], isOrdered: Bool) {
    (self.objects, self.isOrdered) = (objects, isOrdered)
  }

  var set: Any { isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects) }
}

/// Values as the types that apps declare.
enum ManagedFit {
  static func fit<Value>(_ known: Any) -> Value? {
    if let many = known as? ManagedMany {
      let all: [Any] = [
        NSSet(array: many.objects), NSOrderedSet(array: many.objects), Set(many.objects),
        many.objects,
      ]
      return all.lazy.compactMap { $0 as? Value }.first
    }
    if let value = known as? Value { return value }
    if let number: Value = number(known) { return number }
    return nil
  }

  private static func number<Value>(_ known: Any) -> Value? {
    let number: Double
    switch known {
    case let own as any BinaryInteger:
      if let type = Value.self as? any FixedWidthInteger.Type {
        return type.init(truncatingIfNeeded: own) as? Value
      }
      number = Double(own)
    case let own as any BinaryFloatingPoint: number = Double(own)
    case let own as NSNumber: number = own.doubleValue
    case let own as Bool: number = own ? 1 : 0
    default: return nil
    }
    if let type = Value.self as? any FixedWidthInteger.Type {
      return type.init(exactly: number.rounded()) as? Value
    }
    if let type = Value.self as? any BinaryFloatingPoint.Type { return type.init(number) as? Value }
    if Value.self == Bool.self { return (number != 0) as? Value }
    return NSNumber(value: number) as? Value ?? NSDecimalNumber(value: number) as? Value
  }

  /// What a property has that needs a value and was given none.
  static func empty<Value>() -> Value? {
    if let type = Value.self as? any FixedWidthInteger.Type { return type.init(0) as? Value }
    if let type = Value.self as? any BinaryFloatingPoint.Type { return type.init(0) as? Value }
    if let type = Value.self as? any SetAlgebra.Type { return type.init() as? Value }
    if let type = Value.self as? any RangeReplaceableCollection.Type {
      return type.init() as? Value
    }
    let all: [Any] = [
      false, Date(timeIntervalSinceReferenceDate: 0), UUID(), NSSet(), NSOrderedSet(), NSNumber(0),
      NSString(),
    ]
    return all.lazy.compactMap { $0 as? Value }.first
  }
}
