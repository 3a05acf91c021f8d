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
  /// Whether the message continues the one before it in its section, by the same person.
  func collectionView(
    _ collectionView: UICollectionView,
    continuesMessageAt indexPath: IndexPath
  ) -> Bool
}

extension ChatLayoutDelegate {
  /// Every message stands alone.
  public func collectionView(
    _ collectionView: UICollectionView,
    continuesMessageAt indexPath: IndexPath
  ) -> Bool {
    false
  }
}

/// The attributes of a message, with the side of its tail.
public final class ChatLayoutAttributes: UICollectionViewLayoutAttributes {
  /// Whether the message is the reader's own.
  ///
  /// Copying and comparing are not bound to an actor and read it too, but always on the main
  /// thread.
  public nonisolated(unsafe) var isOwn = false
  /// Whether the message is the last one of several by the same person, so that it has a tail.
  public nonisolated(unsafe) var hasTail = true

  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? ChatLayoutAttributes)?.isOwn = isOwn
    (copy as? ChatLayoutAttributes)?.hasTail = hasTail
    return copy
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? ChatLayoutAttributes else { return false }
    return isOwn == other.isOwn && hasTail == other.hasTail && super.isEqual(other)
  }
}

/// Shows: a chat.
///
/// It begins at its end and stays there when messages arrive. While it does not fill the view, it
/// stands at the bottom. Messages that one person writes after each other stand close together; a
/// face stands beside the last one of others.
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

  /// Width and height of the faces; 0 leaves them out.
  ///
  /// - Group: Layout
  /// - Range: 0...60 by 1 pt
  public var faceSize: CGFloat = 0 {
    didSet { if faceSize != oldValue { invalidateLayout() } }
  }

  /// Height of the name above each day; 0 leaves it out.
  ///
  /// - Label: Days
  /// - Group: Layout
  /// - Range: 0...100 by 1 pt
  public var dayHeight: CGFloat = 0 {
    didSet { if dayHeight != oldValue { invalidateLayout() } }
  }

  /// The kind of the faces; each belongs to a message.
  public static let faceKind = "ChatFace"
  /// Distance between a face and a message, and between messages of one person, in points.
  private static let closeness: (face: CGFloat, message: CGFloat) = (6, 2)

  private var frames: [[CGRect]] = []
  private var days: [CGRect] = []
  /// Whether each message is the reader's own, and whether it has a tail.
  private var looks: [[(isOwn: Bool, hasTail: Bool)]] = []
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
    let bottom = placeAll(room.width, collectionView)
    let height = max(0, bottom + margin)
    size = CGSize(width: room.width, height: max(height, room.height))
    if height < room.height { move(by: room.height - height) }
    let isFirst = collectionView.contentOffset.y <= -insets.top && wasAtEnd
    if isFirst { collectionView.contentOffset.y = end(of: collectionView) }
  }

  /// Places days and messages below each other; returns the end of the last one.
  private func placeAll(_ width: CGFloat, _ collectionView: UICollectionView) -> CGFloat {
    (frames, days, looks) = ([], [], [])
    var bottom = margin - spacing
    for section in 0..<collectionView.numberOfSections {
      if dayHeight > 0 {
        days.append(CGRect(x: 0, y: bottom + spacing, width: width, height: dayHeight))
        bottom += spacing + dayHeight
      }
      var placed: [CGRect] = []
      var known: [(isOwn: Bool, hasTail: Bool)] = []
      for item in 0..<collectionView.numberOfItems(inSection: section) {
        let path = IndexPath(item: item, section: section)
        let continues =
          item > 0
          && delegate?.collectionView(collectionView, continuesMessageAt: path) == true
        if continues { known[item - 1].hasTail = false }
        let top = bottom + (continues ? Self.closeness.message : spacing)
        let (frame, isOwn) = frame(at: path, below: top, width, collectionView)
        placed.append(frame)
        known.append((isOwn, true))
        bottom = frame.maxY
      }
      frames.append(placed)
      looks.append(known)
    }
    return bottom
  }

  public override class var layoutAttributesClass: AnyClass { ChatLayoutAttributes.self }

  public override var collectionViewContentSize: CGSize { size }

  public override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    var found: [UICollectionViewLayoutAttributes] = []
    for section in frames.indices {
      if let day = day(section) { found.append(day) }
      for item in frames[section].indices {
        let path = IndexPath(item: item, section: section)
        found += [layoutAttributesForItem(at: path), face(at: path)].compactMap { $0 }
      }
    }
    return found.filter { $0.frame.intersects(rect) }
  }

  public override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    switch elementKind {
    case UICollectionView.elementKindSectionHeader: day(indexPath.section)
    case Self.faceKind: face(at: indexPath)
    default: nil
    }
  }

  private func day(_ section: Int) -> UICollectionViewLayoutAttributes? {
    guard days.indices.contains(section) else { return nil }
    let attributes = ChatLayoutAttributes(
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      with: IndexPath(item: 0, section: section)
    )
    attributes.frame = days[section]
    return attributes
  }

  /// The face beside the last message that somebody else wrote.
  private func face(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard faceSize > 0, frames.indices.contains(path.section),
      frames[path.section].indices.contains(path.item)
    else { return nil }
    let look = looks[path.section][path.item]
    guard look.hasTail, !look.isOwn else { return nil }
    let attributes = ChatLayoutAttributes(forSupplementaryViewOfKind: Self.faceKind, with: path)
    attributes.frame = CGRect(
      x: margin,
      y: frames[path.section][path.item].maxY - faceSize,
      width: faceSize,
      height: faceSize
    )
    return attributes
  }

  public override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard frames.indices.contains(indexPath.section),
      frames[indexPath.section].indices.contains(indexPath.item)
    else { return nil }
    let attributes = ChatLayoutAttributes(forCellWith: indexPath)
    attributes.frame = frames[indexPath.section][indexPath.item]
    (attributes.isOwn, attributes.hasTail) = looks[indexPath.section][indexPath.item]
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
    days = days.map { $0.offsetBy(dx: 0, dy: distance) }
  }

  /// The frame of a message, and whether it is the reader's own.
  private func frame(
    at path: IndexPath,
    below top: CGFloat,
    _ width: CGFloat,
    _ collectionView: UICollectionView
  ) -> (frame: CGRect, isOwn: Bool) {
    guard let delegate else {
      return (CGRect(x: margin, y: top, width: 0, height: 0), false)
    }
    let most = max(0, (width - 2 * margin) * share)
    var size = delegate.collectionView(collectionView, sizeForMessageAt: path, within: most)
    size.width = min(size.width, most)
    let isOwn = delegate.collectionView(collectionView, isOwnMessageAt: path)
    let room = faceSize > 0 ? faceSize + Self.closeness.face : 0
    let x = isOwn ? width - margin - size.width : margin + room
    return (CGRect(origin: CGPoint(x: x, y: top), size: size), isOwn)
  }
}
