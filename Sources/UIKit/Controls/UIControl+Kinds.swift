// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A control that is on or off.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  /// - Source: Apple's guidelines on toggles, in points.
  private static let size = CGSize(width: 51, height: 31)

  /// Whether it is on.
  open var isOn = false
  /// The colour while it is on; recorded.
  open var onTintColor: UIColor?
  /// The colour of the knob; recorded.
  open var thumbTintColor: UIColor?

  /// Turns it on or off.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  open override var intrinsicContentSize: CGSize { Self.size }
}

/// A control for a number of a range.
@preconcurrency @MainActor
open class UISlider: UIControl {
  /// The number, within its range.
  open var value: Float = 0 { didSet { clamp() } }
  /// The least number.
  open var minimumValue: Float = 0 { didSet { clamp() } }
  /// The greatest number.
  open var maximumValue: Float = 1 { didSet { clamp() } }
  /// Whether changes are told while the finger is down.
  open var isContinuous = true
  /// The colour before the knob; recorded.
  open var minimumTrackTintColor: UIColor?
  /// The colour after the knob; recorded.
  open var maximumTrackTintColor: UIColor?

  /// Sets the number.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  private func clamp() {
    let inside = max(minimumValue, min(value, max(minimumValue, maximumValue)))
    if inside != value { value = inside }
  }
}

/// A control that counts up and down.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  /// The number.
  open var value = 0.0
  /// The least number.
  open var minimumValue = 0.0
  /// The greatest number.
  open var maximumValue = 100.0
  /// From one number to the next.
  open var stepValue = 1.0
}

/// A control for one of several things.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// The index of no segment.
  public nonisolated static let noSegment = -1
  private var titles: [String?] = []

  /// The segment that is chosen.
  open var selectedSegmentIndex = UISegmentedControl.noSegment
  /// How many there are.
  open var numberOfSegments: Int { titles.count }

  /// Makes a control of titles or pictures.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    titles = (items ?? []).map { $0 as? String }
  }

  /// Adds a segment.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    titles.insert(title, at: min(max(0, segment), titles.count))
  }
  /// Sets a segment's title.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    if titles.indices.contains(segment) { titles[segment] = title }
  }
  /// A segment's title.
  open func titleForSegment(at segment: Int) -> String? {
    titles.indices.contains(segment) ? titles[segment] : nil
  }
  /// Takes all segments away.
  open func removeAllSegments() { titles = [] }
}

/// Dots for pages.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  /// How many pages there are.
  open var numberOfPages = 0
  /// The page that is shown, from 0.
  open var currentPage = 0 {
    didSet {
      let inside = max(0, min(currentPage, max(0, numberOfPages - 1)))
      if inside != currentPage { currentPage = inside }
    }
  }
  /// Whether a single page has no dot.
  open var hidesForSinglePage = false
  /// The colour of the dots; recorded.
  open var pageIndicatorTintColor: UIColor?
  /// The colour of the page that is shown; recorded.
  open var currentPageIndicatorTintColor: UIColor?
}

/// A control that loads anew when the content is pulled; nobody pulls it here.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  /// Whether something is being loaded.
  open private(set) var isRefreshing = false
  /// The text; recorded.
  open var attributedTitle: NSAttributedString?

  /// Says that something is being loaded.
  open func beginRefreshing() { isRefreshing = true }
  /// Says that it is loaded.
  open func endRefreshing() { isRefreshing = false }
}

/// A field for one line of text; there is no keyboard.
@preconcurrency @MainActor
open class UITextField: UIControl {
  /// The look of the edge.
  public enum BorderStyle: Int, Sendable {
    case none = 0
    case line = 1
    case bezel = 2
    case roundedRect = 3
  }

  /// The text.
  open var text: String? = ""
  /// The text of an empty field.
  open var placeholder: String?
  /// The font.
  open var font: UIFont? = .systemFont(ofSize: UIFont.labelFontSize)
  /// The colour of the text.
  open var textColor: UIColor? = .label
  /// Where the text stands.
  open var textAlignment = NSTextAlignment.natural
  /// The look of the edge; recorded.
  open var borderStyle = BorderStyle.none
}

/// A wheel that says that something goes on.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// The size of the wheel.
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
  }

  /// The size of the wheel.
  open var style = Style.medium
  /// Whether it is hidden while nothing goes on.
  open var hidesWhenStopped = true
  /// The colour; recorded.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var color: UIColor! = .systemGray
  /// Whether something goes on.
  open private(set) var isAnimating = false

  /// Makes a wheel of a size.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
  }

  /// Says that something goes on.
  open func startAnimating() { isAnimating = true }
  /// Says that nothing goes on.
  open func stopAnimating() { isAnimating = false }
}

/// A bar that says how far something went.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// How far it went, 0 to 1.
  open var progress: Float = 0
  /// The colour of what is done; recorded.
  open var progressTintColor: UIColor?
  /// The colour of what is left; recorded.
  open var trackTintColor: UIColor?

  /// Sets how far it went.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}

/// A view that blurs what is behind it; recorded, not painted.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// What is done to what is behind.
  open var effect: UIVisualEffect?
  /// What lies on top.
  open private(set) lazy var contentView: UIView = {
    let view = UIView(frame: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
    return view
  }()

  /// Makes a view with an effect.
  public convenience init(effect: UIVisualEffect?) {
    self.init(frame: .zero)
    self.effect = effect
  }
}

/// An effect that lets content on a blur stand out; recorded.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  /// Makes an effect for what lies on a blur.
  public init(blurEffect: UIBlurEffect) {
    super.init()
  }
}
