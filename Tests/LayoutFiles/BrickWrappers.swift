// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
// Properties in wrappers of the file's own that reach their owner.

import UIKit

@propertyWrapper
struct Invalidating<Value: Equatable> {
  private var value: Value
  init(wrappedValue: Value) { value = wrappedValue }

  static subscript<Owner: UICollectionViewLayout>(
    _enclosingInstance owner: Owner,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<Owner, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<Owner, Self>
  ) -> Value {
    get { owner[keyPath: storageKeyPath].value }
    set {
      guard owner[keyPath: storageKeyPath].value != newValue else { return }
      owner[keyPath: storageKeyPath].value = newValue
      owner.invalidateLayout()
    }
  }

  @available(*, unavailable, message: "only on classes")
  var wrappedValue: Value {
    get { fatalError() }
    set { fatalError() }
  }
}

@propertyWrapper
struct Clamped<Value: Comparable> {
  var wrappedValue: Value {
    didSet { wrappedValue = min(max(wrappedValue, range.lowerBound), range.upperBound) }
  }
  let range: ClosedRange<Value>
  init(wrappedValue: Value, _ range: ClosedRange<Value>) {
    self.range = range
    self.wrappedValue = min(max(wrappedValue, range.lowerBound), range.upperBound)
  }
}

final class BrickLayout: UICollectionViewLayout {
  @Invalidating var spacing: CGFloat = 6
  @Invalidating var rowHeight: CGFloat = 70
  @Clamped(1...8) var bricksPerRow = 4

  private var cache: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private var contentHeight: CGFloat = 0

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: contentHeight)
  }

  override func prepare() {
    super.prepare()
    cache.removeAll(keepingCapacity: true)
    guard let collectionView, collectionView.numberOfSections > 0 else { return }
    let width = collectionView.bounds.inset(by: collectionView.layoutMargins).width
    let brick = (width - spacing * CGFloat(bricksPerRow - 1)) / CGFloat(bricksPerRow)
    var x: CGFloat = 0
    var y: CGFloat = 0
    var row = 0
    for section in 0..<collectionView.numberOfSections {
      for item in 0..<collectionView.numberOfItems(inSection: section) {
        let path = IndexPath(item: item, section: section)
        let isShifted = !row.isMultiple(of: 2)
        if x == 0 && isShifted { x = -brick / 2 }
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
        attributes.frame = CGRect(x: x, y: y, width: brick, height: rowHeight).integral
        cache[path] = attributes
        x += brick + spacing
        if x >= width {
          x = 0
          y += rowHeight + spacing
          row += 1
        }
      }
      x = 0
      y += rowHeight + spacing * 3
    }
    contentHeight = y
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    cache.values.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { cache[indexPath] }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    !newBounds.size.equalTo(collectionView?.bounds.size ?? .zero)
  }
}
