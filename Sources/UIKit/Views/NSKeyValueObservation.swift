// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// What an observer wants to be told of a change.
///
/// - Source: Foundation's of the same name, which is missing off Apple's systems.
public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
  /// The bits of the options.
  public let rawValue: UInt

  /// Makes options of bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Changes carry the new value.
  public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
  /// Changes carry the old value.
  public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
  /// The observer is told at once of the value there is.
  public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
  /// The observer is told before the change as well; here only after it.
  public static let prior = NSKeyValueObservingOptions(rawValue: 1 << 3)
}

/// A change that an observer is told of.
public struct NSKeyValueObservedChange<Value> {
  /// What happened to a value.
  public enum Kind: UInt, Sendable {
    case setting = 1
    case insertion = 2
    case removal = 3
    case replacement = 4
  }

  /// What happened.
  public let kind: Kind
  /// The value now, if it was asked for.
  public let newValue: Value?
  /// The value before, if it was asked for.
  public let oldValue: Value?
  /// Places in a collection; none here.
  public let indexes: IndexSet?
  /// Whether it is told before the change: never.
  public let isPrior: Bool
}

/// Observes a property for as long as it is kept.
public final class NSKeyValueObservation: NSObject {
  fileprivate var look: (@MainActor () -> Void)?

  /// Observes no more.
  public func invalidate() { look = nil }
}

/// A view whose properties can be observed.
@preconcurrency @MainActor
public protocol KeyValueObserving: AnyObject {}

extension UIView: KeyValueObserving {}

extension KeyValueObserving where Self: UIView {
  /// Tells of changes to a property: those that come with the view's bounds or its content's size.
  ///
  /// A view is looked at whenever its bounds or the size of its content change, which is when offsets, frames and
  /// sizes do. An observer is told where the value differs from the one it was told last.
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

/// Whether two values are the same, where values of their kind can be compared.
private func isSame<Value>(_ a: Value, _ b: Value) -> Bool {
  guard let known = a as? any Equatable else { return false }
  return isSame(known, b)
}

private func isSame<Known: Equatable>(_ a: Known, _ b: Any) -> Bool { (b as? Known) == a }

/// Who observes which view.
@MainActor
enum KeyObservations {
  private struct Entry {
    weak var view: UIView?
    weak var observation: NSKeyValueObservation?
  }

  private static var entries: [ObjectIdentifier: [Entry]] = [:]
  /// How deep changes that observers make may lie within one another.
  private static let deepest = 16
  private static var depth = 0
  /// Whether nobody is told, as while a layout is asked what it would do elsewhere.
  static var isQuiet = false

  static func add(_ observation: NSKeyValueObservation, of view: UIView) {
    let id = ObjectIdentifier(view)
    entries[id, default: []].removeAll { $0.view !== view || $0.observation == nil }
    entries[id, default: []].append(Entry(view: view, observation: observation))
  }

  /// Tells observers of a view what changed.
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
