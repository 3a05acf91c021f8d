// SPDX-License-Identifier: Apache-2.0
public import AppFoundation
public import Foundation

/// What a change of an observed property has.
///
/// - Source: Foundation's type of the same name, which exists only on Apple's systems.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The value after the change.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The value before the change.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// The kind of the change.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The changed indexes of a collection.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  /// Whether the observer is told before the change.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

extension NSObject {
  /// Tells an object of changes of a property.
  ///
  /// A view's `bounds`, `frame`, `center`, `contentOffset`, `contentSize` and `contentInset` are told when they change,
  /// and a property of the app's own that is `dynamic` when it is set; another one when work of the app is over. One
  /// that only computes a value is not found by its name and never changes. In the change, `NSNull` stands for no value.
  public func addObserver(
    _ observer: NSObject,
    forKeyPath keyPath: String,
    options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    nonisolated(unsafe) let (observed, listener, context) = unsafe (self, observer, context)
    MainActor.assumeIsolated {
      let entry = unsafe KeyValueObserver(observer: listener, keyPath: keyPath)
      let tell = { [weak entry] (object: NSObject, values: [NSKeyValueChangeKey: Any]) -> Void in
        guard let listener = entry?.observer as? any PropertyListener else { return }
        unsafe listener.observeValue(
          forKeyPath: keyPath,
          of: object,
          change: values,
          context: context
        )
      }
      unsafe entry.start(on: observed, options, tell)
      unsafe KeyPathObservers.add(entry, of: observed)
    }
  }

  /// Ends telling an observer of a property.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    nonisolated(unsafe) let (observed, listener) = (self, observer)
    MainActor.assumeIsolated { unsafe KeyPathObservers.remove(listener, keyPath, of: observed) }
  }

  /// Ends telling an observer of a property.
  public func removeObserver(
    _ observer: NSObject,
    forKeyPath keyPath: String,
    context: UnsafeMutableRawPointer?
  ) { removeObserver(observer, forKeyPath: keyPath) }

  /// The value of a stored property by its name, or by names that are joined by dots.
  fileprivate subscript(named path: String) -> Any {
    KeyedValues.value(of: self, at: path) ?? NSNull()
  }
}

/// What is told of properties by name: responders, and classes of an app that override the method of Objective-C's
/// `NSObject`, which the source pass lets conform.
public protocol PropertyListener: AnyObject {
  /// Called when a property changed that the object observes by its name.
  @MainActor func observeValue(
    forKeyPath keyPath: String?,
    of object: Any?,
    change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  )
}

extension UIResponder: PropertyListener {}

/// Somebody who is told of a property by its name.
@MainActor
private final class KeyValueObserver {
  private(set) weak var observer: NSObject?
  let keyPath: String
  private var observation: NSKeyValueObservation?

  init(observer: NSObject, keyPath: String) { (self.observer, self.keyPath) = (observer, keyPath) }

  func start(
    on object: NSObject,
    _ options: NSKeyValueObservingOptions,
    _ tell: @escaping (NSObject, [NSKeyValueChangeKey: Any]) -> Void
  ) {
    switch (keyPath, object) {
    case ("bounds", let view as UIView): watch(view, \.bounds, options, tell)
    case ("frame", let view as UIView): watch(view, \.frame, options, tell)
    case ("center", let view as UIView): watch(view, \.center, options, tell)
    case ("contentOffset", let view as UIScrollView): watch(view, \.contentOffset, options, tell)
    case ("contentSize", let view as UIScrollView): watch(view, \.contentSize, options, tell)
    case ("contentInset", let view as UIScrollView): watch(view, \.contentInset, options, tell)
    default: watch(object, \NSObject.[named: keyPath], options, tell)
    }
  }

  private func watch<Object: NSObject, Value>(
    _ object: Object,
    _ path: KeyPath<Object, Value>,
    _ options: NSKeyValueObservingOptions,
    _ tell: @escaping (NSObject, [NSKeyValueChangeKey: Any]) -> Void
  ) {
    observation = object.observe(path, options: options) { object, change in
      var values: [NSKeyValueChangeKey: Any] = [.kindKey: change.kind.rawValue]
      values[.newKey] = change.newValue
      values[.oldKey] = change.oldValue
      tell(object, values)
    }
  }

  func end() { observation?.invalidate() }
}

/// The observers of all objects by names of properties.
@MainActor
private enum KeyPathObservers {
  private static var entries: [ObjectIdentifier: (object: Weakly, observers: [KeyValueObserver])] =
    [:]

  private struct Weakly {
    weak var object: NSObject?
  }

  static func add(_ observer: KeyValueObserver, of object: NSObject) {
    let present = observers(of: object).filter { $0.observer != nil }
    entries = entries.filter { $0.value.object.object != nil }
    entries[ObjectIdentifier(object)] = (Weakly(object: object), present + [observer])
  }

  static func remove(_ listener: NSObject, _ keyPath: String, of object: NSObject) {
    var present = observers(of: object)
    let place = present.lastIndex { $0.observer === listener && $0.keyPath == keyPath }
    // An observer that is removed while it ends is no longer known; its places are those of nobody.
    guard let place = place ?? present.lastIndex(where: { $0.observer == nil }) else { return }
    present.remove(at: place).end()
    entries[ObjectIdentifier(object)] = present.isEmpty ? nil : (Weakly(object: object), present)
  }

  private static func observers(of object: NSObject) -> [KeyValueObserver] {
    guard let entry = entries[ObjectIdentifier(object)], entry.object.object === object else {
      return []
    }
    return entry.observers
  }
}
