// SPDX-License-Identifier: Apache-2.0
public import Foundation
import LayoutEngine

/// Shows the items of a data source where a layout places them.
///
/// Apple's surface over its parts: the update cycle, the visible elements, and what people do with them.
/// Here stand the parts and the overridable members; what the parts ask of each other is in extensions.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  var layout: UICollectionViewLayout
  var data = CommittedData()
  var visible = VisibleElements()
  let cycle = UpdateCycle()
  var offset = ContentOffset()
  var record = CallRecord()
  var asked = Respondents()
  var outside = Outside()
  /// What a person is doing with the items.
  lazy var interaction = Interaction(hub: self)
  /// Gets views, and keeps those that wait.
  lazy var provider = ViewProvider(hub: self)
  lazy var prefetching = Prefetching(hub: self)
  /// Puts other layouts into use.
  lazy var exchange = LayoutExchange(hub: self)
  /// Lets items follow fingers.
  lazy var movement = Movement(hub: self)
  /// Decides between gesture recognisers and the collection view itself.
  lazy var gestures = GestureArena(view: self)
  /// Who takes part in drags over the collection view, and the one that is under way.
  lazy var dragAndDrop = DragAndDrop(hub: self)

  /// What the collection view shows; not kept alive.
  ///
  /// Another one is asked for everything.
  open var dataSource: (any UICollectionViewDataSource)? {
    get { asked.dataSource }
    set {
      let old = asked.dataSource
      asked.dataSource = newValue
      guard newValue !== old else { return }
      if identitySource === old { identitySource = nil }
      if identitySource == nil {
        identitySource = newValue as? any CollectionViewIdentitySource
      }
      if newValue != nil { AttachedViews.note(self) }
      reloadData()
    }
  }

  /// What is told which items will be needed soon; not kept alive.
  open var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    get { prefetching.dataSource }
    set { prefetching.dataSource = newValue }
  }

  /// Whether items are announced before they are needed; what was announced is then given up.
  open var isPrefetchingEnabled: Bool {
    get { prefetching.isEnabled }
    set { prefetching.isEnabled = newValue }
  }

  /// When cells that are shown are asked for their size again; whenever they change unless set.
  open var selfSizingInvalidation: SelfSizingInvalidation {
    get { visible.selfSizing }
    set { visible.selfSizing = newValue }
  }

  /// What is told about the elements; not kept alive.
  open var delegate: (any UICollectionViewDelegate)? {
    get { asked.delegate }
    set { asked.delegate = newValue }
  }

  /// Makes a collection view of a place and size with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(frame: frame)
    layout.attachedCollectionView = self
  }

  /// Makes a collection view from an archive: without size and with a layout that places nothing.
  public required init?(coder: NSCoder) {
    layout = UICollectionViewLayout()
    super.init(coder: coder)
    layout.attachedCollectionView = self
  }

  // MARK: Layout

  /// The layout; another one takes effect at the next layout pass.
  open var collectionViewLayout: UICollectionViewLayout {
    get { layout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  /// Changes the layout, animated or at the next layout pass.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  /// Changes the layout and tells when that is done.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout,
    animated: Bool,
    completion: ((Bool) -> Void)?
  ) {
    note(.update("setCollectionViewLayout(_:animated: \(animated))"))
    if layout !== self.layout { cycle.completions.interrupt() }
    exchange.change(to: layout, animated: animated)
    let animation = animated ? AnimationBlocks.animation(unlessTold: .standard) : nil
    if let completion { complete([completion], after: animation) }
  }

  /// Whom an interactive transition tells: whether all was animated to the end, and whether the next
  /// layout is in use.
  public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

  /// Puts a layout between the present one and another into use; whoever drives it sets its progress.
  ///
  /// A transition that is under way is cancelled first, without animation.
  /// - Returns: The delegate's layout, or one that goes straight.
  @discardableResult
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout,
    completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    note(.update("startInteractiveTransition(to:completion:)"))
    return exchange.start(to: layout, showing: [], nil, completion: completion)
  }

  /// Puts the next layout into use and animates the rest of the way.
  open func finishInteractiveTransition() {
    note(.update("finishInteractiveTransition()"))
    exchange.end(isFinished: true)
  }

  /// Puts the first layout into use again and animates the way back.
  open func cancelInteractiveTransition() {
    note(.update("cancelInteractiveTransition()"))
    exchange.end(isFinished: false)
  }

  /// The visible rectangle.
  ///
  /// The layout is asked about another one while the old is still in place.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      guard newValue != super.bounds, boundsWillChange(to: newValue) else { return }
      let moves = newValue.origin != super.bounds.origin
      super.bounds = newValue
      backgroundView?.frame = CGRect(origin: .zero, size: newValue.size)
      if moves { tellScroll() }
    }
  }

  /// What the content means, which decides whether it follows the direction of the language; a layout
  /// that wants it is mirrored in the other direction.
  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { if semanticContentAttribute != oldValue { layout.invalidateLayout() } }
  }

  /// The view behind all elements, which does not scroll.
  open var backgroundView: UIView? {
    didSet { backgroundView?.frame = CGRect(origin: .zero, size: bounds.size) }
  }

  /// Whether changes that the data source knows of are not shown yet.
  ///
  /// UIKit says so of reordering and of drop placeholders; here also of batches that are being made or
  /// wait.
  open var hasUncommittedUpdates: Bool {
    movement.isUnderWay || !data.placeholders.isEmpty || cycle.batches.hasUncommitted
  }

  /// Moves the content to an offset, so that it is seen or at once.
  open override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard animated, visible.isEverShown, contentOffset != self.contentOffset else {
      super.setContentOffset(contentOffset, animated: animated)
      return
    }
    moveContent(to: contentOffset, .standard)
  }

  /// Runs an update cycle, but not before the updates of a running batch are all known.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard !cycle.batches.isOpen, !cycle.isBusy else {
      setNeedsLayout()
      return
    }
    prefetching.follow(
      to: contentOffset,
      seconds: outside.timestamp?(),
      velocity: outside.scrollVelocity
    )
    commitDeferredBatches()
    withToldAnimation { runCycle(following: nil) }
    tellDisplayChanges()
    tellStates()
    commitDeferredBatches()
    prefetching.announce()
  }

  /// Lays out anew: layouts read the insets.
  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    note(.delegate("scrollViewDidChangeAdjustedContentInset(_:)"))
    askedDelegate?.scrollViewDidChangeAdjustedContentInset(self)
    guard !cycle.isPreparing else { return }
    layout.invalidateAll(with: layout.invalidationContext(forBoundsChange: layoutBounds))
  }

  /// The device and its settings, as the collection view's bounds let one tell.
  open override var traitCollection: UITraitCollection {
    UITraitCollection(UITraitCollection.Values(of: self))
  }

  // MARK: Movement

  /// Lets an item follow a finger; to be balanced by the end or the cancellation of the movement.
  ///
  /// - Returns: Whether it does: the data source may refuse, and only one item moves at a time.
  @discardableResult
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    note(.update("beginInteractiveMovementForItem(at: \(indexPath.callText))"))
    return movement.begin(at: indexPath)
  }

  /// Moves the middle of the item to a point of the content; the others make room.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    note(.update("updateInteractiveMovementTargetPosition(\(targetPosition.callText))"))
    movement.update(to: targetPosition)
  }

  /// Lets the item go; the data source is told once where it went.
  open func endInteractiveMovement() {
    note(.update("endInteractiveMovement()"))
    movement.end()
  }

  /// Brings the item back to where it was; the data source is told nothing.
  open func cancelInteractiveMovement() {
    note(.update("cancelInteractiveMovement()"))
    movement.cancel()
  }

  // MARK: Registration

  /// Registers the class of the cells of an identifier; `nil` takes it back.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    provider.queues.register(
      provider.registrable(cellClass, as: UICollectionViewCell.self, "cell"),
      for: .init(category: .cell, kind: "", identifier: identifier)
    )
  }

  /// Registers the class of the supplementary views of a kind and identifier; `nil` takes it back.
  open func register(
    _ viewClass: AnyClass?,
    forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    provider.queues.register(
      provider.registrable(viewClass, as: UICollectionReusableView.self, "supplementary view"),
      for: .init(category: .supplementary, kind: elementKind, identifier: identifier)
    )
  }

  /// A cell to configure: one that waited, made ready for reuse, or a new one.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let key = ReuseQueues.Key(category: .cell, kind: "", identifier: identifier)
    return provider.dequeue(key, at: indexPath) as? UICollectionViewCell
      ?? UICollectionViewCell(frame: provider.queues.frame)
  }

  /// A supplementary view to configure: one that waited, made ready for reuse, or a new one.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String,
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let key = ReuseQueues.Key(category: .supplementary, kind: elementKind, identifier: identifier)
    return provider.dequeue(key, at: indexPath)
      ?? UICollectionReusableView(frame: provider.queues.frame)
  }

  // MARK: Data

  /// The number of sections in the last committed state.
  open var numberOfSections: Int { committedCounts.numberOfSections }

  /// The number of items of a section in the last committed state; 0 for a section that is not there.
  open func numberOfItems(inSection section: Int) -> Int {
    let counts = committedCounts
    return counts.contains(section: section) ? counts.items[section] : 0
  }

  /// Asks the data source for everything again, at the next layout pass.
  open func reloadData() {
    record.log.forgetCalls()
    note(.update("reloadData()"))
    cycle.completions.interrupt()
    forgetData()
  }

  /// Makes several changes as one; nested calls join the outer one.
  ///
  /// Changes that contradict the data source are told as a diagnostic. Then nothing has changed, as
  /// long as the data source still has the counts from before; else everything is shown anew.
  open func performBatchUpdates(
    _ updates: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    record.log.forgetCalls()
    do {
      try performUpdates(updates, completion: completion)
    } catch {
      recover(from: error)
      completion?(false)
    }
  }

  /// Inserts items where they are after the batch.
  open func insertItems(at indexPaths: [IndexPath]) {
    record(items: indexPaths, as: CollectionUpdate.insertItem)
  }

  /// Deletes items where they were before the batch.
  open func deleteItems(at indexPaths: [IndexPath]) {
    record(items: indexPaths, as: CollectionUpdate.deleteItem)
  }

  /// Replaces the views of items by where they were before the batch.
  open func reloadItems(at indexPaths: [IndexPath]) {
    record(items: indexPaths, as: CollectionUpdate.reloadItem)
  }

  /// Configures the views of items again without replacing them.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    note(.update("reconfigureItems(at:) \(indexPaths.map(\.callText).joined(separator: " "))"))
    let paths = indexPaths.map { path in
      guard path.count == 2 else { return path }
      let position = ElementPosition(section: path.section, item: path.item)
      return IndexPath(position: data.tentative(of: position))
    }
    reconfigureVisible(paths.compactMap { visible[.cell(at: $0)]?.key })
  }

  /// Moves an item from where it was before the batch to where it is after it.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    guard let from = position(indexPath), let to = position(newIndexPath) else { return }
    record([.moveItem(from: from, to: to)])
  }

  /// Inserts sections where they are after the batch.
  open func insertSections(_ sections: IndexSet) {
    record(sections.map { .insertSection($0) })
  }

  /// Deletes sections where they were before the batch.
  open func deleteSections(_ sections: IndexSet) {
    record(sections.map { .deleteSection($0) })
  }

  /// Replaces the items of sections by where they were before the batch.
  open func reloadSections(_ sections: IndexSet) {
    record(sections.map { .reloadSection($0) })
  }

  /// Moves a section from where it was before the batch to where it is after it.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    record([.moveSection(from: section, to: newSection)])
  }
}
