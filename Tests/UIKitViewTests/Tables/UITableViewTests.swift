// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import Testing
import UIKitTestSupport

@testable import UIKit

@MainActor
@Suite(.ownProcess) struct UITableViewTests {
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
    expect(frames.map(\.height), equals: [50, 80, 50, 60])
    expect(frames.map(\.minY), equals: [0, 50, 130, 180])
    expect(frames.allSatisfy { $0.width == 320 })
    expect(
      table.visibleCells.map { $0.textLabel?.text }.compactMap(\.self).sorted(),
      equals: [
        "a", "b", "c", "d",
      ]
    )
    expect(table.numberOfRows(inSection: 0), equals: 3)
    expect(table.numberOfSections, equals: 2)
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
    expect(table.numberOfRows(inSection: 1), equals: 1)
    table.endUpdates()
    lay(table)
    expect(table.numberOfRows(inSection: 1), equals: 2)
    expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.textLabel?.text, equals: "x")
    let cell = table.cellForRow(at: IndexPath(row: 1, section: 1))
    expect(cell.flatMap { table.indexPath(for: $0) }, equals: IndexPath(row: 1, section: 1))
  }

  @Test func `selection reaches the table's delegate and can be taken away`() {
    let source = Source()
    let table = table(source)
    table.content.collectionView(table.list, didSelectItemAt: IndexPath(row: 2, section: 0))
    expect(source.selected, equals: [IndexPath(row: 2, section: 0)])
    table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    expect(table.indexPathForSelectedRow, equals: IndexPath(row: 1, section: 0))
    table.deselectRow(at: IndexPath(row: 1, section: 0), animated: false)
    expect(table.indexPathForSelectedRow, equals: nil)
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
    expect(
      table.visibleCells.map { $0.textLabel?.text }.compactMap(\.self).sorted(),
      equals: ["7", "8"]
    )
    expect(source.itemIdentifier(for: IndexPath(row: 1, section: 0)), equals: 8)
    #expect(table.list.dataSource !== table.content)
  }

  /// A list of words that people delete, move and ask for.
  private final class Words: NSObject, UITableViewDataSource, UITableViewDelegate {
    var words = ["a", "b", "c"]
    var told: [String] = []
    var tesseraCommitsRows = true
    var tesseraMovesRows = true
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      words.count
    }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.textLabel?.text = words[path.row]
      cell.accessoryType = .detailButton
      return cell
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      "words"
    }
    func tableView(_ tableView: UITableView, canEditRowAt path: IndexPath) -> Bool { path.row > 0 }
    func tableView(
      _ tableView: UITableView,
      commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt path: IndexPath
    ) {
      words.remove(at: path.row)
      tableView.deleteRows(at: [path], with: .fade)
    }
    func tableView(_ tableView: UITableView, moveRowAt from: IndexPath, to: IndexPath) {
      words.insert(words.remove(at: from.row), at: to.row)
    }
    func tableView(
      _ tableView: UITableView,
      willDisplayHeaderView view: UIView,
      forSection section: Int
    ) { (view as? UITableViewHeaderFooterView)?.textLabel?.text = "Words" }
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith path: IndexPath) {
      told.append("sign \(path.row)")
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
      told.append("drag of \(type(of: scrollView))")
    }
  }

  @Test func `rows are deleted by a swipe where the source takes it, and edited rows have signs`() {
    let source = Words()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    (table.dataSource, table.delegate) = (source, source)
    lay(table)
    let second = IndexPath(row: 1, section: 0)
    expect(table.content.trailingActions(of: IndexPath(row: 0, section: 0)), equals: nil)
    let actions = table.content.trailingActions(of: second)?.actions ?? []
    expect(actions.map(\.title), equals: ["Delete"])
    expect(actions.map(\.style), equals: [.destructive])
    let cell = table.cellForRow(at: second)
    actions.first?.handler(actions[0], UIView()) { expect($0) }
    lay(table)
    expect(source.words, equals: ["a", "c"])
    expect(table.numberOfRows(inSection: 0), equals: 2)
    expect(cell?.isEditing, equals: false)
    table.setEditing(true, animated: true)
    expect(table.list.isEditing)
    expect(table.visibleCells.allSatisfy(\.isEditing))
    let rows = table.list.visibleCells.compactMap { $0 as? TableRow }
    // The first row cannot be edited, but it can be moved.
    expect(rows.map(\.signs.count).sorted(), equals: [1, 2])
    let (zero, one) = (IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0))
    expect(table.content.collectionView(table.list, canMoveItemAt: zero))
    table.content.collectionView(table.list, moveItemAt: zero, to: one)
    expect(source.words, equals: ["c", "a"])
    source.tesseraCommitsRows = false
    expect(table.content.trailingActions(of: one), equals: nil)
  }

  @Test func `the delegate changes headers before they are seen, and hears signs and drags`() {
    let source = Words()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    (table.dataSource, table.delegate) = (source, source)
    lay(table)
    expect(table.headerView(forSection: 0)?.textLabel?.text, equals: "Words")
    expect(table.footerView(forSection: 0), equals: nil)
    let rows = table.list.visibleCells.compactMap { $0 as? TableRow }
    if let row = rows.first { table.content.tapSign(of: row) }
    table.list.delegate?.scrollViewWillBeginDragging(table.list)
    expect(source.told.count, equals: 2)
    expect(source.told.last, equals: "drag of UITableView")
    expect(UITableViewHeaderFooterView().textLabel?.text, equals: nil)
  }

  private final class Letters: NSObject, UITableViewDataSource, UITableViewDelegate {
    var rewrites: ((UITableViewHeaderFooterView) -> Void)?
    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let badge = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
      let gradient = CAGradientLayer()
      gradient.frame = badge.bounds
      gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
      badge.layer.addSublayer(gradient)
      cell.contentView.addSubview(badge)
      return cell
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      section == 0 ? "alpha" : "beta"
    }
    func tableView(
      _ tableView: UITableView,
      willDisplayHeaderView view: UIView,
      forSection section: Int
    ) {
      (view as? UITableViewHeaderFooterView).map { rewrites?($0) }
    }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "…", "B"] }
    func tableView(
      _ tableView: UITableView,
      sectionForSectionIndexTitle title: String,
      at index: Int
    ) -> Int { index / 2 }
  }

  @Test func `titles at the edge lead to their sections`() {
    let source = Letters()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    (table.dataSource, table.delegate) = (source, source)
    lay(table)
    expect(table.list.indexTitles, equals: ["A", "…", "B"])
    let paths = ["A", "…", "B"].enumerated().map {
      table.content.collectionView(
        table.list,
        indexPathForIndexTitle: $0.element,
        at: $0.offset
      )
    }
    expect(paths.map(\.section), equals: [0, 0, 1])
  }

  @Test func `gradients in rows of a table are painted`() {
    let source = Letters()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    (table.dataSource, table.delegate) = (source, source)
    table.list.isOnScreen = true
    lay(table)
    let row = table.list.visibleCells.first as? TableRow
    let box = ScreenShape.box(CGRect(x: 10, y: 10, width: 20, height: 20), radius: 0)
    let shapes = (row?.figure?.steps ?? []).compactMap {
      if case .gradient(let shape, _) = $0 { shape } else { nil }
    }
    expect(shapes, equals: [box])
  }

  @Test func `the ground of a grouped table follows the style that an app chooses`() {
    let source = Letters()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let table = UITableView(frame: window.bounds, style: .grouped)
    (table.dataSource, table.delegate) = (source, source)
    table.list.isOnScreen = true
    window.addSubview(table)
    lay(table)
    let ground = table.list.subviews.lazy.compactMap { $0 as? ListGround }.first
    let told = { ground?.shownContent.list?.background.colour }
    expect(told(), equals: ContentColour(light: 0xF2F2_F7FF, dark: 0x0000_00FF))
    window.overrideUserInterfaceStyle = .dark
    expect(told(), equals: ContentColour(light: 0x0000_00FF))
    window.overrideUserInterfaceStyle = .unspecified
    expect(told(), equals: ContentColour(light: 0xF2F2_F7FF, dark: 0x0000_00FF))
  }

  @Test func `a header knows which of its values somebody wrote`() {
    let source = Letters()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .grouped)
    source.rewrites = {
      $0.textLabel?.textColor = .label
      if $0.textLabel?.text == "beta" { $0.textLabel?.text = "beta" }
    }
    (table.dataSource, table.delegate) = (source, source)
    lay(table)
    let contents = (0...1).compactMap {
      table.headerView(forSection: $0)?.standardContent(.header()) as? UIListContentConfiguration
    }
    expect(contents.map(\.textProperties.color), equals: [.label, .label])
    // The data source's own text is written as the list does; a text that the delegate wrote, as it is.
    expect(
      contents.last?.textProperties.transform,
      equals: UIListContentConfiguration.TextProperties.TextTransform.none
    )
    expect(
      contents.first?.textProperties.transform,
      equals: UIListContentConfiguration.header().textProperties.transform
    )
  }
}
