// SPDX-License-Identifier: Apache-2.0
public import UIKit

extension UITableView {
  public func register<T: UITableViewCell>(cellType: T.Type) where T: Reusable & NibLoadable {
    if Nibs.exist(cellType) {
      register(cellType.nib, forCellReuseIdentifier: cellType.reuseIdentifier)
    } else {
      register(cellType.self, forCellReuseIdentifier: cellType.reuseIdentifier)
    }
  }

  public func register<T: UITableViewCell>(cellType: T.Type) where T: Reusable {
    register(cellType.self, forCellReuseIdentifier: cellType.reuseIdentifier)
  }

  public func dequeueReusableCell<T: UITableViewCell>(
    for indexPath: IndexPath,
    cellType: T.Type = T.self
  ) -> T where T: Reusable {
    let identifier = cellType.reuseIdentifier
    guard let cell = dequeueReusableCell(withIdentifier: identifier, for: indexPath) as? T else {
      fatalError("the cell registered for \(identifier) is no \(cellType)")
    }
    return cell
  }

  public func register<T: UITableViewHeaderFooterView>(headerFooterViewType: T.Type)
  where T: Reusable & NibLoadable {
    let identifier = headerFooterViewType.reuseIdentifier
    if Nibs.exist(headerFooterViewType) {
      register(headerFooterViewType.nib, forHeaderFooterViewReuseIdentifier: identifier)
    } else {
      register(headerFooterViewType.self, forHeaderFooterViewReuseIdentifier: identifier)
    }
  }

  public func register<T: UITableViewHeaderFooterView>(headerFooterViewType: T.Type)
  where T: Reusable {
    register(
      headerFooterViewType.self,
      forHeaderFooterViewReuseIdentifier: headerFooterViewType.reuseIdentifier
    )
  }

  public func dequeueReusableHeaderFooterView<T: UITableViewHeaderFooterView>(
    _ viewType: T.Type = T.self
  ) -> T? where T: Reusable {
    let identifier = viewType.reuseIdentifier
    guard let view = dequeueReusableHeaderFooterView(withIdentifier: identifier) as? T? else {
      fatalError("the view registered for \(identifier) is no \(viewType)")
    }
    return view
  }
}
