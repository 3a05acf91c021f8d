// SPDX-License-Identifier: Apache-2.0
public import Foundation
import LayoutEngine
import QuartzCore

/// A control that is on or off.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  /// The size of a switch, in points.
  ///
  /// - Source: Apple's guidelines on toggles.
  private static let size = CGSize(width: 51, height: 31)

  /// Whether it is on.
  open var isOn = false { didSet { noteChange(from: oldValue, to: isOn) } }
  /// The colour while it is on; green unless given.
  open var onTintColor: UIColor? { didSet { noteContentChange() } }
  /// The colour of the knob; white unless given.
  open var thumbTintColor: UIColor? { didSet { noteContentChange() } }

  /// Makes a switch, which has a size of its own.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
  }

  /// Makes a switch; the archive's values are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    frame.size = Self.size
  }

  /// Switches it on or off.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  open override var intrinsicContentSize: CGSize { Self.size }
}

/// A control for a number in a range.
@preconcurrency @MainActor
open class UISlider: UIControl {
  /// The number, limited to its range.
  open var value: Float = 0 { didSet { clamp(from: oldValue) } }
  /// The smallest number.
  open var minimumValue: Float = 0 { didSet { clamp(from: nil) } }
  /// The greatest number.
  open var maximumValue: Float = 1 { didSet { clamp(from: nil) } }
  /// Whether changes are told while the finger is down.
  open var isContinuous = true
  /// The colour before the knob; the tint unless given.
  open var minimumTrackTintColor: UIColor? { didSet { noteContentChange() } }
  /// The colour after the knob; grey unless given.
  open var maximumTrackTintColor: UIColor? { didSet { noteContentChange() } }
  /// The picture before the track.
  open var minimumValueImage: UIImage? { didSet { noteContentChange() } }
  /// The picture after the track.
  open var maximumValueImage: UIImage? { didSet { noteContentChange() } }

  /// The space between a picture and the track, in points; policy.
  private static let imageGap: CGFloat = 8

  /// What the pictures take of the width before and after the track, in points.
  var imageRooms: (before: CGFloat, after: CGFloat) {
    let room = { (image: UIImage?) in image.map { $0.size.width + Self.imageGap } ?? 0 }
    return (room(minimumValueImage), room(maximumValueImage))
  }

  /// Sets the number.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  /// The side of the knob, in points.
  let knobSide: CGFloat = 27
  /// The height of a slider, in points.
  private static let height: CGFloat = 34

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.height)
  }

  /// The place of the number in its range, from 0 to 1.
  var fraction: CGFloat {
    maximumValue > minimumValue
      ? CGFloat((value - minimumValue) / (maximumValue - minimumValue)) : 0
  }

  /// Moves the knob to a place, in points from the left edge.
  func moveKnob(to x: CGFloat) {
    let rooms = imageRooms
    let room = bounds.width - rooms.before - rooms.after - knobSide
    guard room > 0 else { return }
    let share = Float(min(1, max(0, (x - rooms.before - knobSide / 2) / room)))
    value = minimumValue + share * (maximumValue - minimumValue)
  }

  private func clamp(from old: Float?) {
    let inside = max(minimumValue, min(value, max(minimumValue, maximumValue)))
    if inside != value { value = inside } else { noteChange(from: old, to: value) }
  }
}

/// A control that counts up and down.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  private var number = 0.0 { didSet { noteChange(from: oldValue, to: number) } }
  /// The number, between the smallest and the greatest one.
  open var value: Double {
    get { number }
    set { number = max(minimumValue, min(newValue, maximumValue)) }
  }
  /// The smallest number.
  open var minimumValue = 0.0 { didSet { number = max(number, minimumValue) } }
  /// The greatest number.
  open var maximumValue = 100.0 { didSet { number = min(number, maximumValue) } }
  /// The difference between two successive numbers.
  open var stepValue = 1.0

  /// The size of a stepper, in points.
  private static let size = CGSize(width: 94, height: 32)

  /// Makes a stepper, which has a size of its own.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
  }

  /// Makes a stepper; the archive's values are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    frame.size = Self.size
  }

  open override var intrinsicContentSize: CGSize { Self.size }
}

/// A spinner that shows that work is under way.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// The size of the spinner; the first three, from before iOS 13, say its colour, too.
  public enum Style: Int, Sendable {
    case whiteLarge = 0
    case white = 1
    case gray = 2
    case medium = 100
    case large = 101

    fileprivate var isLarge: Bool { self == .large || self == .whiteLarge }
    @MainActor fileprivate var colour: UIColor {
      self == .white || self == .whiteLarge ? .white : .systemGray
    }
  }

  /// The size of the spinner; another one gives it its colour.
  open var style = Style.medium { didSet { if style != oldValue { color = style.colour } } }
  /// Whether it is hidden while no work is under way.
  ///
  /// - Source: UIActivityIndicatorView.h: a spinner that stops hides itself, so that stacks close up.
  open var hidesWhenStopped = true {
    didSet { isHidden = hidesWhenStopped && !isAnimating }
  }
  /// The colour; by default that of the style.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var color: UIColor! = Style.medium.colour {
    didSet { if color == nil { color = style.colour } else { noteContentChange() } }
  }
  /// Whether work is under way.
  open private(set) var isAnimating = false {
    didSet { noteChange(from: oldValue, to: isAnimating) }
  }

  /// Makes a spinner that stands still, and so is hidden.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  /// Makes a spinner; the archive's values are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isHidden = true
  }

  /// Makes a spinner with a size.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    // An initialiser's own changes are not observed.
    (self.style, color) = (style, style.colour)
    frame.size = intrinsicContentSize
  }

  open override var intrinsicContentSize: CGSize {
    let side = style.isLarge ? BarPolicy.largeSpinner : BarPolicy.spinner
    return CGSize(width: side, height: side)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Shows that work began.
  open func startAnimating() {
    isAnimating = true
    if hidesWhenStopped { isHidden = false }
  }
  /// Shows that work ended.
  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }
}

/// A bar that shows progress.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// The progress, from 0 to 1.
  open var progress: Float = 0 { didSet { noteChange(from: oldValue, to: progress) } }
  /// The colour of the completed part; the tint unless given.
  open var progressTintColor: UIColor? { didSet { noteContentChange() } }
  /// The colour of the remaining part; grey unless given.
  open var trackTintColor: UIColor? { didSet { noteContentChange() } }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: BarPolicy.progressHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: bounds.width, height: BarPolicy.progressHeight)
  }

  /// Sets the progress.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}

/// A view that blurs what is behind it; it is not painted.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// The effect on what is behind the view; an animator shows by its fraction how it replaces the one before.
  open var effect: UIVisualEffect? {
    didSet { if effect !== oldValue { followAnimator(from: oldValue) } }
  }
  /// The effect before and how far it is replaced, as long as an animator holds or moves the change.
  private(set) var effectChange: (old: UIVisualEffect?, progress: AnimationProgress)?

  private func followAnimator(from old: UIVisualEffect?) {
    effectChange = nil
    guard case .moving = AnimationBlocks.current.word, let driver = AnimationBlocks.current.driver
    else { return }
    let progress = driver.drive(
      restore: { [weak self] in self?.effect = old },
      end: { [weak self] in self?.effectChange = nil }
    )
    effectChange = (old, progress)
  }

  /// The view for content in front of the effect.
  open private(set) lazy var contentView: UIView = {
    let view = UIView(frame: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
    return view
  }()

  /// Makes a view with an effect.
  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    self.effect = effect
  }
  /// Makes a view without an effect.
  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }
  /// Makes a view from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UIView {
  /// Tells the cell around a view that its content changed, if a value did.
  func noteChange<Value: Equatable>(from old: Value?, to new: Value) {
    if old != new { noteContentChange() }
  }
}
