// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension UIButton {
  /// Whether a tap chooses the button; recorded.
  public var changesSelectionAsPrimaryAction: Bool {
    get { recorded("changesSelectionAsPrimaryAction") ?? false }
    set {
      record(newValue, as: "changesSelectionAsPrimaryAction")
      invalidateIntrinsicContentSize()
      showChoice()
    }
  }

  /// Whether a pressed button's picture is darker; recorded.
  public var adjustsImageWhenHighlighted: Bool {
    get { recorded("adjustsImageWhenHighlighted") ?? true }
    set { record(newValue, as: "adjustsImageWhenHighlighted") }
  }

  /// Whether the picture is paler while the button cannot be used; recorded.
  public var adjustsImageWhenDisabled: Bool {
    get { recorded("adjustsImageWhenDisabled") ?? true }
    set { record(newValue, as: "adjustsImageWhenDisabled") }
  }

  /// Whether a pressed button shines; recorded.
  public var showsTouchWhenHighlighted: Bool {
    get { recorded("showsTouchWhenHighlighted") ?? false }
    set { record(newValue, as: "showsTouchWhenHighlighted") }
  }

  /// Whether a press turns the shadow; recorded.
  public var reversesTitleShadowWhenHighlighted: Bool {
    get { recorded("reversesTitleShadowWhenHighlighted") ?? false }
    set { record(newValue, as: "reversesTitleShadowWhenHighlighted") }
  }

  /// Whether a pointer changes over the button; recorded.
  public var isPointerInteractionEnabled: Bool {
    get { recorded("isPointerInteractionEnabled") ?? false }
    set { record(newValue, as: "isPointerInteractionEnabled") }
  }

  /// Whether the configuration follows the state; recorded.
  public var automaticallyUpdatesConfiguration: Bool {
    get { recorded("automaticallyUpdatesConfiguration") ?? true }
    set { record(newValue, as: "automaticallyUpdatesConfiguration") }
  }

  /// The order of the menu; recorded.
  public var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder {
    get { recorded("preferredMenuElementOrder") ?? .automatic }
    set { record(newValue, as: "preferredMenuElementOrder") }
  }

  /// Sets the colour of the title's shadow; it has no effect here.
  public func setTitleShadowColor(_ color: UIColor?, for state: State) {}

  /// The colour of the title in the present state.
  public var currentTitleColor: UIColor {
    titleColor(for: state) ?? titleColor(for: .normal) ?? tintColor
  }
}

extension UISegmentedControl {
  /// Whether segments are as wide as their content; recorded.
  public var apportionsSegmentWidthsByContent: Bool {
    get { recorded("apportionsSegmentWidthsByContent") ?? false }
    set { record(newValue, as: "apportionsSegmentWidthsByContent") }
  }

  /// Whether a segment stays chosen; recorded.
  public var isMomentary: Bool {
    get { recorded("isMomentary") ?? false }
    set { record(newValue, as: "isMomentary") }
  }

  /// Sets the width of a segment; all are equal here.
  public func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {}

  /// The width of a segment; 0, because all are equal here.
  public func widthForSegment(at segment: Int) -> CGFloat { 0 }

  /// Moves the content of a segment; it has no effect here.
  public func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {}

  /// How far the content of a segment is moved; it is not here.
  public func contentOffsetForSegment(at segment: Int) -> CGSize { .zero }

  /// Sets the picture behind the segments; it has no effect here.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?,
    for state: UIControl.State,
    barMetrics: UIBarMetrics
  ) {}

  /// Sets the picture between segments; it has no effect here.
  public func setDividerImage(
    _ dividerImage: UIImage?,
    forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State,
    barMetrics: UIBarMetrics
  ) {}
}

extension UISlider {
  /// The colour of the knob; white unless given.
  public var thumbTintColor: UIColor? {
    get { recorded("thumbTintColor") }
    set { record(newValue, as: "thumbTintColor") }
  }

  /// Sets the picture of the knob; it has no effect here.
  public func setThumbImage(_ image: UIImage?, for state: UIControl.State) {}

  /// Sets the picture of the track before the knob; it has no effect here.
  public func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {}

  /// Sets the picture of the track after the knob; it has no effect here.
  public func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {}

  /// The picture of the knob; none here.
  public func thumbImage(for state: UIControl.State) -> UIImage? { nil }
}

extension UIStepper {
  /// Whether the number goes on at the other end of its range; recorded.
  public var wraps: Bool {
    get { recorded("wraps") ?? false }
    set { record(newValue, as: "wraps") }
  }

  /// Whether the number goes on while a finger is down; recorded.
  public var autorepeat: Bool {
    get { recorded("autorepeat") ?? true }
    set { record(newValue, as: "autorepeat") }
  }

  /// Whether changes are told while a finger is down; recorded.
  public var isContinuous: Bool {
    get { recorded("isContinuous") ?? true }
    set { record(newValue, as: "isContinuous") }
  }

  /// Sets the sign that counts up; it has no effect here.
  public func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {}

  /// Sets the sign that counts down; it has no effect here.
  public func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {}

  /// Sets the picture behind the signs; it has no effect here.
  public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {}
}

extension UISwitch {
  /// Whether it is a switch or a box with a tick; recorded.
  public var preferredStyle: Style {
    get { recorded("preferredStyle") ?? .automatic }
    set { record(newValue, as: "preferredStyle") }
  }

  /// The text beside a box; recorded.
  public var title: String? {
    get { recorded("title") }
    set { record(newValue, as: "title") }
  }

  /// A picture that has no effect since iOS 7; recorded.
  public var onImage: UIImage? {
    get { recorded("onImage") }
    set { record(newValue, as: "onImage") }
  }

  /// A picture that has no effect since iOS 7; recorded.
  public var offImage: UIImage? {
    get { recorded("offImage") }
    set { record(newValue, as: "offImage") }
  }

  /// How it is shown; always as a switch.
  public var style: Style { .sliding }
}

extension UIPageControl {
  /// The ground behind the dots; recorded.
  public var backgroundStyle: BackgroundStyle {
    get { recorded("backgroundStyle") ?? .automatic }
    set { record(newValue, as: "backgroundStyle") }
  }

  /// Whether a finger can slide over the dots; recorded.
  public var allowsContinuousInteraction: Bool {
    get { recorded("allowsContinuousInteraction") ?? true }
    set { record(newValue, as: "allowsContinuousInteraction") }
  }

  /// Whether a tap waits for `updateCurrentPageDisplay()`; recorded.
  public var defersCurrentPageDisplay: Bool {
    get { recorded("defersCurrentPageDisplay") ?? false }
    set { record(newValue, as: "defersCurrentPageDisplay") }
  }

  /// Where the first page's dot is; recorded.
  public var direction: Direction {
    get { recorded("direction") ?? .natural }
    set { record(newValue, as: "direction") }
  }

  /// How a person touches the dots; never here.
  public var interactionState: InteractionState { .none }

  /// Shows the present page; it is always shown here.
  public func updateCurrentPageDisplay() {}
}

extension UIProgressView {
  /// How the bar is shown; recorded.
  public var progressViewStyle: Style {
    get { recorded("progressViewStyle") ?? .default }
    set { record(newValue, as: "progressViewStyle") }
  }

  /// What the bar follows; recorded.
  public var observedProgress: Progress? {
    get { recorded("observedProgress") }
    set { record(newValue, as: "observedProgress") }
  }

  /// The picture of the completed part; recorded.
  public var progressImage: UIImage? {
    get { recorded("progressImage") }
    set { record(newValue, as: "progressImage") }
  }

  /// The picture of the remaining part; recorded.
  public var trackImage: UIImage? {
    get { recorded("trackImage") }
    set { record(newValue, as: "trackImage") }
  }

  /// Makes a bar with a style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }
}

extension UILabel {
  /// Where lines may break; recorded.
  public var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { recorded("lineBreakStrategy") ?? .standard }
    set { record(newValue, as: "lineBreakStrategy") }
  }

  /// Whether a pointer shows the whole text; recorded.
  public var showsExpansionTextWhenTruncated: Bool {
    get { recorded("showsExpansionTextWhenTruncated") ?? false }
    set { record(newValue, as: "showsExpansionTextWhenTruncated") }
  }

  /// How the text shines through; recorded.
  public var preferredVibrancy: Int {
    get { recorded("preferredVibrancy") ?? 0 }
    set { record(newValue, as: "preferredVibrancy") }
  }
}

extension UIImageView {
  /// Whether large text sizes enlarge the picture; recorded.
  public var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
    get { recorded("adjustsImageSizeForAccessibilityContentSizeCategory") ?? false }
    set { record(newValue, as: "adjustsImageSizeForAccessibilityContentSizeCategory") }
  }

  /// Moves a symbol; it stays as it is here.
  public func addSymbolEffect(
    _ effect: SymbolEffect,
    options: SymbolEffectOptions = .default,
    animated: Bool = true
  ) {}

  /// Ends the movements of a symbol.
  public func removeAllSymbolEffects() {}

  /// Shows another symbol; without a movement here.
  public func setSymbolImage(_ symbolImage: UIImage, contentTransition: SymbolEffect) {
    image = symbolImage
  }
}
