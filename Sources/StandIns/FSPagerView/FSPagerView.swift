// SPDX-License-Identifier: Apache-2.0
import AppFoundation
@_exported public import UIKit

/// Gives a pager its pages.
@preconcurrency @MainActor
public protocol FSPagerViewDataSource: NSObjectProtocol {
  func numberOfItems(in pagerView: FSPagerView) -> Int
  func pagerView(_ pagerView: FSPagerView, cellForItemAt index: Int) -> FSPagerViewCell
}

/// Is told what happens to a pager; all methods are optional.
@preconcurrency @MainActor
public protocol FSPagerViewDelegate: NSObjectProtocol {
  func pagerView(_ pagerView: FSPagerView, shouldHighlightItemAt index: Int) -> Bool
  func pagerView(_ pagerView: FSPagerView, didHighlightItemAt index: Int)
  func pagerView(_ pagerView: FSPagerView, shouldSelectItemAt index: Int) -> Bool
  func pagerView(_ pagerView: FSPagerView, didSelectItemAt index: Int)
  func pagerView(_ pagerView: FSPagerView, willDisplay cell: FSPagerViewCell, forItemAt index: Int)
  func pagerView(
    _ pagerView: FSPagerView,
    didEndDisplaying cell: FSPagerViewCell,
    forItemAt index: Int
  )
  func pagerViewWillBeginDragging(_ pagerView: FSPagerView)
  func pagerViewWillEndDragging(_ pagerView: FSPagerView, targetIndex: Int)
  func pagerViewDidScroll(_ pagerView: FSPagerView)
  func pagerViewDidEndScrollAnimation(_ pagerView: FSPagerView)
  func pagerViewDidEndDecelerating(_ pagerView: FSPagerView)
}

extension FSPagerViewDelegate {
  public func pagerView(_ pagerView: FSPagerView, shouldHighlightItemAt index: Int) -> Bool { true }
  public func pagerView(_ pagerView: FSPagerView, didHighlightItemAt index: Int) {}
  public func pagerView(_ pagerView: FSPagerView, shouldSelectItemAt index: Int) -> Bool { true }
  public func pagerView(_ pagerView: FSPagerView, didSelectItemAt index: Int) {}
  public func pagerView(
    _ pagerView: FSPagerView,
    willDisplay cell: FSPagerViewCell,
    forItemAt index: Int
  ) {}
  public func pagerView(
    _ pagerView: FSPagerView,
    didEndDisplaying cell: FSPagerViewCell,
    forItemAt index: Int
  ) {}
  public func pagerViewWillBeginDragging(_ pagerView: FSPagerView) {}
  public func pagerViewWillEndDragging(_ pagerView: FSPagerView, targetIndex: Int) {}
  public func pagerViewDidScroll(_ pagerView: FSPagerView) {}
  public func pagerViewDidEndScrollAnimation(_ pagerView: FSPagerView) {}
  public func pagerViewDidEndDecelerating(_ pagerView: FSPagerView) {}
}

/// Pages that are turned, one at rest in the middle.
@preconcurrency @MainActor
open class FSPagerView: UIView {
  public enum ScrollDirection: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  /// As far as the finger's speed leads.
  public static let automaticDistance: UInt = 0
  /// As large as the pager.
  public static let automaticSize = CGSize.zero
  /// How often the pages are there one after the other, when they have no end.
  private static let rounds = 200

  open weak var dataSource: (any FSPagerViewDataSource)? { didSet { reloadData() } }
  open weak var delegate: (any FSPagerViewDelegate)?
  open var scrollDirection = ScrollDirection.horizontal { didSet { change() } }
  /// Between turns of a page by itself, in seconds; 0 for none.
  open var automaticSlidingInterval: CGFloat = 0 { didSet { startTimer() } }
  open var interitemSpacing: CGFloat = 0 { didSet { change() } }
  open var itemSize = FSPagerView.automaticSize { didSet { change() } }
  open var isInfinite = false { didSet { reloadData() } }
  open var removesInfiniteLoopForSingleItem = false { didSet { reloadData() } }
  /// How many pages a finger can turn at once.
  open var decelerationDistance: UInt = 1
  open var isScrollEnabled: Bool {
    get { pages.isScrollEnabled }
    set { pages.isScrollEnabled = newValue }
  }
  open var bounces: Bool {
    get { pages.bounces }
    set { pages.bounces = newValue }
  }
  open var alwaysBounceHorizontal: Bool {
    get { pages.alwaysBounceHorizontal }
    set { pages.alwaysBounceHorizontal = newValue }
  }
  open var alwaysBounceVertical: Bool {
    get { pages.alwaysBounceVertical }
    set { pages.alwaysBounceVertical = newValue }
  }
  open var transformer: FSPagerViewTransformer? {
    didSet {
      transformer?.pagerView = self
      change()
    }
  }
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  private lazy var pageLayout = PagerLayout(self)
  private lazy var pages = UICollectionView(frame: bounds, collectionViewLayout: pageLayout)
  private lazy var source = PagerSource(self)
  private var timer: AppFoundation.Timer?
  private(set) var count = 0
  private var dequeued = 0
  open internal(set) var currentIndex = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    pages.backgroundColor = .clear
    pages.showsHorizontalScrollIndicator = false
    pages.showsVerticalScrollIndicator = false
    pages.contentInsetAdjustmentBehavior = .never
    (pages.dataSource, pages.delegate) = (source, source)
    addSubview(pages)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    pages.frame = bounds
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    startTimer()
  }

  private func change() {
    pageLayout.invalidateLayout()
    restore()
  }

  // MARK: Pages

  var step: CGFloat { pageLayout.step }
  var roundCount: Int {
    guard count > 0 else { return 0 }
    return isInfinite && (count > 1 || !removesInfiniteLoopForSingleItem) ? Self.rounds : 1
  }

  open var isTracking: Bool { pages.isTracking }
  open var panGestureRecognizer: UIPanGestureRecognizer { pages.panGestureRecognizer }

  /// How many pages have passed, with parts of them, from 0 to the number of pages.
  open var scrollOffset: CGFloat {
    guard step > 0, count > 0 else { return 0 }
    return along.truncatingRemainder(dividingBy: CGFloat(count))
  }

  /// How many pages are before the middle of the view, in all rounds.
  private var along: CGFloat {
    let offset = pages.contentOffset
    return step > 0 ? max(0, (scrollDirection == .vertical ? offset.y : offset.x) / step) : 0
  }

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    pages.register(cellClass, forCellWithReuseIdentifier: identifier)
  }
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    pages.register(nib, forCellWithReuseIdentifier: identifier)
  }
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String,
    at index: Int
  ) -> FSPagerViewCell {
    let path = IndexPath(item: index, section: dequeued)
    let cell = pages.dequeueReusableCell(withReuseIdentifier: identifier, for: path)
    guard let page = cell as? FSPagerViewCell else {
      preconditionFailure("The cell for \(identifier) is no FSPagerViewCell")
    }
    return page
  }

  func cell(at path: IndexPath) -> UICollectionViewCell {
    dequeued = path.section
    guard let dataSource else { preconditionFailure("The pager has no data source") }
    return dataSource.pagerView(self, cellForItemAt: path.item)
  }

  open func reloadData() {
    count = dataSource?.numberOfItems(in: self) ?? 0
    currentIndex = min(currentIndex, max(count - 1, 0))
    pages.reloadData()
    restore()
    startTimer()
  }

  open func index(for cell: FSPagerViewCell) -> Int {
    pages.indexPath(for: cell)?.item ?? NSNotFound
  }
  open func cellForItem(at index: Int) -> FSPagerViewCell? {
    pages.cellForItem(at: IndexPath(item: index, section: round)) as? FSPagerViewCell
  }

  open func selectItem(at index: Int, animated: Bool) {
    pages.selectItem(
      at: IndexPath(item: index, section: round),
      animated: animated,
      scrollPosition: []
    )
    scrollToItem(at: index, animated: animated)
  }
  open func deselectItem(at index: Int, animated: Bool) {
    pages.deselectItem(at: IndexPath(item: index, section: round), animated: animated)
  }
  open func scrollToItem(at index: Int, animated: Bool) {
    guard (0..<count).contains(index) else { return }
    move(to: round * count + index, animated: animated)
  }

  private var round: Int {
    count > 0 ? min(Int(along.rounded()) / count, max(roundCount - 1, 0)) : 0
  }

  private func move(to place: Int, animated: Bool) {
    currentIndex = place % count
    pages.setContentOffset(pageLayout.offset(of: place), animated: animated)
  }

  /// Brings the present page to the middle again: that of the middle round, where pages have no end.
  func restore() {
    guard count > 0, step > 0 else { return }
    pages.contentOffset = pageLayout.offset(of: roundCount / 2 * count + currentIndex)
  }

  // MARK: Moves

  func scrolled() {
    if count > 0 { currentIndex = Int(along.rounded()) % count }
    delegate?.pagerViewDidScroll(self)
  }

  func index(at offset: CGPoint) -> Int {
    guard step > 0, count > 0 else { return 0 }
    return Int(((scrollDirection == .vertical ? offset.y : offset.x) / step).rounded()) % count
  }

  func stopTimer() {
    timer?.invalidate()
    timer = nil
  }

  func startTimer() {
    stopTimer()
    guard automaticSlidingInterval > 0, count > 1, window != nil else { return }
    timer = AppFoundation.Timer.scheduledTimer(
      withTimeInterval: TimeInterval(automaticSlidingInterval),
      repeats: true
    ) { [weak self] _ in MainActor.assumeIsolated { self?.flip() } }
  }

  private func flip() {
    guard !isTracking, count > 0 else { return }
    let next = Int(along.rounded()) + 1
    move(to: next < roundCount * count ? next : 0, animated: true)
  }
}
