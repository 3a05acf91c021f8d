// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
import PinLayout
import UIKit

final class DayBar: UIView {
  var onSelect: ((Int) -> Void)?
  private let buttons: [UIButton]
  private let underline = CALayer()

  init() {
    buttons = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"].map {
      let button = UIButton(type: .custom)
      button.setTitle($0, for: .normal)
      button.setTitleColor(.secondaryLabel, for: .normal)
      button.setTitleColor(.systemGreen, for: .selected)
      button.titleLabel?.font = .systemFont(ofSize: 15, weight: .medium)
      return button
    }
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    for (index, button) in buttons.enumerated() {
      button.tag = index
      button.addTarget(self, action: #selector(tapped(_:)), for: .touchUpInside)
      addSubview(button)
    }
    underline.backgroundColor = UIColor.systemGreen.cgColor
    layer.addSublayer(underline)
    buttons[0].isSelected = true
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width / CGFloat(buttons.count)
    for (index, button) in buttons.enumerated() {
      button.pin.left(width * CGFloat(index)).top().bottom(3).width(width)
    }
    let chosen = buttons.firstIndex { $0.isSelected } ?? 0
    underline.frame = CGRect(
      x: width * CGFloat(chosen),
      y: bounds.height - 3,
      width: width,
      height: 3
    )
  }

  @objc private func tapped(_ sender: UIButton) {
    buttons.forEach { $0.isSelected = $0 === sender }
    setNeedsLayout()
    onSelect?(sender.tag + 1)
  }
}
