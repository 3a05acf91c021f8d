// SPDX-License-Identifier: Apache-2.0
import UIKit

/// Gives a chat layout the facts about its messages.
@MainActor
public protocol ChatLayoutDelegate: AnyObject {
  /// The size of a message's bubble, in points, for a largest width.
  func collectionView(
    _ collectionView: UICollectionView,
    sizeForMessageAt indexPath: IndexPath,
    within width: CGFloat
  ) -> CGSize
  /// Whether the message is the reader's own, so that it stands at the right.
  func collectionView(
    _ collectionView: UICollectionView,
    isOwnMessageAt indexPath: IndexPath
  ) -> Bool
}

/// Shows: a chat.
///
/// It begins at its end and stays there when messages arrive. While it does not fill the view, it
/// stands at the bottom.
///
/// - Label: Chat
/// - Scrolls: vertical
public final class ChatLayout: UICollectionViewLayout {
  /// Describes the messages; without a delegate there are none.
  public weak var delegate: (any ChatLayoutDelegate)?

  /// Between messages.
  ///
  /// - Group: Layout
  /// - Range: 0...60 by 1 pt
  public var spacing: CGFloat = 8 {
    didSet { if spacing != oldValue { invalidateLayout() } }
  }

  /// Distance from the edges.
  ///
  /// - Group: Layout
  /// - Range: 0...60 by 1 pt
  public var margin: CGFloat = 12 {
    didSet { if margin != oldValue { invalidateLayout() } }
  }

  /// The greatest width of a message, as a fraction of the whole width.
  ///
  /// - Label: Widest message
  /// - Group: Layout
  /// - Range: 0.3...1 by 0.01
  public var share: CGFloat = 0.8 {
    didSet { if share != oldValue { invalidateLayout() } }
  }

  private var frames: [[CGRect]] = []
  private var size = CGSize.zero
  /// Whether the end was visible before the layout prepared.
  private var wasAtEnd = true

  public override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    wasAtEnd = size == .zero || isAtEnd
    let insets = collectionView.adjustedContentInset
    let room = CGSize(
      width: max(0, collectionView.bounds.width - insets.left - insets.right),
      height: max(0, collectionView.bounds.height - insets.top - insets.bottom)
    )
    var bottom = margin
    frames = (0..<collectionView.numberOfSections).map { section in
      (0..<collectionView.numberOfItems(inSection: section)).map { item in
        let path = IndexPath(item: item, section: section)
        let frame = frame(at: path, below: bottom, room.width, collectionView)
        bottom = frame.maxY + spacing
        return frame
      }
    }
    let height = max(0, bottom - spacing + margin)
    size = CGSize(width: room.width, height: max(height, room.height))
    if height < room.height { move(by: room.height - height) }
    let isFirst = collectionView.contentOffset.y <= -insets.top && wasAtEnd
    if isFirst { collectionView.contentOffset.y = end(of: collectionView) }
  }

  public override var collectionViewContentSize: CGSize { size }

  public override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    frames.indices.flatMap { section in
      frames[section].indices.compactMap { item in
        guard frames[section][item].intersects(rect) else { return nil }
        return layoutAttributesForItem(at: IndexPath(item: item, section: section))
      }
    }
  }

  public override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard frames.indices.contains(indexPath.section),
      frames[indexPath.section].indices.contains(indexPath.item)
    else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = frames[indexPath.section][indexPath.item]
    return attributes
  }

  /// Keeps the end visible if it was visible before.
  public override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    guard wasAtEnd, let collectionView else { return proposedContentOffset }
    return CGPoint(x: proposedContentOffset.x, y: end(of: collectionView))
  }

  public override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }

  /// Largest distance from the end that still counts as being there, in points.
  private static let nearness: CGFloat = 8

  private var isAtEnd: Bool {
    guard let collectionView else { return false }
    return collectionView.contentOffset.y >= end(of: collectionView) - Self.nearness
  }

  /// The offset at which the end is visible.
  private func end(of collectionView: UICollectionView) -> CGFloat {
    let insets = collectionView.adjustedContentInset
    return max(-insets.top, size.height - collectionView.bounds.height + insets.bottom)
  }

  private func move(by distance: CGFloat) {
    frames = frames.map { $0.map { $0.offsetBy(dx: 0, dy: distance) } }
  }

  private func frame(
    at path: IndexPath,
    below top: CGFloat,
    _ width: CGFloat,
    _ collectionView: UICollectionView
  ) -> CGRect {
    guard let delegate else { return CGRect(x: margin, y: top, width: 0, height: 0) }
    let most = max(0, (width - 2 * margin) * share)
    var size = delegate.collectionView(collectionView, sizeForMessageAt: path, within: most)
    size.width = min(size.width, most)
    let isOwn = delegate.collectionView(collectionView, isOwnMessageAt: path)
    let x = isOwn ? width - margin - size.width : margin
    return CGRect(origin: CGPoint(x: x, y: top), size: size)
  }
}
