// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
// Moved by a display link.

import UIKit

final class MarqueeLayout: UICollectionViewLayout {
  var speed: CGFloat = 30
  private var displayLink: CADisplayLink?
  private var phase: CGFloat = 0
  private var lastTimestamp: CFTimeInterval = 0
  private var items: [UICollectionViewLayoutAttributes] = []

  override func prepare() {
    super.prepare()
    if displayLink == nil { start() }
    guard let cv = collectionView else { return }
    items = []
    var x: CGFloat = -phase
    for section in 0..<cv.numberOfSections {
      for item in 0..<cv.numberOfItems(inSection: section) {
        let attrs = UICollectionViewLayoutAttributes(
          forCellWith: IndexPath(item: item, section: section)
        )
        attrs.size = CGSize(width: 120, height: 80)
        attrs.center = CGPoint(x: x + 60, y: cv.bounds.midY)
        x += 132
        items.append(attrs)
      }
    }
  }

  private func start() {
    let link = CADisplayLink(target: self, selector: #selector(tick(_:)))
    link.preferredFramesPerSecond = 30
    if #available(iOS 15.0, *) {
      link.preferredFrameRateRange = CAFrameRateRange(minimum: 15, maximum: 60, preferred: 30)
    }
    link.add(to: .main, forMode: .common)
    displayLink = link
  }

  @objc private func tick(_ link: CADisplayLink) {
    defer { lastTimestamp = link.timestamp }
    guard lastTimestamp > 0 else { return }
    phase += speed * CGFloat(link.timestamp - lastTimestamp)
    if phase > 132 { phase -= 132 }
    invalidateLayout()
  }

  func stop() {
    displayLink?.isPaused = true
    displayLink?.invalidate()
    displayLink = nil
  }

  deinit { displayLink?.invalidate() }

  override var collectionViewContentSize: CGSize { collectionView?.bounds.size ?? .zero }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  { items }
  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    items.first { $0.indexPath == indexPath }
  }
}
