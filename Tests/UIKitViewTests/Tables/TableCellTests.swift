// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import Testing
import UIKitTestSupport

@testable import UIKit

/// The signs and views at the end of a table's rows, and what they leave to the content.
@MainActor
@Suite(.ownProcess) struct TableCellTests {
  private final class Source: NSObject, UITableViewDataSource {
    var make: (UITableViewCell) -> Void = { _ in }
    var cell: UITableViewCell?
    /// Kept as long as the test looks at its rows.
    var table: UITableView?
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let cell = cell ?? UITableViewCell(style: .default, reuseIdentifier: nil)
      make(cell)
      return cell
    }
  }

  private let source = Source()

  /// A cell that puts the standard parts where it wants them, as `layoutSubviews()` allows.
  private final class Round: UITableViewCell {
    override func layoutSubviews() {
      super.layoutSubviews()
      imageView?.frame = CGRect(x: 12, y: 8, width: 44, height: 44)
      textLabel?.frame.origin.x = 80
    }
  }
  /// A cell whose class has nothing of the kind.
  private final class Plain: UITableViewCell {}
  /// A cell that leaves space between itself and others.
  private final class Card: UITableViewCell {
    override func layoutSubviews() {
      super.layoutSubviews()
      contentView.frame = contentView.frame.inset(
        by: UIEdgeInsets(top: 4, left: 10, bottom: 6, right: 10)
      )
    }
  }

  @Test func `a class places the standard parts in its layout`() throws {
    let cell = try shownCell(Round(style: .default, reuseIdentifier: nil)) {
      $0.textLabel?.text = "Stars"
      $0.imageView?.image = UIImage(systemName: "star")
    }
    expect(cell.imageView?.frame, equals: CGRect(x: 12, y: 8, width: 44, height: 44))
    expect(cell.textLabel?.frame.minX, equals: 80)
    #expect(cell.textLabel?.superview === cell.contentView)
    let plain = try shownCell(Plain(style: .default, reuseIdentifier: nil)) {
      $0.textLabel?.text = "Stars"
    }
    #expect(plain.standardContent != nil)
  }

  @Test func `a cell is made 320 × 44 points, and what fills its content follows the row`() throws {
    let made = UITableViewCell(style: .default, reuseIdentifier: nil)
    expect(made.contentView.frame, equals: CGRect(x: 0, y: 0, width: 320, height: 44))
    let field = UIView()
    _ = try shownCell { cell in
      field.frame = cell.contentView.bounds.insetBy(dx: 16, dy: 0)
      field.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      cell.contentView.addSubview(field)
    }
    // Of 320 × 60 points.
    expect(field.frame, equals: CGRect(x: 16, y: 0, width: 288, height: 60))
  }

  @Test func `a class gives its content less than the row`() throws {
    let label = UILabel()
    let cell = try shownCell(Card(style: .default, reuseIdentifier: nil)) { cell in
      label.text = "Stars"
      label.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
        label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
        label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 5),
        label.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
      ])
    }
    // Of 320 × 60 points.
    expect(cell.contentView.frame, equals: CGRect(x: 10, y: 4, width: 300, height: 50))
    expect(label.frame, equals: CGRect(x: 5, y: 0, width: 295, height: 50))
  }

  @Test func `a row shows what its standard parts become later`() throws {
    let cell = try shownCell { $0.textLabel?.text = "Stars" }
    let shown = { cell.row?.contentConfiguration as? UIListContentConfiguration }
    expect(shown()?.text, equals: "Stars")
    cell.textLabel?.text = "Planets"
    cell.textLabel?.textColor = .red
    cell.imageView?.image = UIImage(systemName: "star")
    expect(shown()?.text, equals: "Planets")
    expect(shown()?.textProperties.color, equals: .red)
    expect(shown()?.image, equals: UIImage(systemName: "star"))
  }

  @Test func `a class that places its picture has one that comes later`() throws {
    let cell = try shownCell(Round(style: .default, reuseIdentifier: nil)) {
      $0.textLabel?.text = "Stars"
    }
    cell.imageView?.image = UIImage(systemName: "star")
    cell.row?.layoutIfNeeded()
    expect(cell.imageView?.frame, equals: CGRect(x: 12, y: 8, width: 44, height: 44))
    #expect(cell.imageView?.superview === cell.contentView)
  }

  @Test func `a picture with round corners that it cuts off is round in a row`() throws {
    let cell = try shownCell {
      $0.textLabel?.text = "Stars"
      $0.imageView?.image = UIImage(systemName: "star")
      $0.imageView?.layer.cornerRadius = 9
      $0.imageView?.clipsToBounds = true
    }
    let content = try #require(cell.standardContent as? UIListContentConfiguration)
    expect(content.imageProperties.cornerRadius, equals: 9)
  }

  private func shownCell(
    _ cell: UITableViewCell? = nil,
    _ make: @escaping (UITableViewCell) -> Void
  ) throws -> UITableViewCell {
    (source.cell, source.make) = (cell, make)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    source.table = table
    table.rowHeight = 60
    table.dataSource = source
    table.layoutIfNeeded()
    table.list.layoutIfNeeded()
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    cell.row?.layoutIfNeeded()
    return cell
  }

  @Test func `the content of a row leaves its end to the sign`() throws {
    let cell = try shownCell {
      $0.contentView.addSubview(UIView())
      $0.accessoryType = .disclosureIndicator
    }
    let shown = try #require(cell.row).makeListContent()
    let sign = try #require(shown.trailing.first)
    // The sign keeps 16 points to the edge, and the list's gap to the content.
    expect(shown.margins.trailing, equals: 16)
    expect(cell.contentView.frame.width, equals: 320 - 16 - sign.slotWidth - shown.accessorySpacing)
    expect(cell.contentView.frame.minX, equals: 0)
  }

  @Test func `a separator begins at the text, until the table or the cell says where`() throws {
    let listed = try shownCell {
      $0.textLabel?.text = "Stars"
      $0.imageView?.image = UIImage(systemName: "star")
    }
    // The list's row knows where its text is.
    let row = try #require(listed.row)
    let line = try #require(row.makeListContent().bottomSeparator)
    expect(line.leading, equals: nil)
    expect(line.trailing, equals: 0)
    source.table?.separatorInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 5)
    source.table?.list.layoutIfNeeded()
    let given = try #require(row.makeListContent().bottomSeparator)
    expect(given.leading, equals: 20)
    expect(given.trailing, equals: 5)
    listed.separatorInset = UIEdgeInsets(top: 0, left: 70, bottom: 0, right: 0)
    expect(row.makeListContent().bottomSeparator?.leading, equals: 70)
    let own = try shownCell { $0.contentView.addSubview(UIView()) }
    expect(own.row?.makeListContent().bottomSeparator?.leading, equals: 16)
  }

  @Test func `a picture of a file is at most as tall as the row of its cell`() throws {
    let photo = UIImage(named: "photo")
    let cell = try shownCell { $0.imageView?.image = photo }
    let shown = try #require(cell.row?.contentConfiguration as? UIListContentConfiguration)
    expect(shown.imageProperties.maximumSize, equals: CGSize(width: 0, height: 60))
  }

  @Test func `a row that shows no selection looks the same while it is chosen`() throws {
    let cell = try shownCell { $0.textLabel?.text = "Row" }
    let row = try #require(cell.row)
    row.isSelected = true
    expect(row.configurationState.isSelected)
    expect(cell.isSelected)
    cell.selectionStyle = .none
    row.isHighlighted = true
    expect(!row.configurationState.isSelected)
    expect(!row.configurationState.isHighlighted)
    expect(cell.isSelected)
  }

  @Test func `the content of a row without a sign is as wide as the row`() throws {
    let cell = try shownCell { $0.contentView.addSubview(UIView()) }
    expect(cell.contentView.frame, equals: CGRect(x: 0, y: 0, width: 320, height: 60))
  }

  @Test func `an accessory view stands at the end of its row, beside the text`() throws {
    let control = UISwitch(frame: CGRect(x: 0, y: 0, width: 51, height: 31))
    let cell = try shownCell {
      $0.textLabel?.text = "Sounds"
      $0.accessoryView = control
    }
    // 16 points from the edge, and in the middle of 60 points: 14.5 is rounded up.
    expect(control.frame, equals: CGRect(x: 320 - 16 - 51, y: 15, width: 51, height: 31))
    #expect(control.superview === cell.row)
    expect(cell.row?.makeListContent().trailing.map(\.slotWidth), equals: [51])
    cell.accessoryView = nil
    expect(control.superview, equals: nil)
    expect(cell.row?.makeListContent().trailing.isEmpty, equals: true)
  }

  @Test func `a cell's own separator inset takes the place of the table's`() throws {
    let plain = try shownCell { $0.textLabel?.text = "One" }
    // It begins at the text.
    expect(plain.row?.makeListContent().bottomSeparator.map { $0.leading == nil }, equals: true)
    let own = try shownCell {
      $0.textLabel?.text = "One"
      $0.separatorInset = UIEdgeInsets(top: 0, left: 84, bottom: 0, right: 8)
    }
    let line = own.row?.makeListContent().bottomSeparator
    expect(line?.leading, equals: 84)
    expect(line?.trailing, equals: 8)
    own.separatorInset.left = .greatestFiniteMagnitude
    expect(own.row?.makeListContent().bottomSeparator?.leading, equals: 10_000)
  }
}
