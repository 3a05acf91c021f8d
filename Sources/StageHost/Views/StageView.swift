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
  /// The collection view's delegate, whatever the layout.
  let delegate = StageDelegate()
  private(set) var staged: any StagedLayout
  /// How the collection view is set up.
  var settings: CollectionSettings
  /// The data source in use, where it is not `source` itself.
  var diffable: DiffableSource?
  var heldSource: (any UICollectionViewDataSource)?
  var window: ViewWindow?
  /// Which way the content last moved along each axis: −1, 0 or 1.
  var motion: (x: Int, y: Int) = (0, 0)
  /// Where a fling will come to rest, until the content gets there.
  var landing: CGPoint?
  /// How sections that scroll by themselves are scrolled, by identity.
  var rowStates: [String: RowState] = [:]
  /// The sections of the rows that were told last, by the rows' numbers.
  var rowSections: [UInt64: Int] = [:]
  /// Whether the touch that goes on is a pan that selects what it passes.
  var isPanning = false
  /// What is moved through the view.
  var drag: ItemDrag?
  /// The values of the parameters that the layout has taken over.
  private var values: LayoutValues
  /// The client whose fingers were here last; 0 for nobody.
  var toucher: UInt64 = 0
  /// When fingers did what, and which are down.
  var touchClock = TouchClock()
  /// What the gesture that goes on has made of parameters, by key.
  var gestureValues: [String: ParameterValue] = [:]
  /// What a call that somebody asked for led to, until the next one or until the data changes.
  var callFindings: [LayoutDiagnostic] = []
  /// What the stage has selected when the view is opened.
  private let openingSelection: Set<String>
  private var kind: String
  private var table: WireTable
  private var pending: Transaction?
  /// How items come and go that the present update brings or takes.
  private var appearances: ItemAppearances?
  /// What was animated otherwise than what came after it.
  private var earlier: [Delta] = []
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
    source.prototypes = document.prototypes
    kind = document.kind.id
    staged = document.kind.make()
    values = document.values
    staged.apply(values, data: data)
    let frame = CGRect(x: 0, y: 0, width: viewport.width, height: viewport.height)
    collectionView = UICollectionView(frame: frame, collectionViewLayout: staged.layout)
    settings.apply(to: collectionView)
    collectionView.coveredInsets = UIEdgeInsets(viewport.insets)
    collectionView.displayScale = CGFloat(viewport.scale)
    collectionView.surroundings.style = viewport.isDark ? .dark : .light
    collectionView.contentOffset = CGPoint(offset)
    table = WireTable(view: id, revision: revision, capacity: capacity)
    openingSelection = document.edits.selection
    attachDelegate()
    source.stageTexts = (document.title, document.dataCredit)
    source.attach(to: collectionView, for: staged)
    adopt(CollectionBehaviour(document.values))
    source.onMove = { [unowned self] in staged.apply(values, data: source.data) }
  }

  /// Elements that the view shows and that were cut for want of room.
  var cutElements: Int { table.heldCount }

  /// What the layout and the collection view found since their last fresh start.
  var layoutDiagnostics: [LayoutDiagnostic] {
    callFindings + collectionView.diagnostics
  }

  /// The number by which the far end knows an element; `nil` when it does not.
  func number(of key: ElementKey) -> UInt64? { table.number(of: key) }

  /// The element of a number that the far end was told; `nil` when it holds none of it.
  func key(of number: UInt64) -> ElementKey? { table.key(of: number) }

  /// The row of a number that the far end was told; `nil` when it holds none of it.
  func row(of number: UInt64) -> WireRow? { table.row(of: number) }

  /// The number of a section's row.
  func rowNumber(of key: String) -> UInt64 { table.rowNumber(of: key) }

  /// Most rows that the far end is told.
  var rowLimit: Int { table.capacity }

  /// Keys of the cells that the far end holds.
  var cellKeys: [ElementKey] { table.keys.filter { $0.category == .cell } }

  /// What the far end holds, for tests.
  var snapshot: Delta { table.snapshot() }

  /// Lays the view out for the first time and prepares its first message: a snapshot, or the way there
  /// from the picture of an earlier host.
  func open(adopting picture: Delta?, animation: ElementAnimation) {
    collectionView.runsOffsetMovesOutside = true
    collectionView.transactionSink = { [unowned self] in take($0) }
    if let picture { adoptRows(of: picture) }
    collectionView.performAnimated(nil) {
      attachDataSource()
      restoreRows()
      settle()
      (staged as? any SourceSpoiling)?.misbehave(in: collectionView)
      select(openingSelection)
    }
    guard let picture, picture.revision == table.revision else {
      sendsSnapshot = true
      return
    }
    table = WireTable(adopting: picture, capacity: table.capacity)
    pending = pending.map { table.transition(to: $0, animation: animation) }
  }

  /// Keeps a transaction for the next message; one that waits already goes ahead in a message of its own.
  private func take(_ transaction: Transaction) {
    if pending != nil, !sendsSnapshot, let delta = takeDelta() { earlier.append(delta) }
    pending = transaction
  }

  /// The messages that lead the far end to the present state, in order.
  func takeDeltas() -> [Delta] {
    let last = takeDelta()
    defer { earlier = [] }
    guard let last else { return earlier }
    // A snapshot says all.
    return last.base == nil ? [last] : earlier + [last]
  }

  /// The message that leads the far end to the present state, if anything changed since the last one.
  func takeDelta() -> Delta? {
    let rows = takeRows()
    let mayDiffer = adjustment != nil || !rows.isEmpty || table.hasRows
    let transaction =
      pending ?? (mayDiffer ? Transaction(contentSize: collectionView.contentSize) : nil)
    let adjustment = adjustment
    pending = nil
    self.adjustment = nil
    let delta = transaction.flatMap { transaction in
      table.delta(
        for: withPaintedContents(withAppearances(transaction)),
        startMs: nowMs(),
        adjustment: adjustment,
        rows: rows
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
    values = document.values
    if document.kind.id != kind { putBack() }
    let settings = CollectionSettings(values)
    let data = settings.shown(of: document.data)
    let preset = CollectionBehaviour(values).appearing
    appearances = ItemAppearances(from: source.data, to: data, by: preset)
    if settings.semanticContentAttribute != self.settings.semanticContentAttribute {
      markRowsMoved()
    }
    let anchor = source.data == data ? ScrollAnchor(collectionView) : nil
    let before = collectionView.contentOffset
    collectionView.performAnimated(animation) {
      let old = source.data
      adopt(settings, showing: data)
      if old != data { callFindings = [] }
      adopt(document.prototypes)
      source.stageTexts = (document.title, document.dataCredit)
      if document.kind.id == kind {
        if staged.take(document.kind) { source.attach(to: collectionView, for: staged) }
        let others = data.itemsOfOtherPrototypes(since: old)
        update(to: data, values, reloading: reloaded.union(others))
      } else {
        exchangeLayout(for: document, data)
      }
      attachDelegate()
      let stale = StaleContents.keys(from: old, to: data) + badgeKeys(old != data)
      if !stale.isEmpty { collectionView.reconfigureVisible(stale) }
      adopt(CollectionBehaviour(document.values))
      (staged as? any SourceSpoiling)?.misbehave(in: collectionView)
      showSelection(of: document)
      restoreRows()
      if let anchor {
        collectionView.layoutIfNeeded()
        collectionView.contentOffset = anchor.offset(in: collectionView)
        window = nil
      }
      settle()
    }
    noteEndOfMovement()
    noteAdjustment(from: before)
  }

  /// Badges show the number of their item, which changes with what stands before it, and views of
  /// sections texts, which change with the data.
  private func badgeKeys(_ isStale: Bool) -> [ElementKey] {
    let kinds = Set(staged.badgeKinds + staged.sectionViewKinds)
    guard isStale, !kinds.isEmpty else { return [] }
    return table.keys.filter { $0.category == .supplementary && kinds.contains($0.kind) }
  }

  /// Notes how far the viewport goes along with the content; whoever sees it follows.
  func noteAdjustment(from before: CGPoint) {
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
    source.attach(to: collectionView, for: next)
    attachDelegate()
    attachDataSource()
    // Recognisers are the layout's that added them.
    collectionView.gestureRecognizers = nil
    collectionView.setCollectionViewLayout(next.layout, animated: false)
    if let diffable { diffable.reset(to: data) } else { collectionView.reloadData() }
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
    guard !delegate.painted.isEmpty else { return transaction }
    let ids = delegate.painted.compactMap { source.data.item(at: ElementPosition($0))?.id }
    let keys = Set(ids.map { ElementKey(category: .cell, identity: $0) })
    delegate.painted = []
    var transaction = transaction
    for index in transaction.updated.indices where keys.contains(transaction.updated[index].key) {
      transaction.updated[index].contentChanged = true
    }
    return transaction
  }
}
