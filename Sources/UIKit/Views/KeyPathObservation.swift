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

extension UIView {
  /// Tells a view or a controller of changes of a property that happen together with a change of the
  /// view's bounds or content size.
  ///
  /// Known are `bounds`, `frame`, `center`, `contentOffset`, `contentSize` and `contentInset`; others never change.
  public func addObserver(
    _ observer: NSObject,
    forKeyPath keyPath: String,
    options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    let name = keyPath
    let observed = KeyValueObserver(observer: observer, keyPath: keyPath)
    let tell = { (view: UIView, values: [NSKeyValueChangeKey: Any]) -> Void in
      guard let responder = observed.observer as? UIResponder else { return }
      unsafe responder.observeValue(
        forKeyPath: name,
        of: view,
        change: values,
        context: context
      )
    }
    observed.start(on: self, options, tell)
    KeyPathObservers.add(observed, of: self)
  }

  /// Ends telling an observer of a property.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    KeyPathObservers.remove(observer, keyPath, of: self)
  }

  /// Ends telling an observer of a property.
  public func removeObserver(
    _ observer: NSObject,
    forKeyPath keyPath: String,
    context: UnsafeMutableRawPointer?
  ) { removeObserver(observer, forKeyPath: keyPath) }
}

/// Somebody who is told of a property by its name.
@MainActor
private final class KeyValueObserver {
  private(set) weak var observer: NSObject?
  let keyPath: String
  private var observation: NSKeyValueObservation?

  init(observer: NSObject, keyPath: String) { (self.observer, self.keyPath) = (observer, keyPath) }

  func start(
    on view: UIView,
    _ options: NSKeyValueObservingOptions,
    _ tell: @escaping (UIView, [NSKeyValueChangeKey: Any]) -> Void
  ) {
    switch keyPath {
    case "bounds": watch(view, \UIView.bounds, options, tell)
    case "frame": watch(view, \UIView.frame, options, tell)
    case "center": watch(view, \UIView.center, options, tell)
    case "contentOffset": (view as? UIScrollView).map { watch($0, \.contentOffset, options, tell) }
    case "contentSize": (view as? UIScrollView).map { watch($0, \.contentSize, options, tell) }
    case "contentInset": (view as? UIScrollView).map { watch($0, \.contentInset, options, tell) }
    default: break
    }
  }

  private func watch<View: UIView, Value>(
    _ view: View,
    _ path: KeyPath<View, Value>,
    _ options: NSKeyValueObservingOptions,
    _ tell: @escaping (UIView, [NSKeyValueChangeKey: Any]) -> Void
  ) {
    observation = view.observe(path, options: options) { view, change in
      var values: [NSKeyValueChangeKey: Any] = [.kindKey: change.kind.rawValue]
      values[.newKey] = change.newValue
      values[.oldKey] = change.oldValue
      tell(view, values)
    }
  }

  func end() { observation?.invalidate() }
}

/// The observers of all views by names of properties.
@MainActor
private enum KeyPathObservers {
  private static var entries: [ObjectIdentifier: (view: Weakly, observers: [KeyValueObserver])] =
    [:]

  private struct Weakly {
    weak var view: UIView?
  }

  static func add(_ observer: KeyValueObserver, of view: UIView) {
    let present = observers(of: view).filter { $0.observer != nil }
    entries = entries.filter { $0.value.view.view != nil }
    entries[ObjectIdentifier(view)] = (Weakly(view: view), present + [observer])
  }

  static func remove(_ object: NSObject, _ keyPath: String, of view: UIView) {
    var present = observers(of: view)
    guard let place = present.lastIndex(where: { $0.observer === object && $0.keyPath == keyPath })
    else { return }
    present.remove(at: place).end()
    entries[ObjectIdentifier(view)] =
      present.isEmpty ? nil : (Weakly(view: view), present)
  }

  private static func observers(of view: UIView) -> [KeyValueObserver] {
    guard let entry = entries[ObjectIdentifier(view)], entry.view.view === view else { return [] }
    return entry.observers
  }
}
