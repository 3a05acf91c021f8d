// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKitTestSupport

@testable import LayoutEngine
@testable import UIKit

/// The content of list cells, and how it follows their state.
@MainActor
@Suite(.ownProcess) struct UICollectionViewListCellTests {
  @Test func `shows text, separators and ground of the list that it is in`() {
    let stage = ListStage([["a", "b"]])
    let row = stage.row(0)
    expect(row?.text?.string, equals: "a")
    expect(row?.text?.font, equals: TextFont(size: 17))
    expect(row?.text?.colour, equals: ContentColour(light: 0xFF, dark: 0xFFFF_FFFF))
    expect(row?.background.colour, equals: ContentColour(light: 0xFFFF_FFFF, dark: 0xFF))
    expect(row?.topSeparator, equals: nil)
    expect(row?.bottomSeparator?.leading, equals: nil)
    expect(row?.bottomSeparator?.trailing, equals: 0)
    expect(stage.cell(0)?.shownContent.title, equals: "a")
    expect(stage.cell(0)?.shownContent.style, equals: .list)
  }

  @Test func `draws lines as the look says`() {
    func lines(_ appearance: UICollectionLayoutListConfiguration.Appearance) -> [[CGFloat?]] {
      let stage = ListStage([["a", "b"]], appearance)
      // The leading inset of each visible separator; −1 means that it starts at the text.
      return (0...1).map { item in
        [stage.row(item)?.topSeparator, stage.row(item)?.bottomSeparator].map { line in
          line.map { $0.leading ?? -1 }
        }
      }
    }
    expect(lines(.plain), equals: [[nil, -1], [nil, -1]])
    expect(lines(.grouped), equals: [[0, -1], [nil, 0]])
    expect(lines(.insetGrouped), equals: [[nil, -1], [nil, nil]])
    expect(lines(.sidebar), equals: [[nil, nil], [nil, nil]])
    expect(lines(.sidebarPlain), equals: [[nil, nil], [nil, nil]])
  }

  @Test func `asks the handler last about the lines of a row`() {
    var asked: [(IndexPath, UIListSeparatorConfiguration.Visibility)] = []
    let stage = ListStage([["a", "b"]]) {
      $0.separatorConfiguration.bottomSeparatorInsets.leading = 5
      $0.itemSeparatorHandler = { path, lines in
        asked.append((path, lines.bottomSeparatorVisibility))
        var lines = lines
        if path.item == 1 { lines.bottomSeparatorVisibility = .hidden }
        lines.topSeparatorVisibility = .visible
        return lines
      }
    }
    expect(asked.contains { $0.0 == IndexPath(item: 0, section: 0) && $0.1 == .visible })
    expect(stage.row(0)?.bottomSeparator?.leading, equals: 5)
    #expect(stage.row(0)?.topSeparator != nil)
    expect(stage.row(1)?.bottomSeparator, equals: nil)
  }

  @Test func `policy: lines of rows selected together while editing have the colour for that`() {
    let stage = ListStage([["a", "b"]]) {
      $0.separatorConfiguration.color = .red
      $0.separatorConfiguration.multipleSelectionColor = .blue
    }
    let red = ContentColour(light: 0xFF00_00FF)
    let blue = ContentColour(light: 0x0000_FFFF)
    func lines() -> [ContentColour?] { (0...1).map { stage.row($0)?.bottomSeparator?.colour } }
    expect(lines(), equals: [red, red])
    let first = IndexPath(item: 0, section: 0)
    // One row that is selected outside of editing is no multiple selection.
    stage.view.selectItem(at: first, animated: false, scrollPosition: [])
    stage.view.layoutIfNeeded()
    expect(lines(), equals: [red, red])
    stage.view.allowsSelectionDuringEditing = true
    stage.view.isEditing = true
    stage.view.selectItem(at: first, animated: false, scrollPosition: [])
    stage.view.layoutIfNeeded()
    #expect(stage.cell(0)?.isSelected == true && lines() == [red, red])
    stage.view.allowsMultipleSelectionDuringEditing = true
    stage.view.deselectItem(at: first, animated: false)
    stage.view.selectItem(at: first, animated: false, scrollPosition: [])
    stage.view.layoutIfNeeded()
    expect(lines(), equals: [blue, red])
    stage.view.deselectItem(at: first, animated: false)
    stage.view.layoutIfNeeded()
    expect(lines(), equals: [red, red])
  }

  @Test func `has no lines where separators are off`() {
    let stage = ListStage([["a"]]) {
      $0.showsSeparators = false
      $0.separatorConfiguration.bottomSeparatorVisibility = .visible
    }
    expect(stage.row(0)?.bottomSeparator, equals: nil)
  }

  @Test func `rounds the ends of cards and follows what is inserted and deleted`() {
    let stage = ListStage([["a", "b", "c"]], .insetGrouped)
    func radii(_ item: Int) -> [CGFloat?] {
      [stage.row(item)?.background.topRadius, stage.row(item)?.background.bottomRadius]
    }
    expect((0...2).map(radii), equals: [[10, 0], [0, 0], [0, 10]])
    stage.transactions = []
    stage.show([["a", "b"]])
    expect((0...1).map(radii), equals: [[10, 0], [0, 10]])
    // The new last row was told as an element with changed content.
    let told = stage.transactions.flatMap(\.updated).filter(\.contentChanged)
    expect(told.map(\.position.item).contains(1))
  }

  @Test func `indents by levels, and the line with the text`() {
    let stage = ListStage([["a"]])
    stage.cell(0)?.indentationWidth = 10
    stage.cell(0)?.indentationLevel = 3
    expect(stage.row(0)?.indentation, equals: 30)
    expect(stage.cell(0)?.separatorLayoutGuide.layoutFrame.minX, equals: 46)
    expect(stage.cell(0)?.separatorLayoutGuide.layoutFrame.maxX, equals: 400)
  }

  @Test func `tells a change of a cell that is shown and gives it the height it wants`() {
    let stage = ListStage([["a", "b"]])
    stage.transactions = []
    var content = stage.cell(0)?.defaultContentConfiguration()
    content?.text = "a\na"
    stage.cell(0)?.contentConfiguration = content
    stage.view.layoutIfNeeded()
    expect(
      stage.transactions.last?.updated.filter(\.contentChanged).map(\.position.item),
      equals: [0]
    )
    expect(stage.frame(0)?.height, equals: 64)
    expect(stage.frame(1)?.minY, equals: 64)
  }

  @Test func `keeps the height where self-sizing is off`() {
    let stage = ListStage([["a", "b"]])
    stage.view.selfSizingInvalidation = .disabled
    var content = stage.cell(0)?.defaultContentConfiguration()
    content?.text = "a\na"
    stage.cell(0)?.contentConfiguration = content
    stage.view.layoutIfNeeded()
    expect(stage.frame(0)?.height, equals: 44)
  }

  @Test func `says that two accessories are of one type as UIKit does`() {
    let stage = ListStage([["a"]])
    stage.cell(0)?.accessories = [.checkmark(), .checkmark()]
    expect(
      stage.view.diagnostics.contains {
        $0.message == "Accessories array contains more than one system accessory of the same type."
      }
    )
    expect(stage.row(0)?.trailing.map(\.kind), equals: [.checkmark])
  }

  @Test func `moves the text aside for accessories that editing brings`() {
    let stage = ListStage([["a"]])
    stage.configure = { cell, _ in
      cell.accessories = [.delete(), .disclosureIndicator(displayed: .whenNotEditing), .reorder()]
    }
    stage.show([["z"]])
    expect(stage.row(0)?.leading.isEmpty, equals: true)
    expect(stage.row(0)?.trailing.map(\.kind), equals: [.disclosureIndicator])
    stage.transactions = []
    stage.view.isEditing = true
    stage.view.layoutIfNeeded()
    expect(stage.row(0)?.leading.map(\.kind), equals: [.delete])
    expect(stage.row(0)?.trailing.map(\.kind), equals: [.reorder])
    expect(stage.transactions.flatMap(\.updated).contains { $0.contentChanged })
    // 16, a slot of 28, and 12 to the text.
    expect(stage.cell(0)?.separatorLayoutGuide.layoutFrame.minX, equals: 56)
  }

  @Test func `shows the selection in the circle and behind the row`() {
    let stage = ListStage([["a", "b"]], .insetGrouped)
    stage.view.allowsMultipleSelectionDuringEditing = true
    stage.configure = { cell, _ in cell.accessories = [.multiselect()] }
    stage.show([["y", "z"]])
    stage.view.isEditing = true
    stage.view.layoutIfNeeded()
    expect(stage.row(0)?.leading.map(\.isOn), equals: [false])
    stage.tap(x: 200, 0)
    stage.tap(x: 200, 1)
    expect(stage.view.indexPathsForSelectedItems?.count, equals: 2)
    expect(stage.row(0)?.leading.map(\.isOn), equals: [true])
    expect(
      stage.row(0)?.background.colour,
      equals: ContentColour(light: 0xD1D1_D6FF, dark: 0x3A3A_3CFF)
    )
  }

  @Test func `updates configurations for each state in one go`() {
    let stage = ListStage([["a"]])
    var states: [UICellConfigurationState] = []
    stage.cell(0)?.configurationUpdateHandler = { _, state in states.append(state) }
    stage.view.layoutIfNeeded()
    states = []
    stage.cell(0)?.setNeedsUpdateConfiguration()
    stage.cell(0)?.setNeedsUpdateConfiguration()
    stage.view.selectItem(
      at: IndexPath(item: 0, section: 0),
      animated: false,
      scrollPosition: []
    )
    stage.view.layoutIfNeeded()
    expect(states.map(\.isSelected), equals: [true])
    expect(states.first?.traitCollection.listEnvironment, equals: .plain)
  }

  @Test func `shows an own class's configuration for its state`() {
    final class OwnCell: UICollectionViewListCell {
      override func updateConfiguration(using state: UICellConfigurationState) {
        var content = defaultContentConfiguration().updated(for: state)
        content.text = state.isSelected ? "on" : "off"
        contentConfiguration = content
      }
    }
    let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    let stage = CompositionalStage([1], size: CGSize(width: 300, height: 300), layout: layout)
    stage.view.register(OwnCell.self, forCellWithReuseIdentifier: "cell")
    stage.view.layoutIfNeeded()
    let path = IndexPath(item: 0, section: 0)
    expect(stage.view.cellForItem(at: path)?.shownContent.title, equals: "off")
    stage.view.selectItem(at: path, animated: false, scrollPosition: [])
    stage.view.layoutIfNeeded()
    expect(stage.view.cellForItem(at: path)?.shownContent.title, equals: "on")
  }

  @Test func `is legal in other layouts, where it has no lines`() {
    let scene = CompositionalStage(
      [1],
      size: CGSize(width: 300, height: 300),
      layout: UICollectionViewCompositionalLayout(section: Sections.rows(.absolute(50)))
    )
    scene.view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
    scene.view.layoutIfNeeded()
    let cell = scene.view.cellForItem(at: IndexPath(item: 0, section: 0))
    var content = UIListContentConfiguration.cell()
    content.text = "free"
    cell?.contentConfiguration = content
    (cell as? UICollectionViewListCell)?.accessories = [.checkmark()]
    let shown = cell?.shownContent.list
    expect(shown?.text?.string, equals: "free")
    expect(shown?.trailing.count, equals: 1)
    expect(shown?.bottomSeparator, equals: nil)
    expect(shown?.background.colour, equals: nil)
  }
}
