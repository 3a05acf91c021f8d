// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// A set of objects, by default weakly held.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
  private struct Entry {
    weak var object: ObjectType?
    var held: ObjectType?
  }

  private let isWeak: Bool
  private var entries: [Entry] = []

  init(isWeak: Bool) { self.isWeak = isWeak }

  /// A set that holds its objects weakly.
  open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(isWeak: true) }
  /// Makes a set with options.
  public convenience init(options: NSPointerFunctions.Options, capacity: Int = 0) {
    self.init(isWeak: options.contains(.weakMemory))
  }

  /// The objects that are there.
  open var allObjects: [ObjectType] { entries.compactMap(\.object) }
  /// The number of objects.
  open var count: Int { allObjects.count }
  /// One of the objects.
  open var anyObject: ObjectType? { allObjects.first }
  /// Adds an object.
  open func add(_ object: ObjectType?) {
    guard let object, !contains(object) else { return }
    entries.removeAll { $0.object == nil }
    entries.append(Entry(object: object, held: isWeak ? nil : object))
  }
  /// Removes an object.
  open func remove(_ object: ObjectType?) { entries.removeAll { $0.object === object } }
  /// Removes all objects.
  open func removeAllObjects() { entries = [] }
  /// Whether an object is there.
  open func contains(_ anObject: ObjectType?) -> Bool {
    anObject != nil && entries.contains { $0.object === anObject }
  }
}

/// A table of objects by keys, each weakly or strongly held.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private struct Entry {
    weak var key: KeyType?
    var heldKey: KeyType?
    weak var object: ObjectType?
    var held: ObjectType?
  }

  private let (isKeyWeak, isObjectWeak): (Bool, Bool)
  private var entries: [Entry] = []

  init(_ isKeyWeak: Bool, _ isObjectWeak: Bool) {
    (self.isKeyWeak, self.isObjectWeak) = (isKeyWeak, isObjectWeak)
  }

  /// Holds keys strongly and objects weakly.
  open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(false, true)
  }
  /// Holds keys weakly and objects strongly.
  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(true, false)
  }
  /// Holds both strongly.
  open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(false, false)
  }
  /// Holds both weakly.
  open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(true, true) }
  /// Makes a table with options.
  public convenience init(
    keyOptions: NSPointerFunctions.Options = [],
    valueOptions: NSPointerFunctions.Options = [],
    capacity: Int = 0
  ) {
    self.init(keyOptions.contains(.weakMemory), valueOptions.contains(.weakMemory))
  }

  private var present: [Entry] { entries.filter { $0.key != nil && $0.object != nil } }
  /// The number of objects.
  open var count: Int { present.count }
  /// The object of a key.
  open func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let aKey else { return nil }
    return present.first { Self.isSame($0.key, aKey) }?.object
  }
  /// Sets the object of a key; `nil` removes it.
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    removeObject(forKey: aKey)
    guard let anObject, let aKey else { return }
    entries = present
    entries.append(
      Entry(
        key: aKey,
        heldKey: isKeyWeak ? nil : aKey,
        object: anObject,
        held: isObjectWeak ? nil : anObject
      )
    )
  }
  /// Removes the object of a key.
  open func removeObject(forKey aKey: KeyType?) {
    guard let aKey else { return }
    entries.removeAll { Self.isSame($0.key, aKey) }
  }
  /// Removes all objects.
  open func removeAllObjects() { entries = [] }

  private static func isSame(_ one: KeyType?, _ other: KeyType) -> Bool {
    one === other || (one as? NSObject).map { $0 == other as? NSObject } == true
  }
}

/// How tables hold objects.
public enum NSPointerFunctions {
  /// How tables hold objects.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The set as a bit mask.
    public let rawValue: UInt
    /// Makes a set from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Strongly.
    public static let strongMemory: Options = []
    /// Weakly.
    public static let weakMemory = Options(rawValue: 5)
    /// Keys are the same if they are the same object; keys that are equal are the same here, too.
    public static let objectPointerPersonality = Options(rawValue: 1 << 9)
  }
}

/// Waits until nobody else has the object; code runs in one thread here, so it never waits.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 { 0 }
/// Lets others have the object again.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 { 0 }

extension UIMenu {
  /// The elements with a mark.
  @preconcurrency @MainActor public var selectedElements: [UIMenuElement] {
    children.filter { ($0 as? UIAction)?.state == .on }
  }
}
