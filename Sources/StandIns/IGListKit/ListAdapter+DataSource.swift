// SPDX-License-Identifier: Apache-2.0
public import UIKit

extension ListAdapter: UICollectionViewDataSource {
  public func numberOfSections(in collectionView: UICollectionView) -> Int { objects().count }

  public func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { sectionController(forSection: section)?.numberOfItems() ?? 0 }

  public func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    asking = collectionView
    defer { asking = nil }
    return sectionController(forSection: indexPath.section)?.cellForItem(at: indexPath.item)
      ?? UICollectionViewCell()
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    asking = collectionView
    defer { asking = nil }
    let source = sectionController(forSection: indexPath.section)?.supplementaryViewSource
    return source?.viewForSupplementaryElement(ofKind: kind, at: indexPath.item)
      ?? UICollectionReusableView()
  }
}

extension ListAdapter: UICollectionViewDelegateFlowLayout {
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    sectionController(forSection: indexPath.section)?.sizeForItem(at: indexPath.item) ?? .zero
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { sectionController(forSection: section)?.inset ?? .zero }

  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { sectionController(forSection: section)?.minimumLineSpacing ?? 0 }

  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { sectionController(forSection: section)?.minimumInteritemSpacing ?? 0 }

  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { size(of: UICollectionView.elementKindSectionHeader, section) }

  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { size(of: UICollectionView.elementKindSectionFooter, section) }

  private func size(of kind: String, _ section: Int) -> CGSize {
    guard let source = sectionController(forSection: section)?.supplementaryViewSource,
      source.supportedElementKinds().contains(kind)
    else { return .zero }
    return source.sizeForSupplementaryView(ofKind: kind, at: 0)
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) {
    sectionController(forSection: indexPath.section)?.didSelectItem(at: indexPath.item)
    collectionViewDelegate?.collectionView?(collectionView, didSelectItemAt: indexPath)
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    guard let controller = sectionController(forSection: indexPath.section) else { return }
    controller.displayDelegate?.listAdapter(
      self,
      willDisplay: controller,
      cell: cell,
      at: indexPath.item
    )
  }

  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    scrollViewDelegate?.scrollViewDidScroll(scrollView)
    collectionViewDelegate?.scrollViewDidScroll(scrollView)
  }
}
