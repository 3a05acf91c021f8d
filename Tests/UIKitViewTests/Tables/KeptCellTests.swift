// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// Cells and headers that a table keeps and gives again, as those of a storyboard.
@MainActor
@Suite(.ownProcess) struct KeptCellTests {
  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 30))
    let cells: [UITableViewCell] = (0..<3).map { _ in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let field = UITextField()
      field.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(field)
      let (inner, outer) = (field, cell.contentView)
      NSLayoutConstraint.activate([
        inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
        inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
        inner.topAnchor.constraint(equalTo: outer.topAnchor),
        inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
      ])
      return cell
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      cells[path.row]
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      header
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      30
    }
  }

  @Test func `they stay in the rows that show them when the data are loaded again`() {
    let source = Source()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .grouped)
    (table.dataSource, table.delegate) = (source, source)
    for _ in 0..<4 {
      table.layoutIfNeeded()
      table.list.layoutIfNeeded()
      // The least height of a row.
      let heights = (0..<3).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
      expect(heights, equals: [44, 44, 44])
      expect(source.cells.allSatisfy { $0.row != nil && $0.superview === $0.row?.contentView })
      expect(table.list.visibleCells.compactMap { ($0 as? TableRow)?.cell }.count, equals: 3)
      #expect(source.header.superview != nil && source.header.isDescendant(of: table.list))
      table.reloadData()
    }
  }
}
