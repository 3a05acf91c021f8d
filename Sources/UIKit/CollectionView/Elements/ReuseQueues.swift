// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// The registered classes, and the views that wait for reuse, last in, first out.
///
/// It calls no methods of views, because those may use the queues.
@MainActor
package struct ReuseQueues {
  /// The key of a registered class and of waiting views.
  struct Key: Hashable, Sendable {
    var category: ElementCategory
    var kind: String
    var identifier: String
  }

  private var classes: [Key: UICollectionReusableView.Type] = [:]
  private var waiting: [Key: [UICollectionReusableView]] = [:]
  /// What new views get from prototypes of storyboards.
  private var fillers: [Key: (UICollectionReusableView) -> Void] = [:]
  private var numbers = SlotNumbers()

  /// The frame of the next new view, in content coordinates: that of the element that was asked for
  /// last.
  var frame = CGRect.zero
  /// The number of views made since the start.
  package private(set) var createdCount = 0
  /// The number of views reused since the start.
  package private(set) var recycledCount = 0

  nonisolated init() {}

  /// The number of views that wait for reuse.
  var waitingViews: Int { waiting.values.reduce(0) { $0 + $1.count } }

  /// The number of cells that wait for reuse.
  var waitingCells: Int {
    waiting.reduce(0) { $1.key.category == .cell ? $0 + $1.value.count : $0 }
  }

  /// Registers a class; `nil` removes the registration.
  ///
  /// Waiting views of another class are dropped.
  mutating func register(_ viewClass: UICollectionReusableView.Type?, for key: Key) {
    classes[key] = viewClass
    let views = waiting.removeValue(forKey: key) ?? []
    for view in views where type(of: view) != viewClass { letGo(view) }
    let kept = views.filter { type(of: $0) == viewClass }
    if !kept.isEmpty { waiting[key] = kept }
  }

  /// Registers a class unless it is already registered for the key.
  mutating func registerIfChanged(_ viewClass: UICollectionReusableView.Type?, for key: Key) {
    if classes[key] != viewClass { register(viewClass, for: key) }
  }

  /// Adds the registrations of other queues.
  mutating func adoptClasses(of other: ReuseQueues) {
    for (key, viewClass) in other.classes { registerIfChanged(viewClass, for: key) }
    for (key, filler) in other.fillers { fillers[key] = filler }
  }

  /// Sets what new views of a registration get.
  mutating func fill(_ key: Key, _ filler: @escaping (UICollectionReusableView) -> Void) {
    fillers[key] = filler
  }

  /// What new views of a registration get.
  func filler(for key: Key) -> ((UICollectionReusableView) -> Void)? { fillers[key] }

  /// The registered class.
  func viewClass(for key: Key) -> UICollectionReusableView.Type? { classes[key] }

  /// Removes and returns a waiting view; `nil` if none waits.
  mutating func takeWaiting(_ key: Key) -> UICollectionReusableView? {
    guard let view = waiting[key]?.popLast() else { return nil }
    recycledCount += 1
    view.reuseStage = .outside
    return view
  }

  mutating func noteCreation(_ view: UICollectionReusableView, for key: Key) {
    createdCount += 1
    view.queueIdentifier = key.identifier
    view.registeredKind = key.kind
  }

  /// Removes a view from the queue, because the data source returned it without dequeuing it.
  ///
  /// - Complexity: O(n) in the views that wait with it.
  mutating func withdraw(_ view: UICollectionReusableView) {
    for key in waiting.keys { waiting[key]?.removeAll { $0 === view } }
    view.reuseStage = .outside
  }

  /// Adds a view to those that wait; drops it if it was never dequeued, or if its class is no longer
  /// registered.
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

  /// Notes that a view is shown, and gives it a number if it has none.
  mutating func show(_ view: UICollectionReusableView) {
    view.reuseStage = .shown
    if view.slotNumber == nil { view.slotNumber = numbers.take() }
  }

  /// Takes back the number of a view that may never return.
  mutating func letGo(_ view: UICollectionReusableView) {
    view.reuseStage = .outside
    guard let number = view.slotNumber else { return }
    view.slotNumber = nil
    numbers.release(number)
  }
}
