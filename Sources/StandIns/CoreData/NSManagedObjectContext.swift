// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase, AmbiguousTrailingClosureOverload

import AppFoundation
public import Foundation

/// The objects of an app, in memory.
final class ManagedStore {
  nonisolated(unsafe) static var newest = ManagedStore(NSManagedObjectModel())
  /// The most objects; an app that makes more stops.
  private static let capacity = 200_000

  let model: NSManagedObjectModel
  private(set) var objects: [NSManagedObject] = []
  private var byNumber: [Int: NSManagedObject] = [:]
  private var made: [String: NSEntityDescription] = [:]
  private var numbers = 0
  /// What follows the objects, weakly.
  var followers: [() -> Bool] = []
  private var isTelling = false

  init(_ model: NSManagedObjectModel) {
    self.model = model
    for entity in model.entities {
      entity.settle()
      ManagedClasses.note(className: entity.managedObjectClassName)
    }
  }

  func nextNumber() -> Int {
    numbers += 1
    return numbers
  }

  func entity(named name: String) -> NSEntityDescription {
    if let known = model.entitiesByName[name] ?? made[name] { return known }
    let own = NSEntityDescription(named: name)
    made[name] = own
    return own
  }

  func entity(ofClass name: String) -> NSEntityDescription {
    model.entities.first { $0.managedObjectClassName == name || $0.name == name }
      ?? model.entities.first { $0.managedObjectClassName.hasSuffix("." + name) }
      ?? entity(named: name)
  }

  func make(_ name: String, in context: NSManagedObjectContext) -> NSManagedObject {
    let entity = entity(named: name)
    let type = ManagedClasses.type(named: entity.managedObjectClassName ?? name)
    return (type ?? NSManagedObject.self).init(entity: entity, insertInto: context)
  }

  func add(_ object: NSManagedObject) {
    precondition(objects.count < Self.capacity, "more than \(Self.capacity) objects")
    objects.append(object)
    byNumber[object.objectID.number] = object
  }

  /// Removes an object, and what its relationships say is to go with it; a relationship that denies this is left for
  /// the save to find.
  ///
  /// - Returns: All objects that were removed.
  @discardableResult
  func remove(_ object: NSManagedObject) -> [NSManagedObject] {
    guard byNumber.removeValue(forKey: object.objectID.number) != nil else { return [] }
    objects.removeAll { $0 === object }
    object.isDeleted = true
    var removed = [object]
    for (key, link) in object.entity.relationshipsByName {
      for other in object.linked(key) {
        switch link.deleteRule {
        case .cascadeDeleteRule: removed += remove(other)
        case .nullifyDeleteRule: other.unlink(link.inverse, object)
        case .denyDeleteRule, .noActionDeleteRule: break
        }
      }
    }
    return removed
  }

  func object(_ id: NSManagedObjectID) -> NSManagedObject? { byNumber[id.number] }

  /// Whether an entity is another one or made from it.
  func isKind(_ entity: NSEntityDescription, of name: String) -> Bool {
    var next: NSEntityDescription? = entity
    while let present = next {
      if present.name == name || present.managedObjectClassName == name { return true }
      next = present.superentity
    }
    return false
  }

  /// Tells what follows the objects.
  func tell() {
    guard !isTelling else { return }
    isTelling = true
    followers = followers.filter { $0() }
    isTelling = false
  }

  private var isDue = false

  /// Tells what follows the objects on a later turn.
  func tellLater() {
    guard !isDue else { return }
    isDue = true
    // All work is done in one thread.
    nonisolated(unsafe) let own = self
    AppFoundation.DispatchQueue.main.async {
      own.isDue = false
      own.tell()
    }
  }
}

/// Classes of an app by their names.
enum ManagedClasses {
  /// The modules in which classes are looked for: those of the objects that were made.
  nonisolated(unsafe) private static var modules: Set<String> = []

  static func note(_ type: NSManagedObject.Type) {
    if let module = String(reflecting: type).split(separator: ".").first {
      modules.insert(String(module))
    }
  }

  static func note(fileID: String) {
    if let module = fileID.split(separator: "/").first { modules.insert(String(module)) }
  }

  /// Notes the module of a class that a model names with it.
  static func note(className: String?) {
    let parts = (className ?? "").split(separator: ".")
    if parts.count > 1 { modules.insert(String(parts[0])) }
  }

  static func type(named name: String) -> NSManagedObject.Type? {
    if let own = NSClassFromString(name) as? NSManagedObject.Type { return own }
    let last = name.split(separator: ".").last.map(String.init) ?? name
    return modules.lazy.compactMap { NSClassFromString("\($0).\(last)") as? NSManagedObject.Type }
      .first
  }
}

/// How queues are used; all work is done in one thread here.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  case confinementConcurrencyType = 0
  case privateQueueConcurrencyType = 1
  case mainQueueConcurrencyType = 2
}

/// Which of two changes counts; there is only one copy of each object here.
open class NSMergePolicy: NSObject, @unchecked Sendable {
  public static let mergeByPropertyObjectTrump = NSMergePolicy()
  public static let mergeByPropertyStoreTrump = NSMergePolicy()
  public static let error = NSMergePolicy()
  public static let overwrite = NSMergePolicy()
  public static let rollback = NSMergePolicy()
}

public let NSMergeByPropertyObjectTrumpMergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
public let NSMergeByPropertyStoreTrumpMergePolicy = NSMergePolicy.mergeByPropertyStoreTrump
public let NSErrorMergePolicy = NSMergePolicy.error
public let NSOverwriteMergePolicy = NSMergePolicy.overwrite
public let NSRollbackMergePolicy = NSMergePolicy.rollback

extension Notification.Name {
  public static let NSManagedObjectContextDidSave = Notification.Name(
    "NSManagingContextDidSaveChanges"
  )
  public static let NSManagedObjectContextWillSave = Notification.Name(
    "NSManagingContextWillSaveChanges"
  )
  public static let NSManagedObjectContextObjectsDidChange = Notification.Name(
    "NSObjectsChangedInManagingContext"
  )
}

public let NSInsertedObjectsKey = "inserted"
public let NSUpdatedObjectsKey = "updated"
public let NSDeletedObjectsKey = "deleted"

/// A view of the objects; all contexts of a container share them.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  public typealias ConcurrencyType = NSManagedObjectContextConcurrencyType
  var store: ManagedStore
  open var parent: NSManagedObjectContext? { didSet { if let parent { store = parent.store } } }
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    didSet { if let persistentStoreCoordinator { store = persistentStoreCoordinator.store } }
  }
  open var mergePolicy: Any = NSErrorMergePolicy
  open var automaticallyMergesChangesFromParent = false
  open var undoManager: Any?
  open var name: String?
  open var shouldDeleteInaccessibleFaults = true
  public private(set) var insertedObjects: Set<NSManagedObject> = []
  public private(set) var updatedObjects: Set<NSManagedObject> = []
  public private(set) var deletedObjects: Set<NSManagedObject> = []

  public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
    store = .newest
    super.init()
  }

  init(_ store: ManagedStore) {
    self.store = store
    super.init()
  }

  open var hasChanges: Bool {
    !insertedObjects.isEmpty || !updatedObjects.isEmpty || !deletedObjects.isEmpty
  }
  open var registeredObjects: Set<NSManagedObject> { Set(store.objects) }

  open func insert(_ object: NSManagedObject) {
    object.managedObjectContext = self
    ManagedClasses.note(type(of: object))
    store.add(object)
    insertedObjects.insert(object)
    store.tellLater()
  }

  func noteChange(of object: NSManagedObject) {
    if !insertedObjects.contains(object), !object.isDeleted { updatedObjects.insert(object) }
    store.tellLater()
  }

  open func delete(_ object: NSManagedObject) {
    object.prepareForDeletion()
    for gone in store.remove(object) {
      if gone !== object { gone.prepareForDeletion() }
      if insertedObjects.remove(gone) == nil { deletedObjects.insert(gone) }
      updatedObjects.remove(gone)
    }
    store.tellLater()
  }

  open func save() throws {
    guard hasChanges else { return }
    // What `willSave` sets is validated, too.
    for object in insertedObjects.union(updatedObjects) { object.willSave() }
    for object in insertedObjects { try object.validateForInsert() }
    for object in updatedObjects.subtracting(insertedObjects) { try object.validateForUpdate() }
    for object in deletedObjects { try object.validateForDelete() }
    let told: [AnyHashable: Any] = [
      NSInsertedObjectsKey: insertedObjects, NSUpdatedObjectsKey: updatedObjects,
      NSDeletedObjectsKey: deletedObjects,
    ]
    let saved = insertedObjects.union(updatedObjects)
    for object in saved { object.noteSaved() }
    (insertedObjects, updatedObjects, deletedObjects) = ([], [], [])
    for object in saved { object.didSave() }
    store.tell()
    NotificationCenter.default.post(
      name: .NSManagedObjectContextDidSave,
      object: self,
      userInfo: told
    )
  }

  /// Forgets the objects, with what was changed of them since the last save.
  open func reset() { rollback() }
  /// Takes back what was changed since the last save.
  open func rollback() {
    for object in insertedObjects { store.remove(object) }
    for object in deletedObjects.sorted(by: { $0.objectID.number < $1.objectID.number }) {
      store.add(object)
    }
    for object in updatedObjects.union(deletedObjects) { object.takeBack() }
    (insertedObjects, updatedObjects, deletedObjects) = ([], [], [])
    store.tellLater()
  }
  open func processPendingChanges() { store.tell() }
  open func refreshAllObjects() {}
  open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {}
  open func mergeChanges(fromContextDidSave notification: Notification) { store.tell() }
  open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {}

  open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    store.object(objectID)
      ?? NSManagedObject(entity: store.entity(named: objectID.entityName), insertInto: nil)
  }
  open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
    store.object(objectID)
  }
  /// NSManagedObjectReferentialIntegrityError.
  private static let missing = 133000

  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    guard let object = store.object(objectID) else {
      throw NSError(domain: NSCocoaErrorDomain, code: Self.missing)
    }
    return object
  }

  // MARK: Fetching

  open func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
    let found = objects(for: request)
    if request.resultType == .managedObjectIDResultType {
      return found.compactMap { $0.objectID as? T }
    }
    if request.resultType == .countResultType {
      return [NSNumber(value: found.count) as? T].compactMap { $0 }
    }
    if request.resultType == .dictionaryResultType {
      return dictionaries(found, for: request).compactMap { $0 as? T }
    }
    return found.compactMap { $0 as? T }
  }

  /// The wanted values of objects by their names; without wanted ones, those of all attributes.
  private func dictionaries<T>(
    _ found: [NSManagedObject],
    for request: NSFetchRequest<T>
  ) -> [NSDictionary] {
    let wanted = request.propertiesToFetch?.compactMap {
      $0 as? String ?? ($0 as? NSPropertyDescription)?.name
    }
    var made: [NSDictionary] = []
    for object in found {
      let names = wanted ?? Array(object.entity.attributesByName.keys)
      var values: [AnyHashable: Any] = [:]
      for name in names { values[name] = object.keyedValue(name) }
      let own = NSDictionary(dictionary: values)
      if !request.returnsDistinctResults || !made.contains(own) { made.append(own) }
    }
    return made
  }

  open func count<T>(for request: NSFetchRequest<T>) throws -> Int { objects(for: request).count }

  func objects<T>(for request: NSFetchRequest<T>) -> [NSManagedObject] {
    objects(
      of: request.entityName ?? "",
      request.predicate,
      request.sortDescriptors ?? [],
      from: request.fetchOffset,
      limit: request.fetchLimit
    )
  }

  func objects(
    of name: String,
    _ predicate: AppFoundation.NSPredicate?,
    _ order: [AppFoundation.NSSortDescriptor],
    from start: Int = 0,
    limit: Int = 0
  ) -> [NSManagedObject] {
    let all = store.objects.filter { object in
      store.isKind(object.entity, of: name) && predicate?.evaluate(with: object) ?? true
    }
    let rest = all.sorted(by: order).dropFirst(max(0, start))
    return limit > 0 ? Array(rest.prefix(limit)) : Array(rest)
  }

  @discardableResult
  open func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    if let gone = request as? NSBatchDeleteRequest {
      for object in objects(of: gone.entityName, gone.predicate, []) { delete(object) }
      try save()
    }
    return NSPersistentStoreResult()
  }

  // MARK: Queues

  open func perform(_ block: @escaping () -> Void) {
    nonisolated(unsafe) let work = block
    AppFoundation.DispatchQueue.main.async { work() }
  }
  open func performAndWait(_ block: () -> Void) { block() }
  open func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }
  open func perform<T>(_ block: @escaping () throws -> T) async rethrows -> T { try block() }
}
