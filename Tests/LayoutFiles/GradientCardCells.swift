// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
// Cells with layers, gradients, constraints and animations.

import QuartzCore
import UIKit

class CardCell: UICollectionViewCell {
  static let identifier = "CardCell"

  override class var layerClass: AnyClass { CAGradientLayer.self }
  private var gradient: CAGradientLayer { layer as! CAGradientLayer }

  private let titleLabel: UILabel = {
    let label = UILabel()
    label.font = UIFont.preferredFont(forTextStyle: .headline)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .white
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    label.setContentCompressionResistancePriority(.required, for: .vertical)
    label.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    return label
  }()

  private lazy var stack: UIStackView = {
    let stack = UIStackView(arrangedSubviews: [titleLabel, icon])
    stack.axis = .vertical
    stack.spacing = 8
    stack.alignment = .leading
    stack.distribution = .equalSpacing
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 12,
      leading: 12,
      bottom: 12,
      trailing: 12
    )
    stack.translatesAutoresizingMaskIntoConstraints = false
    return stack
  }()

  private let icon = UIImageView(
    image: UIImage(
      systemName: "star.fill",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 24, weight: .bold)
    )
  )
  private let maskLayer = CAShapeLayer()
  private let shine = CALayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    setup()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setup()
  }

  private func setup() {
    gradient.colors = [
      UIColor.systemPurple.cgColor, UIColor.systemIndigo.withAlphaComponent(0.8).cgColor,
    ]
    gradient.locations = [0, 1]
    gradient.startPoint = CGPoint(x: 0, y: 0)
    gradient.endPoint = CGPoint(x: 1, y: 1)
    layer.cornerRadius = 16
    layer.cornerCurve = .continuous
    layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.3
    layer.shadowRadius = 10
    layer.shadowOffset = CGSize(width: 0, height: 4)
    layer.borderWidth = 1 / UIScreen.main.scale
    layer.borderColor = UIColor.separator.cgColor
    shine.backgroundColor = UIColor(white: 1, alpha: 0.2).cgColor
    shine.opacity = 0.5
    layer.addSublayer(shine)
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      stack.topAnchor.constraint(equalTo: contentView.topAnchor),
      stack.bottomAnchor.constraint(lessThanOrEqualTo: contentView.bottomAnchor, constant: -4),
    ])
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let path = UIBezierPath(
      roundedRect: bounds,
      byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 16, height: 16)
    )
    maskLayer.path = path.cgPath
    layer.shadowPath = path.cgPath
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    shine.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height / 3)
    CATransaction.commit()
  }

  override var isHighlighted: Bool {
    didSet {
      let animator = UIViewPropertyAnimator(duration: 0.2, dampingRatio: 0.7) {
        self.transform = self.isHighlighted ? CGAffineTransform(scaleX: 0.95, y: 0.95) : .identity
      }
      animator.startAnimation()
    }
  }

  override var isSelected: Bool {
    didSet { layer.borderWidth = isSelected ? 3 : 0 }
  }

  func pulse() {
    let animation = CABasicAnimation(keyPath: "transform.scale")
    animation.fromValue = 1
    animation.toValue = 1.1
    animation.duration = 0.3
    animation.autoreverses = true
    animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    layer.add(animation, forKey: "pulse")
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    if traitCollection.hasDifferentColorAppearance(comparedTo: previous) {
      layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    }
  }
}

class CardsLayout: UICollectionViewFlowLayout {
  override func prepare() {
    super.prepare()
    guard let collectionView = collectionView else { return }
    itemSize = CGSize(width: collectionView.bounds.width - 40, height: 180)
    minimumLineSpacing = -100
    sectionInset = UIEdgeInsets(top: 20, left: 20, bottom: 120, right: 20)
    register(ShadowDecoration.self, forDecorationViewOfKind: "shadow")
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    guard let attributes = super.layoutAttributesForElements(in: rect) else { return nil }
    var all: [UICollectionViewLayoutAttributes] = []
    for attribute in attributes {
      let copy = attribute.copy() as! UICollectionViewLayoutAttributes
      copy.zIndex = copy.indexPath.item
      var transform = CATransform3DIdentity
      transform.m34 = -1 / 800
      copy.transform3D = CATransform3DRotate(transform, -.pi / 12, 1, 0, 0)
      all.append(copy)
    }
    return all
  }
}

class ShadowDecoration: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(named: "Shadow") ?? .darkGray
  }
  required init?(coder: NSCoder) { nil }
}
