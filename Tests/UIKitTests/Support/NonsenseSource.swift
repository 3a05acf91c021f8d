// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import UIKit

/// A data source, delegate and identity source that answers at random.
@MainActor
final class NonsenseSource: UICollectionViewDataSource, UICollectionViewDelegate,
  UICollectionViewDataSourcePrefetching, CollectionViewIdentitySource
{
  let nonsense: Nonsense
  private var hoard: [UICollectionViewCell] = []
  private lazy var other = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 10, height: 10),
    collectionViewLayout: UICollectionViewLayout()
  )

  init(_ nonsense: Nonsense) { self.nonsense = nonsense }

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    nonsense.callBack(collectionView)
    return nonsense.count()
  }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    if nonsense.chance(1, of: 10) { nonsense.callBack(collectionView) }
    return nonsense.count()
  }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    nonsense.callBack(collectionView)
    let cell: UICollectionViewCell
    switch nonsense.number(0...9) {
    case 0: cell = UICollectionViewCell()
    case 1: cell = hoard.randomElement(using: &nonsense.random) ?? UICollectionViewCell()
    case 2: cell = collectionView.visibleCells.first ?? UICollectionViewCell()
    case 3: cell = dequeue(from: other, indexPath)
    case 4:
      _ = dequeue(from: collectionView, indexPath)
      cell = dequeue(from: collectionView, indexPath)
    case 5: cell = collectionView.dequeueReusableCell(withReuseIdentifier: "?", for: indexPath)
    default: cell = dequeue(from: collectionView, indexPath)
    }
    hoard = Array(hoard.suffix(8)) + [cell]
    return cell
  }

  private func dequeue(
    from collectionView: UICollectionView,
    _ path: IndexPath
  ) -> UICollectionViewCell {
    collectionView.register(SpyCell.self, forCellWithReuseIdentifier: "cell")
    return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    nonsense.callBack(collectionView)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    nonsense.callBack(collectionView)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    nonsense.callBack(scrollView as? UICollectionView)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    prefetchItemsAt indexPaths: [IndexPath]
  ) {
    nonsense.callBack(collectionView)
  }

  func identity(forItemAt position: ElementPosition) -> String { "\(nonsense.number(0...30))" }

  func identity(forSection section: Int) -> String { "\(nonsense.number(0...3))" }
}
