// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import UIKit

/// A data source that makes mistakes; it provides no supplementary views.
///
/// Everything else is the stage's own source's.
@MainActor
final class TroubleDataSource: UICollectionViewDataSource, CollectionViewIdentitySource {
  private static let unknownIdentifier = "never registered"

  /// The mistake.
  var trouble = Trouble.nothing
  private let source: StageDataSource
  /// The number of items that section 0 reports in addition to its own.
  private var excess = 0
  /// How often an identity was asked for that is lost again.
  private var asks = 0

  /// Makes a source that adds mistakes to another one.
  init(spoiling source: StageDataSource) { self.source = source }

  /// Updates a collection view while section 0 reports an additional item without an insertion.
  ///
  /// The collection view refuses the update; afterwards it shows the stage's items.
  func lie(to collectionView: UICollectionView) {
    excess = 1
    defer { excess = 0 }
    collectionView.performBatchUpdates {
      collectionView.reloadItems(at: [IndexPath(item: 0, section: 0)])
    }
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    source.numberOfSections(in: collectionView) + (trouble == .negativeCount ? 1 : 0)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    guard source.data.sections.indices.contains(section) else { return -1 }
    return source.collectionView(collectionView, numberOfItemsInSection: section)
      + (section == 0 ? excess : 0)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let isFirst = indexPath == IndexPath(item: 0, section: 0)
    switch trouble {
    case .noCell where isFirst:
      // Swift does not allow a data source to return no cell, so this is the consequence of doing
      // it.
      return collectionView.missingCell(at: indexPath)
    case .undequeuedCell where isFirst:
      return UICollectionViewCell()
    case .unknownIdentifier where isFirst:
      return collectionView.dequeueReusableCell(
        withReuseIdentifier: Self.unknownIdentifier,
        for: indexPath
      )
    default:
      return source.collectionView(collectionView, cellForItemAt: indexPath)
    }
  }

  func identity(forItemAt position: ElementPosition) -> String {
    if trouble == .lostIdentity, position == ElementPosition(section: 0, item: 0) {
      asks += 1
      return source.identity(forItemAt: position) + "#\(asks)"
    }
    let isSecond = position == ElementPosition(section: 0, item: 1)
    guard trouble == .duplicateIdentity, isSecond else {
      return source.identity(forItemAt: position)
    }
    return source.identity(forItemAt: ElementPosition(section: 0, item: 0))
  }

  func identity(forSection section: Int) -> String { source.identity(forSection: section) }
}
