// SPDX-License-Identifier: Apache-2.0
import UIKit

class PantryViewController: UITableViewController, UISearchResultsUpdating {
  private let all = ["Barley", "Beans", "Flour", "Lentils", "Oats", "Rice", "Salt"]
  private var shown: [String] = []
  private let search = UISearchController(searchResultsController: nil)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Pantry"
    shown = all
    navigationController?.navigationBar.prefersLargeTitles = true
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = "What is left?"
    navigationItem.searchController = search
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    refreshControl = UIRefreshControl()
    refreshControl?.addTarget(self, action: #selector(refresh), for: .valueChanged)
  }

  @objc private func refresh() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { self.refreshControl?.endRefreshing() }
  }

  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? ""
    shown = text.isEmpty ? all : all.filter { $0.localizedCaseInsensitiveContains(text) }
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = shown[indexPath.row]
    cell.accessoryType = .disclosureIndicator
    return cell
  }
}
