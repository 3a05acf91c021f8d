// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import Testing
import UIKitTestSupport

@testable import UIKit

/// The signs of a table that is edited, and what they leave to the content.
@MainActor
@Suite(.ownProcess) struct TableEditingTests {
  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var style = UITableViewCell.EditingStyle.delete
    var indents = true
    var tesseraCommitsRows = true
    let texts = UILabel()
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.accessoryType = .disclosureIndicator
      texts.text = "a"
      texts.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(texts)
      let guide = cell.contentView.layoutMarginsGuide
      NSLayoutConstraint.activate([
        texts.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        texts.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        texts.topAnchor.constraint(equalTo: guide.topAnchor),
        texts.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      ])
      return cell
    }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(
      _ tableView: UITableView,
      editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { style }
    func tableView(
      _ tableView: UITableView,
      shouldIndentWhileEditingRowAt indexPath: IndexPath
    ) -> Bool { indents }
  }

  private let source = Source()
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let first = IndexPath(row: 0, section: 0)

  private func lay() {
    table.layoutIfNeeded()
    table.list.layoutIfNeeded()
    table.cellForRow(at: first)?.row?.layoutIfNeeded()
  }

  private func kinds() -> [ListAccessory.Kind] {
    let row = table.cellForRow(at: first)?.row
    return row.map { $0.makeListContent() }.map { ($0.leading + $0.trailing).map(\.kind) } ?? []
  }

  private func begin() {
    (table.dataSource, table.delegate) = (source, source)
    lay()
    table.setEditing(true, animated: false)
    lay()
  }

  @Test func `a row that is edited is indented by 38 points, and its usual sign goes`() throws {
    begin()
    let cell = try #require(table.cellForRow(at: first))
    // 26 of the sign and 12 to the content.
    expect(cell.contentView.frame.minX, equals: 38)
    expect(cell.contentView.frame.width, equals: 320 - 38)
    expect(source.texts.frame.minX, equals: 16)
    expect(source.texts.frame.width, equals: 320 - 38 - 32)
    expect(kinds(), equals: [.delete])
    // The line below starts where the table's inset of 16 says, after the sign.
    expect(cell.row?.makeListContent().bottomSeparator?.leading, equals: 54)
    table.setEditing(false, animated: false)
    lay()
    expect(cell.contentView.frame.minX, equals: 0)
    expect(kinds(), equals: [.disclosureIndicator])
  }

  @Test func `a row without a sign is indented unless the delegate does not want it`() {
    source.style = .none
    begin()
    expect(table.cellForRow(at: first)?.contentView.frame.minX, equals: 38)
    expect(
      table.cellForRow(at: first)?.row?.makeListContent().leading.map(\.isHidden),
      equals: [true]
    )
    source.indents = false
    table.setEditing(false, animated: false)
    table.setEditing(true, animated: false)
    lay()
    expect(table.cellForRow(at: first)?.contentView.frame.minX, equals: 0)
  }

  @Test func `several rows are chosen by circles`() {
    table.allowsMultipleSelectionDuringEditing = true
    begin()
    expect(kinds(), equals: [.multiselect])
    expect(table.list.allowsMultipleSelectionDuringEditing)
    table.selectRow(at: first, animated: false, scrollPosition: .none)
    expect(table.cellForRow(at: first)?.row?.makeListContent().leading.map(\.isOn), equals: [true])
  }

  @Test func `the sign of an edited row takes the place of the usual one`() throws {
    begin()
    let cell = try #require(table.cellForRow(at: first))
    cell.editingAccessoryType = .detailDisclosureButton
    expect(kinds(), equals: [.delete, .detail, .disclosureIndicator])
    table.setEditing(false, animated: false)
    expect(kinds(), equals: [.disclosureIndicator])
  }

  @Test func `content has its place in the first pass, beside the sign`() throws {
    (table.dataSource, table.delegate) = (source, source)
    lay()
    let cell = try #require(table.cellForRow(at: first))
    // The sign is 8 points wide, 16 from the edge and 12 from the content, which has margins of 16.
    expect(cell.contentView.frame.width, equals: CGFloat(284))
    expect(source.texts.frame.width, equals: CGFloat(252))
  }

  @Test func `the colour of a table is that of its sections`() {
    table.backgroundColor = .systemYellow
    begin()
    let layout = table.list.collectionViewLayout as? UICollectionViewCompositionalLayout
    expect(layout?.list(ofSection: 0)?.backgroundColor, equals: .systemYellow)
    table.backgroundColor = .systemRed
    lay()
    expect(layout?.list(ofSection: 0)?.backgroundColor, equals: .systemRed)
  }
}
