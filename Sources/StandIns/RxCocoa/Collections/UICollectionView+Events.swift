// SPDX-License-Identifier: Apache-2.0
public import RxSwift
public import UIKit

extension Reactive where Base: UICollectionView {
  @preconcurrency @MainActor
  public var itemSelected: ControlEvent<IndexPath> {
    calls("collectionView(_:didSelectItemAt:)", 1, of: base)
  }

  @preconcurrency @MainActor
  public var itemDeselected: ControlEvent<IndexPath> {
    calls("collectionView(_:didDeselectItemAt:)", 1, of: base)
  }

  /// Cells that are going to be shown, and where.
  @preconcurrency @MainActor
  public var willDisplayCell: ControlEvent<(cell: UICollectionViewCell, at: IndexPath)> {
    displayed("collectionView(_:willDisplay:forItemAt:)")
  }

  /// Cells that are no longer shown, and where they were.
  @preconcurrency @MainActor
  public var didEndDisplayingCell: ControlEvent<(cell: UICollectionViewCell, at: IndexPath)> {
    displayed("collectionView(_:didEndDisplaying:forItemAt:)")
  }

  @MainActor
  private func displayed(
    _ name: String
  ) -> ControlEvent<(cell: UICollectionViewCell, at: IndexPath)> {
    ControlEvent(
      events: calls(name, of: base).compactMap { values in
        guard let cell = values[1] as? UICollectionViewCell, let path = values[2] as? IndexPath
        else { return nil }
        return (cell, path)
      }
    )
  }

  @preconcurrency @MainActor
  public var itemHighlighted: ControlEvent<IndexPath> {
    calls("collectionView(_:didHighlightItemAt:)", 1, of: base)
  }

  @preconcurrency @MainActor
  public var itemUnhighlighted: ControlEvent<IndexPath> {
    calls("collectionView(_:didUnhighlightItemAt:)", 1, of: base)
  }

  /// Headers and other supplementary views that are going to be shown.
  @preconcurrency @MainActor
  public var willDisplaySupplementaryView:
    ControlEvent<(supplementaryView: UICollectionReusableView, elementKind: String, at: IndexPath)>
  { supplementary("collectionView(_:willDisplaySupplementaryView:forElementKind:at:)") }

  /// Headers and other supplementary views that are no longer shown.
  @preconcurrency @MainActor
  public var didEndDisplayingSupplementaryView:
    ControlEvent<(supplementaryView: UICollectionReusableView, elementKind: String, at: IndexPath)>
  { supplementary("collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)") }

  @MainActor
  private func supplementary(
    _ name: String
  ) -> ControlEvent<
    (supplementaryView: UICollectionReusableView, elementKind: String, at: IndexPath)
  > {
    ControlEvent(
      events: calls(name, of: base).compactMap { values in
        guard let view = values[1] as? UICollectionReusableView, let kind = values[2] as? String,
          let path = values[3] as? IndexPath
        else { return nil }
        return (view, kind, path)
      }
    )
  }
}
