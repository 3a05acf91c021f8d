// SPDX-License-Identifier: Apache-2.0
package import Foundation
package import LayoutEngine

/// What whoever shows a collection view sets, beside UIKit's own members.
extension UICollectionView {
  /// Gives identities; without one the collection view assigns some that survive updates.
  package var identitySource: (any CollectionViewIdentitySource)? {
    get { asked.identitySource }
    set { asked.identitySource = newValue }
  }

  /// What is asked and told in the delegate's place, while layouts still find the delegate; not kept alive.
  package var standingDelegate: (any UICollectionViewDelegate)? {
    get { asked.standingDelegate }
    set { asked.standingDelegate = newValue }
  }

  /// What is asked in the data source's place, while layouts still find the data source; not kept alive.
  package var standingDataSource: (any UICollectionViewDataSource)? {
    get { asked.standingDataSource }
    set {
      let old = asked.standingDataSource
      asked.standingDataSource = newValue
      if newValue !== old { reloadData() }
    }
  }

  /// Whom everything is asked that a delegate answers.
  var askedDelegate: (any UICollectionViewDelegate)? { asked.standingDelegate ?? delegate }

  /// Whom everything is asked that a data source answers.
  var askedDataSource: (any UICollectionViewDataSource)? { asked.standingDataSource ?? dataSource }

  /// Device pixels per point.
  package var displayScale: CGFloat {
    get { outside.displayScale }
    set { outside.displayScale = newValue }
  }

  /// Told at the end of every update cycle that changed elements or the content size.
  package var transactionSink: ((Transaction) -> Void)? {
    get { outside.transactionSink }
    set { outside.transactionSink = newValue }
  }

  /// Told every call that the collection view makes to others, as it makes it.
  package var trace: ((CollectionViewCall) -> Void)? {
    get { record.trace }
    set { record.trace = newValue }
  }

  /// Called with the completion of a batch and the seconds that its animation takes.
  ///
  /// Without one a completion runs as soon as the batch is shown: the engine has no clock.
  package var completionScheduler: ((Double, @escaping () -> Void) -> Void)? {
    get { outside.completionScheduler }
    set { outside.completionScheduler = newValue }
  }

  /// Where the content is proposed to stand after a change.
  package var contentOffsetPolicy: ContentOffsetPolicy {
    get { offset.policy }
    set { offset.policy = newValue }
  }

  /// The speed of a scroll in points per second; without it, it follows from successive offsets.
  package var scrollVelocity: CGPoint? {
    get { outside.scrollVelocity }
    set { outside.scrollVelocity = newValue }
  }

  /// The seconds at which an offset is taken; without it, only a scroll's direction is known.
  package var timestamp: (() -> Double)? {
    get { outside.timestamp }
    set { outside.timestamp = newValue }
  }

  /// What a person has chosen on the device; another choice needs another layout.
  package var surroundings: CollectionViewSurroundings {
    get { outside.surroundings }
    set {
      let old = outside.surroundings
      guard newValue != old else { return }
      changeTraits { outside.surroundings = newValue }
      if newValue.contentSize != old.contentSize { noteTextSize() }
      layout.invalidateLayout()
    }
  }

  /// By how much the rectangle of the elements that are kept exceeds the bounds.
  package var preloadInsets: UIEdgeInsets {
    get { outside.preloadInsets }
    set {
      guard newValue != outside.preloadInsets else { return }
      outside.preloadInsets = newValue
      setNeedsLayout()
    }
  }

  /// The registered classes, and the views that wait to be shown again.
  package var queues: ReuseQueues { provider.queues }
}
