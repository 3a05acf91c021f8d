// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// What an observer is told about a change.
///
/// - Source: Foundation's type of the same name, which exists only on Apple's systems.
public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
  /// The set as a bit mask.
  public let rawValue: UInt

  /// Makes a set from a bit mask.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Changes contain the new value.
  public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
  /// Changes contain the old value.
  public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
  /// The observer is also told the present value at once.
  public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
  /// In UIKit, the observer is also told before the change; here only after it.
  public static let prior = NSKeyValueObservingOptions(rawValue: 1 << 3)
}

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
  /// The kind of a change.
  public enum Kind: UInt, Sendable {
    case setting = 1
    case insertion = 2
    case removal = 3
    case replacement = 4
  }

  /// The kind of the change.
  public let kind: Kind
  /// The value after the change, if the options ask for it.
  public let newValue: Value?
  /// The value before the change, if the options ask for it.
  public let oldValue: Value?
  /// The changed indexes of a collection; always `nil` here.
  public let indexes: IndexSet?
  /// Whether the observer is told before the change; always `false` here.
  public let isPrior: Bool
}

/// Observes a property as long as this object exists.
public final class NSKeyValueObservation: NSObject {
  fileprivate var look: (@MainActor () -> Void)?

  /// Ends the observation.
  public func invalidate() { look = nil }
}

/// A view with properties that can be observed.
@preconcurrency @MainActor
public protocol KeyValueObserving: AnyObject {}

extension UIView: KeyValueObserving {}

extension KeyValueObserving where Self: UIView {
  /// Observes changes of a property that happen together with a change of the view's bounds or
  /// content size.
  ///
  /// The property is read whenever the view's bounds or content size change, which includes changes
  /// of offset, frame and size. The observer is told if the value differs from the last one.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>,
    options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let observation = NSKeyValueObservation()
    var last = self[keyPath: keyPath]
    let tell = { (view: Self, old: Value?, new: Value) in
      let change = NSKeyValueObservedChange(
        kind: .setting,
        newValue: options.contains(.new) ? new : nil,
        oldValue: options.contains(.old) ? old : nil,
        indexes: nil,
        isPrior: false
      )
      changeHandler(view, change)
    }
    observation.look = { [weak self] in
      guard let self else { return }
      let (old, new) = (last, self[keyPath: keyPath])
      guard !isSame(old, new) else { return }
      last = new
      tell(self, old, new)
    }
    KeyObservations.add(observation, of: self)
    if options.contains(.initial) { tell(self, nil, last) }
    return observation
  }
}

/// Whether two values are equal; `false` for values that cannot be compared.
private func isSame<Value>(_ a: Value, _ b: Value) -> Bool {
  guard let known = a as? any Equatable else { return false }
  return isSame(known, b)
}

private func isSame<Known: Equatable>(_ a: Known, _ b: Any) -> Bool { (b as? Known) == a }

/// The observations of all views.
@MainActor
enum KeyObservations {
  private struct Entry {
    weak var view: UIView?
    weak var observation: NSKeyValueObservation?
  }

  private static var entries: [ObjectIdentifier: [Entry]] = [:]
  /// How deep changes by observers may be nested.
  private static let deepest = 16
  private static var depth = 0
  /// Whether observers are told nothing, for example while a layout is asked about other offsets.
  static var isQuiet = false

  static func add(_ observation: NSKeyValueObservation, of view: UIView) {
    let id = ObjectIdentifier(view)
    entries[id, default: []].removeAll { $0.view !== view || $0.observation == nil }
    entries[id, default: []].append(Entry(view: view, observation: observation))
  }

  /// Lets the observers of a view read their properties again.
  static func check(_ view: UIView) {
    guard !entries.isEmpty, !isQuiet, depth < deepest,
      let all = entries[ObjectIdentifier(view)]
    else { return }
    depth += 1
    defer { depth -= 1 }
    for entry in all where entry.view === view { entry.observation?.look?() }
    entries[ObjectIdentifier(view)]?.removeAll { $0.view !== view || $0.observation?.look == nil }
    if entries[ObjectIdentifier(view)]?.isEmpty == true { entries[ObjectIdentifier(view)] = nil }
  }
}
