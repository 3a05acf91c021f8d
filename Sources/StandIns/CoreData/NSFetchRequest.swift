// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import AppFoundation
public import Foundation

/// A request to a store.
open class NSPersistentStoreRequest: NSObject {}
/// The answer to a request.
open class NSPersistentStoreResult: NSObject {}

/// What a fetch gives.
public struct NSFetchRequestResultType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
  public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
  public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// Which objects are wanted, and in which order.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
  open var entityName: String?
  open var predicate: AppFoundation.NSPredicate?
  open var sortDescriptors: [AppFoundation.NSSortDescriptor]?
  open var fetchLimit = 0
  open var fetchOffset = 0
  open var fetchBatchSize = 0
  open var resultType: NSFetchRequestResultType = []
  open var includesSubentities = true
  open var includesPropertyValues = true
  open var includesPendingChanges = true
  open var returnsObjectsAsFaults = true
  open var returnsDistinctResults = false
  open var relationshipKeyPathsForPrefetching: [String]?
  open var propertiesToFetch: [Any]?
  open var propertiesToGroupBy: [Any]?
  open var entity: NSEntityDescription? { didSet { entityName = entity?.name ?? entityName } }

  public override init() { super.init() }
  public init(entityName: String, fileID: String = #fileID) {
    self.entityName = entityName
    ManagedClasses.note(fileID: fileID)
    super.init()
  }

  /// The same request without the type of its results.
  var plain: NSFetchRequest<any NSFetchRequestResult> {
    let own = NSFetchRequest<any NSFetchRequestResult>()
    (own.entityName, own.predicate, own.sortDescriptors) = (entityName, predicate, sortDescriptors)
    (own.fetchLimit, own.fetchOffset, own.entity) = (fetchLimit, fetchOffset, entity)
    return own
  }

  open func execute() throws -> [ResultType] {
    try NSManagedObjectContext(.newest).fetch(self)
  }
}

/// Deletes all objects that a request finds.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  let entityName: String
  let predicate: AppFoundation.NSPredicate?
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly

  public init<T>(fetchRequest fetch: NSFetchRequest<T>) {
    (entityName, predicate) = (fetch.entityName ?? "", fetch.predicate)
    super.init()
  }
}

/// What deleting gives.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  case resultTypeStatusOnly = 0
  case resultTypeObjectIDs = 1
  case resultTypeCount = 2
}

public let NSSQLiteStoreType = "SQLite"
public let NSInMemoryStoreType = "InMemory"
public let NSBinaryStoreType = "Binary"
public let NSMigratePersistentStoresAutomaticallyOption =
  "NSMigratePersistentStoresAutomaticallyOption"
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"

/// Where a store is; always in memory here.
open class NSPersistentStoreDescription: NSObject {
  open var url: URL?
  open var type = NSSQLiteStoreType
  open var shouldAddStoreAsynchronously = false
  open var shouldMigrateStoreAutomatically = true
  open var shouldInferMappingModelAutomatically = true
  open var isReadOnly = false
  open var configuration: String?
  public override init() { super.init() }
  public init(url: URL) {
    self.url = url
    super.init()
  }
  open func setOption(_ option: NSObject?, forKey key: String) {}
}

/// A store; always in memory here.
open class NSPersistentStore: NSObject {
  /// The kind of a store, by its newer names.
  public struct StoreType: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
    public static let binary = StoreType(rawValue: NSBinaryStoreType)
    public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
  }

  public let type: String
  open var url: URL?

  init(_ type: String, at url: URL?) {
    (self.type, self.url) = (type, url)
    super.init()
  }
}

/// Joins a model with its objects.
open class NSPersistentStoreCoordinator: NSObject {
  let store: ManagedStore
  public let managedObjectModel: NSManagedObjectModel
  open var persistentStores: [NSPersistentStore] = []

  public init(managedObjectModel model: NSManagedObjectModel) {
    managedObjectModel = model
    store = ManagedStore(model)
    ManagedStore.newest = store
    super.init()
  }

  @discardableResult
  open func addPersistentStore(
    ofType storeType: String,
    configurationName configuration: String?,
    at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    let new = NSPersistentStore(storeType, at: storeURL)
    persistentStores.append(new)
    return new
  }

  @discardableResult
  open func addPersistentStore(
    type: NSPersistentStore.StoreType,
    configuration: String? = nil,
    at storeURL: URL,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    try addPersistentStore(
      ofType: type.rawValue,
      configurationName: configuration,
      at: storeURL,
      options: options
    )
  }

  open func addPersistentStore(
    with storeDescription: NSPersistentStoreDescription,
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    persistentStores.append(NSPersistentStore(storeDescription.type, at: storeDescription.url))
    block(storeDescription, nil)
  }

  open func remove(_ store: NSPersistentStore) throws {
    persistentStores.removeAll { $0 === store }
  }
  open func persistentStore(for url: URL) -> NSPersistentStore? {
    persistentStores.first { $0.url == url }
  }
}

/// A model, its objects and a context for the main queue.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  public let name: String
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  public let viewContext: NSManagedObjectContext
  open var persistentStoreDescriptions = [NSPersistentStoreDescription()]
  open var managedObjectModel: NSManagedObjectModel {
    persistentStoreCoordinator.managedObjectModel
  }

  public convenience init(name: String) {
    self.init(name: name, managedObjectModel: NSManagedObjectModel(named: name))
  }

  public required init(name: String, managedObjectModel model: NSManagedObjectModel) {
    self.name = name
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    viewContext = NSManagedObjectContext(persistentStoreCoordinator.store)
    super.init()
  }

  open class func defaultDirectoryURL() -> URL { URL(fileURLWithPath: "/tessera-stores") }

  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions {
      persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
    }
  }

  open func newBackgroundContext() -> NSManagedObjectContext {
    NSManagedObjectContext(persistentStoreCoordinator.store)
  }

  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    let context = newBackgroundContext()
    // All work is done in one thread.
    nonisolated(unsafe) let work = block
    AppFoundation.DispatchQueue.main.async { work(context) }
  }

  open func performBackgroundTask<T>(
    _ block: @escaping (NSManagedObjectContext) throws -> T
  ) async rethrows -> T { try block(newBackgroundContext()) }
}

/// A container whose objects others would get; nothing leaves the machine.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {}
