// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import Testing
import UIKitTestSupport

@testable import UIKit

/// Sentences about lists, their cells and the configurations of contents and backgrounds.
@MainActor @Suite(.ownProcess) struct ListSentenceTests {
  @Test func `a list configuration starts with the documented values`() {
    let list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    says("its appearance", list.appearance, .insetGrouped)
    says("no headers", list.headerMode, .none)
    says("no footers", list.footerMode, .none)
    says("separators", list.showsSeparators, true)
    says(
      "no swipes",
      list.leadingSwipeActionsConfigurationProvider == nil
        && list.trailingSwipeActionsConfigurationProvider == nil,
      true
    )
    says("no separators' handler", list.itemSeparatorHandler == nil, true)
    says("the padding is the system's", list.headerTopPadding, nil)
    says(
      "a sidebar has no separators",
      UICollectionLayoutListConfiguration(appearance: .sidebar).showsSeparators,
      false
    )
    let separator = UIListSeparatorConfiguration(listAppearance: .plain)
    says("the upper separator is automatic", separator.topSeparatorVisibility, .automatic)
    says("the lower one, too", separator.bottomSeparatorVisibility, .automatic)
  }

  @Test func `a list cell starts with the documented values`() {
    let cell = UICollectionViewListCell(frame: box(0, 0, 300, 44))
    says("level 0", cell.indentationLevel, 0)
    says("accessories are indented", cell.indentsAccessories, true)
    says("no accessories", cell.accessories.count, 0)
    says("a guide for separators", cell.separatorLayoutGuide.owningView === cell, true)
    let content = cell.defaultContentConfiguration()
    says("a content without text", content.text, nil)
    says("nor picture", content.image == nil, true)
  }

  @Test func `a content configuration starts with the documented values`() {
    let content = UIListContentConfiguration.cell()
    says(
      "no text",
      content.text == nil && content.secondaryText == nil && content.image == nil,
      true
    )
    says("no limit of lines", content.textProperties.numberOfLines, 0)
    says("the text is as wide as it needs", content.textProperties.adjustsFontSizeToFitWidth, false)
    says("text aligns naturally", content.textProperties.alignment, .natural)
    says("no transformation", content.textProperties.transform, .none)
    says("texts are one below the other", content.prefersSideBySideTextAndSecondaryText, false)
    says(
      "value cells put them side by side",
      UIListContentConfiguration.valueCell().prefersSideBySideTextAndSecondaryText,
      true
    )
    says("a picture has no corners", content.imageProperties.cornerRadius, 0)
    says("nor a size", content.imageProperties.maximumSize, .zero)
    says("nor a reserved one", content.imageProperties.reservedLayoutSize, .zero)
    says("margins follow the cell's", content.axesPreservingSuperviewLayoutMargins, .both)
    var changed = content
    changed.text = "a"
    says("configurations are values", changed == content, false)
    says(
      "a plain state changes nothing of the texts",
      changed.updated(for: UICellConfigurationState(traitCollection: UITraitCollection())).text,
      "a"
    )
  }

  @Test func `a background configuration starts with the documented values`() {
    let clear = UIBackgroundConfiguration.clear()
    says("no corners", clear.cornerRadius, 0)
    says("no insets", clear.backgroundInsets, .zero)
    says("no stroke", clear.strokeWidth, 0)
    says("no view", clear.customView == nil, true)
    says("no picture", clear.image == nil, true)
    var one = clear
    one.backgroundColor = .red
    says("configurations are values", one == clear, false)
    says("its resolved colour", one.resolvedBackgroundColor(for: .blue), .red)
    says("without one, the tint", UIBackgroundConfiguration.clear().backgroundColor, .clear)
  }

  @Test func `rows, headers and footers are where the modes put them`() {
    let plain = ListStage([["a", "b"]])
    says("rows of 44", plain.frame(1), box(0, 44, 400, 44))
    says("no header", plain.header() == nil, true)
    let both = ListStage([["a"], ["b"]], .grouped) {
      $0.headerMode = .supplementary
      $0.footerMode = .supplementary
    }
    says("headers", both.header() != nil && both.header(1) != nil, true)
    says("before their rows", both.header()?.maxY ?? 99 <= both.frame(0)?.minY ?? 0, true)
    says("footers after them", both.footer()?.minY ?? 0 >= both.frame(0)?.maxY ?? 99, true)
    let first = ListStage([["h", "a"]], .insetGrouped) { $0.headerMode = .firstItemInSection }
    says("the first item may be the header", first.header() == nil && first.frame(0) != nil, true)
  }

  @Test func `indentation moves the content, by level and width`() throws {
    let stage = ListStage([["a", "b"]])
    let cell = try #require(stage.cell(0))
    stage.view.layoutIfNeeded()
    let before = cell.separatorLayoutGuide.layoutFrame.minX
    cell.indentationLevel = 2
    cell.indentationWidth = 15
    cell.layoutIfNeeded()
    stage.view.layoutIfNeeded()
    says("separators follow the text", cell.separatorLayoutGuide.layoutFrame.minX - before, 30)
  }

  @Test func `accessories show where and when they are documented`() {
    let always: [(String, UICellAccessory)] = [
      ("disclosure", .disclosureIndicator()), ("checkmark", .checkmark()),
      ("outline", .outlineDisclosure()), ("label", .label(text: "1")),
    ]
    let editing: [(String, UICellAccessory)] = [
      ("delete", .delete()), ("insert", .insert()), ("reorder", .reorder()),
      ("multiselect", .multiselect()),
    ]
    for (name, accessory) in always { says(name, shown(accessory), [true, true]) }
    for (name, accessory) in editing { says(name, shown(accessory), [false, true]) }
    says("told otherwise", shown(.disclosureIndicator(displayed: .whenNotEditing)), [true, false])
  }

  /// Whether a row shows an accessory when it is not edited, and when it is.
  private func shown(_ accessory: UICellAccessory) -> [Bool] {
    let stage = ListStage([["a"]])
    stage.configure = { cell, _ in cell.accessories = [accessory] }
    stage.view.reloadData()
    stage.view.layoutIfNeeded()
    func isShown() -> Bool { stage.row(0).map { !($0.leading + $0.trailing).isEmpty } ?? false }
    let before = isShown()
    stage.view.isEditing = true
    stage.view.layoutIfNeeded()
    return [before, isShown()]
  }

  @Test func `states of cells are values with documented names`() {
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    says(
      "plain",
      state.isSelected || state.isHighlighted || state.isEditing || state.isSwiped,
      false
    )
    state.isSelected = true
    var other = state
    other.isEditing = true
    says("values", state == other, false)
    let key = UIConfigurationStateCustomKey("own")
    state[key] = 7
    says("own keys", state[key] as? Int, 7)
    says("not set", other[key] == nil, true)
  }
}
