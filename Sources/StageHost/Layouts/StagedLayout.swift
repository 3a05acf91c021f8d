// SPDX-License-Identifier: Apache-2.0
import StageProtocol
import UIKit

/// A layout object of one view, with its connections to the stage's parameters and data.
@MainActor
protocol StagedLayout: AnyObject {
  /// The layout that the view's collection view uses.
  var layout: UICollectionViewLayout { get }
  /// What the collection view's delegate is to ask while this layout is in use; nothing unless said otherwise.
  var delegate: (any UICollectionViewDelegate)? { get }
  /// Sets parameters and data, and invalidates the layout; `changes` knows the difference of the
  /// data.
  func apply(_ values: LayoutValues, data: StageData, _ changes: StageChanges)
  /// What not every layout can; nothing unless said otherwise.
  var abilities: LayoutAbilities { get }
}

extension StagedLayout {
  var delegate: (any UICollectionViewDelegate)? { nil }
  var abilities: LayoutAbilities { LayoutAbilities() }

  /// Puts the layout in use, if the source has made another one.
  func settle(in collectionView: UICollectionView) {
    guard layout !== collectionView.collectionViewLayout else { return }
    collectionView.setCollectionViewLayout(layout, animated: false)
  }

  /// The part of the data that the layout can show.
  func shownPart(of data: StageData) -> StageData { abilities.source?.shown(of: data) ?? data }
}
