// SPDX-License-Identifier: Apache-2.0
public import UIKit

/// The view below the content.
@preconcurrency @MainActor
open class MJRefreshFooter: MJRefreshComponent {
  /// The height, in points.
  static let height: CGFloat = 44

  open var ignoredScrollViewContentInsetBottom: CGFloat = 0

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

  open func endRefreshingWithNoMoreData() { finish(with: .noMoreData) }
  open func noticeNoMoreData() { endRefreshingWithNoMoreData() }
  open func resetNoMoreData() { finish(with: .idle) }

  open override func scrollViewContentSizeDidChange(_ change: [AnyHashable: Any]?) {
    super.scrollViewContentSizeDidChange(change)
    guard let scrollView else { return }
    frame.origin.y =
      max(scrollView.contentSize.height, least(in: scrollView))
      + ignoredScrollViewContentInsetBottom
  }

  /// Where the footer is at least, in points of the content.
  func least(in scrollView: UIScrollView) -> CGFloat { 0 }

  /// The offset at which the content ends at the view's lower edge.
  func end(of scrollView: UIScrollView) -> CGFloat {
    let insets = scrollView.adjustedContentInset
    return max(
      scrollView.contentSize.height + insets.bottom - scrollView.bounds.height,
      -insets.top
    )
  }
}

/// A footer that always has its room, and begins by itself when it comes into sight.
@preconcurrency @MainActor
open class MJRefreshAutoFooter: MJRefreshFooter {
  open var isAutomaticallyRefresh = true
  /// The part of the footer that must be seen.
  open var triggerAutomaticallyRefreshPercent: CGFloat = 1
  open var autoTriggerTimes = 1
  open var isOnlyRefreshPerDrag = false
  private var lastOffset: CGFloat = 0
  private var hasBegunInDrag = false

  open override var isHidden: Bool {
    didSet {
      guard isHidden != oldValue, let scrollView else { return }
      if isHidden { state = .idle }
      scrollView.contentInset.bottom += isHidden ? -frame.height : frame.height
    }
  }

  override func join(_ view: UIScrollView) {
    super.join(view)
    if !isHidden { view.contentInset.bottom += frame.height }
    lastOffset = view.contentOffset.y
  }

  override func leave() {
    if !isHidden { scrollView?.contentInset.bottom -= frame.height }
    super.leave()
  }

  open override func scrollViewContentOffsetDidChange(_ change: [AnyHashable: Any]?) {
    super.scrollViewContentOffsetDidChange(change)
    guard let scrollView else { return }
    defer { lastOffset = scrollView.contentOffset.y }
    let isFull =
      scrollView.adjustedContentInset.top + scrollView.contentSize.height > scrollView.bounds.height
    guard state == .idle, isAutomaticallyRefresh, !isHidden, isFull, frame.origin.y != 0,
      scrollView.contentOffset.y > lastOffset, !(isOnlyRefreshPerDrag && hasBegunInDrag)
    else { return }
    let hidden = frame.height * (1 - triggerAutomaticallyRefreshPercent)
    if scrollView.contentOffset.y >= end(of: scrollView) - hidden {
      hasBegunInDrag = true
      beginRefreshing()
    }
  }

  /// Content that does not fill the view refreshes when it is pushed up.
  override func released(_ target: UnsafeMutablePointer<CGPoint>) {
    hasBegunInDrag = false
    guard let scrollView, state == .idle, isAutomaticallyRefresh, !isHidden else { return }
    let insets = scrollView.adjustedContentInset
    let isShort = insets.top + scrollView.contentSize.height <= scrollView.bounds.height
    if isShort, scrollView.contentOffset.y > -insets.top { beginRefreshing() }
  }

  override func stateDidChange(from old: MJRefreshState) {
    super.stateDidChange(from: old)
    if state == .refreshing { executeRefreshingCallback() }
  }
}

/// A footer behind the end, which is pulled up like a header is pulled down.
@preconcurrency @MainActor
open class MJRefreshBackFooter: MJRefreshFooter {
  private static let duration: TimeInterval = 0.4
  private var hasRoom = false

  override func least(in scrollView: UIScrollView) -> CGFloat {
    let insets = scrollView.adjustedContentInset
    return scrollView.bounds.height - insets.top - insets.bottom
  }

  open override func scrollViewContentOffsetDidChange(_ change: [AnyHashable: Any]?) {
    super.scrollViewContentOffsetDidChange(change)
    guard let scrollView, !isRefreshing, scrollView.isDragging else { return }
    let pulled = scrollView.contentOffset.y - end(of: scrollView)
    guard pulled >= 0 else { return }
    pullingPercent = pulled / frame.height
    guard state != .noMoreData else { return }
    state = pulled > frame.height ? .pulling : .idle
  }

  override func released(_ target: UnsafeMutablePointer<CGPoint>) {
    guard state == .pulling, let scrollView else { return }
    beginRefreshing()
    target.pointee.y = end(of: scrollView)
  }

  override func stateDidChange(from old: MJRefreshState) {
    super.stateDidChange(from: old)
    if state == .refreshing {
      giveRoom(true)
      executeRefreshingCallback()
    } else if old == .refreshing {
      UIView.animate(withDuration: Self.duration) { self.giveRoom(false) }
    }
  }

  private func giveRoom(_ gives: Bool) {
    guard let scrollView, gives != hasRoom else { return }
    hasRoom = gives
    scrollView.contentInset.bottom += gives ? frame.height : -frame.height
  }

  override func leave() {
    giveRoom(false)
    super.leave()
  }
}
