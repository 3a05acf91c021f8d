// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import Testing
import UIKitTestSupport

@testable import UIKit

/// Taps on accessories, outlines and swipe actions.
@MainActor
@Suite(.ownProcess) struct ListInteractionTests {
  private func outline() -> ListStage {
    let stage = ListStage([[]], .sidebar)
    stage.configure = { cell, text in
      cell.accessories = text.count == 1 ? [.outlineDisclosure()] : []
    }
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(["a", "b"])
    tree.append(["a1", "a2"], to: "a")
    stage.source.apply(tree, to: 0, animatingDifferences: false)
    stage.view.layoutIfNeeded()
    return stage
  }

  private func texts(_ stage: ListStage) -> [String] {
    (0..<stage.view.numberOfItems(inSection: 0)).map { stage.row($0)?.text?.string ?? "" }
  }

  @Test func `expands and collapses at a tap of the chevron`() {
    let stage = outline()
    expect(texts(stage), equals: ["a", "b"])
    expect(stage.row(0)?.trailing.first?.isOn, equals: false)
    // The chevron is 14 wide and 16 from the edge.
    stage.tap(x: 400 - 16 - 7, 0)
    expect(texts(stage), equals: ["a", "a1", "a2", "b"])
    expect(stage.row(0)?.trailing.first?.isOn, equals: true)
    expect(stage.view.indexPathsForSelectedItems, equals: [])
    stage.tap(x: 400 - 16 - 7, 0)
    expect(texts(stage), equals: ["a", "b"])
    expect(stage.row(0)?.trailing.first?.isOn, equals: false)
  }

  @Test func `indents children by their level`() {
    let stage = outline()
    stage.tap(x: 377, 0)
    expect((0...3).map { stage.cell($0)?.indentationLevel }, equals: [0, 1, 1, 0])
    expect(stage.row(1)?.indentation, equals: 16)
  }

  @Test func `asks and tells the handlers of the section snapshot`() {
    let stage = outline()
    var told: [String] = []
    stage.source.sectionSnapshotHandlers.willExpandItem = { told.append("expand \($0)") }
    stage.source.sectionSnapshotHandlers.willCollapseItem = { told.append("collapse \($0)") }
    stage.source.sectionSnapshotHandlers.shouldExpandItem = { $0 != "b" }
    stage.tap(x: 377, 0)
    stage.tap(x: 377, 0)
    stage.tap(x: 377, 1)
    expect(told, equals: ["expand a", "collapse a"])
  }

  @Test func `selects the row beside the chevron, and toggles anywhere in a header`() {
    let stage = outline()
    stage.tap(x: 100, 0)
    expect(stage.view.indexPathsForSelectedItems, equals: [IndexPath(item: 0, section: 0)])
    expect(texts(stage), equals: ["a", "b"])
    stage.cell(0)?.accessories = [.outlineDisclosure(options: .init(style: .header))]
    stage.tap(x: 100, 0)
    expect(texts(stage), equals: ["a", "a1", "a2", "b"])
  }

  @Test func `calls the handler of an accessory in place of all else`() {
    let stage = ListStage([["a"]])
    var taps = 0
    stage.cell(0)?.accessories = [.detail { taps += 1 }]
    stage.tap(x: 400 - 16 - 11, 0)
    expect(taps, equals: 1)
    expect(stage.view.indexPathsForSelectedItems, equals: [])
    stage.cell(0)?.accessories = [.detail()]
    stage.tap(x: 400 - 16 - 11, 0)
    expect(taps, equals: 1)
    expect(stage.view.indexPathsForSelectedItems?.count, equals: 1)
  }

  // MARK: Swipes

  private final class Log {
    var events: [String] = []
  }

  /// Rows with a trailing action that deletes them and a leading action that marks them; "locked"
  /// has none.
  private func swipes(_ log: Log) -> ListStage {
    var stage: ListStage?
    let made = ListStage([["a", "b", "locked"]]) { list in
      list.trailingSwipeActionsConfigurationProvider = { path in
        guard let text = stage?.source.itemIdentifier(for: path), text != "locked" else {
          return nil
        }
        let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
          log.events.append("delete \(text)")
          done(true)
        }
        return UISwipeActionsConfiguration(actions: [delete])
      }
      list.leadingSwipeActionsConfigurationProvider = { path in
        let mark = UIContextualAction(style: .normal, title: "Mark") { _, _, done in
          log.events.append("mark \(path.item)")
          done(false)
        }
        return UISwipeActionsConfiguration(actions: [mark])
      }
    }
    stage = made
    return made
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test func `asks the provider of each side for the actions of a row`() {
    let log = Log()
    let stage = swipes(log)
    let trailing = stage.view.openSwipe(at: path(0), .trailing)
    expect(trailing?.actions.map(\.title), equals: ["Delete"])
    expect(trailing?.performsFirstActionWithFullSwipe, equals: true)
    expect(trailing?.actions.first?.backgroundColor, equals: .systemRed)
    expect(stage.cell(0)?.configurationState.isSwiped, equals: true)
    let leading = stage.view.openSwipe(at: path(1), .leading)
    expect(leading?.actions.map(\.title), equals: ["Mark"])
    expect(leading?.actions.first?.backgroundColor, equals: .systemGray)
    // At most one row is open.
    expect(stage.cell(0)?.configurationState.isSwiped, equals: false)
    expect(stage.view.performSwipeAction(0))
    expect(log.events, equals: ["mark 1"])
    #expect(stage.view.openedSwipe == nil)
  }

  @Test func `has no actions where the provider has none, in headers and outside lists`() {
    let log = Log()
    let stage = swipes(log)
    expect(stage.view.openSwipe(at: path(2), .trailing), equals: nil)
    expect(stage.view.openSwipe(at: path(9), .trailing), equals: nil)
    expect(!stage.view.performSwipeAction(0))
    let titled = ListStage([["Title", "a"]]) {
      $0.headerMode = .firstItemInSection
      $0.trailingSwipeActionsConfigurationProvider = { _ in
        UISwipeActionsConfiguration(actions: [
          UIContextualAction(style: .normal, title: "") { _, _, _ in }
        ])
      }
    }
    expect(titled.view.openSwipe(at: path(0), .trailing), equals: nil)
    #expect(titled.view.openSwipe(at: path(1), .trailing) != nil)
    let grid = CompositionalStage(
      [1],
      size: CGSize(width: 300, height: 300),
      layout: UICollectionViewCompositionalLayout(section: Sections.rows(.absolute(50)))
    )
    grid.view.layoutIfNeeded()
    expect(grid.view.openSwipe(at: path(0), .trailing), equals: nil)
  }

  @Test func `acts on the right item after others were inserted above it`() {
    let log = Log()
    let stage = swipes(log)
    _ = stage.view.openSwipe(at: path(1), .trailing)
    stage.show([["x", "y", "a", "b", "locked"]])
    expect(stage.view.performSwipeAction(0))
    expect(log.events, equals: ["delete b"])
    expect(!stage.view.performSwipeAction(0))
  }

  @Test func `does nothing for a row that is gone, or an action that is not there`() {
    let log = Log()
    let stage = swipes(log)
    _ = stage.view.openSwipe(at: path(1), .trailing)
    expect(!stage.view.performSwipeAction(1))
    expect(!stage.view.performSwipeAction(-1))
    stage.show([["a"]])
    expect(!stage.view.performSwipeAction(0))
    expectEmpty(log.events)
  }

  @Test func `shows the actions behind a row at a tap of its delete button`() {
    let log = Log()
    let stage = swipes(log)
    stage.configure = { cell, _ in cell.accessories = [.delete()] }
    stage.show([["c"]])
    stage.view.isEditing = true
    stage.view.layoutIfNeeded()
    // Fingers do not swipe rows while the list is edited.
    expect(stage.view.openSwipe(at: path(0), .trailing), equals: nil)
    stage.tap(x: 16 + 14, 0)
    expect(stage.view.openedSwipe?.side, equals: .trailing)
    expect(stage.view.performSwipeAction(0))
    expect(log.events, equals: ["delete c"])
  }

  @Test func `opens the menu of a row and tells what was chosen`() {
    let stage = ListStage([["a"]])
    var chosen: [String] = []
    let action = UIAction(title: "Large") { _ in chosen.append("action") }
    stage.cell(0)?.accessories = [
      .popUpMenu(UIMenu(children: [action])) { chosen.append($0.title) }
    ]
    expect(stage.view.popUpMenu(at: path(0))?.children.count, equals: 1)
    stage.view.choose(action, ofPopUpMenuAt: path(0))
    expect(chosen, equals: ["action", "Large"])
  }
}
