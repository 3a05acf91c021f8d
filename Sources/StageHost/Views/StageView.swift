// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import StageDocuments
import StageProtocol
import UIKit

/// One viewport on the stage: it joins the content's offset, the layout, the fingers and the deltas
/// for the page.
///
/// All changes during a command become one delta of `takeDeltas`.
@MainActor
final class StageView {
  private(set) var id: UInt64
  let collectionView: UICollectionView
  let source: StageDataSource
  let seat: LayoutSeat
  let viewport: LiveViewport
  let touching: Touching
  let placeholders: Placeholders
  let feed: DeltaFeed
  private let firstViewport: Viewport
  /// The most changed elements that are told without looking for the shown ones among them.
  private static let fewElements = 64

  /// The diagnostics of the last `invoke`, until the next one or a change of the data.
  var callFindings: [LayoutDiagnostic] = []
  /// What the view's pages were told last about the screen around the collection view.
  var toldScreen: StageScreen?

  /// Makes a view for a page that has no elements at `revision`.
  convenience init(
    id: UInt64,
    viewport: Viewport,
    offset: Point,
    revision: UInt64,
    document: StageDocument,
    capacity: Int,
    nowMs: @escaping () -> UInt64
  ) {
    self.init(
      id: id,
      LayoutSeat(document, viewport),
      WireTable(view: id, revision: revision, capacity: capacity),
      viewport,
      nowMs
    )
    self.viewport.open(viewport, at: CGPoint(offset), asksAnew: revision == 0)
    seat.begin(document)
    touching.dragDelegate.effect = seat.delegate.behaviour.dropping
  }

  /// Goes on with another collection view of the same screen.
  convenience init(
    continuing view: StageView,
    document: StageDocument,
    nowMs: @escaping () -> UInt64
  ) {
    self.init(
      id: view.id,
      LayoutSeat(continuing: view.seat, document: document),
      view.feed.emptyTable,
      view.shownViewport,
      nowMs
    )
    toldScreen = view.toldScreen
    viewport.open(view.shownViewport, at: .zero, asksAnew: false, keepsOffset: true)
    seat.begin(document)
  }

  private init(
    id: UInt64,
    _ seat: LayoutSeat,
    _ table: WireTable,
    _ viewport: Viewport,
    _ nowMs: @escaping () -> UInt64
  ) {
    self.id = id
    firstViewport = viewport
    self.seat = seat
    source = seat.source
    collectionView = seat.collectionView
    let orthogonal = OrthogonalSections(collectionView, source)
    self.viewport = LiveViewport(collectionView, orthogonal, seat.screen)
    touching = Touching(collectionView, source) {
      Double(nowMs()) / TouchClock.millisecondsPerSecond
    }
    placeholders = Placeholders(collectionView, source)
    feed = DeltaFeed(
      table,
      collectionView,
      self.viewport,
      nowMs: nowMs,
      takePainted: seat.takePainted
    )
    self.viewport.noteOtherPlace = { [unowned feed] in feed.spoilSamples() }
  }

  /// The content offset.
  var offset: Point { viewport.offset }

  /// The size, scale and insets of the page.
  var shownViewport: Viewport { viewport.shown ?? firstViewport }

  /// Whether nothing of what an untouched view shows depends on what it showed before.
  ///
  /// Code of users may remember anything, and layouts remember the sizes that views had.
  var forgetsEarlier: Bool {
    let abilities = seat.staged.abilities
    return abilities.source == nil && abilities.mistakes == nil && seat.transition == nil
      && !collectionView.collectionViewLayout.measuresElements && !feed.hasOrthogonalSections
      && layoutDiagnostics.isEmpty && viewport.hasFreshWindow
  }

  /// Lets the view be another one, whose page has the same elements at another revision.
  func become(_ id: UInt64, lead: UInt64) {
    self.id = id
    feed.become(id, lead: lead)
  }

  /// The diagnostics of the layout and the collection view since they started afresh.
  var layoutDiagnostics: [LayoutDiagnostic] { callFindings + collectionView.diagnostics }

  /// Lays the view out for the first time and prepares its first delta: a snapshot, or the change
  /// from an earlier host's picture.
  ///
  /// - Parameters:
  ///   - offset: The content offset that the page expects.
  ///   - selection: The stage's selected items.
  ///   - picture: The picture of an earlier host.
  ///   - animation: The animation from that picture to this one.
  func open(
    at offset: Point,
    selecting selection: Set<String>,
    adopting picture: Delta?,
    animation: ElementAnimation
  ) {
    collectionView.runsOffsetMovesOutside = true
    collectionView.transactionSink = { [unowned self] in take($0) }
    if let picture { adoptOrthogonalSections(of: picture) }
    collectionView.performAnimated(nil) {
      seat.attachDataSource()
      seat.staged.settle(in: collectionView)
      viewport.orthogonal.restore()
      viewport.settle()
      seat.misbehave()
      if seat.screen == nil { select(selection) }
    }
    if seat.screen != nil {
      seat.mirrorItems()
      feed.noteStanding()
    }
    let way = viewport.wayFromRest(of: viewport.own(CGPoint(offset)))
    feed.open(adopting: picture, animation, adjustment: seat.screen == nil ? way : nil)
  }

  /// Continues from another host's picture, without laying anything out again.
  func takeUp(
    _ picture: Delta,
    _ wanted: Viewport,
    at offset: CGPoint,
    animation: ElementAnimation
  ) {
    // What was told before went to no page.
    toldScreen = nil
    adoptOrthogonalSections(of: picture)
    if wanted != viewport.shown { resize(wanted) }
    collectionView.performAnimated(nil) {
      viewport.orthogonal.restore()
      if viewport.offset != Point(offset) {
        viewport.settleAnew(at: viewport.own(offset))
      } else {
        viewport.settle()
      }
    }
    feed.takeUp(picture, animation)
  }

  /// Shows the collection view for the first time to a page that had another one's elements.
  func openAgain() {
    collectionView.runsOffsetMovesOutside = true
    collectionView.transactionSink = { [unowned self] in take($0) }
    collectionView.performAnimated(nil) {
      viewport.orthogonal.restore()
      viewport.settle()
    }
    seat.mirrorItems()
    feed.noteStanding()
    feed.open(adopting: nil, .standard, adjustment: nil)
    collectionView.handOverMotion()
  }

  /// Keeps a change of the collection view for the page.
  private func take(_ transaction: Transaction) {
    // The change that waits is told now, with the sections that the app has by now.
    if feed.isWaiting { seat.mirrorItems() }
    feed.take(transaction)
  }

  /// Ends the work for a page that shows another collection view from now on.
  func retire() {
    collectionView.transactionSink = nil
    touching.putBack()
  }

  private func adoptOrthogonalSections(of picture: Delta) {
    let isMirrored = seat.settings.semanticContentAttribute == .forceRightToLeft
    viewport.orthogonal.adopt(picture, isMirrored: isMirrored)
  }

  /// Moves the content to the offset on the driver's page.
  ///
  /// - Returns: The offset at which the layout wants a fling to rest; only for the end of a drag.
  func scroll(_ scroll: ClientMessage.Scroll) -> Point? {
    guard let number = scroll.orthogonalSection else { return viewport.scroll(scroll) }
    if let section = feed.orthogonalSection(of: number) { viewport.scroll(section, scroll) }
    return nil
  }

  /// Sets another size, scale, insets or traits, and keeps the first visible item in its place.
  func resize(_ wanted: Viewport) {
    feed.spoilSamples()
    viewport.become(wanted) {
      let isTurned = seat.take(wanted)
      if isTurned {
        viewport.orthogonal.markMoved()
        collectionView.reconfigureVisible(feed.keys)
      }
      seat.turn(to: collectionView.bounds.size)
    }
  }

  /// Shows another state of the document, as one change.
  ///
  /// When the layout changes, the first visible item stays in its place, so that the eye can follow
  /// a change far down the content: the viewport moves with the item. When the data changes, the
  /// offset stays.
  ///
  /// - Source: policy for layouts, because UIKit's proposed offset is undocumented; UIKit's default
  ///   for data (research note on collection views, 3).
  func show(_ document: StageDocument, _ changes: StageChanges, animation: ElementAnimation?) {
    feed.spoilSamples()
    if seat.isOther(document) { touching.putBack() }
    let behaviour = CollectionBehaviour(document.values)
    let data = seat.screen == nil ? seat.shown(of: document) : source.data
    let difference = changes.difference(from: source.data, to: data)
    feed.show(ItemAppearances(difference, by: behaviour.appearing))
    let isTurned = seat.turnsReading(document)
    if isTurned { viewport.orthogonal.markMoved() }
    let placement = seat.takePlacement()
    let anchor = difference.isEmpty ? LayoutAnchor(collectionView, placement) : nil
    let before = collectionView.contentOffset
    collectionView.performAnimated(animation) {
      if !difference.isEmpty { callFindings = [] }
      seat.show(
        document,
        data,
        changes,
        isAnimated: animation != nil,
        exchange: placeholders.exchange
      )
      reconfigure(difference, isTurned: isTurned)
      adopt(behaviour)
      seat.misbehave()
      if seat.screen == nil { showSelection(of: document) }
      viewport.orthogonal.restore()
      if let anchor {
        collectionView.layoutIfNeeded()
        viewport.settleAnew(at: anchor.offset(in: collectionView))
      } else {
        viewport.settle()
      }
    }
    touching.noteEndOfMovement()
    viewport.noteMove(from: before)
  }

  /// Configures the views again whose data changed.
  private func reconfigure(_ difference: DataDifference, isTurned: Bool) {
    var stale =
      difference.staleElements.count <= Self.fewElements
      ? difference.staleElements : feed.keys.filter(difference.staleKeys.contains)
    let kinds = difference.isEmpty ? [] : seat.kindsOfData
    if isTurned {
      // Rows of lists change with the direction of reading.
      stale = feed.keys
    } else if !kinds.isEmpty {
      stale += feed.keys.filter { $0.category == .supplementary && kinds.contains($0.kind) }
    }
    if !stale.isEmpty { collectionView.reconfigureVisible(stale) }
  }

  private func adopt(_ behaviour: CollectionBehaviour) {
    let looksOtherwise = seat.adopt(behaviour)
    touching.dragDelegate.effect = behaviour.dropping
    guard looksOtherwise else { return }
    collectionView.reconfigureVisible(feed.keys.filter { $0.category == .cell })
  }

  /// Shows items that were requested before and are loaded now.
  ///
  /// - Returns: Whether there were any.
  func finishLoading() -> Bool {
    let loaded = source.loading.finish()
    guard !loaded.isEmpty else { return false }
    let keys = loaded.map { ElementKey(category: .cell, identity: $0) }
    collectionView.performAnimated(nil) { collectionView.reconfigureVisible(keys) }
    return true
  }
}
