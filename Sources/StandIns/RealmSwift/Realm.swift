// SPDX-License-Identifier: Apache-2.0
public import AppFoundation
public import Foundation

/// Keeps objects, in memory, as long as the app runs.
public final class Realm: @unchecked Sendable {
  public struct Configuration: Sendable {
    // swift-format-ignore: DontRepeatTypeInStaticProperties
    nonisolated(unsafe) public static var defaultConfiguration = Configuration()

    public var fileURL: URL?
    public var inMemoryIdentifier: String?
    public var encryptionKey: Data?
    public var readOnly: Bool
    public var schemaVersion: UInt64
    public var deleteRealmIfMigrationNeeded: Bool

    public init(
      fileURL: URL? = nil,
      inMemoryIdentifier: String? = nil,
      syncConfiguration: Never? = nil,
      encryptionKey: Data? = nil,
      readOnly: Bool = false,
      schemaVersion: UInt64 = 0,
      migrationBlock: ((Migration, UInt64) -> Void)? = nil,
      deleteRealmIfMigrationNeeded: Bool = false,
      shouldCompactOnLaunch: ((Int, Int) -> Bool)? = nil,
      objectTypes: [Object.Type]? = nil
    ) {
      (self.fileURL, self.inMemoryIdentifier) = (fileURL, inMemoryIdentifier)
      (self.encryptionKey, self.readOnly) = (encryptionKey, readOnly)
      (self.schemaVersion, self.deleteRealmIfMigrationNeeded) = (
        schemaVersion, deleteRealmIfMigrationNeeded
      )
    }

    var name: String { inMemoryIdentifier ?? fileURL?.path ?? "default" }
  }

  /// Which of two objects with the same primary key counts.
  public enum UpdatePolicy: Int, Sendable {
    case error = 1
    case modified = 3
    case all = 2
  }

  public struct Error: Swift.Error, CustomStringConvertible, Sendable {
    public enum Code: Int, Sendable {
      case fail = 1
      case fileAccess = 2
      case filePermissionDenied = 3
      case fileNotFound = 5
    }
    public let code: Code
    public let description: String
    init(_ code: Code, _ description: String) {
      (self.code, self.description) = (code, description)
    }
  }

  public let configuration: Configuration
  private let store: ObjectStore

  public convenience init() throws { try self.init(configuration: .defaultConfiguration) }
  public convenience init(queue: AppFoundation.DispatchQueue?) throws { try self.init() }
  public convenience init(fileURL: URL) throws {
    try self.init(configuration: Configuration(fileURL: fileURL))
  }
  public init(configuration: Configuration, queue: AppFoundation.DispatchQueue? = nil) throws {
    self.configuration = configuration
    store = ObjectStore.named(configuration.name)
  }

  public static func deleteFiles(for config: Configuration) throws -> Bool {
    ObjectStore.named(config.name).removeAll()
    return true
  }

  // MARK: Writing

  public private(set) var isInWriteTransaction: Bool {
    get { store.isWriting }
    set { store.isWriting = newValue }
  }

  @discardableResult
  public func write<Result>(
    withoutNotifying tokens: [NotificationToken] = [],
    _ block: () throws -> Result
  ) throws -> Result {
    beginWrite()
    do {
      let result = try block()
      try commitWrite(withoutNotifying: tokens)
      return result
    } catch {
      cancelWrite()
      throw error
    }
  }

  public func beginWrite() {
    precondition(!isInWriteTransaction, "The Realm is already in a write transaction")
    isInWriteTransaction = true
    store.remember()
  }

  public func commitWrite(withoutNotifying tokens: [NotificationToken] = []) throws {
    isInWriteTransaction = false
    store.forget()
    store.tell(but: tokens)
  }

  /// Takes back which objects are kept, and the values of those with `@Persisted`.
  public func cancelWrite() {
    isInWriteTransaction = false
    store.restore()
  }

  @discardableResult
  public func writeAsync(
    _ block: @escaping () -> Void,
    onComplete: (((any Swift.Error)?) -> Void)? = nil
  ) -> UInt32 {
    onLaterTurn {
      do {
        try self.write(block)
        onComplete?(nil)
      } catch { onComplete?(error) }
    }
    return 1
  }

  @discardableResult
  public func asyncWrite<Result>(_ block: () throws -> Result) async throws -> Result {
    try write(block)
  }

  private func checkWriting() {
    precondition(
      isInWriteTransaction,
      "Cannot modify managed objects outside of a write transaction."
    )
  }

  // MARK: Objects

  public func add(_ object: Object, update: UpdatePolicy = .error) {
    checkWriting()
    store.add(object, update, in: self)
  }
  public func add<S: Sequence>(_ objects: S, update: UpdatePolicy = .error)
  where S.Element: Object {
    for object in objects { add(object, update: update) }
  }

  @discardableResult
  public func create<T: Object>(
    _ type: T.Type,
    value: Any = [:],
    update: UpdatePolicy = .error
  ) -> T {
    let object = T()
    object.take(value)
    checkWriting()
    return store.add(object, update, in: self) as? T ?? object
  }

  public func delete(_ object: Object) {
    checkWriting()
    store.remove(object)
  }
  public func delete<S: Sequence>(_ objects: S) where S.Element: Object {
    for object in Array(objects) { delete(object) }
  }
  public func deleteAll() {
    checkWriting()
    store.removeAll()
  }

  public func objects<Element: Object>(_ type: Element.Type) -> Results<Element> {
    let store = store
    return Results(realm: self) { store.objects(of: type) }
  }

  public func object<Element: Object, Key>(
    ofType type: Element.Type,
    forPrimaryKey key: Key
  ) -> Element? {
    guard let key = key as? AnyHashable else { return nil }
    return store.objects(of: type).first { $0.primaryValue == key }
  }

  public var isEmpty: Bool { store.isEmpty }
  @discardableResult public func refresh() -> Bool { true }
  public func invalidate() {}
  public func freeze() -> Realm { self }
  public func thaw() -> Realm { self }

  func follow(_ token: NotificationToken) { store.follow(token) }
}

/// The way from an older schema, which no realm in memory needs.
public final class Migration {}

/// Tells changes as long as it is there.
public final class NotificationToken: NSObject {
  private var look: (() -> Void)?

  init(_ realm: Realm?, _ look: @escaping () -> Void) {
    self.look = look
    super.init()
    realm?.follow(self)
  }

  public func invalidate() { look = nil }
  func tell() { look?() }
}

/// Does work on a later turn of the thread in which all code of apps runs.
func onLaterTurn(_ work: @escaping () -> Void) {
  nonisolated(unsafe) let work = work
  AppFoundation.DispatchQueue.main.async { work() }
}
