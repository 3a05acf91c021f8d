// SPDX-License-Identifier: Apache-2.0
import Foundation
import UIKit

/// A data source with only the two required methods, and so with one section.
@MainActor
final class MinimalSource: UICollectionViewDataSource {
  unowned let provider: StageDataSource

  /// Takes its data and cells from another data source.
  init(provider: StageDataSource) { self.provider = provider }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    provider.collectionView(collectionView, numberOfItemsInSection: section)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    provider.collectionView(collectionView, cellForItemAt: indexPath)
  }
}
