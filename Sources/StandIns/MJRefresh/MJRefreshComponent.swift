// SPDX-License-Identifier: Apache-2.0
import AppFoundation
@_exported public import UIKit

/// What a header or a footer is doing.
public enum MJRefreshState: Int, Sendable {
  case idle = 1
  /// It was pulled far enough, and refreshes when it is let go.
  case pulling = 2
  case refreshing = 3
  case willRefresh = 4
  case noMoreData = 5
}

public typealias MJRefreshComponentAction = () -> Void

/// A view beside the content of a scroll view that begins work when it is pulled.
@preconcurrency @MainActor
open class MJRefreshComponent: UIView {
  open var refreshingBlock: MJRefreshComponentAction?
  open private(set) weak var scrollView: UIScrollView?
  /// The room around the content without the component's own.
  open internal(set) var scrollViewOriginalInset = UIEdgeInsets.zero
  open var isAutomaticallyChangeAlpha = false {
    didSet { if !isAutomaticallyChangeAlpha { alpha = 1 } }
  }
  /// How far the component is pulled out, 1 for all of it.
  open var pullingPercent: CGFloat = 0 {
    didSet { if isAutomaticallyChangeAlpha, !isRefreshing { alpha = pullingPercent } }
  }
  private weak var target: NSObject?
  private var action: Selector?
  private var ends: [() -> Void] = []
  private var listener: Int?
  private var sizes: AppFoundation.NSKeyValueObservation?

  open var state = MJRefreshState.idle {
    didSet {
      guard state != oldValue else { return }
      stateDidChange(from: oldValue)
      setNeedsLayout()
    }
  }

  open var isRefreshing: Bool { state == .refreshing || state == .willRefresh }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  open func setRefreshingTarget(_ target: Any, refreshingAction action: Selector) {
    (self.target, self.action) = (target as? NSObject, action)
  }

  // MARK: Work

  open func beginRefreshing() {
    pullingPercent = 1
    state = .refreshing
  }

  open func beginRefreshing(completionBlock: @escaping () -> Void) {
    ends.append(completionBlock)
    beginRefreshing()
  }

  open func endRefreshing() { finish(with: .idle) }

  open func endRefreshing(completionBlock: @escaping () -> Void) {
    endRefreshing()
    completionBlock()
  }

  /// Ends on a later turn, as the app's own work does.
  func finish(with state: MJRefreshState) {
    AppFoundation.DispatchQueue.main.async { [weak self] in self?.state = state }
  }

  open func executeRefreshingCallback() {
    AppFoundation.DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      refreshingBlock?()
      if let target, let action { target.perform(action, with: self) }
      let begun = ends
      ends = []
      for end in begun { end() }
    }
  }

  // MARK: For subclasses

  open func prepare() { backgroundColor = .clear }
  open func placeSubviews() {}
  open func scrollViewContentOffsetDidChange(_ change: [AnyHashable: Any]?) {}
  open func scrollViewContentSizeDidChange(_ change: [AnyHashable: Any]?) {}

  func stateDidChange(from old: MJRefreshState) {}
  /// A finger was lifted; the place where the content will rest may be moved.
  func released(_ target: UnsafeMutablePointer<CGPoint>) {}

  open override func layoutSubviews() {
    placeSubviews()
    super.layoutSubviews()
  }

  // MARK: The scroll view

  /// Becomes part of a scroll view, and listens to its moves beside its delegate.
  func join(_ view: UIScrollView) {
    scrollView = view
    scrollViewOriginalInset = view.contentInset
    view.alwaysBounceVertical = true
    view.insertSubview(self, at: 0)
    listener = view.listeners.add { [weak self] name, values in
      if name == "scrollViewDidScroll:" {
        self?.scrollViewContentOffsetDidChange(nil)
      } else if let target = values.last as? UnsafeMutablePointer<CGPoint> {
        self?.released(target)
      }
    }
    sizes = view.observe(\.contentSize) { [weak self] _, _ in
      self?.scrollViewContentSizeDidChange(nil)
    }
    frame.size.width = view.bounds.width
    autoresizingMask = .flexibleWidth
    scrollViewContentSizeDidChange(nil)
  }

  func leave() {
    if let listener { scrollView?.callListeners?.remove(listener) }
    (listener, sizes, scrollView) = (nil, nil, nil)
    removeFromSuperview()
  }
}
