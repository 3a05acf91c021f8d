// SPDX-License-Identifier: Apache-2.0
import UIKit

/// The data source and delegate of the list behind a pager, which speak for it.
@MainActor
final class PagerSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  private unowned let pager: FSPagerView

  init(_ pager: FSPagerView) { self.pager = pager }

  func numberOfSections(in collectionView: UICollectionView) -> Int { pager.roundCount }
  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    pager.count
  }
  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { pager.cell(at: indexPath) }

  func collectionView(
    _ collectionView: UICollectionView,
    shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    pager.delegate?.pagerView(pager, shouldHighlightItemAt: indexPath.item) ?? true
  }
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    pager.delegate?.pagerView(pager, didHighlightItemAt: indexPath.item)
  }
  func collectionView(
    _ collectionView: UICollectionView,
    shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    pager.delegate?.pagerView(pager, shouldSelectItemAt: indexPath.item) ?? true
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    pager.delegate?.pagerView(pager, didSelectItemAt: indexPath.item)
  }
  func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    guard let page = cell as? FSPagerViewCell else { return }
    pager.delegate?.pagerView(pager, willDisplay: page, forItemAt: indexPath.item)
  }
  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    guard let page = cell as? FSPagerViewCell else { return }
    pager.delegate?.pagerView(pager, didEndDisplaying: page, forItemAt: indexPath.item)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { pager.scrolled() }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    pager.stopTimer()
    pager.delegate?.pagerViewWillBeginDragging(pager)
  }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let index = pager.index(at: targetContentOffset.pointee)
    pager.delegate?.pagerViewWillEndDragging(pager, targetIndex: index)
    pager.startTimer()
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    pager.delegate?.pagerViewDidEndDecelerating(pager)
  }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    pager.delegate?.pagerViewDidEndScrollAnimation(pager)
  }
}
