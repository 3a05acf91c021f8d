// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// What the collection view remembers from one update cycle to the next.
@MainActor
struct CycleState {
  /// Whether `prepare()` is running, so that nothing may start it again.
  var isPreparing = false
  /// Whether a cycle is running, so that none may start within it.
  var isRunning = false
  /// Whether `prepare()` ran since elements were last asked for.
  var isFreshlyPrepared = false
  /// Whether `prepare()` ran since elements were last shown.
  var isPreparedAnew = false
  /// Whether the data changed while the layout prepared, so that it must prepare again.
  var preparesAgain = false
  /// Whether the data source is being asked for counts.
  var isCounting = false
  /// Whether a reload was asked for meanwhile, so that the counts must be asked for again.
  var countsAgain = false
  /// Whether the data source is being told of the end of a movement.
  var isTellingMove = false
  /// Whether the layout is being asked about other bounds.
  var isAskingBounds = false
  /// Whether the layout is asked about offsets at which the content does not stand.
  var isSampling = false
  /// How many `scrollViewDidScroll(_:)` are running within one another.
  var scrollDepth = 0
  /// How many questions about single elements are running within one another.
  var questionDepth = 0
  /// Whether the layout is being asked for elements.
  var isQuerying = false
  /// Whether another layout was attached since the last cycle.
  var hasOtherLayout = false
  /// The layout that an animated change takes away, until it has said where its elements end.
  var leavingLayout: UICollectionViewLayout?
  /// Whether elements were shown at least once: only then is there something to animate from.
  var hasShown = false

  /// Whether all data is to be asked for again.
  var isReloading = false
  /// Elements whose content is to be read again.
  var staleContents: Set<ElementKey> = []
  /// Whether a view that is shown has something else to show.
  var hasStaleViews = false
  /// What the running cycle took over from the first two above; callbacks may ask for more meanwhile.
  var work = Work()
  /// How far the next pass shifts the content, on an invalidation context's behalf.
  var offsetAdjustment = CGPoint.zero
  /// How the layout in use is mirrored; `nil` when it is not.
  var mirror: HorizontalMirror?
  /// The width of the bounds when the mirror was last set, in points.
  var mirroredBoundsWidth: CGFloat = 0
  /// How far the next pass shifts the content so that its leading edge stays where it was.
  var mirrorShift: CGFloat = 0
  /// Whether the next pass holds the offset within the content.
  var clampsOffset = false
  /// An animated move that whoever shows the content has not taken yet.
  var offsetMove: OffsetMove?
  /// Whether whoever shows the content lets it run where it is to be seen going.
  var runsOffsetMovesOutside = false
  /// Tells of the end of a move that whoever shows the content lets run.
  var outsideEnd: (() -> Void)?
  /// The bounds before the first change of size since the last pass.
  var boundsBeforeResize: CGRect?
  /// The rectangle that the elements were last asked for.
  var fetchedRect: CGRect?
  /// The content size that was last told.
  var toldContentSize: CGSize?

  /// How many `performAnimated` calls are running within one another.
  var animationDepth = 0
  var animation: ElementAnimation?
  var fold = TransactionFold()

  /// How many update blocks are running within one another.
  var batchDepth = 0
  var recordedUpdates: [CollectionUpdate] = []
  var completions: [(Bool) -> Void] = []
  /// What waits until nothing is being shown, the oldest first.
  var idleWork: [() -> Void] = []
  /// Batches that came while elements were shown or the layout prepared.
  var deferred: [DeferredBatch] = []

  /// The place of the view that the data source is asked for.
  var providedFrame = CGRect.zero
  /// Whether the data source is being asked for a view.
  var isProviding = false
  /// The views that it dequeued meanwhile.
  var dequeued: [UICollectionReusableView] = []
  /// The view whose content the data source is asked for again.
  var reconfigured: UICollectionReusableView?

  nonisolated init() {}

  /// A batch whose updates are known and that is not shown yet.
  struct DeferredBatch {
    var updates: [CollectionUpdate]
    var before: SectionCounts
    var completions: [(Bool) -> Void]
  }

  /// What one cycle does beside following the layout.
  struct Work {
    var isReload = false
    var staleContents: Set<ElementKey> = []
  }

  /// Takes over what is asked for, so that it is done once.
  mutating func takeWork() {
    work = Work(isReload: isReloading, staleContents: staleContents)
    isReloading = false
    staleContents = []
    hasStaleViews = false
  }

  /// Whether this cycle shows another layout in motion; asked once.
  mutating func takeTransition() -> Bool {
    defer { hasOtherLayout = false }
    return hasOtherLayout && hasShown && animation != nil
  }
}
