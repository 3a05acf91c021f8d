// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
import UIKit

final class UsualLists: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout, UICollectionViewDataSourcePrefetching, UITableViewDataSource, UITableViewDelegate, UITableViewDataSourcePrefetching {
  enum Section: Int, CaseIterable, Hashable { case main, other }
  struct Item: Hashable { let id = UUID(); var title = "" }
  let table = UITableView(frame: .zero, style: .insetGrouped)
  let grid = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  lazy var source = UICollectionViewDiffableDataSource<Section, Item>(collectionView: grid) { view, path, item in
    let cell = view.dequeueReusableCell(withReuseIdentifier: "x", for: path)
    return cell
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    grid.frame = view.bounds
    grid.dataSource = self
    view.addSubview(grid)
  }

  func scroll(_ view: UIScrollView) {
    view.contentSize = CGSize(width: 1, height: 2)
    view.contentOffset.y = 3
    view.setContentOffset(.zero, animated: true)
    view.contentInset = .zero
    view.contentInset.bottom += 10
    view.contentInsetAdjustmentBehavior = .never
    _ = view.adjustedContentInset
    view.automaticallyAdjustsScrollIndicatorInsets = false
    view.scrollIndicatorInsets = .zero
    view.verticalScrollIndicatorInsets = .zero
    view.horizontalScrollIndicatorInsets = .zero
    view.indicatorStyle = .white
    view.showsVerticalScrollIndicator = false
    view.showsHorizontalScrollIndicator = false
    view.isPagingEnabled = true
    view.isScrollEnabled = false
    view.bounces = false
    view.alwaysBounceVertical = true
    view.alwaysBounceHorizontal = false
    view.bouncesZoom = true
    view.decelerationRate = .fast
    view.isDirectionalLockEnabled = true
    view.scrollsToTop = false
    view.keyboardDismissMode = .interactive
    view.delaysContentTouches = false
    view.canCancelContentTouches = true
    view.minimumZoomScale = 1
    view.maximumZoomScale = 3
    view.zoomScale = 1
    view.setZoomScale(2, animated: true)
    view.zoom(to: .zero, animated: true)
    view.scrollRectToVisible(.zero, animated: true)
    view.flashScrollIndicators()
    view.refreshControl = UIRefreshControl()
    view.refreshControl?.attributedTitle = NSAttributedString(string: "x")
    view.refreshControl?.beginRefreshing()
    view.refreshControl?.endRefreshing()
    _ = view.refreshControl?.isRefreshing
    _ = view.isDragging || view.isDecelerating || view.isTracking || view.isZooming || view.isZoomBouncing
    _ = view.panGestureRecognizer.translation(in: view).y
    _ = view.pinchGestureRecognizer?.scale
    _ = view.frameLayoutGuide.widthAnchor
    _ = view.contentLayoutGuide.topAnchor
    view.layer.masksToBounds = false
    view.delegate = self
    _ = UIScrollView.DecelerationRate(rawValue: 0.5)
    view.adjustedContentInsetDidChange()
  }

  func collection() {
    grid.dataSource = self
    grid.delegate = self
    grid.prefetchDataSource = self
    grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "x")
    grid.register(UINib(nibName: "x", bundle: .main), forCellWithReuseIdentifier: "x")
    grid.register(UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "x")
    grid.allowsMultipleSelection = true
    grid.allowsSelectionDuringEditing = true
    grid.allowsFocus = true
    grid.selectionFollowsFocus = true
    grid.isPrefetchingEnabled = false
    grid.remembersLastFocusedIndexPath = true
    grid.backgroundView = UIView()
    grid.reloadData()
    grid.reloadSections([0])
    grid.reloadItems(at: [IndexPath(item: 0, section: 0)])
    grid.reconfigureItems(at: [])
    grid.insertItems(at: [])
    grid.deleteItems(at: [])
    grid.moveItem(at: IndexPath(row: 0, section: 0), to: IndexPath(item: 1, section: 0))
    grid.insertSections(IndexSet(integer: 0))
    grid.performBatchUpdates({}, completion: { _ in })
    grid.performBatchUpdates(nil)
    grid.scrollToItem(at: IndexPath(item: 0, section: 0), at: [.centeredVertically, .centeredHorizontally], animated: true)
    grid.selectItem(at: nil, animated: false, scrollPosition: [])
    grid.deselectItem(at: IndexPath(item: 0, section: 0), animated: true)
    _ = grid.indexPathsForSelectedItems?.first
    _ = grid.indexPathsForVisibleItems.sorted()
    _ = grid.visibleCells.first
    _ = grid.indexPathForItem(at: .zero)
    _ = grid.indexPath(for: UICollectionViewCell())
    _ = grid.cellForItem(at: IndexPath(item: 0, section: 0)) as? UICollectionViewListCell
    _ = grid.supplementaryView(forElementKind: "x", at: IndexPath(item: 0, section: 0))
    _ = grid.visibleSupplementaryViews(ofKind: "x")
    _ = grid.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame
    _ = grid.numberOfItems(inSection: 0) + grid.numberOfSections
    grid.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: true) { _ in }
    grid.collectionViewLayout.invalidateLayout()
    _ = grid.hasUncommittedUpdates
    grid.dragInteractionEnabled = true
    grid.reorderingCadence = .immediate
    grid.selfSizingInvalidation = .enabledIncludingConstraints
    grid.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0))
    if let flow = grid.collectionViewLayout as? UICollectionViewFlowLayout {
      flow.itemSize = UICollectionViewFlowLayout.automaticSize
      flow.estimatedItemSize = CGSize(width: 1, height: 1)
      flow.minimumLineSpacing = 1
      flow.minimumInteritemSpacing = 1
      flow.sectionInset = .zero
      flow.sectionInsetReference = .fromSafeArea
      flow.headerReferenceSize = .zero
      flow.scrollDirection = .horizontal
      flow.sectionHeadersPinToVisibleBounds = true
    }
    let cellRegistration = UICollectionView.CellRegistration<UICollectionViewListCell, Item> { cell, path, item in
      var content = cell.defaultContentConfiguration()
      content.text = item.title
      content.secondaryText = "x"
      content.image = UIImage(systemName: "star")
      content.imageProperties.tintColor = .red
      content.imageProperties.maximumSize = CGSize(width: 3, height: 3)
      content.imageProperties.cornerRadius = 4
      content.imageProperties.preferredSymbolConfiguration = .init(font: .preferredFont(forTextStyle: .body))
      content.textProperties.font = .preferredFont(forTextStyle: .headline)
      content.textProperties.color = .red
      content.textProperties.numberOfLines = 2
      content.textProperties.alignment = .center
      content.secondaryTextProperties.color = .secondaryLabel
      content.textToSecondaryTextVerticalPadding = 3
      content.imageToTextPadding = 3
      content.prefersSideBySideTextAndSecondaryText = true
      content.directionalLayoutMargins = .zero
      content.attributedText = nil
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator(), .checkmark(), .delete(), .reorder(displayed: .always), .label(text: "x"), .outlineDisclosure(options: .init(style: .header)), .customView(configuration: .init(customView: UIView(), placement: .trailing(displayed: .always)))]
      var background = UIBackgroundConfiguration.listGroupedCell()
      background.backgroundColor = .red
      background.cornerRadius = 3
      background.strokeColor = .red
      background.strokeWidth = 1
      background.backgroundInsets = .zero
      background.visualEffect = nil
      background.customView = nil
      cell.backgroundConfiguration = background
      cell.indentationLevel = 1
      cell.configurationUpdateHandler = { cell, state in _ = state.isSelected || state.isHighlighted }
      cell.automaticallyUpdatesContentConfiguration = false
      cell.setNeedsUpdateConfiguration()
    }
    _ = cellRegistration
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(elementKind: UICollectionView.elementKindSectionHeader) { view, kind, path in }
    source.supplementaryViewProvider = { view, kind, path in view.dequeueConfiguredReusableSupplementary(using: header, for: path) }
    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    snapshot.appendSections(Section.allCases)
    snapshot.appendItems([Item()], toSection: .main)
    snapshot.insertItems([], afterItem: Item())
    snapshot.deleteItems([])
    snapshot.reloadItems([])
    snapshot.reconfigureItems([])
    snapshot.moveItem(Item(), afterItem: Item())
    snapshot.deleteAllItems()
    _ = snapshot.itemIdentifiers(inSection: .main).count + snapshot.numberOfItems + snapshot.sectionIdentifiers.count
    _ = snapshot.indexOfItem(Item())
    _ = snapshot.sectionIdentifier(containingItem: Item())
    source.apply(snapshot, animatingDifferences: true) {}
    source.applySnapshotUsingReloadData(snapshot)
    _ = source.itemIdentifier(for: IndexPath(item: 0, section: 0))
    _ = source.indexPath(for: Item())
    _ = source.snapshot().numberOfSections
    _ = source.sectionIdentifier(for: 0)
    var part = NSDiffableDataSourceSectionSnapshot<Item>()
    part.append([Item()])
    part.append([], to: Item())
    part.expand([])
    source.apply(part, to: .main, animatingDifferences: false)
    source.reorderingHandlers.canReorderItem = { _ in true }
    source.reorderingHandlers.didReorder = { transaction in _ = transaction.finalSnapshot; _ = transaction.difference }
    var list = UICollectionLayoutListConfiguration(appearance: .sidebar)
    list.headerMode = .firstItemInSection
    list.footerMode = .supplementary
    list.showsSeparators = false
    list.backgroundColor = .clear
    list.headerTopPadding = 0
    list.trailingSwipeActionsConfigurationProvider = { path in
      let action = UIContextualAction(style: .destructive, title: "x") { action, view, done in done(true) }
      action.image = UIImage(systemName: "trash")
      action.backgroundColor = .red
      let swipe = UISwipeActionsConfiguration(actions: [action])
      swipe.performsFirstActionWithFullSwipe = false
      return swipe
    }
    list.itemSeparatorHandler = { path, configuration in configuration }
    _ = UICollectionViewCompositionalLayout.list(using: list)
    let layout = UICollectionViewCompositionalLayout { index, environment in
      let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)))
      item.contentInsets = .init(top: 1, leading: 1, bottom: 1, trailing: 1)
      let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .absolute(1), heightDimension: .uniformAcrossSiblings(estimate: 44)), repeatingSubitem: item, count: 2)
      group.interItemSpacing = .fixed(3)
      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = .groupPagingCentered
      section.visibleItemsInvalidationHandler = { items, offset, environment in items.forEach { $0.transform = .identity; $0.alpha = 1; $0.zIndex = 3 } }
      section.boundarySupplementaryItems = [.init(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(3)), elementKind: "x", alignment: .top)]
      section.decorationItems = [.background(elementKind: "x")]
      section.supplementariesFollowContentInsets = false
      section.supplementaryContentInsetsReference = .none
      section.orthogonalScrollingProperties.decelerationRate = .fast
      _ = environment.container.effectiveContentSize.width
      _ = environment.traitCollection.horizontalSizeClass
      return section
    }
    layout.configuration.interSectionSpacing = 3
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "x")
  }

  func tables() {
    table.dataSource = self
    table.delegate = self
    table.prefetchDataSource = self
    table.register(UITableViewCell.self, forCellReuseIdentifier: "x")
    table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "x")
    table.rowHeight = UITableView.automaticDimension
    table.estimatedRowHeight = 44
    table.sectionHeaderHeight = 0
    table.sectionFooterHeight = CGFloat.leastNormalMagnitude
    table.estimatedSectionHeaderHeight = 3
    table.estimatedSectionFooterHeight = 3
    table.sectionHeaderTopPadding = 0
    table.separatorStyle = .none
    table.separatorInset = UIEdgeInsets(top: 0, left: .greatestFiniteMagnitude, bottom: 0, right: 0)
    table.separatorInsetReference = .fromAutomaticInsets
    table.separatorColor = .red
    table.separatorEffect = nil
    table.tableHeaderView = UIView()
    table.tableFooterView = UIView(frame: .zero)
    table.backgroundView = nil
    table.allowsSelection = false
    table.allowsMultipleSelectionDuringEditing = true
    table.cellLayoutMarginsFollowReadableWidth = false
    table.insetsContentViewsToSafeArea = true
    table.sectionIndexColor = .red
    table.sectionIndexBackgroundColor = .clear
    table.sectionIndexMinimumDisplayRowCount = 3
    table.isEditing = true
    table.setEditing(true, animated: true)
    table.fillerRowHeight = 0
    table.dragInteractionEnabled = true
    table.reloadData()
    table.reloadRows(at: [], with: .automatic)
    table.reloadSections([0], with: .fade)
    table.reconfigureRows(at: [])
    table.beginUpdates()
    table.insertRows(at: [], with: .left)
    table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .middle)
    table.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 0, section: 0))
    table.insertSections([0], with: .none)
    table.deleteSections(IndexSet(integersIn: 0..<1), with: .top)
    table.moveSection(0, toSection: 1)
    table.endUpdates()
    table.performBatchUpdates({}, completion: nil)
    table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .middle, animated: true)
    table.scrollToNearestSelectedRow(at: .none, animated: true)
    table.selectRow(at: nil, animated: true, scrollPosition: .none)
    table.deselectRow(at: IndexPath(row: 0, section: 0), animated: true)
    _ = table.indexPathForSelectedRow?.row
    _ = table.indexPathsForSelectedRows
    _ = table.indexPathsForVisibleRows
    _ = table.visibleCells
    _ = table.indexPath(for: UITableViewCell())
    _ = table.indexPathForRow(at: .zero)
    _ = table.cellForRow(at: IndexPath(row: 0, section: 0))
    _ = table.headerView(forSection: 0)
    _ = table.dequeueReusableCell(withIdentifier: "x")
    _ = table.dequeueReusableHeaderFooterView(withIdentifier: "x")
    _ = table.rect(forSection: 0)
    _ = table.rectForRow(at: IndexPath(row: 0, section: 0))
    _ = table.rectForHeader(inSection: 0)
    _ = table.numberOfRows(inSection: 0) + table.numberOfSections
    _ = table.style == .plain
    _ = UITableView.indexSearch
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = "x"
    cell.detailTextLabel?.text = "x"
    cell.imageView?.image = nil
    cell.accessoryType = .disclosureIndicator
    cell.accessoryView = UISwitch()
    cell.editingAccessoryType = .checkmark
    cell.selectionStyle = .none
    cell.selectedBackgroundView = UIView()
    cell.multipleSelectionBackgroundView = nil
    cell.backgroundView = nil
    cell.backgroundColor = .red
    cell.contentView.backgroundColor = .red
    cell.separatorInset = .zero
    cell.indentationLevel = 1
    cell.indentationWidth = 3
    cell.shouldIndentWhileEditing = false
    cell.showsReorderControl = true
    cell.focusStyle = .default
    cell.setSelected(true, animated: true)
    cell.setHighlighted(true, animated: true)
    cell.isSelected = true
    _ = cell.reuseIdentifier
    _ = cell.isEditing
    cell.contentConfiguration = cell.defaultContentConfiguration()
    cell.backgroundConfiguration = .clear()
    cell.userInteractionEnabledWhileDragging = true
    let view = UITableViewHeaderFooterView(reuseIdentifier: "x")
    view.textLabel?.textColor = .red
    view.contentView.backgroundColor = .red
    view.backgroundView = UIView()
    view.contentConfiguration = UIListContentConfiguration.groupedHeader()
    let rows = UITableViewDiffableDataSource<Section, Item>(tableView: table) { table, path, item in table.dequeueReusableCell(withIdentifier: "x", for: path) }
    rows.defaultRowAnimation = .fade
    rows.apply(NSDiffableDataSourceSnapshot<Section, Item>(), animatingDifferences: true)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell { UICollectionViewCell() }
  func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView { UICollectionReusableView() }
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {}
  func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint) -> UIContextMenuConfiguration? { nil }
  func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {}
  func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize { .zero }
  func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {}
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 44 }
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { 44 }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
  func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {}
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle { .none }
  func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { false }
  func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String? { nil }
  func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? { nil }
  func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? { [UITableViewRowAction(style: .destructive, title: "x") { action, path in }] }
  func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {}
  func tableView(_ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath, toProposedIndexPath proposedDestinationIndexPath: IndexPath) -> IndexPath { sourceIndexPath }
  func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int { index }
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {}
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { 0 }
  func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? { nil }
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}
  func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>) { targetContentOffset.pointee.x = 3 }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}

final class UsualCell: UICollectionViewCell {
  override var isSelected: Bool { didSet { } }
  override var isHighlighted: Bool { didSet { } }
  override func prepareForReuse() { super.prepareForReuse() }
  override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes { super.preferredLayoutAttributesFitting(layoutAttributes) }
  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) { super.apply(layoutAttributes) }
  override func updateConfiguration(using state: UICellConfigurationState) { super.updateConfiguration(using: state) }
  override func dragStateDidChange(_ dragState: UICollectionViewCell.DragState) {}
}
final class UsualRow: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) { super.init(style: style, reuseIdentifier: reuseIdentifier) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func setSelected(_ selected: Bool, animated: Bool) { super.setSelected(selected, animated: animated) }
  override func setHighlighted(_ highlighted: Bool, animated: Bool) { super.setHighlighted(highlighted, animated: animated) }
  override func setEditing(_ editing: Bool, animated: Bool) { super.setEditing(editing, animated: animated) }
  override func prepareForReuse() { super.prepareForReuse() }
  override func willTransition(to state: UITableViewCell.StateMask) { super.willTransition(to: state) }
  override var frame: CGRect { get { super.frame } set { super.frame = newValue.insetBy(dx: 3, dy: 3) } }
}
