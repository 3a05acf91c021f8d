// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// Announces data ahead of scrolling to whoever asked for that.
@MainActor
final class Prefetching {
  private unowned let hub: any PrefetchingHub
  /// What is told which items will be needed soon.
  ///
  /// A reload forgets what was announced: the paths are of data that is gone.
  weak var dataSource: (any UICollectionViewDataSourcePrefetching)? {
    didSet { if dataSource !== oldValue { forget() } }
  }
  /// Whether items are announced; what was announced is given up when that ends.
  var isEnabled = true {
    didSet { if !isEnabled { hub.tellCancelled(window.cancelAll()) } }
  }
  private var window = PrefetchWindow()
  private var motion = ScrollMotion()
  /// How the content last came to where it stands, in points per second.
  private var velocity = CGPoint.zero

  init(hub: any PrefetchingHub) {
    self.hub = hub
  }

  /// Notes how far people scrolled since the last layout pass; an update cycle may move the content
  /// after that.
  ///
  /// Where somebody knows the speed, that counts.
  func follow(to offset: CGPoint, seconds: Double?, velocity known: CGPoint?) {
    let way = motion.velocity(arrivingAt: offset, seconds: seconds)
    velocity = known ?? way
  }

  /// Forgets a way that nobody scrolled.
  func shift(from old: CGPoint, to new: CGPoint) { motion.shift(from: old, to: new) }

  /// Takes what was announced over a batch.
  func follow(_ mapping: BatchMapping) { window.follow(mapping) }

  /// Forgets what was announced, without a word.
  func forget() { window = PrefetchWindow() }

  /// Announces the items that scrolling comes to; the cells that are needed at once were made.
  func announce() {
    guard isEnabled, dataSource != nil, hub.maySeeAhead else { return }
    let loaded = hub.visible.ordered.lazy.filter { $0.slot.category == .cell }.map(\.slot.position)
    // The layout is asked meanwhile, and may ask the collection view anything.
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

/// What the announcing of data asks of a collection view.
@MainActor
protocol PrefetchingHub: AnyObject {
  var visible: VisibleElements { get set }
  var bounds: CGRect { get }
  /// Whether the layout can be asked what comes next.
  var maySeeAhead: Bool { get }
  /// The items of the data that meet a rectangle.
  func prefetchableItems(in rect: CGRect) -> [PrefetchWindow.Item]
  func placedFrame(of position: ElementPosition) -> CGRect?
  func tellAnnounced(_ positions: [ElementPosition])
  func tellCancelled(_ positions: [ElementPosition])
}
