// SPDX-License-Identifier: Apache-2.0
public import UIKit

/// Pages beside each other, of which a finger turns one.
///
/// A page is a child, and has its view in the container, while it is at least partly to be seen.
@preconcurrency @MainActor
open class PagerTabStripViewController: UIViewController, UIScrollViewDelegate {
  // The library has it so, for storyboards.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public weak var containerView: UIScrollView!
  open weak var delegate: (any PagerTabStripDelegate)?
  open weak var datasource: (any PagerTabStripDataSource)?
  open var pagerBehaviour = PagerTabStripBehaviour.progressive(
    skipIntermediateViewControllers: true,
    elasticIndicatorLimit: true
  )

  open private(set) var viewControllers: [UIViewController] = []
  open private(set) var currentIndex = 0
  open private(set) var preCurrentIndex = 0
  private var lastOffset: CGFloat = 0
  private var lastSize = CGSize.zero

  open var pageWidth: CGFloat { containerView.bounds.width }

  /// How far the present page is replaced by the next one in the direction of the swipe, from 0 to 1.
  open var scrollPercentage: CGFloat {
    guard pageWidth > 0 else { return 0 }
    let part = (containerView.contentOffset.x / pageWidth).truncatingRemainder(dividingBy: 1)
    let within = part < 0 ? part + 1 : part
    return swipeDirection == .right ? 1 - within : (within == 0 ? 1 : within)
  }

  open var swipeDirection: SwipeDirection {
    if containerView.contentOffset.x > lastOffset { return .left }
    return containerView.contentOffset.x < lastOffset ? .right : .none
  }

  // MARK: Life

  open override func viewDidLoad() {
    super.viewDidLoad()
    if containerView == nil {
      let made = UIScrollView(frame: view.bounds)
      made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      containerView = made
      view.addSubview(made)
    } else if containerView.superview == nil {
      view.addSubview(containerView)
    }
    containerView.bounces = true
    containerView.alwaysBounceHorizontal = true
    containerView.alwaysBounceVertical = false
    containerView.scrollsToTop = false
    containerView.delegate = self
    containerView.showsVerticalScrollIndicator = false
    containerView.showsHorizontalScrollIndicator = false
    containerView.isPagingEnabled = true
    reloadViewControllers()
    showPages()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    updateIfNeeded()
  }

  // MARK: Pages

  /// The pages, which a subclass or the data source says.
  open func viewControllers(
    for pagerTabStripController: PagerTabStripViewController
  )
    -> [UIViewController]
  {
    assertionFailure("a subclass says viewControllers(for:), or is the data source")
    return []
  }

  open func canMoveTo(index: Int) -> Bool {
    currentIndex != index && viewControllers.indices.contains(index)
  }

  open func moveToViewController(at index: Int, animated: Bool = true) {
    guard isViewLoaded, view.window != nil, currentIndex != index else {
      if viewControllers.isEmpty || viewControllers.indices.contains(index) { currentIndex = index }
      return
    }
    guard viewControllers.indices.contains(index) else { return }
    let offset = CGPoint(x: pageOffsetForChild(at: index), y: 0)
    containerView.setContentOffset(offset, animated: animated)
    if !animated { updateContent() }
  }

  open func moveTo(viewController: UIViewController, animated: Bool = true) {
    guard let index = viewControllers.firstIndex(of: viewController) else { return }
    moveToViewController(at: index, animated: animated)
  }

  open func reloadPagerTabStripView() {
    guard isViewLoaded else { return }
    for page in viewControllers { leave(page) }
    reloadViewControllers()
    showPages()
    updateContent()
  }

  /// Where the container's content is when a page fills it, in points.
  open func pageOffsetForChild(at index: Int) -> CGFloat {
    CGFloat(index) * containerView.bounds.width
  }

  open func offsetForChild(at index: Int) -> CGFloat { pageOffsetForChild(at: index) }

  open func updateIfNeeded() {
    guard isViewLoaded, lastSize != containerView.bounds.size else { return }
    lastSize = containerView.bounds.size
    showPages()
    updateContent()
  }

  /// Shows the pages that can be seen at the present offset, and takes the others out.
  open func updateContent() {
    let width = pageWidth
    guard width > 0, !viewControllers.isEmpty else { return }
    let offset = containerView.contentOffset.x
    for (index, page) in viewControllers.enumerated() {
      if abs(offset - pageOffsetForChild(at: index)) < width {
        show(page, at: index)
      } else {
        leave(page)
      }
    }
    let old = currentIndex
    let new = pageFor(offset)
    if new != old { (preCurrentIndex, currentIndex) = (old, new) }
    tell(from: old, to: new, at: offset)
  }

  // MARK: Scrolling

  open func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard scrollView === containerView else { return }
    updateContent()
    lastOffset = scrollView.contentOffset.x
  }

  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    if scrollView === containerView { lastOffset = scrollView.contentOffset.x }
  }

  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    if scrollView === containerView { updateContent() }
  }

  // MARK: Inside

  private func reloadViewControllers() {
    viewControllers = datasource?.viewControllers(for: self) ?? viewControllers(for: self)
    if currentIndex >= viewControllers.count { currentIndex = max(0, viewControllers.count - 1) }
  }

  private func showPages() {
    let size = containerView.bounds.size
    containerView.contentSize = CGSize(
      width: size.width * CGFloat(viewControllers.count),
      height: size.height
    )
    lastOffset = pageOffsetForChild(at: currentIndex)
    containerView.contentOffset = CGPoint(x: lastOffset, y: 0)
    if viewControllers.indices.contains(currentIndex) {
      show(viewControllers[currentIndex], at: currentIndex)
    }
  }

  private func show(_ page: UIViewController, at index: Int) {
    let size = containerView.bounds.size
    let frame = CGRect(origin: CGPoint(x: pageOffsetForChild(at: index), y: 0), size: size)
    if page.parent !== self {
      addChild(page)
      page.view.frame = frame
      page.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      containerView.addSubview(page.view)
      page.didMove(toParent: self)
    } else {
      page.view.frame = frame
    }
  }

  private func leave(_ page: UIViewController) {
    guard page.parent === self else { return }
    page.willMove(toParent: nil)
    page.view.removeFromSuperview()
    page.removeFromParent()
  }

  /// The page that covers most of the container.
  private func pageFor(_ offset: CGFloat) -> Int {
    let page = Int(((offset + 1.5 * pageWidth) / pageWidth).rounded(.down)) - 1
    return min(max(0, page), viewControllers.count - 1)
  }

  private func tell(from old: Int, to new: Int, at offset: CGFloat) {
    guard pagerBehaviour.isProgressiveIndicator,
      let progressive = delegate as? any PagerTabStripIsProgressiveDelegate
    else {
      if old != new || offset == pageOffsetForChild(at: new) {
        delegate?.updateIndicator(
          for: self,
          fromIndex: min(old, viewControllers.count - 1),
          toIndex: new
        )
      }
      return
    }
    let (from, to, part) = progress(at: offset)
    progressive.updateIndicator(
      for: self,
      fromIndex: from,
      toIndex: to,
      withProgressPercentage: part,
      indexWasChanged: old != new
    )
  }

  /// The page that is left, the one that comes, and how much of the way is done.
  private func progress(at offset: CGFloat) -> (from: Int, to: Int, part: CGFloat) {
    let place = min(max(0, offset / pageWidth), CGFloat(viewControllers.count - 1))
    let (before, part) = (Int(place.rounded(.down)), place - place.rounded(.down))
    if part == 0 { return (preCurrentIndex, before, 1) }
    return swipeDirection == .right ? (before + 1, before, 1 - part) : (before, before + 1, part)
  }
}
