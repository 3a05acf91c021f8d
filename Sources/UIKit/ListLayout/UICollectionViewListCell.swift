// SPDX-License-Identifier: Apache-2.0
public import Foundation
import LayoutEngine

/// A cell with accessories, indentation and separators, for lists and elsewhere.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  /// The content that suits the list, and the place in it, where the cell is.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    let environment = listRow?.appearance.environment ?? .unspecified
    let state = AutomaticState(environment: environment)
    switch listRow?.role ?? .cell {
    case .cell: return .make(.cell, state)
    case .header: return .make(.header, state)
    case .footer: return .make(.footer, state)
    }
  }

  /// The background that suits the list, and the place in it, where the cell is.
  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    switch listRow?.role ?? .cell {
    case .cell: UIBackgroundConfiguration.listCell().updated(for: configurationState)
    case .header: UIBackgroundConfiguration.listHeader().updated(for: configurationState)
    case .footer: UIBackgroundConfiguration.listFooter().updated(for: configurationState)
    }
  }

  /// How many times the content is indented; in an outline the list sets the item's level.
  open var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { listContentDidChange() } }
  }

  /// How far the content is moved for each level, in points.
  open var indentationWidth = ListMetrics.current.indentationWidth {
    didSet { if indentationWidth != oldValue { listContentDidChange() } }
  }

  /// Whether accessories before the content are indented too; true unless set.
  open var indentsAccessories = true {
    didSet { if indentsAccessories != oldValue { listContentDidChange() } }
  }

  /// Signs and controls beside the content; of each system type at most one.
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

  /// Where the lower separator is: it begins at the text unless the list says otherwise.
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

  private func listContentDidChange() {
    contentRevision += 1
    owner?.viewNeedsUpdate(self)
  }

  override var followsState: Bool { true }

  override func listRowDidChange(from old: ListRow?) {
    // Only what the list set is taken back: levels may be of somebody else's making.
    if let level = listRow?.outline?.level {
      if level != old?.outline?.level { indentationLevel = level }
    } else if let level = old?.outline?.level, indentationLevel == level {
      indentationLevel = 0
    }
    super.listRowDidChange(from: old)
  }
}
