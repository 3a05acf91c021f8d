// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// Announces data ahead of scrolling to the prefetch data source.
@MainActor
final class Prefetching {
  private unowned let hub: any PrefetchingHub
  /// The object that is told which items will be needed soon.
  ///
  /// A reload forgets what was announced, because those paths belong to data that is gone.
  weak var dataSource: (any UICollectionViewDataSourcePrefetching)? {
    didSet { if dataSource !== oldValue { forget() } }
  }
  /// Whether items are announced; setting `false` cancels what was announced.
  var isEnabled = true {
    didSet { if !isEnabled { hub.tellCancelled(window.cancelAll()) } }
  }
  private var window = PrefetchWindow()
  private var motion = ScrollMotion()
  /// The speed of the last scroll, in points per second.
  private var velocity = CGPoint.zero

  init(hub: any PrefetchingHub) {
    self.hub = hub
  }

  /// Notes how far people scrolled since the last layout pass; an update cycle may move the content
  /// afterwards.
  ///
  /// A known velocity takes precedence over the measured one.
  func follow(to offset: CGPoint, seconds: Double?, velocity known: CGPoint?) {
    let way = motion.velocity(arrivingAt: offset, seconds: seconds)
    velocity = known ?? way
  }

  /// Ignores a distance that the content moved without being scrolled.
  func shift(from old: CGPoint, to new: CGPoint) { motion.shift(from: old, to: new) }

  /// Moves the announced items to their places after a batch.
  func follow(_ mapping: BatchMapping) { window.follow(mapping) }

  /// Forgets the announced items without cancelling them.
  func forget() { window = PrefetchWindow() }

  /// Announces the items that scrolling reaches next; the cells that are needed at once already
  /// exist.
  func announce() {
    guard isEnabled, dataSource != nil, hub.maySeeAhead else { return }
    let loaded = hub.visible.ordered.lazy.filter { $0.slot.category == .cell }.map(\.slot.position)
    // The layout is asked meanwhile and may ask the collection view anything, so this uses a copy.
    var window = window
    let step = window.advance(
      to: hub.bounds,
      velocity: velocity,
      loaded: Set(loaded),
      items: hub.prefetchableItems,
      frame: hub.placedFrame
    )
    self.window = window
    hub.tellCancelled(step.cancelled)
    if !step.announced.isEmpty { hub.tellAnnounced(step.announced) }
  }
}

/// What prefetching needs from a collection view.
@MainActor
protocol PrefetchingHub: AnyObject {
  var visible: VisibleElements { get set }
  var bounds: CGRect { get }
  /// Whether the layout can be asked for the items ahead.
  var maySeeAhead: Bool { get }
  /// The items of the data that intersect a rectangle in content coordinates.
  func prefetchableItems(in rect: CGRect) -> [PrefetchWindow.Item]
  func placedFrame(of position: ElementPosition) -> CGRect?
  func tellAnnounced(_ positions: [ElementPosition])
  func tellCancelled(_ positions: [ElementPosition])
}
