// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension UITableView {
  /// From where the lines' insets are measured; recorded.
  public var separatorInsetReference: SeparatorInsetReference {
    get { recorded("separatorInsetReference") ?? .fromCellEdges }
    set { record(newValue, as: "separatorInsetReference") }
  }

  /// Whether cells' content stays in the safe area; recorded.
  public var insetsContentViewsToSafeArea: Bool {
    get { recorded("insetsContentViewsToSafeArea") ?? true }
    set { record(newValue, as: "insetsContentViewsToSafeArea") }
  }

  /// The ground of the titles at the edge; `nil` for none.
  public var sectionIndexBackgroundColor: UIColor? {
    get { recorded("sectionIndexBackgroundColor") }
    set { record(newValue, as: "sectionIndexBackgroundColor") }
  }

  /// That ground under a finger; recorded.
  public var sectionIndexTrackingBackgroundColor: UIColor? {
    get { recorded("sectionIndexTrackingBackgroundColor") }
    set { record(newValue, as: "sectionIndexTrackingBackgroundColor") }
  }

  /// From how many rows on the titles at the edge are shown.
  public var sectionIndexMinimumDisplayRowCount: Int {
    get { recorded("sectionIndexMinimumDisplayRowCount") ?? 0 }
    set { record(newValue, as: "sectionIndexMinimumDisplayRowCount") }
  }

  /// Whether rows can have the focus; recorded.
  public var allowsFocus: Bool {
    get { recorded("allowsFocus") ?? false }
    set { record(newValue, as: "allowsFocus") }
  }

  /// Whether the focus selects; recorded.
  public var selectionFollowsFocus: Bool {
    get { recorded("selectionFollowsFocus") ?? false }
    set { record(newValue, as: "selectionFollowsFocus") }
  }

  /// Whether the focus returns; recorded.
  public var remembersLastFocusedIndexPath: Bool {
    get { recorded("remembersLastFocusedIndexPath") ?? false }
    set { record(newValue, as: "remembersLastFocusedIndexPath") }
  }

  /// The height of empty rows below the last one; recorded.
  public var fillerRowHeight: CGFloat {
    get { recorded("fillerRowHeight") ?? 0 }
    set { record(newValue, as: "fillerRowHeight") }
  }

  /// Whether rows are asked for early; recorded.
  public var isPrefetchingEnabled: Bool {
    get { recorded("isPrefetchingEnabled") ?? true }
    set { record(newValue, as: "isPrefetchingEnabled") }
  }

  /// The effect of the lines; recorded.
  public var separatorEffect: UIVisualEffect? {
    get { recorded("separatorEffect") }
    set { record(newValue, as: "separatorEffect") }
  }

  /// When rows are measured again; recorded.
  public var selfSizingInvalidation: SelfSizingInvalidation {
    get { recorded("selfSizingInvalidation") ?? .enabled }
    set { record(newValue, as: "selfSizingInvalidation") }
  }

  /// Notes that a section has another place.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    performBatchUpdates { self.list.moveSection(section, toSection: newSection) }
  }

  /// Scrolls to the selected row.
  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    if let path = indexPathForSelectedRow {
      scrollToRow(at: path, at: scrollPosition, animated: animated)
    }
  }

  /// The rectangle of a section's rows, in points of the content.
  public func rect(forSection section: Int) -> CGRect {
    (0..<numberOfRows(inSection: section)).map {
      rectForRow(at: IndexPath(row: $0, section: section))
    }.reduce(CGRect.null) { $0.union($1) }
  }

  /// The rectangle of a header, in points of the content.
  public func rectForHeader(inSection section: Int) -> CGRect {
    list.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: section)
    )?.frame ?? .zero
  }

  /// The rectangle of a footer, in points of the content.
  public func rectForFooter(inSection section: Int) -> CGRect {
    list.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionFooter,
      at: IndexPath(item: 0, section: section)
    )?.frame ?? .zero
  }

  /// The rows in a rectangle of the content.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    (list.collectionViewLayout.layoutAttributesForElements(in: rect) ?? []).filter {
      $0.representedElementCategory == .cell
    }.map(\.indexPath)
  }
}

extension UITableViewCell {
  /// Whether the ground is indented while the table is edited; recorded.
  public var shouldIndentWhileEditing: Bool {
    get { recorded("shouldIndentWhileEditing") ?? true }
    set { record(newValue, as: "shouldIndentWhileEditing") }
  }

  /// Whether a sign for moving is seen; recorded.
  public var showsReorderControl: Bool {
    get { recorded("showsReorderControl") ?? false }
    set { record(newValue, as: "showsReorderControl") }
  }

  /// The ground when several rows are chosen; recorded.
  public var multipleSelectionBackgroundView: UIView? {
    get { recorded("multipleSelectionBackgroundView") }
    set { record(newValue, as: "multipleSelectionBackgroundView") }
  }

  /// Whether a dragged row takes touches; recorded.
  public var userInteractionEnabledWhileDragging: Bool {
    get { recorded("userInteractionEnabledWhileDragging") ?? false }
    set { record(newValue, as: "userInteractionEnabledWhileDragging") }
  }

  /// How the focus is shown; recorded.
  public var focusStyle: FocusStyle {
    get { recorded("focusStyle") ?? .default }
    set { record(newValue, as: "focusStyle") }
  }

  /// Whether the button to delete is seen; never here.
  public var showingDeleteConfirmation: Bool { false }
}
