// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Turns the pages of a page view controller, by fingers and by code, and shows its dots.
@MainActor
final class PageTurning {
  /// The height of the dots below the pages, in points.
  ///
  /// - Source: what pages leave free on a device.
  private static let dotsHeight: CGFloat = 37

  private unowned let pages: UIPageViewController
  private let scroller: PageScroller
  private let dots = UIPageControl()
  private var before: UIViewController?
  private var after: UIViewController?
  /// The page that comes into view, and whether a person turns to it.
  private var pending: (page: UIViewController, isByHand: Bool)?
  /// Told when the page that code turns to is there.
  private var completion: ((Bool) -> Void)?

  init(of pages: UIPageViewController, spacing: CGFloat) {
    self.pages = pages
    scroller = PageScroller(
      isVertical: pages.navigationOrientation == .vertical,
      spacing: pages.transitionStyle == .scroll ? spacing : 0
    )
    scroller.willDrag = { [weak self] in self?.willDrag() }
    scroller.moved = { [weak self] in self?.moved() }
    scroller.rested = { [weak self] in self?.rested() }
    dots.addAction(UIAction { [weak self] _ in self?.dotChosen() }, for: .valueChanged)
  }

  private var present: UIViewController? { pages.viewControllers?.first }
  private var isSeen: Bool { pages.viewIfLoaded?.window != nil }

  // MARK: Views

  /// Puts the pages into the loaded view.
  func load() {
    guard let view = pages.view else { return }
    view.insertSubview(scroller, at: 0)
    view.addSubview(dots)
    if let present { put(present, .present) }
    place()
  }

  /// Lays the pages and the dots out.
  func place() {
    guard let view = pages.viewIfLoaded else { return }
    countDots()
    var bounds = view.bounds
    if !dots.isHidden {
      let height = Self.dotsHeight
      let bottom = bounds.maxY - view.safeAreaInsets.bottom
      dots.frame = CGRect(x: bounds.minX, y: bottom - height, width: bounds.width, height: height)
      bounds.size.height = max(0, dots.frame.minY - bounds.minY)
    }
    // Fingers turn only pages that somebody can be asked for.
    scroller.isPulled = pages.dataSource != nil
    scroller.fill(bounds)
  }

  private func put(_ page: UIViewController, _ slot: PageScroller.Slot) {
    guard let view = page.view else { return }
    view.manager = page
    scroller.show(view, slot)
  }

  private func countDots() {
    let isDotted = pages.transitionStyle == .scroll && pages.navigationOrientation == .horizontal
    let count = isDotted ? pages.dataSource?.presentationCount(for: pages) ?? 0 : 0
    dots.isHidden = count == 0
    guard count != dots.numberOfPages else { return }
    dots.numberOfPages = count
    dots.currentPage = count > 0 ? pages.dataSource?.presentationIndex(for: pages) ?? 0 : 0
  }

  private func dotChosen() {
    guard let present, let source = pages.dataSource else { return }
    let isForward = dots.currentPage > shownDot
    let next =
      isForward
      ? source.pageViewController(pages, viewControllerAfter: present)
      : source.pageViewController(pages, viewControllerBefore: present)
    dots.currentPage = shownDot
    guard let next else { return }
    pages.delegate?.pageViewController(pages, willTransitionTo: [next])
    turn(to: next, isForward ? .forward : .reverse, isByHand: true)
  }

  /// The dot of the present page.
  private var shownDot = 0

  // MARK: Turning by code

  /// Shows other pages.
  func show(
    _ controllers: [UIViewController],
    _ direction: UIPageViewController.NavigationDirection,
    animated: Bool,
    _ completion: ((Bool) -> Void)?
  ) {
    finish()
    guard animated, isSeen, let next = controllers.first, let present, next !== present else {
      replace(by: controllers)
      completion?(true)
      return
    }
    self.completion = completion
    turn(to: next, direction, isByHand: false)
  }

  private func turn(
    to next: UIViewController,
    _ direction: UIPageViewController.NavigationDirection,
    isByHand: Bool
  ) {
    finish()
    let slot = direction == .forward ? PageScroller.Slot.after : .before
    (before, after) = slot == .after ? (nil, next) : (next, nil)
    scroller.open(before: before != nil, after: after != nil)
    begin(next, slot, isByHand: isByHand)
    scroller.glide(to: scroller.offset(slot)) { [weak self] in self?.rested() }
  }

  private func replace(by controllers: [UIViewController]) {
    let old = pages.viewControllers ?? []
    let gone = old.filter { one in !controllers.contains { $0 === one } }
    let come = controllers.filter { one in !old.contains { $0 === one } }
    let isSeen = isSeen
    if isSeen {
      for one in gone { one.beginAppearanceTransition(false, animated: false) }
      for one in come { one.beginAppearanceTransition(true, animated: false) }
    }
    for one in come { pages.addChild(one) }
    pages.viewControllers = controllers
    if pages.isViewLoaded {
      scroller.center(.present)
      if let present { put(present, .present) } else { scroller.show(nil, .present) }
      pages.view?.layOutAround()
    }
    for one in gone { one.removeFromParent() }
    for one in come { one.didMove(toParent: pages) }
    if isSeen { for one in gone + come { one.endAppearanceTransition() } }
    resetDots()
  }

  private func resetDots() {
    guard dots.numberOfPages > 0 else { return }
    dots.currentPage = pages.dataSource?.presentationIndex(for: pages) ?? 0
    shownDot = dots.currentPage
  }

  // MARK: Turning by hand

  /// Asks for the pages beside the present one.
  private func willDrag() {
    guard pending == nil, let present, let source = pages.dataSource else { return }
    before = source.pageViewController(pages, viewControllerBefore: present)
    after = source.pageViewController(pages, viewControllerAfter: present)
    scroller.open(before: before != nil, after: after != nil)
  }

  /// Shows the page that comes into view.
  private func moved() {
    let way = scroller.way
    guard way != 0, let next = way > 0 ? after : before, next !== pending?.page else { return }
    giveUp()
    pages.delegate?.pageViewController(pages, willTransitionTo: [next])
    begin(next, way > 0 ? .after : .before, isByHand: true)
  }

  private func begin(_ next: UIViewController, _ slot: PageScroller.Slot, isByHand: Bool) {
    pending = (next, isByHand)
    if next.parent !== pages { pages.addChild(next) }
    next.beginAppearanceTransition(true, animated: true)
    present?.beginAppearanceTransition(false, animated: true)
    put(next, slot)
    pages.view?.layOutAround()
  }

  /// Takes the page away that came into view and is not turned to.
  private func giveUp() {
    guard let (page, isByHand) = pending else { return }
    pending = nil
    page.beginAppearanceTransition(false, animated: true)
    present?.beginAppearanceTransition(true, animated: true)
    page.viewIfLoaded?.removeFromSuperview()
    page.endAppearanceTransition()
    present?.endAppearanceTransition()
    page.willMove(toParent: nil)
    page.removeFromParent()
    guard isByHand else { return }
    tell(isComplete: false, from: present)
  }

  /// Makes the page that fills the view the present one.
  private func rested() {
    guard let (page, isByHand) = pending else { return close() }
    let slot = scroller.restingSlot
    guard slot != .present, (slot == .after ? after : before) === page else {
      giveUp()
      return close()
    }
    let old = present
    pending = nil
    pages.viewControllers = [page]
    scroller.center(slot)
    old?.endAppearanceTransition()
    page.endAppearanceTransition()
    old?.willMove(toParent: nil)
    old?.removeFromParent()
    page.didMove(toParent: pages)
    close()
    if isByHand {
      dots.currentPage += slot == .after ? 1 : -1
      shownDot = dots.currentPage
      tell(isComplete: true, from: old)
    } else {
      resetDots()
    }
    take(&completion)?(true)
  }

  private func close() {
    (before, after) = (nil, nil)
    scroller.center(.present)
  }

  /// Ends what is under way at once: the page that was turned to is there, or the present one stays.
  private func finish() {
    guard pending != nil else { return }
    scroller.motion?.stop()
    scroller.motion = nil
    if completion != nil {
      scroller.contentOffset = scroller.offset(after == nil ? .before : .after)
    }
    rested()
  }

  private func tell(isComplete: Bool, from previous: UIViewController?) {
    pages.delegate?.pageViewController(
      pages,
      didFinishAnimating: true,
      previousViewControllers: previous.map { [$0] } ?? [],
      transitionCompleted: isComplete
    )
  }

  private func take<Value>(_ value: inout Value?) -> Value? {
    defer { value = nil }
    return value
  }
}
