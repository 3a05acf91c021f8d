// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
// Invalidation contexts with an initialiser of their own, and a log.

import UIKit
import os

private let log = Logger(subsystem: Bundle.main.bundleIdentifier ?? "demo", category: "layout")

class ChunkContext: UICollectionViewLayoutInvalidationContext {
  var keepsFrames = false
  init(keepsFrames: Bool) {
    super.init()
    self.keepsFrames = keepsFrames
  }
  override init() { super.init() }
}

class ChunkedLayout: UICollectionViewLayout {
  private var frames: [[CGRect]] = []
  private var lastWidth: CGFloat = -1
  override class var invalidationContextClass: AnyClass { ChunkContext.self }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    defer { super.invalidateLayout(with: context) }
    guard let context = context as? ChunkContext else {
      return assertionFailure("unexpected context")
    }
    if !context.keepsFrames { frames = [] }
    log.debug("invalidated: \(context.keepsFrames, privacy: .public)")
    os_log("width %f", log: .default, type: .info, lastWidth)
  }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds) as! ChunkContext
    context.keepsFrames = newBounds.width == lastWidth
    context.contentOffsetAdjustment = .zero
    return context
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != lastWidth
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    abs(preferredAttributes.size.height - originalAttributes.size.height) > .ulpOfOne
  }

  override func prepare() {
    super.prepare()
    guard let view = collectionView, frames.isEmpty else { return }
    lastWidth = view.bounds.width
    let edge = lastWidth / 4
    var y: CGFloat = 0
    frames = stride(from: 0, to: view.numberOfSections, by: 1).map { section in
      let count = view.numberOfItems(inSection: section)
      let rects = stride(from: 0, to: count, by: 5).flatMap { start -> [CGRect] in
        let chunk = [
          CGRect(x: 0, y: y, width: edge * 2, height: edge * 2),
          CGRect(x: edge * 2, y: y, width: edge, height: edge),
          CGRect(x: edge * 3, y: y, width: edge, height: edge),
          CGRect(x: edge * 2, y: y + edge, width: edge, height: edge),
          CGRect(x: edge * 3, y: y + edge, width: edge, height: edge),
        ].prefix(count - start)
        y += edge * 2
        return Array(chunk)
      }
      y += 20
      return rects
    }
  }

  override var collectionViewContentSize: CGSize {
    let height = frames.joined().reduce(CGFloat.zero) { Swift.max($0, $1.maxY) }
    return CGSize(width: max(lastWidth, 0), height: height)
  }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    var found: [UICollectionViewLayoutAttributes]? = []
    outer: for (section, rects) in frames.enumerated() {
      for (item, frame) in rects.enumerated() {
        if frame.minY > rect.maxY { break outer }
        guard frame.intersects(rect) else { continue }
        found?.append(make([section, item]))
      }
    }
    return found
  }
  private func make(_ path: IndexPath) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = frames[path.section][path.item].insetBy(dx: 1, dy: 1)
    return attributes
  }
  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard frames.indices.contains(indexPath.section),
      frames[indexPath.section].indices.contains(indexPath.item)
    else { return nil }
    return make(indexPath)
  }
}
