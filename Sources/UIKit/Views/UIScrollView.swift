// SPDX-License-Identifier: Apache-2.0
import AppFoundation
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

    /// The rate of scroll views.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// The rate of pages and pickers.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// Makes a scroll view with a frame; it clips what is in it.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// Makes a scroll view; the archive's values are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  package final var callListeners: CallListeners?

  /// The point of the content at the view's top left corner: the origin of `bounds`.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      let isOther = newValue != bounds.origin
      bounds.origin = newValue
      // A collection view and a table tell their delegates themselves.
      guard isOther, !(self is UICollectionView) else { return }
      scrollDelegate?.scrollViewDidScroll(self)
      callListeners?.tell("scrollViewDidScroll:", [self])
    }
  }

  /// The room around the content that the offset was last brought in line with.
  private var followedInset = UIEdgeInsets.zero

  /// The visible rectangle; its size decides which axes scroll.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let resizes = newValue.size != super.bounds.size
      super.bounds = newValue
      if resizes { followInset() }
    }
  }

  /// The size of all content, in points.
  open var contentSize = CGSize.zero {
    didSet {
      guard contentSize != oldValue else { return }
      KeyObservations.check(self)
      followInset()
    }
  }

  /// The space around the content, in points.
  ///
  /// Content that rests at an edge stays there when the inset changes.
  open var contentInset = UIEdgeInsets.zero {
    didSet { if contentInset != oldValue { followInset() } }
  }

  /// `contentInset` and what the system covers where that counts, together.
  open var adjustedContentInset: UIEdgeInsets {
    let covered = countedInset
    return UIEdgeInsets(
      top: contentInset.top + covered.top
        + (refreshControl?.isRefreshing == true ? UIRefreshControl.height : 0),
      left: contentInset.left + covered.left,
      bottom: contentInset.bottom + covered.bottom,
      right: contentInset.right + covered.right
    )
  }

  /// Called when `adjustedContentInset` has changed.
  open func adjustedContentInsetDidChange() {}

  /// Whether a finger is on the content.
  open internal(set) var isTracking = false

  /// Whether a person is dragging the content.
  open internal(set) var isDragging = false

  /// Whether the content still moves after the finger was lifted.
  open internal(set) var isDecelerating = false

  /// The recogniser that scrolls.
  ///
  /// It gets the fingers on a screen; whoever shows a collection view scrolls that by itself. It is not
  /// among `gestureRecognizers`.
  open private(set) lazy var panGestureRecognizer: UIPanGestureRecognizer = ScrollPan(of: self)

  /// How fast scrolling slows down after the finger is lifted.
  open var decelerationRate = DecelerationRate.normal

  /// Whether a person can scroll.
  open var isScrollEnabled = true

  /// Whether scrolling stops at multiples of the view's size.
  open var isPagingEnabled = false

  /// Whether the content can be pulled beyond its edges.
  open var bounces = true

  /// Whether content with less height than the view can also be pulled vertically.
  open var alwaysBounceVertical = false {
    didSet { if alwaysBounceVertical != oldValue { followInset() } }
  }

  /// Whether content with less width than the view can also be pulled horizontally.
  open var alwaysBounceHorizontal = false {
    didSet { if alwaysBounceHorizontal != oldValue { followInset() } }
  }

  /// Whether the content may be pulled beyond its upper and lower edge; recorded.
  open var bouncesVertically = true

  /// Whether the content may be pulled beyond its sides; recorded.
  open var bouncesHorizontally = true

  /// Whether a scroll view around takes over a scroll to the side that cannot go on; recorded.
  open var transfersHorizontalScrollingToParent = true

  /// Whether a scroll view around takes over a scroll up or down that cannot go on; recorded.
  open var transfersVerticalScrollingToParent = true

  /// Where content stands that is smaller than the view, in parts of what is left; recorded.
  open var contentAlignmentPoint = CGPoint.zero

  /// Whether scrolling keeps the axis in which it began.
  open var isDirectionalLockEnabled = false

  /// Whether a vertical scroll indicator is shown.
  open var showsVerticalScrollIndicator = true

  /// Whether a horizontal scroll indicator is shown.
  open var showsHorizontalScrollIndicator = true

  /// What scrolling does to the keyboard: a drag that begins takes it away, if that is wanted.
  ///
  /// The interactive modes have no effect, because no finger reaches the keyboard here.
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

  /// The smallest zoom scale.
  open var minimumZoomScale: CGFloat = 1

  /// The greatest zoom scale.
  open var maximumZoomScale: CGFloat = 1

  /// Whether fingers may zoom beyond the limits for a moment.
  open var bouncesZoom = true

  /// How the content is zoomed.
  var zoom = ZoomState()

  /// The control that refreshes the content when it is pulled.
  open var refreshControl: UIRefreshControl? {
    didSet {
      refreshControl?.owner = self
      followInset()
    }
  }

  /// Whether a recogniser may begin; that of scrolling only along an axis with more content than is seen.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard let pan = gestureRecognizer as? ScrollPan, pan.view === self else { return true }
    return scrolls(along: pan.translation(in: self))
  }

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

  /// Takes the size that constraints give the content; a size that code has set stays without them.
  func take(solved size: CGSize) {
    guard size.width > 0 || size.height > 0 else { return }
    var size = size
    // Constraints do not know that a view is scaled.
    if zoom.scale != 1, let view = zoomedView {
      size.width += view.bounds.width * (zoom.scale - 1)
      size.height += view.bounds.height * (zoom.scale - 1)
    }
    if contentSize != size { contentSize = size }
  }

  /// When the safe area's insets are added to `contentInset`.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { followInset() } }
  }

  /// When the safe area's insets are added to `contentInset`.
  ///
  /// `automatic` adds it above and below, as in a controller with bars, and at the sides where the content scrolls
  /// sideways; `scrollableAxes` along the axes that scroll; `always` at all edges.
  /// - Source: the reference and the header's comments.
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

  /// Moves the content to an offset, and ends what moves it.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard animated else {
      stopMotion()
      self.contentOffset = contentOffset
      return
    }
    glide(to: contentOffset) { [weak self] in
      guard let self else { return }
      scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
      callListeners?.tell("scrollViewDidEndScrollingAnimation:", [self])
    }
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    followInset()
  }

  /// What of the covered edges is added to `contentInset`.
  var countedInset: UIEdgeInsets {
    let covered = safeAreaInsets
    guard covered != .zero else { return .zero }
    var counts = (across: true, down: true)
    switch contentInsetAdjustmentBehavior {
    case .always: break
    case .never: counts = (false, false)
    case .automatic: counts.across = scrolls.across
    case .scrollableAxes: counts = scrolls
    }
    return UIEdgeInsets(
      top: counts.down ? covered.top : 0,
      left: counts.across ? covered.left : 0,
      bottom: counts.down ? covered.bottom : 0,
      right: counts.across ? covered.right : 0
    )
  }

  /// Adds a view; a control that refreshes becomes the view's own, as before iOS 10.
  open override func addSubview(_ view: UIView) {
    guard let control = view as? UIRefreshControl else { return super.addSubview(view) }
    refreshControl = control
  }

  /// Called before a finger on the screen drags the content; rows of pages ask for the pages beside.
  func prepareForDrag() {}

  /// Called when the content rests that a finger let go; pickers choose their row.
  func restAfterDrag() {}

  /// Where content rests that a finger let go at another offset with a velocity in points per second, and that would
  /// rest at an offset: pickers rest at rows, sections of lists at groups.
  func restingOffset(near offset: CGPoint, from: CGPoint, velocity: CGPoint) -> CGPoint { offset }

  /// What moves the content by itself.
  var motion: ScrollGlide?

  /// Ends a scroll where the content stands now.
  open func stopScrollingAndZooming() {
    stopMotion()
    isDecelerating = false
    setContentOffset(contentOffset, animated: false)
  }

  /// Along which axes the content moves: it is longer than the view, or bounces all the same.
  private var scrolls: (across: Bool, down: Bool) {
    (
      contentSize.width > bounds.width || alwaysBounceHorizontal,
      contentSize.height > bounds.height || alwaysBounceVertical
    )
  }

  /// Follows other room around the content: what rested at an edge goes on resting there.
  func followInset() {
    let old = followedInset
    let new = adjustedContentInset
    guard new != old else { return }
    followedInset = new
    var offset = contentOffset
    if offset.y == -old.top { offset.y = -new.top }
    if offset.x == -old.left { offset.x = -new.left }
    adjustedContentInsetDidChange()
    contentOffset = offset
  }
}
