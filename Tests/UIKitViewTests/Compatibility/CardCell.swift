// SPDX-License-Identifier: Apache-2.0
import UIKit

/// A cell in the style of apps: subviews, constraints, layers, animations.
final class CardCell: UICollectionViewCell {
  static let reuseIdentifier = String(describing: CardCell.self)

  private let stack = UIStackView()
  private let gradient = CAGradientLayer()
  let titleLabel: UILabel = {
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    label.font = UIFont.preferredFont(forTextStyle: .headline)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    label.setContentCompressionResistancePriority(.required, for: .vertical)
    return label
  }()
  lazy var button: UIButton = {
    let button = UIButton(type: .system)
    button.setTitle("More", for: .normal)
    button.setImage(UIImage(systemName: "ellipsis"), for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 12, weight: .semibold)
    button.addAction(UIAction { [weak self] _ in self?.taps += 1 }, for: .touchUpInside)
    return button
  }()
  private(set) var taps = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUpViews()
    setUpConstraints()
    setUpLayers()
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private func setUpViews() {
    stack.axis = .vertical
    stack.spacing = 4
    stack.alignment = .leading
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.addArrangedSubview(titleLabel)
    stack.addArrangedSubview(button)
    stack.setCustomSpacing(12, after: titleLabel)
    contentView.addSubview(stack)
    let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    blur.contentView.addSubview(UIActivityIndicatorView(style: .medium))
    contentView.insertSubview(blur, at: 0)
    backgroundView = UIView()
    selectedBackgroundView = UIView()
    selectedBackgroundView?.backgroundColor = UIColor(white: 0.9, alpha: 1)
  }

  private func setUpConstraints() {
    let width = stack.widthAnchor.constraint(equalTo: contentView.widthAnchor, multiplier: 0.5)
    width.priority = .defaultLow
    width.priority = UILayoutPriority(rawValue: 999)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      stack.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      contentView.trailingAnchor.constraint(greaterThanOrEqualTo: stack.trailingAnchor),
      stack.bottomAnchor.constraint(lessThanOrEqualTo: contentView.bottomAnchor, constant: -8),
      button.heightAnchor.constraint(equalToConstant: 44),
      width,
    ])
  }

  private func setUpLayers() {
    gradient.colors = [UIColor.clear.cgColor, UIColor.black.withAlphaComponent(0.4).cgColor]
    gradient.locations = [0, 1]
    gradient.startPoint = CGPoint(x: 0, y: 0)
    contentView.layer.insertSublayer(gradient, at: 0)
    let shape = CAShapeLayer()
    shape.path = UIBezierPath(roundedRect: bounds, cornerRadius: 12).cgPath
    shape.fillColor = UIColor.red.cgColor
    layer.mask = shape
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOffset = CGSize(width: 0, height: 2)
    layer.shadowOpacity = 0.3
    layer.shadowPath = UIBezierPath(rect: bounds).cgPath
    layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    layer.cornerCurve = .continuous
    let spin = CABasicAnimation(keyPath: "transform.rotation.z")
    spin.fromValue = 0
    spin.toValue = CGFloat.pi * 2
    spin.duration = 1
    spin.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    layer.add(spin, forKey: "spin")
  }

  override var isHighlighted: Bool {
    didSet {
      UIView.animate(
        withDuration: 0.3,
        delay: 0,
        usingSpringWithDamping: 0.6,
        initialSpringVelocity: 0.4,
        options: [.allowUserInteraction, .beginFromCurrentState],
        animations: {
          self.contentView.transform =
            self.isHighlighted ? CGAffineTransform(scaleX: 0.95, y: 0.95) : .identity
        },
        completion: nil
      )
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    gradient.frame = contentView.bounds
    CATransaction.commit()
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    titleLabel.text = nil
    layer.removeAllAnimations()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    layer.borderColor = UIColor.separator.cgColor
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    setNeedsLayout()
    layoutIfNeeded()
    let size = contentView.systemLayoutSizeFitting(
      CGSize(width: layoutAttributes.size.width, height: UIView.layoutFittingCompressedSize.height)
    )
    var frame = layoutAttributes.frame
    frame.size.height = max(44, ceil(size.height))
    layoutAttributes.frame = frame
    return layoutAttributes
  }
}
