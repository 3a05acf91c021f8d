// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite struct UITableViewTests {
  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var rows = [["a", "b", "c"], ["d"]]
    var heights: [Int: CGFloat] = [1: 80]
    var selected: [IndexPath] = []
    func numberOfSections(in tableView: UITableView) -> Int { rows.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows[section].count
    }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
      cell.textLabel?.text = rows[path.section][path.row]
      return cell
    }
    func tableView(_ tableView: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
      path.section == 0 ? heights[path.row] ?? 50 : 60
    }
    func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
      selected.append(path)
    }
  }

  private func table(_ source: Source, _ style: UITableView.Style = .plain) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: style)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    (table.dataSource, table.delegate) = (source, source)
    lay(table)
    return table
  }

  private func lay(_ table: UITableView) {
    table.layoutIfNeeded()
    table.list.layoutIfNeeded()
  }

  @Test func `rows stand below each other in the heights that the delegate gives`() {
    let source = Source()
    let table = table(source)
    // 50, 80 and 50; then 60 of the other section.
    let frames = [(0, 0), (1, 0), (2, 0), (0, 1)].map {
      table.rectForRow(at: IndexPath(row: $0.0, section: $0.1))
    }
    #expect(frames.map(\.height) == [50, 80, 50, 60])
    #expect(frames.map(\.minY) == [0, 50, 130, 180])
    #expect(frames.allSatisfy { $0.width == 320 })
    #expect(
      table.visibleCells.map { $0.textLabel?.text }.compactMap(\.self).sorted() == [
        "a", "b", "c", "d",
      ]
    )
    #expect(table.numberOfRows(inSection: 0) == 3 && table.numberOfSections == 2)
  }

  @Test func `changes between beginning and end are one batch, and cells are used again`() {
    let source = Source()
    let table = table(source)
    source.rows = [["a", "x", "c"], ["d", "e"]]
    table.beginUpdates()
    table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
    table.insertRows(
      at: [IndexPath(row: 1, section: 0), IndexPath(row: 1, section: 1)],
      with: .automatic
    )
    #expect(table.numberOfRows(inSection: 1) == 1)
    table.endUpdates()
    lay(table)
    #expect(table.numberOfRows(inSection: 1) == 2)
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.textLabel?.text == "x")
    let cell = table.cellForRow(at: IndexPath(row: 1, section: 1))
    #expect(cell.flatMap { table.indexPath(for: $0) } == IndexPath(row: 1, section: 1))
  }

  @Test func `selection reaches the table's delegate and can be taken away`() {
    let source = Source()
    let table = table(source)
    table.content.collectionView(table.list, didSelectItemAt: IndexPath(row: 2, section: 0))
    #expect(source.selected == [IndexPath(row: 2, section: 0)])
    table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    table.deselectRow(at: IndexPath(row: 1, section: 0), animated: false)
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test func `a diffable data source of a table shows its snapshots`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
      cell.textLabel?.text = "\(item)"
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["s"])
    snapshot.appendItems([7, 8])
    source.apply(snapshot, animatingDifferences: false)
    lay(table)
    #expect(
      table.visibleCells.map { $0.textLabel?.text }.compactMap(\.self).sorted() == ["7", "8"]
    )
    #expect(source.itemIdentifier(for: IndexPath(row: 1, section: 0)) == 8)
    #expect(table.list.dataSource !== table.content)
  }
}
