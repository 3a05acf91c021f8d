// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import StageProtocol
import UIKit

/// What a view has to tell: makes one delta of whatever happened since the last one.
@MainActor
final class DeltaFeed {
  private let collectionView: UICollectionView
  private let viewport: LiveViewport
  private let sampling: ScrollSampling
  private let nowMs: () -> UInt64
  /// The cells that somebody painted since that was asked last.
  private let takePainted: () -> Set<ElementKey>
  private var table: WireTable
  private var pending: Transaction?
  /// What was animated otherwise than what came after it.
  private var earlier: [Delta] = []
  /// What carries the next message because somebody has the transition in hand.
  private var hand: WireAnimation?
  /// How items come and go that the present update brings or takes.
  private var appearances: ItemAppearances?
  private var sendsSnapshot = false
  /// How far the layout moved the content when it was shown first.
  private var openingAdjustment: WireVector?

  /// Makes the feed of a far end that holds what a table says.
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

  // MARK: What the far end holds

  /// Elements that the view shows and that were cut for want of room.
  var cutElements: Int { table.heldCount }

  /// The number by which the far end knows an element; `nil` when it does not.
  func number(of key: ElementKey) -> UInt64? { table.number(of: key) }

  /// The element of a number that the far end was told; `nil` when it holds none of it.
  func key(of number: UInt64) -> ElementKey? { table.key(of: number) }

  /// The orthogonal section of a number that the far end was told; `nil` when it holds none of it.
  func orthogonalSection(of number: UInt64) -> WireOrthogonalSection? {
    table.orthogonalSection(of: number)
  }

  /// Keys of everything that the far end holds.
  var keys: [ElementKey] { Array(table.keys) }

  /// What the far end holds, for tests.
  var snapshot: Delta { table.snapshot() }

  // MARK: What happens

  /// Prepares the first message: a snapshot, or the way there from the picture of an earlier host.
  ///
  /// - Parameters:
  ///   - picture: What the far end holds.
  ///   - animation: How it turns into what there is now.
  ///   - adjustment: How far the layout moved the content by itself.
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

  /// Goes on from a picture that the far end holds by another host; what was told before went to nobody.
  func takeUp(_ picture: Delta, _ animation: ElementAnimation) {
    (openingAdjustment, earlier, sendsSnapshot) = (nil, [], false)
    _ = viewport.takeAdjustment()
    var standing = Transaction(contentSize: collectionView.contentSize)
    standing.inserted = collectionView.shownElements.map {
      Transaction.Insertion(key: $0.key, position: $0.position, attributes: $0.value)
    }
    table = WireTable(adopting: picture, capacity: table.capacity)
    pending = table.transition(to: standing, animation: animation)
  }

  /// Keeps a transaction for the next message; one that waits already goes ahead in a message of its own.
  func take(_ transaction: Transaction) {
    if pending != nil, !sendsSnapshot, let delta = takeDelta() { earlier.append(delta) }
    pending = transaction
  }

  /// Marks that something else than the offset may have changed what the layout does along the way.
  func spoilSamples() { sampling.spoil() }

  /// Lets the items of the update that follows come and go as people set it.
  func show(_ appearances: ItemAppearances) { self.appearances = appearances }

  /// Has the next message carried by what somebody has in hand.
  func carry(by hand: WireAnimation) { self.hand = hand }

  /// Takes what was told last out of the next message.
  func takePending() -> Transaction? {
    defer { pending = nil }
    return pending
  }

  /// Makes what was told while the ends of a transition were found one change, which somebody's hand carries.
  ///
  /// What is hidden at one end of the way fades, so that it does not go or come at once.
  func joinPending(_ first: Transaction?) {
    if let first { pending = pending.map { Transaction.way(from: first, to: $0) } ?? first }
    pending = pending.map { way in
      way.fadingHidden { table.attributes(of: $0)?.isHidden == false }
    }
  }

  // MARK: What is told

  /// The messages that lead the far end to the present state, in order.
  func takeDeltas() -> [Delta] {
    let last = takeDelta()
    defer { earlier = [] }
    guard let last else { return earlier }
    guard last.base == nil else { return earlier + [last] }
    // A snapshot says all but where the layout wants to be seen first.
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

  /// The message that leads the far end to the present state, if anything changed since the last one.
  func takeDelta() -> Delta? {
    let delta = takeChange()
    defer { hand = nil }
    guard sendsSnapshot else { return carried(delta) }
    sendsSnapshot = false
    if delta == nil { table.advance() }
    return table.snapshot()
  }

  private func takeChange() -> Delta? {
    let sections = viewport.orthogonal.take(in: viewport.heldRect, for: &table)
    let adjustment = viewport.takeAdjustment()
    let mayDiffer = adjustment != nil || !sections.isEmpty || table.hasOrthogonalSections
    let transaction =
      sampling.joined(to: takePending())
      ?? (mayDiffer ? Transaction(contentSize: collectionView.contentSize) : nil)
    guard let transaction else { return nil }
    return table.delta(
      for: withPaintedContents(withAppearances(transaction)),
      startMs: nowMs(),
      adjustment: adjustment,
      orthogonal: sections,
      samples: sampling.samples
    ) { [collectionView] key in
      collectionView.view(for: key)?.shownContent
    }
  }

  /// The change, which somebody's hand carries if anybody has one there.
  private func carried(_ delta: Delta?) -> Delta? {
    guard let hand else { return delta }
    var delta = delta ?? table.bare()
    delta.animation = hand
    return delta
  }

  /// Lets items come and go as people set it.
  private func withAppearances(_ transaction: Transaction) -> Transaction {
    defer { appearances = nil }
    return appearances?.applied(to: transaction, in: collectionView.bounds) {
      table.attributes(of: $0)
    } ?? transaction
  }

  /// Has the contents of cells read again that the delegate painted.
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
