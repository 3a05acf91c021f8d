// SPDX-License-Identifier: Apache-2.0
public import UIKit

extension UICollectionView {
  public func register<T: UICollectionViewCell>(cellType: T.Type) where T: Reusable & NibLoadable {
    if Nibs.exist(cellType) {
      register(cellType.nib, forCellWithReuseIdentifier: cellType.reuseIdentifier)
    } else {
      register(cellType.self, forCellWithReuseIdentifier: cellType.reuseIdentifier)
    }
  }

  public func register<T: UICollectionViewCell>(cellType: T.Type) where T: Reusable {
    register(cellType.self, forCellWithReuseIdentifier: cellType.reuseIdentifier)
  }

  public func dequeueReusableCell<T: UICollectionViewCell>(
    for indexPath: IndexPath,
    cellType: T.Type = T.self
  ) -> T where T: Reusable {
    let identifier = cellType.reuseIdentifier
    let cell = dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    guard let typed = cell as? T else {
      preconditionFailure("the cell registered for \(identifier) is no \(cellType)")
    }
    return typed
  }

  public func register<T: UICollectionReusableView>(
    supplementaryViewType: T.Type,
    ofKind elementKind: String
  ) where T: Reusable & NibLoadable {
    guard Nibs.exist(supplementaryViewType) else { return add(supplementaryViewType, elementKind) }
    register(
      supplementaryViewType.nib,
      forSupplementaryViewOfKind: elementKind,
      withReuseIdentifier: supplementaryViewType.reuseIdentifier
    )
  }

  public func register<T: UICollectionReusableView>(
    supplementaryViewType: T.Type,
    ofKind elementKind: String
  ) where T: Reusable { add(supplementaryViewType, elementKind) }

  private func add<T: UICollectionReusableView & Reusable>(_ type: T.Type, _ kind: String) {
    register(
      type,
      forSupplementaryViewOfKind: kind,
      withReuseIdentifier: type.reuseIdentifier
    )
  }

  public func dequeueReusableSupplementaryView<T: UICollectionReusableView>(
    ofKind elementKind: String,
    for indexPath: IndexPath,
    viewType: T.Type = T.self
  ) -> T where T: Reusable {
    let view = dequeueReusableSupplementaryView(
      ofKind: elementKind,
      withReuseIdentifier: viewType.reuseIdentifier,
      for: indexPath
    )
    guard let typed = view as? T else {
      preconditionFailure("the view registered for \(viewType.reuseIdentifier) is no \(viewType)")
    }
    return typed
  }
}
