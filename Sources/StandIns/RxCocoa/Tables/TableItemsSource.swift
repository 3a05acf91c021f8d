// SPDX-License-Identifier: Apache-2.0
import UIKit

/// The data source that `rx.items` gives a table: one section of values.
@MainActor
final class TableItemsSource: NSObject, UITableViewDataSource {
  private static var all: [ObjectIdentifier: TableItemsSource] = [:]

  private weak var view: UITableView?
  private let makeCell: (UITableView, IndexPath, Any) -> UITableViewCell
  private(set) var values: [Any] = []

  init(
    _ view: UITableView,
    makeCell: @escaping (UITableView, IndexPath, Any) -> UITableViewCell
  ) {
    self.view = view
    self.makeCell = makeCell
    super.init()
  }

  /// The one of a table.
  static func of(_ view: UITableView) -> TableItemsSource? {
    let source = all[ObjectIdentifier(view)]
    return source?.view === view ? source : nil
  }

  /// Becomes the data source, which the table does not keep alive by itself.
  func attach() {
    guard let view else { return }
    Self.all = Self.all.filter { $0.value.view != nil }
    Self.all[ObjectIdentifier(view)] = self
    view.dataSource = self
  }

  func detach() {
    guard let view, Self.of(view) === self else { return }
    Self.all[ObjectIdentifier(view)] = nil
    if view.dataSource === self { view.dataSource = nil }
  }

  func show(_ values: [Any]) {
    self.values = values
    view?.reloadData()
  }

  /// Whether somebody wants to hear of rows that a person deletes; the stream of values then takes them away.
  var commitsRows = false { didSet { if commitsRows != oldValue { view?.reloadData() } } }
  var tesseraCommitsRows: Bool { commitsRows }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    commitsRows
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    values.count
  }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { makeCell(tableView, indexPath, values[indexPath.row]) }
}
