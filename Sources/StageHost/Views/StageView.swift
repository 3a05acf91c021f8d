// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import StageProtocol
import UIKit

/// One viewport on the stage: a collection view, the window that it keeps filled, and what its far end
/// holds.
///
/// Whatever happens to it during a command is told as one delta, by `takeDelta`.
@MainActor
final class StageView {
  let id: UInt64
  /// What the view is shown in.
  var viewport: Viewport
  let collectionView: UICollectionView
  let source: StageDataSource
  /// The collection view's delegate, whatever the layout.
  let delegate = StageDelegate()
  var staged: any StagedLayout
  /// How the collection view is set up.
  var settings: CollectionSettings
  /// The data source in use, where it is not `source` itself.
  var diffable: DiffableSource?
  var heldSource: (any UICollectionViewDataSource)?
  var window: ViewWindow?
  /// What the layout does along the way when the content scrolls.
  var samples = ViewSamples()
  /// Whether the layout is asked for other offsets than its own right now.
  var isTakingSamples = false
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
  /// Who carries things from outside over the view, and how many.
  var guest: GuestDrag?
  /// The places of things that are on their way.
  var awaited: [Arrival.Key: any UICollectionViewDropPlaceholderContext] = [:]
  /// What takes the place of its placeholder with the next data.
  var arriving: Arrival.Key?
  /// What drags and drops ask.
  private(set) lazy var dragDelegate = StageDragDelegate(source: source)
  /// The values of the parameters that the layout has taken over.
  var values: LayoutValues
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
  /// What tells the layout from others that the stage can have.
  var kind: String
  private var table: WireTable
  private var pending: Transaction?
  /// What is between two layouts in this view.
  var transition: ViewTransition?
  /// What carries the next message because somebody has the transition in hand.
  var hand: WireAnimation?
  /// Where the next layout is to have the content.
  var placement: LayoutChange.Placement?
  /// How items come and go that the present update brings or takes.
  private var appearances: ItemAppearances?
  /// What was animated otherwise than what came after it.
  private var earlier: [Delta] = []
  private var sendsSnapshot = false
  /// Where the far end took the content to stand when it opened the view.
  private let asked: CGPoint
  /// How far the layout moved the content when it was shown first.
  private var openingAdjustment: WireVector?
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
    self.viewport = viewport
    self.nowMs = nowMs
    settings = CollectionSettings(document.values)
    kind = document.choice.identity
    // Layouts may ask for the screen while they are made.
    UIScreen.main.show(
      size: CGSize(width: viewport.width, height: viewport.height),
      scale: CGFloat(viewport.scale)
    )
    staged = document.kind.make()
    let data = staged.shown(of: settings.shown(of: document.shownData))
    source = StageDataSource(data: data)
    source.whole = document.data
    source.prototypes = document.prototypes
    delegate.data = source
    values = document.values
    staged.apply(values, data: data)
    let frame = CGRect(x: 0, y: 0, width: viewport.width, height: viewport.height)
    collectionView = UICollectionView(frame: frame, collectionViewLayout: staged.layout)
    settings.apply(to: collectionView)
    collectionView.coveredInsets = UIEdgeInsets(viewport.insets)
    collectionView.displayScale = CGFloat(viewport.scale)
    collectionView.surroundings.style = viewport.isDark ? .dark : .light
    asked = CGPoint(offset)
    collectionView.contentOffset = Self.opening(asked, of: collectionView, revision, viewport)
    collectionView.keepCarryTime { Double(nowMs()) / Stage.millisecondsPerSecond }
    table = WireTable(view: id, revision: revision, capacity: capacity)
    openingSelection = document.edits.selection
    attachDelegate()
    source.stageTexts = (document.title, document.dataCredit)
    staged.take(groups: SectionGroups.names(of: document.data))
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
      staged.settle(in: collectionView)
      restoreRows()
      settle()
      (staged as? any SourceSpoiling)?.misbehave(in: collectionView)
      select(openingSelection)
    }
    noteOpening(from: asked)
    guard let picture, picture.revision == table.revision else {
      sendsSnapshot = true
      return
    }
    openingAdjustment = nil
    table = WireTable(adopting: picture, capacity: table.capacity)
    pending = pending.map { table.transition(to: $0, animation: animation) }
  }

  /// Goes on from a picture that the far end holds by another host; nothing is laid out that stands already.
  func takeUp(
    _ picture: Delta,
    _ viewport: Viewport,
    at offset: CGPoint,
    animation: ElementAnimation
  ) {
    adoptRows(of: picture)
    if viewport != self.viewport { resize(viewport) }
    collectionView.performAnimated(nil) {
      restoreRows()
      if collectionView.contentOffset != offset {
        collectionView.contentOffset = offset
        window = nil
      }
      settle()
    }
    // What was told before went to nobody.
    (openingAdjustment, adjustment, earlier, sendsSnapshot) = (nil, nil, [], false)
    var standing = Transaction(contentSize: collectionView.contentSize)
    standing.inserted = collectionView.shownElements.map {
      Transaction.Insertion(key: $0.key, position: $0.position, attributes: $0.value)
    }
    table = WireTable(adopting: picture, capacity: table.capacity)
    pending = table.transition(to: standing, animation: animation)
  }

  /// Makes what was told while the ends of a transition were found one change, which somebody's hand carries.
  func joinPending(_ first: Transaction?) {
    guard let first else { return }
    pending = pending.map { Transaction.way(from: first, to: $0) } ?? first
  }

  /// Has what is hidden at one end of the way fade instead, so that it does not go or come at once.
  func fadeHidden() {
    pending = pending.map { way in
      way.fadingHidden { table.attributes(of: $0)?.isHidden == false }
    }
  }

  /// Takes what was told last out of the next message.
  func takePending() -> Transaction? {
    defer { pending = nil }
    return pending
  }

  /// Where the content stands at first.
  ///
  /// Who opens a view knows no content inset yet, and asks for the beginning by what the device covers.
  private static func opening(
    _ asked: CGPoint,
    of collectionView: UICollectionView,
    _ revision: UInt64,
    _ viewport: Viewport
  ) -> CGPoint {
    guard revision == 0 else { return asked }
    let inset = collectionView.adjustedContentInset
    return CGPoint(
      x: asked.x == -viewport.insets.left ? -inset.left : asked.x,
      y: asked.y == -viewport.insets.top ? -inset.top : asked.y
    )
  }

  /// Notes where the layout moved the content by itself; the far end holds it within the content anyway.
  private func noteOpening(from wanted: CGPoint) {
    let rest = CGPoint(
      x: AxisPosition.clamp(wanted.x, to: position(.horizontal).restingOffsets),
      y: AxisPosition.clamp(wanted.y, to: position(.vertical).restingOffsets)
    )
    let offset = collectionView.contentOffset
    guard offset != rest else { return }
    let way = WireQuantiser.size(CGSize(width: offset.x - rest.x, height: offset.y - rest.y))
    openingAdjustment = WireVector(dx: way.width, dy: way.height)
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
    guard last.base == nil else { return earlier + [last] }
    // A snapshot says all but where the layout wants to be seen first.
    guard let way = openingAdjustment else { return [last] }
    openingAdjustment = nil
    let still = Transaction(contentSize: collectionView.contentSize)
    let move = table.delta(for: still, startMs: nowMs(), adjustment: way, samples: samples) { _ in
      nil
    }
    return [last] + [move].compactMap { $0 }
  }

  /// The message that leads the far end to the present state, if anything changed since the last one.
  func takeDelta() -> Delta? {
    let rows = takeRows()
    let mayDiffer = adjustment != nil || !rows.isEmpty || table.hasRows
    let transaction =
      withSamples(pending)
      ?? (mayDiffer ? Transaction(contentSize: collectionView.contentSize) : nil)
    let adjustment = adjustment
    let hand = hand
    pending = nil
    self.adjustment = nil
    self.hand = nil
    var delta = transaction.flatMap { transaction in
      table.delta(
        for: withPaintedContents(withAppearances(transaction)),
        startMs: nowMs(),
        adjustment: adjustment,
        rows: rows,
        samples: samples
      ) { [collectionView] key in
        collectionView.view(for: key)?.shownContent
      }
    }
    if let hand, !sendsSnapshot {
      if delta == nil { delta = table.bare() }
      delta?.animation = hand
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
    spoilSamples()
    let isOther = document.choice.identity != kind
    if isOther { putBack() }
    let settings = CollectionSettings(values)
    let given = settings.shown(of: document.shownData)
    let data = isOther ? given : staged.shown(of: given)
    let preset = CollectionBehaviour(values).appearing
    appearances = ItemAppearances(from: source.data, to: data, by: preset)
    let isTurned = settings.semanticContentAttribute != self.settings.semanticContentAttribute
    if isTurned { markRowsMoved() }
    let anchor = source.data == data ? LayoutAnchor(collectionView, placement) : nil
    placement = nil
    let before = collectionView.contentOffset
    collectionView.performAnimated(animation) {
      let old = source.data
      source.whole = document.data
      adopt(settings, showing: data)
      if old != data { callFindings = [] }
      adopt(document.prototypes)
      source.stageTexts = (document.title, document.dataCredit)
      staged.take(groups: SectionGroups.names(of: document.data))
      if !isOther {
        transition?.apply(document, data)
        if staged.take(document.kind) { source.attach(to: collectionView, for: staged) }
        let others = data.itemsOfOtherPrototypes(since: old)
        exchangePlaceholder { update(to: data, values, reloading: reloaded.union(others)) }
      } else {
        exchangeLayout(for: document, data, isAnimated: animation != nil)
      }
      attachDelegate()
      // Rows of lists are other ones where one reads from the other side.
      let stale =
        isTurned
        ? Array(table.keys) : StaleContents.keys(from: old, to: data) + badgeKeys(old != data)
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

  private func exchangeLayout(
    for document: StageDocument,
    _ data: StageData,
    isAnimated: Bool
  ) {
    let wasList = showsRows
    kind = document.choice.identity
    let next = document.kind.make()
    let data = next.shown(of: data)
    let isSame = source.data == data && settings.hasDataSource
    source.data = data
    next.apply(document.values, data: data)
    next.take(groups: SectionGroups.names(of: document.data))
    staged = next
    source.attach(to: collectionView, for: next)
    attachDelegate()
    if !isSame { attachDataSource() }
    // Recognisers are the layout's that added them.
    collectionView.gestureRecognizers = nil
    collectionView.setCollectionViewLayout(next.layout, animated: isAnimated && isSame)
    // Rows of lists are cells of another class; which sections are lists is known once they are laid out.
    if !isAnimated { collectionView.layoutIfNeeded() }
    if isSame, !wasList, !showsRows { return }
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
