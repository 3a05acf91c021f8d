// SPDX-License-Identifier: Apache-2.0
package import Foundation
package import LayoutEngine

/// What the stage host sets, in addition to UIKit's own members.
extension UICollectionView {
  /// Gives identities; without it, the collection view makes identities that survive updates.
  package var identitySource: (any CollectionViewIdentitySource)? {
    get { asked.identitySource }
    set { asked.identitySource = newValue }
  }

  /// The object that is asked and told in place of the delegate; layouts still see the delegate.
  ///
  /// A weak reference.
  package var standingDelegate: (any UICollectionViewDelegate)? {
    get { asked.standingDelegate }
    set { asked.standingDelegate = newValue }
  }

  /// The object that is asked in place of the data source; layouts still see the data source.
  ///
  /// A weak reference.
  package var standingDataSource: (any UICollectionViewDataSource)? {
    get { asked.standingDataSource }
    set {
      let old = asked.standingDataSource
      asked.standingDataSource = newValue
      if newValue !== old { reloadData() }
    }
  }

  /// The object that answers as the delegate: the stand-in, if there is one.
  var askedDelegate: (any UICollectionViewDelegate)? { asked.standingDelegate ?? delegate }

  /// The object that answers as the data source: the stand-in, if there is one.
  var askedDataSource: (any UICollectionViewDataSource)? { asked.standingDataSource ?? dataSource }

  /// Device pixels per point.
  ///
  /// Before the stage host tells them, they are those of the device on which the app runs: laid out by others first, views
  /// would get other attributes a moment later, and lose what their data source has given them.
  package var displayScale: CGFloat {
    get { outside.displayScale ?? ShownDevice.current.toldScale ?? Self.usualScale }
    set { outside.displayScale = newValue }
  }

  /// Device pixels per point where nothing is known of a device.
  private static let usualScale: CGFloat = 2

  /// Called at the end of every update cycle that changed elements or the content size.
  package var transactionSink: ((Transaction) -> Void)? {
    get { outside.transactionSink }
    set { outside.transactionSink = newValue }
  }

  /// Called with every call that the collection view makes to others, as it makes it.
  package var trace: ((CollectionViewCall) -> Void)? {
    get { record.trace }
    set { record.trace = newValue }
  }

  /// The time in microseconds, for the time that the layout takes; without it, none is taken.
  package var stopwatch: (() -> Int)? {
    get { record.stopwatch }
    set { record.stopwatch = newValue }
  }

  /// Called with a batch's completion and the duration of its animation, in seconds.
  ///
  /// Without it, a completion runs as soon as the batch is shown, because the engine has no clock.
  package var completionScheduler: ((Double, @escaping () -> Void) -> Void)? {
    get { outside.completionScheduler }
    set { outside.completionScheduler = newValue }
  }

  /// What stays in place when the content changes.
  package var contentOffsetPolicy: ContentOffsetPolicy {
    get { offset.policy }
    set { offset.policy = newValue }
  }

  /// The speed of a scroll, in points per second; without it, the speed follows from successive
  /// offsets.
  package var scrollVelocity: CGPoint? {
    get { outside.scrollVelocity }
    set { outside.scrollVelocity = newValue }
  }

  /// The time at which an offset is set, in seconds; without it, only a scroll's direction is
  /// known.
  package var timestamp: (() -> Double)? {
    get { outside.timestamp }
    set { outside.timestamp = newValue }
  }

  /// The settings of the device; a change invalidates the layout.
  package var surroundings: CollectionViewSurroundings {
    get { outside.surroundings }
    set {
      let old = outside.surroundings
      guard newValue != old else { return }
      changeTraits { outside.surroundings = newValue }
      if newValue.words != old.words { noteWordsWithin() }
      if newValue.contentSize != old.contentSize { noteTextSize() }
      layout.invalidateLayout()
    }
  }

  /// How far the rectangle of kept elements exceeds the bounds, in points.
  package var preloadInsets: UIEdgeInsets {
    get { outside.preloadInsets }
    set {
      guard newValue != outside.preloadInsets else { return }
      outside.preloadInsets = newValue
      setNeedsLayout()
    }
  }

  /// Whether the collection view is that of an app's screen, where cells without a ground are clear.
  package var isOnScreen: Bool {
    get { outside.isOnScreen }
    set { outside.isOnScreen = newValue }
  }

  /// Whether somebody shows the elements as they are told; those of other collection views are painted as views.
  var isShownOutside: Bool { outside.transactionSink != nil }

  /// The registered classes, and the views that wait for reuse.
  package var queues: ReuseQueues { provider.queues }
}
