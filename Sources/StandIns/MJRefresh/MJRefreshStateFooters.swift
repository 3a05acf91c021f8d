// SPDX-License-Identifier: Apache-2.0
public import UIKit

/// A footer of its own accord, with words for its states.
@preconcurrency @MainActor
open class MJRefreshAutoStateFooter: MJRefreshAutoFooter {
  private var titles: [MJRefreshState: String] = [
    .idle: "Click or drag up to refresh", .refreshing: "Loading more ...",
    .noMoreData: "No more data",
  ]
  open var labelLeftInset: CGFloat = 25
  open var isRefreshingTitleHidden = false { didSet { showWords() } }
  public private(set) var stateLabel: UILabel? = RefreshWords.label()

  open func setTitle(_ title: String?, for state: MJRefreshState) {
    titles[state] = title
    showWords()
  }

  open override func prepare() {
    super.prepare()
    stateLabel.map(addSubview)
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: Self.tapped))
    showWords()
  }

  private static let tapped = Selector("tapped") { footer, _ in
    guard let footer = footer as? MJRefreshAutoStateFooter, footer.state == .idle else { return }
    footer.beginRefreshing()
  }

  open override func placeSubviews() {
    super.placeSubviews()
    stateLabel?.frame = bounds
  }

  override func stateDidChange(from old: MJRefreshState) {
    super.stateDidChange(from: old)
    showWords()
  }

  private func showWords() {
    stateLabel?.text = isRefreshingTitleHidden && state == .refreshing ? nil : titles[state]
  }
}

/// Such a footer with a wheel while it refreshes.
@preconcurrency @MainActor
open class MJRefreshAutoNormalFooter: MJRefreshAutoStateFooter {
  public private(set) var loadingView: UIActivityIndicatorView? = UIActivityIndicatorView(
    style: .medium
  )
  open var activityIndicatorViewStyle = UIActivityIndicatorView.Style.medium {
    didSet { loadingView?.style = activityIndicatorViewStyle }
  }

  open override func prepare() {
    super.prepare()
    loadingView.map(addSubview)
  }

  open override func placeSubviews() {
    super.placeSubviews()
    let beside =
      isRefreshingTitleHidden
      ? 0 : (stateLabel?.intrinsicContentSize.width ?? 0) / 2 + labelLeftInset
    loadingView?.center = CGPoint(x: bounds.midX - beside, y: bounds.midY)
  }

  override func stateDidChange(from old: MJRefreshState) {
    super.stateDidChange(from: old)
    if isRefreshing { loadingView?.startAnimating() } else { loadingView?.stopAnimating() }
  }
}

/// Such a footer with pictures while it refreshes.
@preconcurrency @MainActor
open class MJRefreshAutoGifFooter: MJRefreshAutoStateFooter {
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
    return self
  }

  @discardableResult
  open func setImages(_ images: [UIImage], for state: MJRefreshState) -> Self {
    setImages(images, duration: Double(images.count) * StatePictures.each, for: state)
  }

  open override func placeSubviews() {
    super.placeSubviews()
    guard let gifView else { return }
    gifView.frame = bounds
    gifView.contentMode = isRefreshingTitleHidden ? .center : .right
    guard !isRefreshingTitleHidden, let stateLabel else { return }
    gifView.frame.size.width =
      bounds.midX - labelLeftInset - stateLabel.intrinsicContentSize.width / 2
  }

  override func stateDidChange(from old: MJRefreshState) {
    super.stateDidChange(from: old)
    guard let gifView else { return }
    gifView.isHidden = !isRefreshing
    pictures.show(state, in: gifView)
  }
}

/// A footer behind the end, with words for its states.
@preconcurrency @MainActor
open class MJRefreshBackStateFooter: MJRefreshBackFooter {
  private var titles: [MJRefreshState: String] = [
    .idle: "Pull up to load more", .pulling: "Release to load more",
    .refreshing: "Loading more ...", .noMoreData: "No more data",
  ]
  open var labelLeftInset: CGFloat = 25
  public private(set) var stateLabel: UILabel? = RefreshWords.label()

  open func setTitle(_ title: String?, for state: MJRefreshState) {
    titles[state] = title
    stateLabel?.text = titles[self.state]
  }
  open func title(for state: MJRefreshState) -> String? { titles[state] }

  open override func prepare() {
    super.prepare()
    stateLabel.map(addSubview)
    stateLabel?.text = titles[state]
  }

  open override func placeSubviews() {
    super.placeSubviews()
    stateLabel?.frame = bounds
  }

  override func stateDidChange(from old: MJRefreshState) {
    super.stateDidChange(from: old)
    stateLabel?.text = titles[state]
  }
}

/// Such a footer with an arrow, and a wheel while it refreshes.
@preconcurrency @MainActor
open class MJRefreshBackNormalFooter: MJRefreshBackStateFooter {
  public private(set) var arrowView: UIImageView? = RefreshWords.arrow()
  public private(set) var loadingView: UIActivityIndicatorView? = UIActivityIndicatorView(
    style: .medium
  )

  open override func prepare() {
    super.prepare()
    for view in [arrowView, loadingView] as [UIView?] { view.map(addSubview) }
    arrowView?.transform = CGAffineTransform(rotationAngle: .pi)
  }

  open override func placeSubviews() {
    super.placeSubviews()
    let beside = (stateLabel?.intrinsicContentSize.width ?? 0) / 2 + labelLeftInset
    let middle = CGPoint(x: bounds.midX - beside, y: bounds.midY)
    arrowView?.center = middle
    loadingView?.center = middle
  }

  override func stateDidChange(from old: MJRefreshState) {
    super.stateDidChange(from: old)
    arrowView?.isHidden = isRefreshing || state == .noMoreData
    if isRefreshing { loadingView?.startAnimating() } else { loadingView?.stopAnimating() }
    UIView.animate(withDuration: RefreshWords.turn) {
      self.arrowView?.transform =
        self.state == .pulling ? .identity : CGAffineTransform(rotationAngle: .pi)
    }
  }
}
