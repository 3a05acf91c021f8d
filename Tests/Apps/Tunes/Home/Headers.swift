// SPDX-License-Identifier: Apache-2.0
import UIKit

final class SectionTitleView: UICollectionReusableView {
  static let reuseID = "SectionTitleView"
  let titleLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.font = .systemFont(ofSize: 22, weight: .bold)
    titleLabel.textColor = .white
    titleLabel.translatesAutoresizingMaskIntoConstraints = false
    addSubview(titleLabel)
    NSLayoutConstraint.activate([
      titleLabel.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      titleLabel.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
      titleLabel.leadingAnchor.constraint(equalTo: leadingAnchor),
      titleLabel.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError() }
}

final class GreetingView: UICollectionReusableView {
  static let reuseID = "GreetingView"

  override init(frame: CGRect) {
    super.init(frame: frame)
    let label = UILabel()
    label.text = "Good evening"
    label.font = .systemFont(ofSize: 26, weight: .heavy)
    label.textColor = .white
    let bell = UIButton(type: .system)
    bell.setImage(UIImage(systemName: "bell"), for: .normal)
    bell.tintColor = .white
    let stack = UIStackView(arrangedSubviews: [label, UIView(), bell])
    stack.frame = bounds.insetBy(dx: 16, dy: 0)
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(stack)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError() }
}

final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    guard let layer = layer as? CAGradientLayer else { return }
    layer.colors = [UIColor.systemIndigo.cgColor, UIColor.black.cgColor]
    layer.startPoint = CGPoint(x: 0.5, y: 0)
    layer.endPoint = CGPoint(x: 0.5, y: 1)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
