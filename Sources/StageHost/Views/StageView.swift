// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import StageProtocol

/// One viewport on the stage: a collection view, the window that it keeps filled, and what its far end
/// holds.
///
/// Whatever happens to it during a command is told as one delta, by `takeDelta`.
@MainActor
final class StageView {
  let id: UInt64
  let collectionView: UICollectionView
  let source: StageDataSource
  private(set) var staged: any StagedLayout
  /// How the collection view is set up.
  var settings: CollectionSettings
  /// The data source in use, where it is not `source` itself.
  var diffable: DiffableSource?
  var minimal: MinimalSource?
  var window: ViewWindow?
  /// Which way the content last moved along each axis: −1, 0 or 1.
  var motion: (x: Int, y: Int) = (0, 0)
  /// Where a fling will come to rest, until the content gets there.
  var landing: CGPoint?
  private var kind: String
  private var table: WireTable
  private var pending: Transaction?
  private var sendsSnapshot = false
  /// How far the viewport went along with the content since the last message.
  private var adjustment: WireVector?
  private let nowMs: () -> UInt64

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
    self.nowMs = nowMs
    settings = CollectionSettings(document.values)
    let data = settings.shown(of: document.data)
    source = StageDataSource(data: data)
    kind = document.kind.id
    staged = document.kind.make()
    staged.apply(document.values, data: data)
    let frame = CGRect(x: 0, y: 0, width: viewport.width, height: viewport.height)
    collectionView = UICollectionView(frame: frame, collectionViewLayout: staged.layout)
    settings.apply(to: collectionView)
    collectionView.coveredInsets = UIEdgeInsets(viewport.insets)
    collectionView.displayScale = CGFloat(viewport.scale)
    collectionView.contentOffset = CGPoint(offset)
    table = WireTable(view: id, revision: revision, capacity: capacity)
    attachDelegate()
    source.attach(to: collectionView)
    if settings != CollectionSettings() { attachDataSource() }
    select(document.edits.selection)
  }

  /// Elements that the view shows and that were cut for want of room.
  var cutElements: Int { table.heldCount }

  /// What the layout and the collection view found since their last fresh start.
  var layoutDiagnostics: [LayoutDiagnostic] { collectionView.diagnostics }

  /// What the far end holds, for tests.
  var snapshot: Delta { table.snapshot() }

  /// Lays the view out for the first time and prepares its first message: a snapshot, or the way there
  /// from the picture of an earlier host.
  func open(adopting picture: Delta?, animation: ElementAnimation) {
    collectionView.transactionSink = { [unowned self] in pending = $0 }
    collectionView.performAnimated(nil) { settle() }
    guard let picture, picture.revision == table.revision else {
      sendsSnapshot = true
      return
    }
    table = WireTable(adopting: picture, capacity: table.capacity)
    pending = pending.map { table.transition(to: $0, animation: animation) }
  }

  /// The message that leads the far end to the present state, if anything changed since the last one.
  func takeDelta() -> Delta? {
    let transaction =
      pending ?? adjustment.map { _ in Transaction(contentSize: collectionView.contentSize) }
    let adjustment = adjustment
    pending = nil
    self.adjustment = nil
    let delta = transaction.flatMap { transaction in
      table.delta(
        for: transaction,
        startMs: nowMs(),
        adjustment: adjustment
      ) { [collectionView] key in
        collectionView.view(for: key)?.shownContent
      }
    }
    guard sendsSnapshot else { return delta }
    sendsSnapshot = false
    if delta == nil { table.advance() }
    return table.snapshot()
  }

  /// Brings the view to another state of the document, as one change.
  ///
  /// When the layout changes, what is first on the screen stays there, so that the eye can follow a
  /// change far down the content: the viewport goes along. When the data changes, the offset stays.
  ///
  /// - Source: policy for layouts, since the offset that UIKit proposes is undocumented; UIKit's default
  ///   for data (research note on collection views, 3).
  func show(
    _ document: StageDocument,
    animation: ElementAnimation?,
    reloading reloaded: Set<String> = []
  ) {
    let values = document.values
    let settings = CollectionSettings(values)
    let data = settings.shown(of: document.data)
    let anchor = source.data == data ? ScrollAnchor(collectionView) : nil
    let before = collectionView.contentOffset
    collectionView.performAnimated(animation) {
      let old = source.data
      adopt(settings, showing: data)
      if document.kind.id == kind {
        update(to: data, values, reloading: reloaded)
      } else {
        exchangeLayout(for: document, data)
      }
      attachDelegate()
      let stale = StaleContents.keys(from: old, to: data)
      if !stale.isEmpty { collectionView.reconfigureVisible(stale) }
      if let anchor {
        collectionView.layoutIfNeeded()
        collectionView.contentOffset = anchor.offset(in: collectionView)
        window = nil
      }
      settle()
    }
    select(document.edits.selection)
    noteAdjustment(from: before)
  }

  private func noteAdjustment(from before: CGPoint) {
    let after = collectionView.contentOffset
    guard after != before else { return }
    let way = CGSize(width: after.x - before.x, height: after.y - before.y)
    let quantised = WireQuantiser.size(way)
    adjustment = WireVector(dx: quantised.width, dy: quantised.height)
  }

  private func exchangeLayout(for document: StageDocument, _ data: StageData) {
    kind = document.kind.id
    source.data = data
    let next = document.kind.make()
    next.apply(document.values, data: data)
    staged = next
    attachDelegate()
    collectionView.setCollectionViewLayout(next.layout, animated: false)
    if let diffable { diffable.reset(to: data) } else { collectionView.reloadData() }
  }
}
