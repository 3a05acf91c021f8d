// SPDX-License-Identifier: Apache-2.0
import UIKit

protocol Named: AnyObject {}

extension Named {
  static var name: String { String(describing: self) }
}

extension UICollectionReusableView: Named {}

extension UICollectionView {
  func register<Cell: UICollectionViewCell>(_ cell: Cell.Type) {
    register(cell, forCellWithReuseIdentifier: cell.name)
  }

  func dequeue<Cell: UICollectionViewCell>(for path: IndexPath) -> Cell {
    guard let cell = dequeueReusableCell(withReuseIdentifier: Cell.name, for: path) as? Cell else {
      fatalError("no cell \(Cell.name)")
    }
    return cell
  }
}
