// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
// Cells, headers, attributes and contexts with every kind of initialisers.

import UIKit

// A nib cell: only init(coder:)
class NibCell: UICollectionViewCell {
  var counter: Int
  required init?(coder aDecoder: NSCoder) {
    counter = 1
    super.init(coder: aDecoder)
  }
}

// No initialiser
class PlainCell: UICollectionViewCell { let label = UILabel() }

// Own designated
class TitledHeader: UICollectionReusableView {
  let title: String
  init(title: String) {
    self.title = title
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

// Subclass of a cell with designated
class BaseCell: UICollectionViewCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    setupViews()
  }
  required init?(coder aDecoder: NSCoder) { fatalError("no") }
  func setupViews() {}
}
class IconCell: BaseCell {
  let icon: UIImageView
  override init(frame: CGRect) {
    icon = UIImageView(frame: CGRect(origin: .zero, size: frame.size))
    super.init(frame: frame)
  }
  required init?(coder aDecoder: NSCoder) { fatalError("no") }
  convenience init(icon: UIImage?) {
    self.init(frame: .zero)
    self.icon.image = icon
  }
  override func setupViews() { addSubview(icon) }
}
final class StripeAttributes: UICollectionViewLayoutAttributes {
  var color: UIColor
  override init() {
    color = .red
    super.init()
  }
}
final class OffsetContext: UICollectionViewLayoutInvalidationContext {
  let offset: CGPoint
  init(offset: CGPoint) {
    self.offset = offset
    super.init()
  }
}

class StripesLayout: UICollectionViewFlowLayout {
  override class var layoutAttributesClass: AnyClass { StripeAttributes.self }
  override init() {
    super.init()
    register(StripeView.self, forDecorationViewOfKind: StripeView.kind)
    itemSize = CGSize(width: 80, height: 80)
  }
  required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    guard var all = super.layoutAttributesForElements(in: rect) else { return nil }
    let rows = Set(all.map { $0.frame.minY })
    for (i, y) in rows.sorted().enumerated() {
      let stripe = StripeAttributes(
        forDecorationViewOfKind: StripeView.kind,
        with: IndexPath(item: i, section: 0)
      )
      stripe.frame = CGRect(x: 0, y: y, width: collectionViewContentSize.width, height: 80)
      stripe.zIndex = -1
      stripe.color = i % 2 == 0 ? .lightGray : .clear
      all.append(stripe)
    }
    return all
  }
  func scroll(_ p: CGPoint) { invalidateLayout(with: OffsetContext(offset: p)) }
  func makeHeader() -> UIView { TitledHeader(title: "x") }
  func cells() -> [AnyClass] {
    [NibCell.self, PlainCell.self, IconCell.self]
  }
}

class StripeView: UICollectionReusableView {
  static let kind = "stripe"
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    backgroundColor = (layoutAttributes as? StripeAttributes)?.color
  }
}
