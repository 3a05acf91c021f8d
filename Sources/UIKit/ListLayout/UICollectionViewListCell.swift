// SPDX-License-Identifier: Apache-2.0
public import Foundation
import LayoutEngine

/// A cell with accessories, indentation and separators, in lists and elsewhere.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  /// The default content for the list's style and the cell's role in it.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    let environment = listRow?.appearance.environment ?? .unspecified
    let state = AutomaticState(environment: environment)
    switch listRow?.role ?? .cell {
    case .cell: return .make(.cell, state)
    case .header: return .make(.header, state)
    case .footer: return .make(.footer, state)
    }
  }

  /// The default background for the list's style and the cell's role in it.
  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    switch listRow?.role ?? .cell {
    case .cell: UIBackgroundConfiguration.listCell().updated(for: configurationState)
    case .header: UIBackgroundConfiguration.listHeader().updated(for: configurationState)
    case .footer: UIBackgroundConfiguration.listFooter().updated(for: configurationState)
    }
  }

  /// How many times the content is indented; in an outline, the list sets it to the item's level.
  open var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { listContentDidChange() } }
  }

  /// How far each level indents the content, in points.
  open var indentationWidth = ListMetrics.current.indentationWidth {
    didSet { if indentationWidth != oldValue { listContentDidChange() } }
  }

  /// Whether accessories before the content are indented too; the default is `true`.
  open var indentsAccessories = true {
    didSet { if indentsAccessories != oldValue { listContentDidChange() } }
  }

  /// The signs and controls beside the content; at most one of each system type.
  open var accessories: [UICellAccessory] = [] {
    didSet {
      if AccessorySides(accessories, isEditing: true).hasDuplicates
        || AccessorySides(accessories, isEditing: false).hasDuplicates
      {
        owner?.reportCall("duplicate-accessory", AccessorySides.duplicateText)
      }
      listContentDidChange()
    }
  }

  /// The custom views among the accessories that the cell shows.
  var accessoryViews: [UIView] = []
  /// Whether the cell shows the custom views among its accessories itself.
  var showsAccessoryViews: Bool { isOnScreen || window != nil }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if showsAccessoryViews { placeAccessoryViews() }
  }

  /// The place of the lower separator, which starts at the text unless the list sets other insets.
  open var separatorLayoutGuide: UILayoutGuide {
    UILayoutGuide(of: self) { [weak self] in self?.separatorFrame ?? .null }
  }

  private var separatorFrame: CGRect {
    let content = makeListContent()
    let layout = ListContentLayout(content, width: bounds.width, height: bounds.height)
    let line =
      content.bottomSeparator
      ?? ListSeparator(leading: nil, trailing: 0, colour: ContentColour(light: 0))
    return layout.line(of: line, isTop: false, isRightToLeft: content.isRightToLeft)
  }

  /// The space before and behind the lower separator in place of the list's.
  var ownSeparatorInset: UIEdgeInsets? {
    didSet { if ownSeparatorInset != oldValue { listContentDidChange() } }
  }

  /// The width that the accessories take from a content of the app's own, before it and behind it, in points.
  ///
  /// What a list shows itself keeps clear of them.
  var accessoryRooms: (start: CGFloat, end: CGFloat) {
    let isList = contentConfiguration is UIListContentConfiguration
    guard !accessories.isEmpty, !isList,
      contentConfiguration != nil || !contentView.subviews.isEmpty
    else { return (0, 0) }
    let shown = makeListContent()
    func room(_ signs: [ListAccessory], _ margin: CGFloat) -> CGFloat {
      guard !signs.isEmpty else { return 0 }
      return margin + signs.reduce(0) { $0 + $1.slotWidth }
        + CGFloat(signs.count) * shown.accessorySpacing
    }
    return (
      room(shown.leading, shown.margins.leading), room(shown.trailing, shown.margins.trailing)
    )
  }

  override var contentFrame: CGRect {
    let (start, end) = accessoryRooms
    guard start > 0 || end > 0 else { return bounds }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGRect(
      x: bounds.minX + (isMirrored ? end : start),
      y: bounds.minY,
      width: max(0, bounds.width - start - end),
      height: bounds.height
    )
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let (start, end) = accessoryRooms
    let inner = CGSize(width: max(0, targetSize.width - start - end), height: targetSize.height)
    var size = super.systemLayoutSizeFitting(
      inner,
      withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority
    )
    size.width += start + end
    return size
  }

  private func listContentDidChange() {
    contentRevision += 1
    setNeedsLayout()
    owner?.viewNeedsUpdate(self)
  }

  override var followsState: Bool { true }

  override func listRowDidChange(from old: ListRow?) {
    // Only a level that the list set is reset, because the app may set levels of its own.
    if let level = listRow?.outline?.level {
      if level != old?.outline?.level { indentationLevel = level }
    } else if let level = old?.outline?.level, indentationLevel == level {
      indentationLevel = 0
    }
    super.listRowDidChange(from: old)
  }
}
