// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// Rows that people drag in a table: moved by the data source where it moves rows, otherwise by the drop delegate.
@MainActor
@Suite(.ownProcess) struct TableDraggingTests {
  /// Rows of 50 points with titles.
  private class Rows: NSObject, UITableViewDataSource, UITableViewDelegate, UITableViewDragDelegate
  {
    var titles = ["a", "b", "c", "d"]
    var log: [String] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      titles.count
    }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: "row")
      cell.textLabel?.text = titles[path.row]
      return cell
    }
    func tableView(_ tableView: UITableView, heightForRowAt path: IndexPath) -> CGFloat { 50 }
    func tableView(
      _ tableView: UITableView,
      itemsForBeginning session: any UIDragSession,
      at path: IndexPath
    ) -> [UIDragItem] {
      log.append("begin \(path.row)")
      return [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: titles[path.row])))]
    }
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
      log.append("end")
    }
    var tesseraMovesRows: Bool { false }
    func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to target: IndexPath) {
      log.append("move \(source.row) to \(target.row)")
      titles.insert(titles.remove(at: source.row), at: target.row)
    }
  }

  private final class MovedRows: Rows {
    override var tesseraMovesRows: Bool { true }
  }

  private final class Drops: NSObject, UITableViewDropDelegate {
    var log: [String] = []
    var intent = UITableViewDropProposal.Intent.insertAtDestinationIndexPath

    func tableView(
      _ tableView: UITableView,
      dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath path: IndexPath?
    ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .move, intent: intent) }
    func tableView(
      _ tableView: UITableView,
      performDropWith coordinator: any UITableViewDropCoordinator
    ) {
      let from = coordinator.items.map { $0.sourceIndexPath?.row ?? -1 }
      log.append("drop \(from) at \(coordinator.destinationIndexPath?.row ?? -1)")
    }
  }

  private func table(_ rows: Rows) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    (table.dataSource, table.delegate, table.dragDelegate) = (rows, rows, rows)
    table.dragInteractionEnabled = true
    table.layoutIfNeeded()
    return table
  }

  /// Drags the first row over the third one.
  private func drag(in table: UITableView) {
    _ = table.list.carryBegan(at: CGPoint(x: 100, y: 25))
    table.list.carryMoved(to: CGPoint(x: 100, y: 75))
    table.list.carryMoved(to: CGPoint(x: 100, y: 125))
    table.list.carryEnded()
  }

  @Test func `a data source that moves rows needs no drop delegate`() {
    let rows = MovedRows()
    let table = table(rows)
    drag(in: table)
    expect(rows.log, equals: ["begin 0", "move 0 to 2", "end"])
    expect(rows.titles, equals: ["b", "c", "a", "d"])
    let shown = (0..<4).map {
      table.cellForRow(at: IndexPath(row: $0, section: 0))?.textLabel?.text
    }
    expect(shown, equals: ["b", "c", "a", "d"])
  }

  @Test func `without both, a row goes back`() {
    let rows = Rows()
    drag(in: table(rows))
    expect(rows.log, equals: ["begin 0", "end"])
    expect(rows.titles, equals: ["a", "b", "c", "d"])
  }

  @Test func `a drop delegate takes the drop where the data source moves no rows`() {
    let (rows, drops) = (Rows(), Drops())
    let table = table(rows)
    table.dropDelegate = drops
    drag(in: table)
    #expect(drops.log == ["drop [0] at 2"] && rows.log == ["begin 0", "end"])
  }

  @Test func `a drop into a row is the drop delegate's`() {
    let (rows, drops) = (MovedRows(), Drops())
    drops.intent = .insertIntoDestinationIndexPath
    let table = table(rows)
    table.dropDelegate = drops
    drag(in: table)
    #expect(drops.log == ["drop [0] at 2"] && rows.titles == ["a", "b", "c", "d"])
  }

  @Test func `rows are not dragged on a phone unless that is set`() {
    let rows = Rows()
    let table = table(rows)
    table.list.dragAndDrop.isEnabled = nil
    expect(!table.dragInteractionEnabled)
    drag(in: table)
    expectEmpty(rows.log)
  }
}
