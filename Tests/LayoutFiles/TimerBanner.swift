// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
// Goes on by itself, by a timer and notifications.

import UIKit

final class BannerFlowLayout: UICollectionViewFlowLayout {
  private var timer: Timer?
  var autoScrollInterval: TimeInterval = 3
  var isInfinite = true

  override func prepare() {
    super.prepare()
    scrollDirection = .horizontal
    minimumLineSpacing = 0
    if let size = collectionView?.bounds.size { itemSize = size }
    startTimerIfNeeded()
  }

  private func startTimerIfNeeded() {
    guard timer == nil else { return }
    timer = Timer.scheduledTimer(
      timeInterval: autoScrollInterval,
      target: self,
      selector: #selector(advance),
      userInfo: nil,
      repeats: true
    )
    RunLoop.main.add(timer!, forMode: .common)
    NotificationCenter.default.addObserver(
      self,
      selector: #selector(appDidBecomeActive),
      name: UIApplication.didBecomeActiveNotification,
      object: nil
    )
  }

  @objc private func advance() {
    guard let collectionView = collectionView, collectionView.numberOfItems(inSection: 0) > 0 else {
      return
    }
    let page = Int(collectionView.contentOffset.x / max(collectionView.bounds.width, 1))
    let next = (page + 1) % collectionView.numberOfItems(inSection: 0)
    collectionView.scrollToItem(
      at: IndexPath(item: next, section: 0),
      at: .centeredHorizontally,
      animated: true
    )
  }

  @objc private func appDidBecomeActive(_ note: Notification) { timer?.fireDate = .distantPast }

  deinit { timer?.invalidate() }
}
