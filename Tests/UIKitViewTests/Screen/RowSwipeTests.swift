// SPDX-License-Identifier: Apache-2.0
import AppFoundation
import Expectations
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// Rows of a table of 300 points that is not the shown list: each has 44 points, and a button of 74.
@MainActor
@Suite(.ownProcess) struct RowSwipeTests {
  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var rows = ["a", "b", "c"]
    var deleted: [String] = []
    var selected: [Int] = []
    func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
    func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = rows[path.row]
      return cell
    }
    func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {
      selected.append(path.row)
    }
    func tableView(
      _ table: UITableView,
      trailingSwipeActionsConfigurationForRowAt path: IndexPath
    ) -> UISwipeActionsConfiguration? {
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Go") { _, _, done in
          self.deleted.append(self.rows.remove(at: path.row))
          table.deleteRows(at: [path], with: .automatic)
          done(true)
        }
      ])
    }
    func tableView(
      _ table: UITableView,
      contextMenuConfigurationForRowAt path: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
        UIMenu(title: "Row \(path.row)", children: [UIAction(title: "Open") { _ in }])
      }
    }
  }

  private let hand = ScreenHand()
  private let source = Source()
  private let table: UITableView

  init() {
    table = hand.add(UITableView(), CGRect(x: 0, y: 100, width: 300, height: 200))
    (table.dataSource, table.delegate) = (source, source)
    settle()
  }

  private func settle() {
    table.layoutIfNeeded()
    table.list.layoutIfNeeded()
  }

  private func shift(_ row: Int) -> CGFloat? {
    table.list.cellForItem(at: IndexPath(item: row, section: 0))?.transform.tx
  }

  private var strips: [SwipeActions] {
    table.list.subviews.compactMap { $0 as? SwipeActions }
  }

  /// Moves a finger to the left from 280 points, and lets it rest there.
  private func swipe(to end: CGFloat, row: Int) {
    let y = 122 + 44 * CGFloat(row)
    hand.now += 1
    hand.down(280, y)
    for step in 1...10 { hand.move(280 + (end - 280) * CGFloat(step) / 10, y) }
    hand.wait(0.5)
    hand.move(end, y)
    hand.up(end, y)
    settle()
  }

  @Test func `a row rests at its buttons, and goes back where it went less than half of them`() {
    swipe(to: 220, row: 1)
    expect(shift(1), equals: -74)
    expect(shift(0), equals: 0)
    expect(strips.map(\.frame), equals: [CGRect(x: 226, y: 44, width: 74, height: 44)])
    // Another row closes it.
    swipe(to: 260, row: 0)
    #expect(shift(0) == 0 && shift(1) == 0 && table.list.openedSwipe == nil)
  }

  @Test func `a button does its action, and a touch elsewhere only closes the row`() {
    swipe(to: 200, row: 0)
    hand.tap(150, 166)
    expect(shift(0), equals: 0)
    expectEmpty(source.selected)
    expectEmpty(source.deleted)
    hand.tap(150, 166)
    expect(source.selected, equals: [1])
    swipe(to: 200, row: 0)
    hand.tap(270, 122)
    settle()
    #expect(source.deleted == ["a"] && table.list.openedSwipe == nil)
    #expect((0..<2).map(shift) == [0, 0])
  }

  @Test func `a swipe all the way does the first action`() {
    // More than 0.55 of 300 points.
    swipe(to: 60, row: 2)
    expect(source.deleted, equals: ["c"])
    expect(source.rows, equals: ["a", "b"])
  }

  @Test func `a vertical drag moves no row`() {
    hand.drag(from: CGPoint(x: 280, y: 120), to: CGPoint(x: 260, y: 200))
    #expect(table.list.openedSwipe == nil)
  }

  @Test func `a long press shows the menu of the row beside it, and selects nothing`() throws {
    hand.down(100, 166)
    WorkClock.current.sleep(0.6)
    hand.up(100, 166)
    let menu = try #require(hand.window.askedMenu)
    expect(menu.menu.title, equals: "Row 1")
    expectEmpty(source.selected)
    expect(menu.place, equals: CGRect(x: 0, y: 144, width: 300, height: 44))
  }
}
