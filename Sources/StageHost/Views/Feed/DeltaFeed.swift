// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import StageProtocol
import UIKit

/// Makes one delta of all changes in a view since the last one.
@MainActor
final class DeltaFeed {
  private let collectionView: UICollectionView
  private let viewport: LiveViewport
  private let sampling: ScrollSampling
  private let nowMs: () -> UInt64
  /// Removes and returns the cells that the delegate painted.
  private let takePainted: () -> Set<ElementKey>
  private var table: WireTable
  private var pending: Transaction?
  /// Changes with another animation than later ones, each as its own delta.
  private var earlier: [Delta] = []
  /// The animation of a transition in a client's hand, for the next delta.
  private var hand: WireAnimation?
  /// How items of the present update appear and disappear.
  private var appearances: ItemAppearances?
  private var sendsSnapshot = false
  /// Whether a change came before the snapshot was sent that is not the only one in it.
  private var isOutrun = false
  /// How far the layout moved the content when it was shown first.
  private var openingAdjustment: WireVector?
  /// How often the page got deltas.
  private(set) var changes = 0

  /// Makes the feed for a page that has a table's elements.
  init(
    _ table: WireTable,
    _ collectionView: UICollectionView,
    _ viewport: LiveViewport,
    nowMs: @escaping () -> UInt64,
    takePainted: @escaping () -> Set<ElementKey>
  ) {
    self.table = table
    self.collectionView = collectionView
    self.viewport = viewport
    self.nowMs = nowMs
    self.takePainted = takePainted
    sampling = ScrollSampling(collectionView, viewport, limit: table.capacity)
  }

  // MARK: The page's elements

  /// The number of elements that the view shows but that exceed the limit of the wire.
  var cutElements: Int { table.heldCount }

  /// The number of an element on the wire; `nil` when the page does not have it.
  func number(of key: ElementKey) -> UInt64? { table.number(of: key) }

  /// The element with a number; `nil` when the page does not have it.
  func key(of number: UInt64) -> ElementKey? { table.key(of: number) }

  /// The orthogonal section with a number; `nil` when the page does not have it.
  func orthogonalSection(of number: UInt64) -> WireOrthogonalSection? {
    table.orthogonalSection(of: number)
  }

  /// The keys of all elements that the page has.
  var keys: [ElementKey] { Array(table.keys) }

  /// The revision of the page's elements.
  var revision: UInt64 { table.revision }

  /// Whether the page has orthogonal sections.
  var hasOrthogonalSections: Bool { table.hasOrthogonalSections }

  /// The elements of the page, for the page of another view that has the same ones.
  func table(for view: UInt64, lead: UInt64) -> WireTable { table.copy(for: view, lead: lead) }

  /// Goes on with the page of another view that has the same elements.
  func become(_ view: UInt64, lead: UInt64) { table = table.copy(for: view, lead: lead) }

  /// All that the page has.
  var snapshot: Delta { table.snapshot() }

  /// A table without elements that goes on from the page's revision.
  var emptyTable: WireTable {
    WireTable(view: table.view, revision: table.revision, capacity: table.capacity)
  }

  // MARK: Changes

  /// Lets the next change be that from nothing to what the collection view shows.
  func noteStanding() {
    pending = standing
    earlier = []
  }

  /// The change from nothing to what the collection view shows.
  private var standing: Transaction {
    var standing = Transaction(contentSize: collectionView.contentSize)
    standing.inserted = collectionView.shownElements.map {
      Transaction.Insertion(key: $0.key, position: $0.position, attributes: $0.value)
    }
    return standing
  }

  /// Prepares the first delta: a snapshot, or the change from an earlier host's picture.
  ///
  /// - Parameters:
  ///   - picture: The picture that the page has.
  ///   - animation: The animation from it to the present picture.
  ///   - adjustment: How far the layout itself moved the content.
  func open(
    adopting picture: Delta?,
    _ animation: ElementAnimation,
    adjustment: WireVector?
  ) {
    guard let picture, picture.revision == table.revision else {
      openingAdjustment = adjustment
      sendsSnapshot = true
      return
    }
    table = WireTable(adopting: picture, capacity: table.capacity)
    pending = pending.map { table.transition(to: $0, animation: animation) }
  }

  /// Continues from another host's picture; what this host had sent before went to no page.
  func takeUp(_ picture: Delta, _ animation: ElementAnimation) {
    takeUp(WireTable(adopting: picture, capacity: table.capacity), animation)
  }

  /// Continues from the elements that a page has; what was made before went to no page.
  func takeUp(_ elements: WireTable, _ animation: ElementAnimation?) {
    (openingAdjustment, earlier, sendsSnapshot, isOutrun) = (nil, [], false, false)
    _ = viewport.takeAdjustment()
    table = elements
    pending = table.transition(to: standing, animation: animation)
  }

  /// Whether a transaction waits for the next delta.
  var isWaiting: Bool { pending != nil }

  /// Keeps a transaction for the next delta; a waiting one becomes a delta of its own.
  func take(_ transaction: Transaction) {
    if pending != nil {
      if sendsSnapshot { isOutrun = true } else if let delta = takeDelta() { earlier.append(delta) }
    }
    pending = transaction
  }

  /// Marks the samples as outdated, because something other than the offset may have changed.
  func spoilSamples() { sampling.spoil() }

  /// Lets the items of the next update appear and disappear as users set it.
  func show(_ appearances: ItemAppearances) { self.appearances = appearances }

  /// Gives the next delta the animation of a transition in a client's hand.
  func carry(by hand: WireAnimation) { self.hand = hand }

  /// Removes and returns the waiting transaction.
  func takePending() -> Transaction? {
    defer { pending = nil }
    return pending
  }

  /// Joins the transactions that found the ends of a transition to one change, which a client's
  /// hand moves.
  ///
  /// An element that is hidden at one end fades, so that it does not appear or disappear at once.
  func joinPending(_ first: Transaction?) {
    if let first { pending = pending.map { Transaction.way(from: first, to: $0) } ?? first }
    pending = pending.map { way in
      way.fadingHidden { table.attributes(of: $0)?.isHidden == false }
    }
  }

  // MARK: Deltas

  /// The deltas to the present state, in order.
  func takeDeltas() -> [Delta] {
    let deltas = makeDeltas()
    if !deltas.isEmpty { changes += 1 }
    return deltas
  }

  private func makeDeltas() -> [Delta] {
    let last = takeDelta()
    defer { earlier = [] }
    guard let last else { return earlier }
    guard last.base == nil else { return earlier + [last] }
    // A snapshot contains everything but the offset that the layout wants first.
    guard let way = openingAdjustment else { return [last] }
    openingAdjustment = nil
    let still = Transaction(contentSize: collectionView.contentSize)
    let move = table.delta(
      for: still,
      startMs: nowMs(),
      adjustment: way,
      samples: sampling.samples
    ) { _ in nil }
    return [last] + [move].compactMap { $0 }
  }

  /// The delta to the present state; `nil` when nothing changed since the last one.
  func takeDelta() -> Delta? {
    let delta = takeChange()
    defer { hand = nil }
    guard sendsSnapshot else { return carried(delta) }
    sendsSnapshot = false
    if delta == nil { table.advance() }
    return table.snapshot()
  }

  private func takeChange() -> Delta? {
    if isOutrun { (pending, isOutrun) = (standing, false) }
    let sections = viewport.orthogonal.take(in: viewport.heldRect, for: &table)
    let adjustment = viewport.takeAdjustment()
    let mayDiffer = adjustment != nil || !sections.isEmpty || table.hasOrthogonalSections
    let transaction =
      sampling.joined(to: takePending())
      ?? (mayDiffer ? Transaction(contentSize: collectionView.contentSize) : nil)
    guard let transaction else { return nil }
    let change = withPaintedContents(withAppearances(transaction))
    return seen {
      table.delta(
        for: change,
        startMs: nowMs(),
        adjustment: adjustment,
        orthogonal: sections,
        samples: sampling.samples
      ) { [collectionView] key in
        collectionView.view(for: key)?.shownContent
      }
    }
  }

  /// Reads contents as people see them: on an app's screen, as the animations of layers show them now.
  private func seen<Result>(_ read: () -> Result) -> Result {
    collectionView.isOnScreen ? ScreenMotion.shown(read) : read()
  }

  /// The change, with the animation of a client's hand if there is one.
  private func carried(_ delta: Delta?) -> Delta? {
    guard let hand else { return delta }
    var delta = delta ?? table.bare()
    delta.animation = hand
    return delta
  }

  /// Lets items appear and disappear as users set it.
  private func withAppearances(_ transaction: Transaction) -> Transaction {
    defer { appearances = nil }
    return appearances?.applied(to: transaction, in: collectionView.bounds) {
      table.attributes(of: $0)
    } ?? transaction
  }

  /// Marks the contents of cells that the delegate painted, so that they are read again.
  private func withPaintedContents(_ transaction: Transaction) -> Transaction {
    let painted = takePainted()
    guard !painted.isEmpty else { return transaction }
    var transaction = transaction
    for index in transaction.updated.indices
    where painted.contains(transaction.updated[index].key) {
      transaction.updated[index].contentChanged = true
    }
    return transaction
  }
}
