// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The registered classes and the views that wait to be shown again, last come first served.
@MainActor
package struct ReuseQueues {
  /// What a class is registered, and a view waits, under.
  struct Key: Hashable, Sendable {
    var category: ElementCategory
    var kind: String
    var identifier: String
  }

  private var classes: [Key: UICollectionReusableView.Type] = [:]
  private var waiting: [Key: [UICollectionReusableView]] = [:]

  /// Views made since the start.
  package private(set) var createdCount = 0
  /// Views handed out again since the start.
  package private(set) var recycledCount = 0

  nonisolated init() {}

  /// Registers a class; `nil` takes the registration back.
  ///
  /// Views of another class wait no longer.
  mutating func register(_ viewClass: UICollectionReusableView.Type?, for key: Key) {
    classes[key] = viewClass
    waiting[key]?.removeAll { type(of: $0) != viewClass }
  }

  /// Registers a class unless it is the one that is registered.
  mutating func registerIfChanged(_ viewClass: UICollectionReusableView.Type?, for key: Key) {
    if classes[key] != viewClass { register(viewClass, for: key) }
  }

  /// A view that waited, or a new one; `nil` when nothing is registered.
  mutating func dequeue(_ key: Key, frame: CGRect) -> UICollectionReusableView? {
    guard let viewClass = classes[key] else { return nil }
    if let view = waiting[key]?.popLast() {
      recycledCount += 1
      view.prepareForReuse()
      return view
    }
    createdCount += 1
    let view = viewClass.init(by: EngineInstantiation(), frame: frame)
    view.queueIdentifier = key.identifier
    view.registeredKind = key.kind
    return view
  }

  /// Lets a view wait; one that was never dequeued is let go.
  mutating func enqueue(_ view: UICollectionReusableView, category: ElementCategory) {
    guard let identifier = view.queueIdentifier else { return }
    let key = Key(category: category, kind: view.registeredKind, identifier: identifier)
    guard type(of: view) == classes[key] else { return }
    waiting[key, default: []].append(view)
  }
}
