// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Manages a collection view, whose data source and delegate it is.
///
/// The view is made when it is first asked for; then `viewDidLoad()` is told, and only the first
/// layout pass asks for data. All of the protocols' methods stand here, for only members can be overridden.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  private let givenLayout: UICollectionViewLayout
  var managed: UICollectionView?

  /// Whether nothing is selected any more when the view is going to be shown; true unless set.
  open var clearsSelectionOnViewWillAppear = true

  /// Whether a controller that is pushed changes the layout of the one before in place of coming with a view of its
  /// own; recorded.
  open var useLayoutToLayoutNavigationTransitions = false

  /// Whether a long press on an item lets a person move it; true unless set.
  open var installsStandardGestureForInteractiveMovement = true {
    didSet {
      standardGesture.install(installsStandardGestureForInteractiveMovement ? managed : nil)
    }
  }

  let standardGesture = StandardMovementGesture()

  /// Makes a controller whose collection view will use a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    givenLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller with a layout that places nothing: nibs cannot be read here.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    givenLayout = UICollectionViewLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a controller from an archive: with a layout that places nothing.
  public required init?(coder: NSCoder) {
    givenLayout = UICollectionViewLayout()
    super.init(coder: coder)
  }

  /// The collection view, which fills `view`; asking for it makes both.
  ///
  /// Optional as UIKit declares it; `nil` only when an override of `loadView()` made another view.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return managed
    }
    set { manage(newValue) }
  }

  /// The layout that is in use, or is going to be.
  open var collectionViewLayout: UICollectionViewLayout {
    managed?.collectionViewLayout ?? givenLayout
  }

  /// Makes the collection view and the view around it.
  open override func loadView() {
    manage(UICollectionView(frame: .zero, collectionViewLayout: givenLayout))
  }

  /// Clears the selection unless that is not wanted; overrides call super.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear, let managed else { return }
    for path in managed.indexPathsForSelectedItems ?? [] {
      managed.deselectItem(at: path, animated: animated)
    }
  }

  // MARK: Data source

  /// One, unless overridden.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    OptionalRequirement.numberOfSections.isMissing(on: self)
    return 1
  }

  /// None, unless overridden.
  open func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    0
  }

  /// An empty cell, and a diagnostic: who has items overrides this.
  open func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.reportCall(
      "missing-view",
      "the collection view controller has items, but does not override "
        + "collectionView(_:cellForItemAt:)"
    )
    return collectionView.provider.substituteCell()
  }

  /// None, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    OptionalRequirement.supplementaryView.isMissing(on: self)
    return UICollectionReusableView(frame: .zero)
  }

  /// True, unless overridden.
  open func collectionView(_ view: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    OptionalRequirement.canMoveItem.isMissing(on: self)
    return true
  }

  /// Does nothing, unless overridden: then items that a person moved go back.
  open func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    OptionalRequirement.moveItem.isMissing(on: self)
  }

  /// None, unless overridden.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? {
    OptionalRequirement.indexTitles.isMissing(on: self)
    return nil
  }

  /// The first item of the section with the index, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    indexPathForIndexTitle title: String,
    at index: Int
  ) -> IndexPath {
    OptionalRequirement.pathOfIndexTitle.isMissing(on: self)
    return IndexPath(item: 0, section: index)
  }

  // MARK: Movement

  /// The proposed one, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    OptionalRequirement.targetOfMove.isMissing(on: self)
    return proposedIndexPath
  }

  /// The proposed one, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    OptionalRequirement.olderTargetOfMove.isMissing(on: self)
    return proposedIndexPath
  }

  /// The layout that goes straight from one to the other, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    OptionalRequirement.transitionLayout.isMissing(on: self)
    return UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
  }

  // MARK: Scrolling and display

  /// Does nothing, unless overridden.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// Does nothing, unless overridden.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// Does nothing, unless overridden.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  /// Does nothing, unless overridden.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  /// Does nothing, unless overridden.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  /// Does nothing, unless overridden.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}

  /// Lets the content rest where it will, unless overridden.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  /// Does nothing, unless overridden.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

  /// Does nothing, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  /// Does nothing, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) {}

  /// Does nothing, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  /// Does nothing, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String,
    at indexPath: IndexPath
  ) {}

  // MARK: Highlight and selection

  /// True, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalRequirement.shouldHighlight.isMissing(on: self)
    return true
  }

  /// Does nothing, unless overridden.
  open func collectionView(_ view: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    OptionalRequirement.didHighlight.isMissing(on: self)
  }

  /// Does nothing, unless overridden.
  open func collectionView(_ view: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    OptionalRequirement.didUnhighlight.isMissing(on: self)
  }

  /// True, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalRequirement.shouldSelect.isMissing(on: self)
    return true
  }

  /// True, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalRequirement.shouldDeselect.isMissing(on: self)
    return true
  }

  /// Does nothing, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) {
    OptionalRequirement.didSelect.isMissing(on: self)
  }

  /// Does nothing, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    didDeselectItemAt indexPath: IndexPath
  ) {
    OptionalRequirement.didDeselect.isMissing(on: self)
  }

  /// True unless the collection view is being edited, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalRequirement.canPerformPrimaryAction.isMissing(on: self)
    return !collectionView.isEditing
  }

  /// Does nothing, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    performPrimaryActionForItemAt indexPath: IndexPath
  ) {
    OptionalRequirement.performPrimaryAction.isMissing(on: self)
  }

  /// `allowsMultipleSelectionDuringEditing`, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    OptionalRequirement.shouldBeginMultipleSelection.isMissing(on: self)
    return collectionView.allowsMultipleSelectionDuringEditing
  }

  /// Does nothing, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    OptionalRequirement.didBeginMultipleSelection.isMissing(on: self)
  }

  /// Does nothing, unless overridden.
  open func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
    OptionalRequirement.didEndMultipleSelection.isMissing(on: self)
  }

  // MARK: Menus

  /// False, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalRequirement.shouldShowMenu.isMissing(on: self)
    return false
  }

  /// False, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    canPerformAction action: Selector,
    forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool {
    OptionalRequirement.canPerformAction.isMissing(on: self)
    return false
  }

  /// Does nothing, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    performAction action: Selector,
    forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) {
    OptionalRequirement.performAction.isMissing(on: self)
  }

  /// None, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    OptionalRequirement.contextMenuForItems.isMissing(on: self)
    return nil
  }

  /// None, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    OptionalRequirement.contextMenuForItem.isMissing(on: self)
    return nil
  }

  /// Does nothing, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    OptionalRequirement.willDisplayContextMenu.isMissing(on: self)
  }

  /// Does nothing, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    OptionalRequirement.willEndContextMenu.isMissing(on: self)
  }

  // MARK: Focus and previews

  /// `allowsFocus`, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    canFocusItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalRequirement.canFocus.isMissing(on: self)
    return collectionView.allowsFocus
  }

  /// True, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool {
    OptionalRequirement.shouldUpdateFocus.isMissing(on: self)
    return true
  }

  /// Does nothing, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    OptionalRequirement.didUpdateFocus.isMissing(on: self)
  }

  /// `selectionFollowsFocus`, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalRequirement.selectionFollowsFocus.isMissing(on: self)
    return collectionView.selectionFollowsFocus
  }

  /// None, unless overridden.
  open func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
    OptionalRequirement.preferredFocus.isMissing(on: self)
    return nil
  }

  /// True, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    OptionalRequirement.shouldSpringLoad.isMissing(on: self)
    return true
  }

  /// None, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    sceneActivationConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIWindowScene.ActivationConfiguration? {
    OptionalRequirement.sceneActivation.isMissing(on: self)
    return nil
  }

  /// None, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    OptionalRequirement.highlightPreview.isMissing(on: self)
    return nil
  }

  /// None, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    OptionalRequirement.dismissalPreview.isMissing(on: self)
    return nil
  }

  /// Does nothing, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    OptionalRequirement.willPerformPreviewAction.isMissing(on: self)
  }
}
