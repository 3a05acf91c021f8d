// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import StageDocuments
import StageProtocol
import UIKit

/// One viewport on the stage: joins where the content stands, the layout that sits on it, what fingers do
/// there and what the far end is told.
///
/// Whatever happens to it during a command is told as one delta, by `takeDeltas`.
@MainActor
final class StageView {
  let id: UInt64
  let collectionView: UICollectionView
  let source: StageDataSource
  let seat: LayoutSeat
  let viewport: LiveViewport
  let touching: Touching
  let placeholders: Placeholders
  let feed: DeltaFeed
  /// What a call that somebody asked for led to, until the next one or until the data changes.
  var callFindings: [LayoutDiagnostic] = []

  /// Makes a view whose far end holds nothing at `revision`.
  init(
    id: UInt64,
    viewport: Viewport,
    offset: Point,
    revision: UInt64,
    document: StageDocument,
    capacity: Int,
    nowMs: @escaping () -> UInt64
  ) {
    self.id = id
    let seat = LayoutSeat(document, viewport)
    self.seat = seat
    source = seat.source
    collectionView = seat.collectionView
    let orthogonal = OrthogonalSections(collectionView, source)
    self.viewport = LiveViewport(collectionView, orthogonal)
    touching = Touching(collectionView, source) {
      Double(nowMs()) / TouchClock.millisecondsPerSecond
    }
    placeholders = Placeholders(collectionView, source)
    feed = DeltaFeed(
      WireTable(view: id, revision: revision, capacity: capacity),
      collectionView,
      self.viewport,
      nowMs: nowMs,
      takePainted: seat.takePainted
    )
    self.viewport.open(viewport, at: CGPoint(offset), asksAnew: revision == 0)
    seat.begin(document)
    touching.dragDelegate.effect = seat.delegate.behaviour.dropping
  }

  /// Where the content stands.
  var offset: Point { viewport.offset }

  /// What the layout and the collection view found since their last fresh start.
  var layoutDiagnostics: [LayoutDiagnostic] { callFindings + collectionView.diagnostics }

  /// Lays the view out for the first time and prepares its first message: a snapshot, or the way there
  /// from the picture of an earlier host.
  ///
  /// - Parameters:
  ///   - offset: Where the far end took the content to stand.
  ///   - selection: What the stage has selected.
  ///   - picture: What an earlier host told.
  ///   - animation: How that picture turns into this one.
  func open(
    at offset: Point,
    selecting selection: Set<String>,
    adopting picture: Delta?,
    animation: ElementAnimation
  ) {
    collectionView.runsOffsetMovesOutside = true
    collectionView.transactionSink = { [unowned self] in feed.take($0) }
    if let picture { adoptOrthogonalSections(of: picture) }
    collectionView.performAnimated(nil) {
      seat.attachDataSource()
      seat.staged.settle(in: collectionView)
      viewport.orthogonal.restore()
      viewport.settle()
      seat.misbehave()
      select(selection)
    }
    let way = viewport.wayFromRest(of: CGPoint(offset))
    feed.open(adopting: picture, animation, adjustment: way)
  }

  /// Goes on from a picture that the far end holds by another host; nothing is laid out that stands already.
  func takeUp(
    _ picture: Delta,
    _ wanted: Viewport,
    at offset: CGPoint,
    animation: ElementAnimation
  ) {
    adoptOrthogonalSections(of: picture)
    if wanted != viewport.shown { resize(wanted) }
    collectionView.performAnimated(nil) {
      viewport.orthogonal.restore()
      if collectionView.contentOffset != offset {
        viewport.settleAnew(at: offset)
      } else {
        viewport.settle()
      }
    }
    feed.takeUp(picture, animation)
  }

  private func adoptOrthogonalSections(of picture: Delta) {
    let isMirrored = seat.settings.semanticContentAttribute == .forceRightToLeft
    viewport.orthogonal.adopt(picture, isMirrored: isMirrored)
  }

  /// Follows the content to where the driver's page has it.
  ///
  /// - Returns: Where the layout wants a fling to rest; only for the end of a drag.
  func scroll(_ scroll: ClientMessage.Scroll) -> Point? {
    guard let number = scroll.orthogonalSection else { return viewport.scroll(scroll) }
    if let section = feed.orthogonalSection(of: number) { viewport.scroll(section, scroll) }
    return nil
  }

  /// Takes another size, scale or insets, and keeps what is first on the screen there.
  func resize(_ wanted: Viewport) {
    feed.spoilSamples()
    viewport.become(wanted) { seat.turn(to: collectionView.bounds.size) }
  }

  /// Brings the view to another state of the document, as one change.
  ///
  /// When the layout changes, what is first on the screen stays there, so that the eye can follow a
  /// change far down the content: the viewport goes along. When the data changes, the offset stays.
  ///
  /// - Source: policy for layouts, since the offset that UIKit proposes is undocumented; UIKit's default
  ///   for data (research note on collection views, 3).
  func show(_ document: StageDocument, _ changes: StageChanges, animation: ElementAnimation?) {
    feed.spoilSamples()
    if seat.isOther(document) { touching.putBack() }
    let behaviour = CollectionBehaviour(document.values)
    let data = seat.shown(of: document)
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
      showSelection(of: document)
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

  /// Has views configured anew of which the data say something else.
  private func reconfigure(_ difference: DataDifference, isTurned: Bool) {
    var stale = difference.staleElements
    let kinds = difference.isEmpty ? [] : seat.kindsOfData
    if isTurned {
      // Rows of lists are other ones where one reads from the other side.
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

  /// Shows what was asked for before and is loaded now.
  ///
  /// - Returns: Whether there was anything.
  func finishLoading() -> Bool {
    let loaded = source.loading.finish()
    guard !loaded.isEmpty else { return false }
    let keys = loaded.map { ElementKey(category: .cell, identity: $0) }
    collectionView.performAnimated(nil) { collectionView.reconfigureVisible(keys) }
    return true
  }
}
