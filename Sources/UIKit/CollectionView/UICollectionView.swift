// SPDX-License-Identifier: Apache-2.0
public import Foundation
import LayoutEngine

/// Shows the items of a data source at the places that a layout gives them.
///
/// This type is Apple's surface over its parts: the update cycle, the visible elements, and what
/// people do with them. This file has the parts and the overridable members. What the parts ask of
/// each other is in extensions.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  var layout: UICollectionViewLayout
  var data = CommittedData()
  var visible = VisibleElements()
  let cycle = UpdateCycle()
  var offset = ContentOffset()
  var record = CallRecord()
  /// Whether somebody set the background colour, also to `nil`.
  var hasSetGround = false
  let asked = Respondents()
  var outside = Outside()
  /// What scrolls the list's orthogonal sections on a screen around the shown list.
  lazy var sectionScrollers = SectionScrollers()
  /// What moves the rows of a list aside that is not the shown one; `nil` until a finger may.
  var rowSwipe: RowSwipe?
  /// What a person does with the items: touches, selection, focus and menus.
  lazy var interaction = Interaction(hub: self)
  /// Gets views, and keeps those that wait for reuse.
  lazy var provider = ViewProvider(hub: self)
  lazy var prefetching = Prefetching(hub: self)
  /// Replaces the layout with another one.
  lazy var exchange = LayoutExchange(hub: self)
  /// Lets items follow fingers.
  lazy var movement = Movement(hub: self)
  /// Decides between gesture recognisers and the collection view itself.
  lazy var gestures = GestureArena(self)
  /// The drag that is under way over the collection view, and the delegates that take part in it.
  lazy var dragAndDrop = DragAndDrop(hub: self)

  /// The object that provides the data; a weak reference.
  ///
  /// Setting another one makes the collection view ask it for everything.
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

  /// The object that is told which items will be needed soon; a weak reference.
  open var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    get { prefetching.dataSource }
    set { prefetching.dataSource = newValue }
  }

  /// Whether items are announced before they are needed.
  ///
  /// Setting `false` cancels what was announced.
  open var isPrefetchingEnabled: Bool {
    get { prefetching.isEnabled }
    set { prefetching.isEnabled = newValue }
  }

  /// When visible cells are asked for their size again; by default whenever they change.
  open var selfSizingInvalidation: SelfSizingInvalidation {
    get { visible.selfSizing }
    set { visible.selfSizing = newValue }
  }

  /// The object that is told about the elements; a weak reference.
  open var delegate: (any UICollectionViewDelegate)? {
    get { asked.delegate }
    set { asked.delegate = newValue }
  }

  /// Makes a collection view with a frame and a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(frame: frame)
    prepareToShow(layout)
  }

  /// Makes a collection view from an archive.
  ///
  /// It has no size, and its layout places nothing.
  public required init?(coder: NSCoder) {
    layout = UICollectionViewLayout()
    super.init(coder: coder)
    prepareToShow(layout)
  }

  private func prepareToShow(_ layout: UICollectionViewLayout) {
    layout.attachedCollectionView = self
    // What an animation to another colour begins with.
    super.backgroundColor = GroundPolicy.standard
  }

  // MARK: Layout

  /// The layout; another one takes effect at the next layout pass.
  open var collectionViewLayout: UICollectionViewLayout {
    get { layout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  /// Changes the layout, with an animation or at the next layout pass.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  /// Changes the layout and calls `completion` when the change is done.
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

  /// Called when an interactive transition ends, with two answers: whether the animation ran to its
  /// end, and whether the next layout is in use.
  public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

  /// Uses a layout between the present one and `layout`; the caller sets its progress.
  ///
  /// A transition that is under way is cancelled first, without animation.
  /// - Returns: The transition layout of the delegate, or one that moves in straight lines.
  @discardableResult
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout,
    completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    note(.update("startInteractiveTransition(to:completion:)"))
    return exchange.start(to: layout, showing: [], nil, completion: completion)
  }

  /// Uses the next layout and animates the rest of the transition.
  open func finishInteractiveTransition() {
    note(.update("finishInteractiveTransition()"))
    exchange.end(isFinished: true)
  }

  /// Uses the first layout again and animates back to it.
  open func cancelInteractiveTransition() {
    note(.update("cancelInteractiveTransition()"))
    exchange.end(isFinished: false)
  }

  /// The visible rectangle, in content coordinates.
  ///
  /// The layout is asked about a new value before it takes effect.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      guard newValue != super.bounds, boundsWillChange(to: newValue) else { return }
      let moves = newValue.origin != super.bounds.origin
      if newValue.size == super.bounds.size {
        super.bounds = newValue
      } else {
        changeTraits { super.bounds = newValue }
      }
      backgroundView?.frame = bounds
      if moves, !offset.isSought { tellScroll() }
    }
  }

  /// The meaning of the content, which decides whether it follows the language's direction.
  ///
  /// In the opposite direction a layout is mirrored if it wants to be.
  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { if semanticContentAttribute != oldValue { layout.invalidateLayout() } }
  }

  /// The colour behind all elements: the one that was set, otherwise that of ``GroundPolicy``.
  open override var backgroundColor: UIColor? {
    get { hasSetGround ? super.backgroundColor : GroundPolicy.ground(of: self) }
    set {
      hasSetGround = true
      super.backgroundColor = newValue
    }
  }

  /// The background colour that somebody set; `nil` for the standard one.
  package override var chosenGround: UIColor? {
    get { hasSetGround ? super.backgroundColor : nil }
    set { backgroundColor = newValue }
  }

  /// The view behind all elements; it does not scroll.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      guard let backgroundView else { return }
      backgroundView.frame = bounds
      insert(backgroundView, at: 0)
    }
  }

  /// What the collection view holds, from back to front: the background view, the visible cells and reusable views
  /// as they are painted, and in front of these what was added, also before there were cells.
  ///
  /// What was inserted at an index within those behind is behind, too.
  /// - Source: a policy, after controls that are added to a list before its first layout and cover its cells on
  ///   devices.
  /// - Complexity: O(*n* log *n*) in the elements shown.
  open override var subviews: [UIView] {
    tree.subviews.prefix(tree.countBehind) + visible.painted.map(\.view)
      + tree.subviews.dropFirst(tree.countBehind)
  }

  override func forEachHeld(_ body: (UIView) -> Void) {
    super.forEachHeld(body)
    for element in visible.ordered where element.isDisplayed { body(element.view) }
  }

  override func holdsByItself(_ view: UIView) -> Bool {
    visible.ordered.contains { $0.view === view }
  }

  override func treePlace(ofIndex index: Int) -> (index: Int, isBehind: Bool) {
    let isBehind = index <= tree.countBehind
    let hasGround = backgroundView.map { $0 === tree.subviews.first } ?? false
    let place = isBehind ? index : index - visible.ordered.count(where: \.isDisplayed)
    return (max(hasGround ? 1 : 0, place), isBehind)
  }

  /// Whether the data source knows changes that are not shown yet.
  ///
  /// UIKit returns `true` for reordering and drop placeholders. Here it is also `true` for batches
  /// that are being made or that wait.
  open var hasUncommittedUpdates: Bool {
    movement.isUnderWay || !data.placeholders.isEmpty || cycle.batches.hasUncommitted
  }

  /// The point of the content at the view's top left corner.
  ///
  /// In an animation block the content is moved by its animation.
  open override var contentOffset: CGPoint {
    get { super.contentOffset }
    set { moveAsTold(to: newValue) }
  }

  /// Moves the content to an offset, with an animation or at once.
  open override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard animated, visible.isEverShown, contentOffset != self.contentOffset else {
      super.setContentOffset(contentOffset, animated: false)
      return
    }
    moveContent(to: contentOffset, .standard)
  }

  /// Runs an update cycle, unless a batch is being made: its updates must all be known first.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard !cycle.batches.isOpen, !cycle.isBusy else {
      // What is put off is no pass.
      tree.isPassRepeated = false
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
    rowSwipe?.followRow()
    tellStates()
    commitDeferredBatches()
    prefetching.announce()
  }

  /// Does the layout passes that were asked for; what cells change in theirs is told by another one.
  ///
  /// Cells have their passes after the collection view, so it could not read what they changed. On an app's
  /// screen, nobody may ask for another pass until somebody touches it.
  open override func layoutIfNeeded() {
    super.layoutIfNeeded()
    if isOnScreen, !cycle.isBusy, showsOldContent { super.layoutIfNeeded() }
  }

  /// Cells may be covered in other ways.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    layOutPages()
  }

  /// Invalidates the layout, because layouts read the insets.
  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    note(.delegate("scrollViewDidChangeAdjustedContentInset(_:)"))
    askedDelegate?.scrollViewDidChangeAdjustedContentInset(self)
    callListeners?.tell("scrollViewDidChangeAdjustedContentInset:", [self])
    guard !cycle.isPreparing else { return }
    layout.invalidateAll(with: layout.invalidationContext(forBoundsChange: layoutBounds))
  }

  /// The traits of the device and its settings, with the size classes that follow from the bounds.
  open override var traitCollection: UITraitCollection {
    UITraitCollection(UITraitCollection.Values(of: self))
  }

  // MARK: Movement

  /// Lets an item follow a finger.
  ///
  /// The caller must end or cancel the movement.
  ///
  /// - Returns: Whether the movement begins: the data source may refuse, and only one item moves at
  ///   a time.
  @discardableResult
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    note(.update("beginInteractiveMovementForItem(at: \(indexPath.callText))"))
    return movement.begin(at: indexPath)
  }

  /// Moves the centre of the item to a point in content coordinates; other items make room.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    note(.update("updateInteractiveMovementTargetPosition(\(targetPosition.callText))"))
    movement.update(to: targetPosition)
  }

  /// Ends the movement at the present place; the data source is told once about the move.
  open func endInteractiveMovement() {
    note(.update("endInteractiveMovement()"))
    movement.end()
  }

  /// Moves the item back to its first place; the data source is told nothing.
  open func cancelInteractiveMovement() {
    note(.update("cancelInteractiveMovement()"))
    movement.cancel()
  }

  // MARK: Registration

  /// Registers the class of cells for an identifier; `nil` removes the registration.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    provider.queues.register(
      provider.registrable(cellClass, as: UICollectionViewCell.self, "cell"),
      for: .init(category: .cell, kind: "", identifier: identifier)
    )
  }

  /// Registers the class of supplementary views for a kind and an identifier; `nil` removes the
  /// registration.
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

  /// Returns a cell to configure: a reused one after `prepareForReuse()`, or a new one.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let key = ReuseQueues.Key(category: .cell, kind: "", identifier: identifier)
    return provider.dequeue(key, at: indexPath) as? UICollectionViewCell
      ?? UICollectionViewCell(frame: provider.queues.frame)
  }

  /// Returns a supplementary view to configure: a reused one after `prepareForReuse()`, or a new
  /// one.
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

  /// The number of items of a section in the last committed state; 0 for an unknown section.
  open func numberOfItems(inSection section: Int) -> Int {
    let counts = committedCounts
    return counts.contains(section: section) ? counts.items[section] : 0
  }

  /// Asks the data source for everything again at the next layout pass.
  open func reloadData() {
    record.log.forgetCalls()
    note(.update("reloadData()"))
    cycle.completions.interrupt()
    forgetData()
  }

  /// Makes several changes as one; nested calls join the outer one.
  ///
  /// Changes that contradict the data source are reported as a diagnostic. If the data source still
  /// has the counts from before, nothing changes. Otherwise everything is reloaded.
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

  /// Inserts items; the index paths are those after the batch.
  open func insertItems(at indexPaths: [IndexPath]) {
    record(items: indexPaths, as: CollectionUpdate.insertItem)
  }

  /// Deletes items; the index paths are those before the batch.
  open func deleteItems(at indexPaths: [IndexPath]) {
    record(items: indexPaths, as: CollectionUpdate.deleteItem)
  }

  /// Replaces the views of items; the index paths are those before the batch.
  open func reloadItems(at indexPaths: [IndexPath]) {
    record(items: indexPaths, as: CollectionUpdate.reloadItem)
  }

  /// Configures the present views of items again; the index paths are those before the batch.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    note(.update("reconfigureItems(at:) \(indexPaths.map(\.callText).joined(separator: " "))"))
    let paths = indexPaths.map { path in
      guard path.count == 2 else { return path }
      let position = ElementPosition(section: path.section, item: path.item)
      return IndexPath(position: data.tentative(of: position))
    }
    reconfigureVisible(paths.compactMap { visible[.cell(at: $0)]?.key })
  }

  /// Moves an item: `indexPath` is from before the batch, `newIndexPath` from after it.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    guard let from = position(indexPath), let to = position(newIndexPath) else { return }
    record([.moveItem(from: from, to: to)])
  }

  /// Inserts sections; the indexes are those after the batch.
  open func insertSections(_ sections: IndexSet) {
    record(sections.map { .insertSection($0) })
  }

  /// Deletes sections; the indexes are those before the batch.
  open func deleteSections(_ sections: IndexSet) {
    record(sections.map { .deleteSection($0) })
  }

  /// Replaces the views of sections; the indexes are those before the batch.
  open func reloadSections(_ sections: IndexSet) {
    record(sections.map { .reloadSection($0) })
  }

  /// Moves a section: `section` is from before the batch, `newSection` from after it.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    record([.moveSection(from: section, to: newSection)])
  }
}
