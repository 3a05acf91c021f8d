// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A view that shows what stands in place of content: picture and texts one below the other, in the middle.
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
  private var shown: UIContentUnavailableConfiguration
  private let stack = UIStackView()

  /// Makes a view that shows a configuration.
  public init(configuration: UIContentUnavailableConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    stack.axis = .vertical
    stack.alignment = .center
    addSubview(stack)
    show()
  }

  /// Makes a view with empty content; the archive's values are not read.
  public required init?(coder: NSCoder) {
    shown = .empty()
    super.init(coder: coder)
  }

  /// What the view shows; only a configuration of this kind can be set.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIContentUnavailableConfiguration else { return }
      shown = new
      show()
    }
  }

  /// Whether the content scrolls where it does not fit; recorded.
  open var isScrollEnabled = false

  /// The size of picture and texts with the margins.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let content = stack.sizeThatFits(.zero)
    let margins = shown.directionalLayoutMargins
    return CGSize(
      width: content.width + margins.leading + margins.trailing,
      height: content.height + margins.top + margins.bottom
    )
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = stack.sizeThatFits(.zero)
    stack.frame = CGRect(
      x: bounds.midX - size.width / 2,
      y: bounds.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
  }

  private func show() {
    for view in stack.arrangedSubviews { view.removeFromSuperview() }
    if let image = shown.image { stack.addArrangedSubview(UIImageView(image: image)) }
    let gaps = (picture: shown.imageToTextPadding, text: shown.textToSecondaryTextPadding)
    add(shown.attributedText?.string ?? shown.text, shown.textProperties, after: gaps.picture)
    let second = shown.secondaryAttributedText?.string ?? shown.secondaryText
    add(second, shown.secondaryTextProperties, after: gaps.text)
    setNeedsLayout()
  }

  private func add(
    _ text: String?,
    _ properties: UIContentUnavailableConfiguration.TextProperties,
    after gap: CGFloat
  ) {
    guard let text else { return }
    if let last = stack.arrangedSubviews.last { stack.setCustomSpacing(gap, after: last) }
    let label = UILabel()
    label.text = text
    label.font = properties.font
    label.textColor = properties.color
    label.textAlignment = .center
    stack.addArrangedSubview(label)
  }
}
