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
  open var isOn = false
  /// The colour while it is on; green unless given.
  open var onTintColor: UIColor?
  /// The colour of the knob; white unless given.
  open var thumbTintColor: UIColor?

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
  open var value: Float = 0 { didSet { clamp() } }
  /// The smallest number.
  open var minimumValue: Float = 0 { didSet { clamp() } }
  /// The greatest number.
  open var maximumValue: Float = 1 { didSet { clamp() } }
  /// Whether changes are told while the finger is down.
  open var isContinuous = true
  /// The colour before the knob; the tint unless given.
  open var minimumTrackTintColor: UIColor?
  /// The colour after the knob; grey unless given.
  open var maximumTrackTintColor: UIColor?
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

  private func clamp() {
    let inside = max(minimumValue, min(value, max(minimumValue, maximumValue)))
    if inside != value { value = inside }
  }
}

/// A control that counts up and down.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  private var number = 0.0
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

/// A control for a choice among several segments.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// The index that means no segment.
  public nonisolated static let noSegment = -1
  private var titles: [String?] = []
  private var images: [Int: UIImage] = [:]

  /// The index of the selected segment.
  open var selectedSegmentIndex = UISegmentedControl.noSegment
  /// The number of segments.
  open var numberOfSegments: Int { titles.count }

  /// Makes a control from titles; other items have no title.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    titles = (items ?? []).map { $0 as? String }
    for (index, item) in (items ?? []).enumerated() { images[index] = item as? UIImage }
    frame.size = intrinsicContentSize
  }

  /// The height of a segmented control, and the space around its titles, in points.
  private static let height: CGFloat = 32
  private static let padding: CGFloat = 20

  open override var intrinsicContentSize: CGSize {
    let font = UIFont.systemFont(ofSize: 13).text
    let widest =
      titles.enumerated().map { index, title in
        (images[index]?.size.width ?? font.width(of: shown(title ?? ""))) + Self.padding
      }.max() ?? 0
    return CGSize(width: (widest * CGFloat(max(1, titles.count))).rounded(.up), height: Self.height)
  }

  /// The colour of the selected segment; white unless given.
  open var selectedSegmentTintColor: UIColor?
  /// A segment's image.
  open func imageForSegment(at segment: Int) -> UIImage? { images[segment] }
  /// Sets a segment's image.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    images[segment] = image
    invalidateIntrinsicContentSize()
    noteContentChange()
  }
  /// Sets the attributes of the titles in a state; colour and font of the normal and the selected one are used.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) { record(attributes, as: "titles.\(state.rawValue)") }
  /// The attributes of the titles in a state.
  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { recorded("titles.\(state.rawValue)") }

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
  /// Adds a segment with a picture.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    let place = min(max(0, segment), titles.count)
    titles.insert(nil, at: place)
    images = Dictionary(uniqueKeysWithValues: images.map { ($0 < place ? $0 : $0 + 1, $1) })
    images[place] = image
  }
  /// Removes a segment.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard titles.indices.contains(segment) else { return }
    titles.remove(at: segment)
    images[segment] = nil
    images = Dictionary(uniqueKeysWithValues: images.map { ($0 < segment ? $0 : $0 - 1, $1) })
    if selectedSegmentIndex >= titles.count { selectedSegmentIndex = Self.noSegment }
  }
  /// Lets people choose a segment or not.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    var closed: Set<Int> = recorded("closed") ?? []
    if enabled { closed.remove(segment) } else { closed.insert(segment) }
    record(closed, as: "closed")
  }
  /// Whether people can choose a segment.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    (recorded("closed") as Set<Int>?)?.contains(segment) != true
  }
  /// Makes a control from actions, which a choice runs.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions { insertSegment(action: action, at: titles.count, animated: false) }
  }
  /// Adds a segment whose choice runs an action.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    let place = min(max(0, segment), titles.count)
    insertSegment(with: action.image, at: place, animated: false)
    titles[place] = action.title
    setAction(action, forSegmentAt: place)
  }
  /// Lets a choice of a segment run an action.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    var actions: [Int: UIAction] = recorded("actions") ?? [:]
    actions[segment] = action
    record(actions, as: "actions")
  }
  /// The action that a choice of a segment runs.
  open func actionForSegment(at segment: Int) -> UIAction? {
    (recorded("actions") as [Int: UIAction]?)?[segment]
  }

  /// Removes all segments.
  open func removeAllSegments() { (titles, images) = ([], [:]) }
}

/// A row of dots, one for each page.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  /// The number of pages.
  open var numberOfPages = 0
  /// The index of the present page.
  open var currentPage = 0 {
    didSet {
      let inside = max(0, min(currentPage, max(0, numberOfPages - 1)))
      if inside != currentPage { currentPage = inside }
    }
  }
  /// Whether the dot of a single page is hidden.
  open var hidesForSinglePage = false
  /// The side of a dot and the distance of two dots, in points.
  static let dot: CGFloat = 7
  static let step: CGFloat = 16
  private static let height: CGFloat = 26

  open override var intrinsicContentSize: CGSize {
    CGSize(width: CGFloat(numberOfPages + 1) * Self.step, height: Self.height)
  }

  /// The colour of the dots; grey unless given.
  open var pageIndicatorTintColor: UIColor?
  /// The colour of the present page's dot; that of texts unless given.
  open var currentPageIndicatorTintColor: UIColor?
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
    didSet { if color == nil { color = style.colour } }
  }
  /// Whether work is under way.
  open private(set) var isAnimating = false

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
  open var progress: Float = 0
  /// The colour of the completed part; it has no effect here.
  open var progressTintColor: UIColor?
  /// The colour of the remaining part; it has no effect here.
  open var trackTintColor: UIColor?

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
