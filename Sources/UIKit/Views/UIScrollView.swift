// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A view with content that may be larger than the view.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// The fraction of the speed that scrolling keeps in each millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The fraction that is kept in each millisecond.
    public var rawValue: CGFloat

    /// Makes a rate from the fraction that is kept in each millisecond.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The rate of lists.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// The rate of pages and pickers.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// The point of the content at the view's top left corner: the origin of `bounds`.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// The size of all content, in points.
  open var contentSize = CGSize.zero {
    didSet { if contentSize != oldValue { KeyObservations.check(self) } }
  }

  /// The space around the content, in points.
  ///
  /// Content that rests at an edge stays there when the inset changes.
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      if contentInset != oldValue { adjustOffset(from: adjusted(oldValue)) }
    }
  }

  /// The sum of `contentInset` and the safe area's insets, in points.
  open var adjustedContentInset: UIEdgeInsets { adjusted(contentInset) }

  /// Called when `adjustedContentInset` has changed.
  open func adjustedContentInsetDidChange() {}

  /// Whether a finger is on the content.
  open internal(set) var isTracking = false

  /// Whether a person is dragging the content.
  open internal(set) var isDragging = false

  /// Whether the content still moves after the finger was lifted.
  open internal(set) var isDecelerating = false

  /// The recogniser that scrolls, for questions of delegates; the stage host does the scrolling.
  open private(set) lazy var panGestureRecognizer: UIPanGestureRecognizer = {
    let pan = UIPanGestureRecognizer(target: nil, action: nil)
    pan.view = self
    return pan
  }()

  /// How fast scrolling slows down after the finger is lifted.
  open var decelerationRate = DecelerationRate.normal

  /// Whether a person can scroll.
  open var isScrollEnabled = true

  /// Whether scrolling stops at multiples of the view's size.
  open var isPagingEnabled = false

  /// Whether the content can be pulled beyond its edges.
  open var bounces = true

  /// Whether content with less height than the view can also be pulled vertically.
  open var alwaysBounceVertical = false

  /// Whether content with less width than the view can also be pulled horizontally.
  open var alwaysBounceHorizontal = false

  /// Whether scrolling keeps the axis in which it began.
  open var isDirectionalLockEnabled = false

  /// Whether a vertical scroll indicator is shown.
  open var showsVerticalScrollIndicator = true

  /// Whether a horizontal scroll indicator is shown.
  open var showsHorizontalScrollIndicator = true

  /// What scrolling does to the keyboard; it has no effect here.
  open var keyboardDismissMode = KeyboardDismissMode.none

  /// What scrolling does to the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    case none = 0
    case onDrag = 1
    case interactive = 2
    case onDragWithAccessory = 3
    case interactiveWithAccessory = 4
  }

  /// The style of scroll indicators.
  public enum IndicatorStyle: Int, Sendable {
    case `default` = 0
    case black = 1
    case white = 2
  }

  /// The style of scroll indicators; it has no effect here.
  open var indicatorStyle = IndicatorStyle.default

  /// The space around scroll indicators, in points; it has no effect here.
  open var scrollIndicatorInsets = UIEdgeInsets.zero

  /// The space around the vertical scroll indicator, in points; it has no effect here.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero

  /// The space around the horizontal scroll indicator, in points; it has no effect here.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero

  /// Whether scroll indicators avoid the safe area's insets; it has no effect here.
  open var automaticallyAdjustsScrollIndicatorInsets = true

  /// Whether touches wait until it is clear that they do not scroll; it has no effect here.
  open var delaysContentTouches = true

  /// Whether touches on subviews may become a scroll; it has no effect here.
  open var canCancelContentTouches = true

  /// Whether a tap on the status bar scrolls to the top; it has no effect here.
  open var scrollsToTop = true

  /// The smallest zoom scale; it has no effect here.
  open var minimumZoomScale: CGFloat = 1

  /// The greatest zoom scale; it has no effect here.
  open var maximumZoomScale: CGFloat = 1

  /// The zoom scale; it has no effect here.
  open var zoomScale: CGFloat = 1

  /// Whether zooming may go beyond its limits; it has no effect here.
  open var bouncesZoom = true

  /// The control that refreshes the content when it is pulled; it has no effect here.
  open var refreshControl: UIRefreshControl?

  /// Whether a touch on a subview reaches that subview.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>,
    with event: UIEvent?,
    in view: UIView
  ) -> Bool {
    true
  }

  /// Whether a touch on a subview may become a scroll.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// Shows the scroll indicators for a moment; it has no effect, because the page decides when they
  /// are shown.
  open func flashScrollIndicators() {}

  /// The visible part of the content, as a guide.
  open private(set) lazy var frameLayoutGuide = UILayoutGuide(of: self) { [weak self] in
    self?.bounds ?? .null
  }

  /// The whole content, as a guide.
  open private(set) lazy var contentLayoutGuide = UILayoutGuide(of: self) { [weak self] in
    CGRect(origin: .zero, size: self?.contentSize ?? .zero)
  }

  /// When the safe area's insets are added to `contentInset`.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet {
      guard contentInsetAdjustmentBehavior != oldValue else { return }
      adjustOffset(from: adjusted(contentInset, by: oldValue))
    }
  }

  /// When the safe area's insets are added to `contentInset`.
  ///
  /// All cases except `never` add them, because there are no bars that scroll with the content
  /// here.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic = 0
    case scrollableAxes = 1
    case never = 2
    case always = 3
  }

  /// Scrolls as little as possible to show a rectangle of the content, or as much of it as fits.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let inset = adjustedContentInset
    let horizontal = ScrollAxis(
      start: inset.left,
      end: inset.right,
      length: bounds.width,
      offset: bounds.minX
    )
    let vertical = ScrollAxis(
      start: inset.top,
      end: inset.bottom,
      length: bounds.height,
      offset: bounds.minY
    )
    let numbers = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
    guard numbers.allSatisfy(\.isFinite) else { return }
    let target = CGPoint(
      x: horizontal.offset(showing: rect.minX...rect.maxX, at: nil),
      y: vertical.offset(showing: rect.minY...rect.maxY, at: nil)
    )
    let proposal = ContentOffsetProposal(bounds: bounds, contentSize: contentSize, insets: inset)
    setContentOffset(proposal.clamped(target), animated: animated)
  }

  /// Moves the content to an offset.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    adjustedContentInsetDidChange()
  }

  private func adjusted(_ inset: UIEdgeInsets) -> UIEdgeInsets {
    adjusted(inset, by: contentInsetAdjustmentBehavior)
  }

  private func adjusted(
    _ inset: UIEdgeInsets,
    by behavior: ContentInsetAdjustmentBehavior
  ) -> UIEdgeInsets {
    guard behavior != .never else { return inset }
    return UIEdgeInsets(
      top: inset.top + safeAreaInsets.top,
      left: inset.left + safeAreaInsets.left,
      bottom: inset.bottom + safeAreaInsets.bottom,
      right: inset.right + safeAreaInsets.right
    )
  }

  private func adjustOffset(from old: UIEdgeInsets) {
    let new = adjustedContentInset
    var offset = contentOffset
    if offset.y == -old.top { offset.y = -new.top }
    if offset.x == -old.left { offset.x = -new.left }
    adjustedContentInsetDidChange()
    contentOffset = offset
  }
}
