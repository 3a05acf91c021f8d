// SPDX-License-Identifier: Apache-2.0
public import AppFoundation
public import Foundation

/// Manages a collection view, and is its data source and delegate.
///
/// The view is made when it is first asked for. Then `viewDidLoad()` is called, and only the first
/// layout pass asks for data. The methods of both protocols are in the class, because only members
/// of a class can be overridden.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  private let givenLayout: UICollectionViewLayout
  var managed: UICollectionView?

  /// Whether the selection is cleared before the view is shown; the default is `true`.
  open var clearsSelectionOnViewWillAppear = true

  /// Whether a pushed controller changes the layout of the one before in place of coming with a view; recorded.
  open var useLayoutToLayoutNavigationTransitions = false

  /// Whether a person can move an item after a long press; the default is `true`.
  open var installsStandardGestureForInteractiveMovement = true {
    didSet { installStandardGesture() }
  }

  let standardGesture = StandardMovementGesture()

  /// Makes a controller with a layout for its collection view.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    givenLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller with a layout that places nothing, because nibs cannot be read here.
  public override init(nibName name: String?, bundle: AppFoundation.Bundle?) {
    givenLayout = UICollectionViewLayout()
    super.init(nibName: name, bundle: bundle)
  }

  /// Makes a controller with a layout that places nothing; the archive's values are not read.
  public required init?(coder: NSCoder) {
    givenLayout = UICollectionViewLayout()
    super.init(coder: coder)
  }

  /// The collection view, which fills `view`; reading it makes both.
  ///
  /// It is optional, as UIKit declares it, and `nil` only if an override of `loadView()` made another view.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return managed
    }
    set { manage(newValue) }
  }

  /// The layout of the collection view, also before the collection view is made.
  open var collectionViewLayout: UICollectionViewLayout {
    managed?.collectionViewLayout ?? givenLayout
  }

  /// Makes the collection view, as the storyboard says, and the view that contains it.
  open override func loadView() {
    let made = interface?.loadView(of: self) as? UICollectionView
    manage(made ?? Self.plainView(givenLayout))
  }

  /// Clears the selection, if `clearsSelectionOnViewWillAppear` is `true`; overrides call super.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if clearsSelectionOnViewWillAppear { clearSelection(animated) }
  }

  /// Begins or ends editing, in the collection view as well; overrides call super.
  ///
  /// - Source: the sample code on selecting several items with two fingers, whose controller turns its collection view's
  ///   editing on by this call alone.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    if let managed, managed.isEditing != editing { managed.isEditing = editing }
  }

  // MARK: Data source

  /// Returns 1 by default.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    OptionalRequirement.numberOfSections.isMissing(on: self)
    return 1
  }

  /// Returns 0 by default.
  open func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    0
  }

  /// Returns an empty cell and reports a diagnostic: a controller with items overrides this.
  open func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.reportCall("missing-view", Self.withoutCells)
    return collectionView.provider.substituteCell()
  }

  /// Returns an empty view by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    OptionalRequirement.supplementaryView.isMissing(on: self)
    return UICollectionReusableView(frame: .zero)
  }

  /// Returns `true` by default.
  open func collectionView(_ view: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    OptionalRequirement.canMoveItem.isMissing(on: self)
    return true
  }

  /// Does nothing by default; items that a person moved then return to their places.
  open func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    OptionalRequirement.moveItem.isMissing(on: self)
  }

  /// No, unless the source pass says so.
  open var tesseraMovesItems: Bool { false }

  /// Returns `nil` by default.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? {
    OptionalRequirement.indexTitles.isMissing(on: self)
    return nil
  }

  /// Returns the first item of the section at the index by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    indexPathForIndexTitle title: String,
    at index: Int
  ) -> IndexPath {
    OptionalRequirement.pathOfIndexTitle.isMissing(on: self)
    return IndexPath(item: 0, section: index)
  }

  // MARK: Movement

  /// Returns the proposed index path by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    OptionalRequirement.targetOfMove.isMissing(on: self)
    return proposedIndexPath
  }

  /// Returns the proposed index path by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    OptionalRequirement.olderTargetOfMove.isMissing(on: self)
    return proposedIndexPath
  }

  /// Returns a transition layout that moves elements in straight lines by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    OptionalRequirement.transitionLayout.isMissing(on: self)
    return UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
  }

  // MARK: Scrolling and display

  /// Does nothing by default.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing by default.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Does nothing by default.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing by default.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing by default.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Does nothing by default.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
  /// Keeps the proposed offset by default.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  /// Does nothing by default.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

  /// Does nothing by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  /// Does nothing by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) {}

  /// Does nothing by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  /// Does nothing by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String,
    at indexPath: IndexPath
  ) {}

  // MARK: Highlight and selection

  /// Returns `true` by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalRequirement.shouldHighlight.isMissing(on: self)
    return true
  }

  /// Does nothing by default.
  open func collectionView(_ view: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    OptionalRequirement.didHighlight.isMissing(on: self)
  }
  /// Does nothing by default.
  open func collectionView(_ view: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    OptionalRequirement.didUnhighlight.isMissing(on: self)
  }

  /// Returns `true` by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalRequirement.shouldSelect.isMissing(on: self)
    return true
  }

  /// Returns `true` by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalRequirement.shouldDeselect.isMissing(on: self)
    return true
  }

  /// Does nothing by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) {
    OptionalRequirement.didSelect.isMissing(on: self)
  }

  /// Does nothing by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    didDeselectItemAt indexPath: IndexPath
  ) {
    OptionalRequirement.didDeselect.isMissing(on: self)
  }

  /// Returns `true` by default, unless the collection view is being edited.
  open func collectionView(
    _ collectionView: UICollectionView,
    canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalRequirement.canPerformPrimaryAction.isMissing(on: self)
    return !collectionView.isEditing
  }

  /// Does nothing by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    performPrimaryActionForItemAt indexPath: IndexPath
  ) {
    OptionalRequirement.performPrimaryAction.isMissing(on: self)
  }

  /// Returns `allowsMultipleSelectionDuringEditing` by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    OptionalRequirement.shouldBeginMultipleSelection.isMissing(on: self)
    return collectionView.allowsMultipleSelectionDuringEditing
  }

  /// Does nothing by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    OptionalRequirement.didBeginMultipleSelection.isMissing(on: self)
  }

  /// Does nothing by default.
  open func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
    OptionalRequirement.didEndMultipleSelection.isMissing(on: self)
  }

  // MARK: Menus

  /// Returns `false` by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalRequirement.shouldShowMenu.isMissing(on: self)
    return false
  }

  /// Returns `false` by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    canPerformAction action: Selector,
    forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool {
    OptionalRequirement.canPerformAction.isMissing(on: self)
    return false
  }

  /// Does nothing by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    performAction action: Selector,
    forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) {
    OptionalRequirement.performAction.isMissing(on: self)
  }

  /// Returns `nil` by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    OptionalRequirement.contextMenuForItems.isMissing(on: self)
    return nil
  }

  /// No, unless the source pass says so.
  open var tesseraShowsMenus: Bool { false }

  /// No, unless the source pass says so.
  open var tesseraShowsItemMenus: Bool { false }

  /// Returns `nil` by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    OptionalRequirement.contextMenuForItem.isMissing(on: self)
    return nil
  }

  /// Does nothing by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    OptionalRequirement.willDisplayContextMenu.isMissing(on: self)
  }

  /// Does nothing by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    OptionalRequirement.willEndContextMenu.isMissing(on: self)
  }

  // MARK: Focus and previews

  /// Returns `allowsFocus` by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    canFocusItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalRequirement.canFocus.isMissing(on: self)
    return collectionView.allowsFocus
  }

  /// Returns `true` by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool {
    OptionalRequirement.shouldUpdateFocus.isMissing(on: self)
    return true
  }

  /// Does nothing by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    OptionalRequirement.didUpdateFocus.isMissing(on: self)
  }

  /// Returns `selectionFollowsFocus` by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalRequirement.selectionFollowsFocus.isMissing(on: self)
    return collectionView.selectionFollowsFocus
  }

  /// Returns `nil` by default.
  open func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
    OptionalRequirement.preferredFocus.isMissing(on: self)
    return nil
  }

  /// Returns `true` by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    OptionalRequirement.shouldSpringLoad.isMissing(on: self)
    return true
  }

  /// Returns `nil` by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    sceneActivationConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIWindowScene.ActivationConfiguration? {
    OptionalRequirement.sceneActivation.isMissing(on: self)
    return nil
  }

  /// Returns `nil` by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    OptionalRequirement.highlightPreview.isMissing(on: self)
    return nil
  }

  /// Returns `nil` by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    OptionalRequirement.dismissalPreview.isMissing(on: self)
    return nil
  }

  /// Does nothing by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    OptionalRequirement.willPerformPreviewAction.isMissing(on: self)
  }
}
