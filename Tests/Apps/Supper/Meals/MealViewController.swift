// SPDX-License-Identifier: Apache-2.0
import SnapKit
import UIKit

class MealViewController: UIViewController {
  private let meal: Meal
  private let closeButton = UIButton(type: .system)
  private let tableView = UITableView(frame: .zero, style: .insetGrouped)

  init(meal: Meal) {
    self.meal = meal
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Close"
    configuration.image = UIImage(systemName: "xmark")
    configuration.imagePadding = 6
    configuration.cornerStyle = .capsule
    closeButton.configuration = configuration
    closeButton.addTarget(self, action: #selector(close), for: .touchUpInside)
    tableView.dataSource = self
    view.addSubview(tableView)
    view.addSubview(closeButton)
    closeButton.snp.makeConstraints { make in
      make.top.equalTo(view.safeAreaLayoutGuide).offset(8)
      make.right.equalToSuperview().inset(16)
      make.height.equalTo(40)
    }
    tableView.snp.makeConstraints { make in
      make.top.equalTo(closeButton.snp.bottom).offset(8)
      make.left.right.bottom.equalToSuperview()
    }
  }

  @objc private func close() {
    dismiss(animated: true)
  }
}

extension MealViewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    meal.ingredients.count
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    meal.title
  }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.textLabel?.text = meal.ingredients[indexPath.row]
    cell.detailTextLabel?.text = "\(indexPath.row + 1)"
    return cell
  }
}
