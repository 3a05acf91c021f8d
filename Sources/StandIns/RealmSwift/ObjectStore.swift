// SPDX-License-Identifier: Apache-2.0
import AppFoundation
import Foundation

/// The objects of a realm, in the order in which they came.
final class ObjectStore {
  /// All code of apps runs in one thread; tests have processes of their own, which may run beside each other.
  nonisolated(unsafe) private static var all:
    [(process: Weakly<AppProcess>, name: String, store: ObjectStore)] = []
  private static let lock = NSLock()

  private struct Weakly<Value: AnyObject> {
    weak var value: Value?
  }

  private var objects: [Object] = []
  private var tokens: [Weakly<NotificationToken>] = []
  private var before: (objects: [Object], values: [[(name: String, value: Any)]])?
  var isWriting = false

  static func named(_ name: String) -> ObjectStore {
    lock.withLock {
      all.removeAll { $0.process.value == nil }
      let process = AppProcess.current
      if let known = all.first(where: { $0.process.value === process && $0.name == name }) {
        return known.store
      }
      let made = ObjectStore()
      all.append((Weakly(value: process), name, made))
      return made
    }
  }

  var isEmpty: Bool { objects.isEmpty }

  func objects<Element: Object>(of type: Element.Type) -> [Element] {
    objects.filter { Swift.type(of: $0) == type }.compactMap { $0 as? Element }
  }

  /// Keeps an object with its parts; one with the same primary key takes its values instead, if that is wanted.
  @discardableResult
  func add(_ object: Object, _ update: Realm.UpdatePolicy, in realm: Realm) -> Object {
    guard object.realm == nil else { return object }
    if let key = object.primaryValue,
      let known = objects.first(where: {
        type(of: $0) == type(of: object) && $0.primaryValue == key
      })
    {
      precondition(
        update != .error,
        "Attempting to create an object of type '\(type(of: object))' with an existing primary key value '\(key)'."
      )
      known.take(object)
      for part in known.parts { add(part, update, in: realm) }
      return known
    }
    object.realm = realm
    (object.isInvalidated) = false
    objects.append(object)
    for part in object.parts { add(part, update, in: realm) }
    return object
  }

  func remove(_ object: Object) {
    guard let place = objects.firstIndex(where: { $0 === object }) else { return }
    objects.remove(at: place)
    (object.realm, object.isInvalidated) = (nil, true)
    for other in objects { other.lose(object) }
  }

  func removeAll() {
    for object in objects { (object.realm, object.isInvalidated) = (nil, true) }
    objects = []
  }

  // MARK: Writes

  func remember() { before = (objects, objects.map(\.keptValues)) }
  func forget() { before = nil }

  func restore() {
    guard let before else { return }
    for object in objects where !before.objects.contains(where: { $0 === object }) {
      object.realm = nil
    }
    for (object, values) in zip(before.objects, before.values) {
      object.isInvalidated = false
      for (name, value) in values { object.setKeyedValue(value, name) }
    }
    objects = before.objects
    self.before = nil
  }

  // MARK: Changes

  func follow(_ token: NotificationToken) { tokens.append(Weakly(value: token)) }

  func tell(but silent: [NotificationToken]) {
    tokens.removeAll { $0.value == nil }
    for token in tokens.compactMap(\.value) where !silent.contains(where: { $0 === token }) {
      token.tell()
    }
  }
}

extension Object {
  /// Forgets an object that is gone.
  fileprivate func lose(_ object: Object) {
    for (name, value) in keptValues {
      if let list = value as? any LosingList {
        list.lose(object)
      } else if KeyedValues.plain(value) as? Object === object {
        setKeyedValue(Object?.none as Any, name)
      }
    }
  }
}

/// A list from which objects go.
protocol LosingList: AnyObject {
  func lose(_ object: Object)
}
