// SPDX-License-Identifier: Apache-2.0
public import UIKit

/// A row of stars that shows a rating, and takes one from a finger.
@preconcurrency @MainActor
open class CosmosView: UIView {
  /// The side of the square in which the corners of stars are.
  private static let cornersSide: CGFloat = 100
  private static let firstRating = 2.718281828

  private var stars: [UIView] = []
  private let label = UILabel()
  private var size = CGSize.zero
  private var told = -1.0

  open var rating: Double = CosmosView.firstRating { didSet { if rating != oldValue { update() } } }
  /// Words behind the stars.
  open var text: String? { didSet { if text != oldValue { update() } } }
  open var settings = CosmosSettings.default { didSet { update() } }
  open var didTouchCosmos: ((Double) -> Void)?
  open var didFinishTouchingCosmos: ((Double) -> Void)?

  public convenience init(settings: CosmosSettings = .default) {
    self.init(frame: .zero, settings: settings)
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, settings: .default) }

  public init(frame: CGRect, settings: CosmosSettings) {
    super.init(frame: frame)
    self.settings = settings
    update()
    if frame.size == .zero { self.frame.size = intrinsicContentSize }
    tellAccessibility()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    update()
    tellAccessibility()
  }

  open override func awakeFromNib() {
    super.awakeFromNib()
    update()
  }

  open override var intrinsicContentSize: CGSize { size }

  // MARK: Stars

  /// Shows the rating, the words and the settings anew.
  open func update() {
    for star in stars { star.removeFromSuperview() }
    let rule = StarRating(settings: settings)
    let step = CGFloat(settings.starSize + settings.starMargin)
    stars = (0..<settings.totalStars).map { place in
      let star = self.star(filled: rule.level(ofStar: place, in: rating))
      star.frame.origin.x = CGFloat(place) * step
      addSubview(star)
      return star
    }
    let side = CGFloat(settings.starSize)
    size = CGSize(
      width: max(0, CGFloat(stars.count) * step - CGFloat(settings.starMargin)),
      height: side
    )
    showText()
    invalidateIntrinsicContentSize()
    accessibilityValue = text ?? "\(rule.displayed(rating))"
  }

  private func star(filled level: Double) -> UIView {
    let side = CGFloat(settings.starSize)
    let star = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
    star.isUserInteractionEnabled = false
    if level < 1 { star.addSubview(shape(isFilled: false)) }
    guard level > 0 else { return star }
    let part = UIView(frame: CGRect(x: 0, y: 0, width: side * level, height: side))
    part.clipsToBounds = level < 1
    part.addSubview(shape(isFilled: true))
    star.addSubview(part)
    return star
  }

  private func shape(isFilled: Bool) -> UIView {
    let side = CGFloat(settings.starSize)
    let frame = CGRect(x: 0, y: 0, width: side, height: side)
    if let image = isFilled ? settings.filledImage : settings.emptyImage {
      let view = UIImageView(frame: frame)
      (view.image, view.contentMode) = (image, .scaleAspectFit)
      return view
    }
    let width = CGFloat(isFilled ? settings.filledBorderWidth : settings.emptyBorderWidth)
    let layer = CAShapeLayer()
    layer.frame = frame
    layer.path = path(in: frame.insetBy(dx: width / 2, dy: width / 2)).cgPath
    layer.fillColor = (isFilled ? settings.filledColor : settings.emptyColor).cgColor
    layer.strokeColor = (isFilled ? settings.filledBorderColor : settings.emptyBorderColor).cgColor
    layer.lineWidth = width
    let view = UIView(frame: frame)
    view.layer.addSublayer(layer)
    return view
  }

  /// The outline of a star, as large as a square and in its middle.
  private func path(in square: CGRect) -> UIBezierPath {
    let corners = settings.starPoints
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let path = UIBezierPath()
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max(),
      right > left, bottom > top
    else { return path }
    let scale = min(square.width / Self.cornersSide, square.height / Self.cornersSide)
    let origin = CGPoint(
      x: square.midX - (left + right) / 2 * scale,
      y: square.midY - (top + bottom) / 2 * scale
    )
    for (place, corner) in corners.enumerated() {
      let point = CGPoint(x: origin.x + corner.x * scale, y: origin.y + corner.y * scale)
      if place == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.close()
    return path
  }

  private func showText() {
    label.removeFromSuperview()
    guard let text else { return }
    (label.text, label.font, label.textColor) = (text, settings.textFont, settings.textColor)
    label.sizeToFit()
    label.frame.origin.x = size.width + CGFloat(settings.textMargin)
    label.center.y = size.height / 2
    addSubview(label)
    size = CGSize(width: label.frame.maxX, height: max(size.height, label.frame.height))
  }

  private func tellAccessibility() {
    isAccessibilityElement = true
    accessibilityTraits = settings.updateOnTouch ? .adjustable : .none
  }

  // MARK: Fingers

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if settings.passTouchesToSuperview { super.touchesBegan(touches, with: event) }
    take(touches)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if settings.passTouchesToSuperview { super.touchesMoved(touches, with: event) }
    if !settings.disablePanGestures { take(touches) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if settings.passTouchesToSuperview { super.touchesEnded(touches, with: event) }
    didFinishTouchingCosmos?(rating)
    told = -1
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if settings.passTouchesToSuperview { super.touchesCancelled(touches, with: event) }
    didFinishTouchingCosmos?(rating)
    told = -1
  }

  private func take(_ touches: Set<UITouch>) {
    guard let touch = touches.first else { return }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let place = touch.location(in: self).x
    let touched = StarRating(settings: settings)
      .touched(at: Double(isMirrored ? bounds.width - place : place))
    if settings.updateOnTouch { rating = touched }
    guard touched != told else { return }
    told = touched
    didTouchCosmos?(touched)
  }

  /// Prepares the view for another cell.
  open func prepareForReuse() { told = -1 }
}
