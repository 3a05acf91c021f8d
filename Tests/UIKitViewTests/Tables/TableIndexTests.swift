// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import Testing
import UIKitTestSupport

@testable import UIKit

/// The titles at the edge of a table, and the headers above its rows.
@MainActor
@Suite(.ownProcess) struct TableIndexTests {
  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var rows = [3, 2]
    var titles: [String]? = ["A", "B"]
    var tesseraMovesRows: Bool { true }
    var tesseraCommitsRows: Bool { true }
    func numberOfSections(in tableView: UITableView) -> Int { rows.count }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows[section]
    }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "row"
      return cell
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      UIView()
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      60
    }
    func tableView(_ tableView: UITableView, canMoveRowAt path: IndexPath) -> Bool { true }
    func tableView(_ table: UITableView, moveRowAt path: IndexPath, to other: IndexPath) {}
  }

  private let source = Source()
  private let table = UITableView(
    frame: CGRect(x: 0, y: 0, width: 320, height: 480),
    style: .grouped
  )

  private func lay() {
    (table.dataSource, table.delegate) = (source, source)
    settle()
  }

  private func settle() {
    table.layoutIfNeeded()
    table.list.layoutIfNeeded()
  }

  private var margin: CGFloat? {
    table.cellForRow(at: IndexPath(row: 0, section: 0))?.row?.makeListContent().margins.trailing
  }

  @Test func `rows leave 15 points to the titles at the edge`() {
    lay()
    // 16 of the row's own.
    expect(margin, equals: 31)
    source.titles = nil
    table.reloadData()
    settle()
    expect(margin, equals: 16)
  }

  @Test func `the titles have the table's colour, or its tint`() {
    table.tintColor = .green
    lay()
    let green = ContentColour(UIColor.green)
    expect(table.list.indexColours.titles, equals: green)
    expect(table.list.indexColours.ground, equals: nil)
    table.sectionIndexColor = .red
    table.sectionIndexBackgroundColor = .blue
    expect(table.list.indexColours.titles, equals: ContentColour(UIColor.red))
    expect(table.list.indexColours.ground, equals: ContentColour(UIColor.blue))
    table.sectionIndexBackgroundColor = .clear
    expect(table.list.indexColours.ground, equals: nil)
  }

  @Test func `a table with few rows has no titles`() {
    table.sectionIndexMinimumDisplayRowCount = 5
    lay()
    expect(table.list.indexTitles, equals: ["A", "B"])
    table.sectionIndexMinimumDisplayRowCount = 6
    expectEmpty(table.list.indexTitles)
  }

  @Test func `headers keep their height when a row was moved and another one goes`() {
    lay()
    let list = table.list
    let heights = {
      [0, 1].map { section in
        list.layoutAttributesForSupplementaryElement(
          ofKind: UICollectionView.elementKindSectionHeader,
          at: IndexPath(item: 0, section: section)
        )?.frame.height
      }
    }
    expect(heights(), equals: [60, 60])
    table.setEditing(true, animated: false)
    settle()
    let first = IndexPath(row: 0, section: 0)
    expect(list.beginInteractiveMovementForItem(at: first))
    let last = table.rectForRow(at: IndexPath(row: 2, section: 0))
    list.updateInteractiveMovementTargetPosition(CGPoint(x: last.midX, y: last.midY))
    settle()
    list.endInteractiveMovement()
    settle()
    source.rows[0] -= 1
    table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
    settle()
    expect(heights(), equals: [60, 60])
  }
}
