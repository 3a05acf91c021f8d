// SPDX-License-Identifier: Apache-2.0
import UIKit

// Every symbol of UIKit's lists is used once, in the style of source for UIKit; it is enough that
// this compiles.

@MainActor
private func nameListConfiguration(_ environment: any NSCollectionLayoutEnvironment) {
  let looks: [UICollectionLayoutListConfiguration.Appearance] = [
    .plain, .grouped, .insetGrouped, .sidebar, .sidebarPlain,
  ]
  var list = UICollectionLayoutListConfiguration(appearance: looks[0])
  _ = list.appearance
  let headers: [UICollectionLayoutListConfiguration.HeaderMode] = [
    .none, .supplementary, .firstItemInSection,
  ]
  list.headerMode = headers[1]
  let footers: [UICollectionLayoutListConfiguration.FooterMode] = [.none, .supplementary]
  list.footerMode = footers[1]
  list.showsSeparators = true
  list.separatorConfiguration = UIListSeparatorConfiguration(listAppearance: .plain)
  let separators: UICollectionLayoutListConfiguration.ItemSeparatorHandler = { _, lines in lines }
  list.itemSeparatorHandler = separators
  list.backgroundColor = .systemBackground
  list.headerTopPadding = 4
  let swipes: UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider = { _ in nil }
  list.leadingSwipeActionsConfigurationProvider = swipes
  list.trailingSwipeActionsConfigurationProvider = swipes
  let hugging: UICollectionLayoutListConfiguration.ContentHuggingElements = [.supplementaryHeader]
  list.contentHuggingElements = hugging
  _ = NSCollectionLayoutSection.list(using: list, layoutEnvironment: environment)
  _ = UICollectionViewCompositionalLayout.list(using: list)
  nameSeparators()
}

@MainActor
private func nameSeparators() {
  var lines = UIListSeparatorConfiguration(listAppearance: .insetGrouped)
  let visibilities: [UIListSeparatorConfiguration.Visibility] = [.automatic, .visible, .hidden]
  lines.topSeparatorVisibility = visibilities[0]
  lines.bottomSeparatorVisibility = visibilities[1]
  lines.topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  lines.bottomSeparatorInsets = .zero
  lines.color = .separator
  lines.multipleSelectionColor = .separator
  lines.visualEffect = UIBlurEffect(style: .systemMaterial)
}

@MainActor
private func nameActions() {
  let handler: UIContextualAction.Handler = { _, _, done in done(true) }
  let action = UIContextualAction(style: .destructive, title: "Delete", handler: handler)
  action.title = nil
  action.backgroundColor = .systemRed
  action.image = UIImage(systemName: "trash")
  _ = action.style == UIContextualAction.Style.normal
  _ = action.handler
  let actions = UISwipeActionsConfiguration(actions: [action])
  actions.performsFirstActionWithFullSwipe = false
  _ = actions.actions
}

/// A cell in the style of apps.
private final class NamedListCell: UICollectionViewListCell {
  static let star = UIConfigurationStateCustomKey("star")

  override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state[Self.star] = true
    return state
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    var content = defaultContentConfiguration().updated(for: state)
    content.text = "Text"
    contentConfiguration = content
    var background = UIBackgroundConfiguration.listGroupedCell().updated(for: state)
    background.backgroundColor = state.isSelected ? .systemBlue : .clear
    backgroundConfiguration = background
  }
}

@MainActor
private func nameListCell() {
  let cell = NamedListCell(frame: .zero)
  _ = cell.defaultContentConfiguration()
  _ = cell.defaultBackgroundConfiguration()
  cell.indentationLevel = 1
  cell.indentationWidth = 10
  cell.indentsAccessories = false
  cell.accessories = [.disclosureIndicator()]
  let guide: UILayoutGuide = cell.separatorLayoutGuide
  _ = guide.layoutFrame
  cell.automaticallyUpdatesContentConfiguration = false
  cell.automaticallyUpdatesBackgroundConfiguration = false
  let handler: UICollectionViewCell.ConfigurationUpdateHandler = { cell, state in
    cell.contentConfiguration = cell.contentConfiguration?.updated(for: state)
  }
  cell.configurationUpdateHandler = handler
  cell.setNeedsUpdateConfiguration()
  let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
  _ = cell.preferredLayoutAttributesFitting(attributes)
}

@MainActor
private func nameSelfSizing(_ view: UICollectionView, _ layout: UICollectionViewLayout) {
  let modes: [UICollectionView.SelfSizingInvalidation] = [
    .disabled, .enabled, .enabledIncludingConstraints,
  ]
  view.selfSizingInvalidation = modes[1]
  let wanted = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
  _ = layout.shouldInvalidateLayout(
    forPreferredLayoutAttributes: wanted,
    withOriginalAttributes: wanted
  )
  _ = layout.invalidationContext(
    forPreferredLayoutAttributes: wanted,
    withOriginalAttributes: wanted
  )
  let environments: [UIListEnvironment] = [
    .unspecified, .none, .plain, .grouped, .insetGrouped, .sidebar, .sidebarPlain,
  ]
  _ = environments + [UIListEnvironment(rawValue: 0)].compactMap { $0 }
  _ = UITraitCollection().listEnvironment
}

@MainActor
private func nameAccessories(_ menu: UIMenu, _ view: UIView) {
  let handler: UICellAccessory.ActionHandler = {}
  let chosen: UICellAccessory.MenuSelectedElementDidChangeHandler = { _ in }
  let states: [UICellAccessory.DisplayedState] = [.always, .whenEditing, .whenNotEditing]
  let widths: [UICellAccessory.LayoutDimension] = [.actual, .standard, .custom(20)]
  let all: [UICellAccessory] = [
    .checkmark(displayed: states[0], options: .init(tintColor: .systemGreen)),
    .delete(
      displayed: states[1],
      options: .init(isHidden: true, reservedLayoutWidth: widths[0], backgroundColor: .red),
      actionHandler: handler
    ),
    .insert(displayed: states[1], options: .init(backgroundColor: .green), actionHandler: handler),
    .multiselect(displayed: states[1], options: .init(backgroundColor: .blue)),
    .disclosureIndicator(displayed: states[2], options: .init(tintColor: .gray)),
    .detail(displayed: states[0], options: .init(isHidden: false), actionHandler: handler),
    .label(
      text: "Label",
      displayed: states[0],
      options: .init(font: .systemFont(ofSize: 12), adjustsFontForContentSizeCategory: false)
    ),
    .outlineDisclosure(
      displayed: states[0],
      options: .init(style: .header),
      actionHandler: handler
    ),
    .popUpMenu(
      menu,
      displayed: states[0],
      options: .init(),
      selectedElementDidChangeHandler: chosen
    ),
    .reorder(displayed: states[1], options: .init(showsVerticalSeparator: false)),
    .customView(
      configuration: .init(
        customView: view,
        placement: .leading(displayed: .always, at: { $0.count }),
        isHidden: false,
        reservedLayoutWidth: .custom(30),
        tintColor: .systemPink,
        maintainsFixedSize: true
      )
    ),
  ]
  _ = all.map(\.accessoryType)
  nameAccessoryTypes(view)
  nameOptions(view)
}

@MainActor
private func nameAccessoryTypes(_ view: UIView) {
  let types: [UICellAccessory.AccessoryType] = [
    .checkmark, .customView(view), .delete, .detail, .disclosureIndicator, .insert, .label,
    .multiselect, .outlineDisclosure, .popUpMenu, .reorder,
  ]
  let before: UICellAccessory.Placement.Position = UICellAccessory.Placement.position(
    before: types[0]
  )
  let after: UICellAccessory.Placement.Position = UICellAccessory.Placement.position(
    after: types[0]
  )
  _ = [UICellAccessory.Placement.leading(at: before), .trailing(displayed: .always, at: after)]
}

@MainActor
private func nameOptions(_ view: UIView) {
  let checkmark = UICellAccessory.CheckmarkOptions()
  _ = (checkmark.isHidden, checkmark.reservedLayoutWidth, checkmark.tintColor)
  let disclosure = UICellAccessory.DisclosureIndicatorOptions()
  _ = (disclosure.isHidden, disclosure.reservedLayoutWidth, disclosure.tintColor)
  let detail = UICellAccessory.DetailOptions()
  _ = (detail.isHidden, detail.reservedLayoutWidth, detail.tintColor)
  let menu = UICellAccessory.PopUpMenuOptions()
  _ = (menu.isHidden, menu.reservedLayoutWidth, menu.tintColor)
  let delete = UICellAccessory.DeleteOptions()
  _ = (delete.isHidden, delete.reservedLayoutWidth, delete.tintColor, delete.backgroundColor)
  let insert = UICellAccessory.InsertOptions()
  _ = (insert.isHidden, insert.reservedLayoutWidth, insert.tintColor, insert.backgroundColor)
  let select = UICellAccessory.MultiselectOptions()
  _ = (select.isHidden, select.reservedLayoutWidth, select.tintColor, select.backgroundColor)
  let reorder = UICellAccessory.ReorderOptions()
  _ = (reorder.isHidden, reorder.reservedLayoutWidth, reorder.tintColor)
  _ = reorder.showsVerticalSeparator
  let label = UICellAccessory.LabelOptions()
  _ = (label.isHidden, label.reservedLayoutWidth, label.tintColor)
  _ = (label.font, label.adjustsFontForContentSizeCategory)
  let outline = UICellAccessory.OutlineDisclosureOptions()
  _ = (outline.isHidden, outline.reservedLayoutWidth, outline.tintColor)
  let styles: [UICellAccessory.OutlineDisclosureOptions.Style] = [.automatic, .header, .cell]
  _ = outline.style == styles[0]
  let custom = UICellAccessory.CustomViewConfiguration(customView: view, placement: .trailing())
  _ = (custom.customView, custom.placement, custom.maintainsFixedSize)
  _ = (custom.isHidden, custom.reservedLayoutWidth, custom.tintColor)
}
