// SPDX-License-Identifier: Apache-2.0
import UIKit

/// The data source that `rx.items` gives a table: one section of values.
@MainActor
final class TableItemsSource: ValueSource, UITableViewDataSource {
  private weak var view: UITableView?
  private let makeCell: (UITableView, IndexPath, Any) -> UITableViewCell

  init(
    _ view: UITableView,
    makeCell: @escaping (UITableView, IndexPath, Any) -> UITableViewCell
  ) {
    self.view = view
    self.makeCell = makeCell
    super.init(of: view)
  }

  /// The one of a view.
  static func of(_ view: UITableView) -> TableItemsSource? { known(view) as? TableItemsSource }

  override func connect() { view?.dataSource = self }
  override func disconnect() { if view?.dataSource === self { view?.dataSource = nil } }
  override func reload() { view?.reloadData() }

  /// Whether somebody wants to hear of rows that a person deletes; the stream of values then takes them away.
  var commitsRows = false { didSet { if commitsRows != oldValue { reload() } } }
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
