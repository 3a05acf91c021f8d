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
    let content = stack.sizeThatFits(CGSize(width: size.width, height: 0))
    let margins = shown.directionalLayoutMargins
    return CGSize(
      width: content.width + margins.leading + margins.trailing,
      height: content.height + margins.top + margins.bottom
    )
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let room = bounds.inset(by: safeAreaInsets)
    let width = max(0, room.width - 2 * Self.margin)
    let height = stack.sizeThatFits(CGSize(width: width, height: 0)).height
    stack.frame = CGRect(
      x: room.minX + Self.margin,
      y: room.midY - height / 2,
      width: width,
      height: height
    )
  }

  private func show() {
    for view in stack.arrangedSubviews { view.removeFromSuperview() }
    if shown.isLoading {
      let spinner = UIActivityIndicatorView(style: .medium)
      spinner.startAnimating()
      stack.addArrangedSubview(spinner)
    }
    if let image = shown.image { add(image) }
    let gaps = (picture: shown.imageToTextPadding, text: shown.textToSecondaryTextPadding)
    add(shown.attributedText?.string ?? shown.text, shown.textProperties, after: gaps.picture)
    let second = shown.secondaryAttributedText?.string ?? shown.secondaryText
    add(second, shown.secondaryTextProperties, after: gaps.text)
    add(shown.button, shown.buttonProperties, after: shown.textToButtonPadding)
    add(
      shown.secondaryButton,
      shown.secondaryButtonProperties,
      after: shown.buttonToSecondaryButtonPadding
    )
    setNeedsLayout()
  }

  /// The distance of the texts from the sides, and the side of a symbol, in points; ours.
  private static let (margin, symbolSide): (CGFloat, CGFloat) = (20, 48)

  private func add(_ image: UIImage) {
    let view = UIImageView(image: image)
    view.contentMode = .scaleAspectFit
    view.tintColor = shown.imageProperties.tintColor ?? .secondaryLabel
    if case .symbol = image.source {
      view.heightAnchor.constraint(equalToConstant: Self.symbolSide).isActive = true
      view.widthAnchor.constraint(equalToConstant: Self.symbolSide).isActive = true
    }
    stack.addArrangedSubview(view)
  }

  private func add(
    _ look: UIButton.Configuration,
    _ properties: UIContentUnavailableConfiguration.ButtonProperties,
    after gap: CGFloat
  ) {
    let title = look.title ?? properties.primaryAction?.title ?? ""
    guard !title.isEmpty || look.image != nil else { return }
    if let last = stack.arrangedSubviews.last { stack.setCustomSpacing(gap, after: last) }
    var configuration = look
    configuration.title = title
    let button = UIButton(configuration: configuration)
    if let action = properties.primaryAction { button.addAction(action, for: .touchUpInside) }
    button.menu = properties.menu
    button.showsMenuAsPrimaryAction = properties.menu != nil && properties.primaryAction == nil
    button.isEnabled = properties.isEnabled
    stack.addArrangedSubview(button)
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
    label.numberOfLines = 0
    stack.addArrangedSubview(label)
  }
}
