// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// The registered classes and the views that wait to be shown again, last come first served.
///
/// It calls no view: what a view does then may need the queues.
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
  private var numbers = SlotNumbers()

  /// The place of the view that is made next, in content coordinates: that of the element which was
  /// asked for last.
  var frame = CGRect.zero
  /// Views made since the start.
  package private(set) var createdCount = 0
  /// Views handed out again since the start.
  package private(set) var recycledCount = 0

  nonisolated init() {}

  /// Views that wait.
  var waitingViews: Int { waiting.values.reduce(0) { $0 + $1.count } }

  /// Cells that wait.
  var waitingCells: Int {
    waiting.reduce(0) { $1.key.category == .cell ? $0 + $1.value.count : $0 }
  }

  /// Registers a class; `nil` takes the registration back.
  ///
  /// Views of another class wait no longer.
  mutating func register(_ viewClass: UICollectionReusableView.Type?, for key: Key) {
    classes[key] = viewClass
    let views = waiting.removeValue(forKey: key) ?? []
    for view in views where type(of: view) != viewClass { letGo(view) }
    let kept = views.filter { type(of: $0) == viewClass }
    if !kept.isEmpty { waiting[key] = kept }
  }

  /// Registers a class unless it is the one that is registered.
  mutating func registerIfChanged(_ viewClass: UICollectionReusableView.Type?, for key: Key) {
    if classes[key] != viewClass { register(viewClass, for: key) }
  }

  /// Registers what other queues have registered.
  mutating func adoptClasses(of other: ReuseQueues) {
    for (key, viewClass) in other.classes { registerIfChanged(viewClass, for: key) }
  }

  /// The class that is registered.
  func viewClass(for key: Key) -> UICollectionReusableView.Type? { classes[key] }

  /// Takes out a view that waited; `nil` when none does.
  mutating func takeWaiting(_ key: Key) -> UICollectionReusableView? {
    guard let view = waiting[key]?.popLast() else { return nil }
    recycledCount += 1
    view.reuseStage = .outside
    return view
  }

  /// Takes over a view that was made.
  mutating func noteCreation(_ view: UICollectionReusableView, for key: Key) {
    createdCount += 1
    view.queueIdentifier = key.identifier
    view.registeredKind = key.kind
  }

  /// Takes a view out that was handed in without having been asked for.
  ///
  /// - Complexity: O(n) in the views that wait with it.
  mutating func withdraw(_ view: UICollectionReusableView) {
    for key in waiting.keys { waiting[key]?.removeAll { $0 === view } }
    view.reuseStage = .outside
  }

  /// Lets a view wait; one that was never dequeued is let go.
  mutating func enqueue(_ view: UICollectionReusableView, category: ElementCategory) {
    let key = Key(
      category: category,
      kind: view.registeredKind,
      identifier: view.queueIdentifier ?? ""
    )
    guard view.queueIdentifier != nil, type(of: view) == classes[key] else {
      letGo(view)
      return
    }
    view.reuseStage = .waiting
    waiting[key, default: []].append(view)
  }

  /// Marks a view as shown and gives it a number if it has none.
  mutating func show(_ view: UICollectionReusableView) {
    view.reuseStage = .shown
    if view.slotNumber == nil { view.slotNumber = numbers.take() }
  }

  /// Takes the number back from a view that may never return.
  mutating func letGo(_ view: UICollectionReusableView) {
    view.reuseStage = .outside
    guard let number = view.slotNumber else { return }
    view.slotNumber = nil
    numbers.release(number)
  }
}
