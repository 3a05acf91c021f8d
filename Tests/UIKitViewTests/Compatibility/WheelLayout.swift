// SPDX-License-Identifier: Apache-2.0
import CoreGraphics
import QuartzCore
import UIKit

protocol WheelLayoutDelegate: AnyObject {
  func wheelLayout(_ layout: WheelLayout, radiusForSection section: Int) -> CGFloat
}

final class WheelAttributes: UICollectionViewLayoutAttributes {
  // `copy` has no isolation in language mode 6, in which the tests are compiled.
  nonisolated(unsafe) var anchorPoint = CGPoint(x: 0.5, y: 0.5)

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? WheelAttributes)?.anchorPoint = anchorPoint
    return copy
  }
}

/// Items on the upper part of a large wheel, rotated around the hub by the anchor points of their
/// cells.
final class WheelLayout: UICollectionViewLayout {
  weak var delegate: (any WheelLayoutDelegate)?
  @IBInspectable var radius: CGFloat = 500 { didSet { invalidateLayout() } }
  let itemSize = CGSize(width: 100, height: 150)
  private var list: [WheelAttributes] = []

  private var step: CGFloat { atan(itemSize.width / radius) }
  private var extreme: CGFloat {
    guard let count = collectionView?.numberOfItems(inSection: 0), count > 0 else { return 0 }
    return -CGFloat(count - 1) * step
  }
  private var angle: CGFloat {
    guard let collectionView = collectionView else { return 0 }
    let way = collectionViewContentSize.width - collectionView.bounds.width
    return way > 0 ? extreme * collectionView.contentOffset.x / way : 0
  }

  override class var layoutAttributesClass: AnyClass { WheelAttributes.self }

  override var collectionViewContentSize: CGSize {
    guard let collectionView = collectionView else { return .zero }
    return CGSize(
      width: CGFloat(collectionView.numberOfItems(inSection: 0)) * itemSize.width,
      height: collectionView.bounds.height
    )
  }

  override func prepare() {
    super.prepare()
    guard let collectionView = collectionView else { return }
    if let given = delegate?.wheelLayout(self, radiusForSection: 0) { radius = given }
    let middle = collectionView.contentOffset.x + collectionView.bounds.width / 2
    let anchorY = (itemSize.height / 2 + radius) / itemSize.height
    list = (0..<collectionView.numberOfItems(inSection: 0)).map { index in
      let attributes = WheelAttributes(forCellWith: IndexPath(item: index, section: 0))
      attributes.size = itemSize
      attributes.center = CGPoint(x: middle, y: collectionView.bounds.midY)
      let turn = angle + step * CGFloat(index)
      attributes.zIndex = Int(turn * 1_000_000)
      attributes.transform = CGAffineTransform(rotationAngle: turn)
      attributes.anchorPoint = CGPoint(x: 0.5, y: anchorY)
      return attributes
    }
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    list
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    list[indexPath.row]
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}

/// The cell that rotates around the hub.
final class WheelCell: UICollectionViewCell {
  let imageView = UIImageView(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 5
    contentView.layer.borderColor = UIColor.black.cgColor
    contentView.layer.borderWidth = 1 / UIScreen.main.scale
    contentView.layer.shouldRasterize = true
    contentView.layer.rasterizationScale = UIScreen.main.scale
    contentView.clipsToBounds = true
    imageView.contentMode = .scaleAspectFill
    imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(imageView)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    guard let attributes = layoutAttributes as? WheelAttributes else { return }
    layer.anchorPoint = attributes.anchorPoint
    center.y += (attributes.anchorPoint.y - 0.5) * bounds.height
  }
}
