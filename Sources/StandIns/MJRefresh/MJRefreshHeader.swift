// SPDX-License-Identifier: Apache-2.0
import AppFoundation
public import UIKit

/// The view above the content, which is pulled down.
@preconcurrency @MainActor
open class MJRefreshHeader: MJRefreshComponent {
  /// The height, in points.
  static let height: CGFloat = 54
  private static let duration: TimeInterval = 0.4

  open var ignoredScrollViewContentInsetTop: CGFloat = 0 { didSet { place() } }
  open var lastUpdatedTimeKey = "MJRefreshHeaderLastUpdatedTimeKey"
  open var lastUpdatedTime: Date? {
    AppFoundation.UserDefaults.standard.object(forKey: lastUpdatedTimeKey) as? Date
  }
  /// Whether the content has room for the header at present.
  private var hasRoom = false

  public convenience init(refreshingBlock: @escaping MJRefreshComponentAction) {
    self.init(frame: .zero)
    self.refreshingBlock = refreshingBlock
  }

  public convenience init(refreshingTarget target: Any, refreshingAction action: Selector) {
    self.init(frame: .zero)
    setRefreshingTarget(target, refreshingAction: action)
  }

  open override func prepare() {
    super.prepare()
    frame.size.height = Self.height
  }

  open override func placeSubviews() {
    super.placeSubviews()
    place()
  }

  private func place() { frame.origin.y = -frame.height - ignoredScrollViewContentInsetTop }

  override func join(_ view: UIScrollView) {
    super.join(view)
    place()
  }

  override func leave() {
    if hasRoom { giveRoom(false) }
    super.leave()
  }

  /// - Source: the header is pulled when all of it is seen, and begins when it is let go then.
  open override func scrollViewContentOffsetDidChange(_ change: [AnyHashable: Any]?) {
    guard let scrollView, !isRefreshing, scrollView.isDragging else { return }
    let pulled = -scrollView.adjustedContentInset.top - scrollView.contentOffset.y
    guard pulled >= 0 else { return }
    pullingPercent = frame.height > 0 ? pulled / frame.height : 0
    if state == .idle, pulled > frame.height {
      state = .pulling
    } else if state == .pulling, pulled <= frame.height {
      state = .idle
    }
  }

  override func released(_ target: UnsafeMutablePointer<CGPoint>) {
    guard state == .pulling, let scrollView else { return }
    beginRefreshing()
    // The content rests below the header, where the page would take it back to its edge.
    target.pointee.y = -scrollView.adjustedContentInset.top
  }

  override func stateDidChange(from old: MJRefreshState) {
    super.stateDidChange(from: old)
    if state == .refreshing {
      giveRoom(true)
      executeRefreshingCallback()
    } else if state == .idle, old == .refreshing {
      AppFoundation.UserDefaults.standard.set(Date(), forKey: lastUpdatedTimeKey)
      UIView.animate(withDuration: Self.duration) {
        self.giveRoom(false)
      } completion: { _ in
        self.pullingPercent = 0
      }
    }
  }

  /// Moves the content down by the header, or back.
  private func giveRoom(_ gives: Bool) {
    guard let scrollView, gives != hasRoom else { return }
    hasRoom = gives
    let top = scrollView.adjustedContentInset.top
    let isAtTop = scrollView.contentOffset.y <= -top
    scrollView.contentInset.top += gives ? frame.height : -frame.height
    if isAtTop || gives, !scrollView.isDragging {
      scrollView.contentOffset.y = -scrollView.adjustedContentInset.top
    }
  }
}

/// A header with words for its states and the time of the last refresh.
@preconcurrency @MainActor
open class MJRefreshStateHeader: MJRefreshHeader {
  private var titles: [MJRefreshState: String] = [
    .idle: "Pull down to refresh", .pulling: "Release to refresh", .refreshing: "Loading ...",
  ]
  /// Between the words and what is beside them, in points.
  open var labelLeftInset: CGFloat = 25
  open var lastUpdatedTimeText: ((Date?) -> String)? { didSet { setNeedsLayout() } }
  public private(set) var stateLabel: UILabel? = RefreshWords.label()
  public private(set) var lastUpdatedTimeLabel: UILabel? = RefreshWords.label()

  open func setTitle(_ title: String?, for state: MJRefreshState) {
    titles[state] = title
    showWords()
  }

  open override func prepare() {
    super.prepare()
    for label in [stateLabel, lastUpdatedTimeLabel].compactMap(\.self) { addSubview(label) }
    showWords()
  }

  override func stateDidChange(from old: MJRefreshState) {
    super.stateDidChange(from: old)
    showWords()
  }

  private func showWords() {
    stateLabel?.text = titles[state == .willRefresh ? .refreshing : state]
    lastUpdatedTimeLabel?.text =
      lastUpdatedTimeText?(lastUpdatedTime) ?? RefreshWords.time(lastUpdatedTime)
  }

  /// The width of the words that are seen.
  var wordsWidth: CGFloat {
    [stateLabel, lastUpdatedTimeLabel].compactMap(\.self).filter { !$0.isHidden }
      .map(\.intrinsicContentSize.width).max() ?? 0
  }

  open override func placeSubviews() {
    super.placeSubviews()
    showWords()
    guard let stateLabel, !stateLabel.isHidden else { return }
    guard let lastUpdatedTimeLabel, !lastUpdatedTimeLabel.isHidden else {
      stateLabel.frame = bounds
      return
    }
    let half = bounds.height / 2
    stateLabel.frame = CGRect(x: 0, y: 0, width: bounds.width, height: half)
    lastUpdatedTimeLabel.frame = CGRect(x: 0, y: half, width: bounds.width, height: half)
  }
}

/// A header with an arrow, and a wheel while it refreshes.
@preconcurrency @MainActor
open class MJRefreshNormalHeader: MJRefreshStateHeader {
  public private(set) var arrowView: UIImageView? = RefreshWords.arrow()
  public private(set) var loadingView: UIActivityIndicatorView? = UIActivityIndicatorView(
    style: .medium
  )
  open var activityIndicatorViewStyle = UIActivityIndicatorView.Style.medium {
    didSet { loadingView?.style = activityIndicatorViewStyle }
  }

  open override func prepare() {
    super.prepare()
    for view in [arrowView, loadingView] as [UIView?] { view.map(addSubview) }
  }

  open override func placeSubviews() {
    super.placeSubviews()
    let beside = wordsWidth > 0 ? wordsWidth / 2 + labelLeftInset : 0
    let middle = CGPoint(x: bounds.midX - beside, y: bounds.midY)
    arrowView?.center = middle
    loadingView?.center = middle
  }

  override func stateDidChange(from old: MJRefreshState) {
    super.stateDidChange(from: old)
    let works = isRefreshing
    arrowView?.isHidden = works
    if works { loadingView?.startAnimating() } else { loadingView?.stopAnimating() }
    UIView.animate(withDuration: RefreshWords.turn) {
      self.arrowView?.transform =
        self.state == .pulling ? CGAffineTransform(rotationAngle: .pi) : .identity
    }
  }
}

/// A header with pictures for its states.
@preconcurrency @MainActor
open class MJRefreshGifHeader: MJRefreshStateHeader {
  private var pictures = StatePictures()
  public private(set) var gifView: UIImageView? = UIImageView()

  open override func prepare() {
    super.prepare()
    gifView.map(addSubview)
  }

  @discardableResult
  open func setImages(
    _ images: [UIImage],
    duration: TimeInterval,
    for state: MJRefreshState
  ) -> Self {
    pictures.set(images, duration, state)
    if let first = images.first { frame.size.height = max(frame.height, first.size.height) }
    return self
  }

  @discardableResult
  open func setImages(_ images: [UIImage], for state: MJRefreshState) -> Self {
    setImages(images, duration: Double(images.count) * StatePictures.each, for: state)
  }

  open override var pullingPercent: CGFloat {
    didSet { if let gifView { pictures.show(pulled: pullingPercent, state, in: gifView) } }
  }

  open override func placeSubviews() {
    super.placeSubviews()
    guard let gifView else { return }
    gifView.frame = bounds
    guard wordsWidth > 0 else {
      gifView.contentMode = .center
      return
    }
    gifView.contentMode = .right
    gifView.frame.size.width = bounds.midX - wordsWidth / 2 - labelLeftInset
  }

  override func stateDidChange(from old: MJRefreshState) {
    super.stateDidChange(from: old)
    if let gifView { pictures.show(state, in: gifView) }
  }
}
