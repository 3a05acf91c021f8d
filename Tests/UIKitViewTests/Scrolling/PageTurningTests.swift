// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import QuartzCore
import Testing
import UIKitTestSupport

@testable import UIKit

@MainActor
@Suite(.ownProcess) struct PageTurningTests {
  /// Three pages in a window of 300 × 600 points, which is covered by 20 points at the top.
  @MainActor
  private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let hand = ScreenHand()
    let pages = (0..<3).map { number in
      let page = Page()
      page.title = "\(number)"
      return page
    }
    let controller: UIPageViewController
    var told: [String] = []

    init(
      _ orientation: UIPageViewController.NavigationOrientation = .horizontal,
      spacing: CGFloat = 0,
      isDotted: Bool = false
    ) {
      controller = UIPageViewController(
        transitionStyle: .scroll,
        navigationOrientation: orientation,
        options: [.interPageSpacing: spacing]
      )
      count = isDotted ? 3 : 0
      super.init()
      (controller.dataSource, controller.delegate) = (self, self)
      controller.setViewControllers([pages[1]], direction: .forward, animated: false)
      hand.window.coveredInsets.top = 20
      hand.window.rootViewController = controller
      hand.window.makeKeyAndVisible()
      hand.window.layOutAround()
      for page in pages { page.book = self }
    }

    let count: Int
    func presentationCount(for pageViewController: UIPageViewController) -> Int { count }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int { 1 }

    private func page(beside controller: UIViewController, _ step: Int) -> UIViewController? {
      guard let index = pages.firstIndex(where: { $0 === controller }) else { return nil }
      return pages.indices.contains(index + step) ? pages[index + step] : nil
    }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(beside: viewController, -1) }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(beside: viewController, 1) }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      willTransitionTo pendingViewControllers: [UIViewController]
    ) { told.append("to \(pendingViewControllers[0].title ?? "")") }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController],
      transitionCompleted completed: Bool
    ) { told.append("from \(previousViewControllers[0].title ?? "") \(completed)") }

    var shown: String? { controller.viewControllers?.first?.title }

    func drag(_ x: CGFloat, _ y: CGFloat = 0) {
      hand.down(150, 300)
      for step in 1...10 { hand.move(150 + x * CGFloat(step) / 10, 300 + y * CGFloat(step) / 10) }
    }

    func lift(_ x: CGFloat, _ y: CGFloat = 0) {
      let place = CGPoint(x: 150 + x, y: 300 + y)
      hand.touches.ended(at: place, timestamp: hand.now)
      run()
    }

    func run(_ seconds: Double = 3) {
      let clock = FrameClock.current
      let start = clock.time ?? 1000
      for frame in 0...Int(seconds * 60) { clock.advance(to: start + Double(frame) / 60) }
      hand.window.layOutAround()
    }
  }

  @MainActor
  private final class Page: UIViewController {
    weak var book: Book?
    override func viewDidAppear(_ animated: Bool) { book?.told.append("\(title ?? "") is there") }
    override func viewDidDisappear(_ animated: Bool) { book?.told.append("\(title ?? "") is gone") }
  }

  @Test func `a finger turns to the page beside, which the delegate hears of`() async {
    await FrameClock.replaced { @MainActor in
      let book = Book()
      book.drag(-100)
      expect(book.told, equals: ["to 2"])
      // The present page follows the finger, the next one is beside it.
      expect(book.pages[1].view.convert(CGPoint.zero, to: nil), equals: CGPoint(x: -100, y: 0))
      expect(book.pages[2].view.convert(CGPoint.zero, to: nil), equals: CGPoint(x: 200, y: 0))
      expect(book.pages[2].view.safeAreaInsets.top, equals: 20)
      book.lift(-100)
      expect(book.told, equals: ["to 2", "1 is gone", "2 is there", "from 1 true"])
      #expect(book.shown == "2" && book.pages[1].parent == nil && book.pages[1].view.window == nil)
      expect(book.pages[2].view.convert(CGPoint.zero, to: nil), equals: .zero)
      #expect(book.pages[2].parent === book.controller)
    }
  }

  @Test func `a short slow drag stays, and one at the end only stretches`() async {
    await FrameClock.replaced { @MainActor in
      let book = Book()
      book.drag(100)
      book.hand.wait(0.5)
      book.lift(100)
      expect(book.shown, equals: "1")
      expect(book.told, equals: ["to 0", "0 is gone", "1 is there", "from 1 false"])
      book.told = []
      book.drag(-200)
      book.lift(-200)
      expect(book.shown, equals: "2")
      book.told = []
      book.drag(-200)
      // 200 · 300 · 0.55 / (300 + 110) = 80.5 of the pull show.
      let x = book.pages[2].view.convert(CGPoint.zero, to: nil).x
      #expect(abs(x + 80.49) < 0.1)
      book.lift(-200)
      expect(book.shown, equals: "2")
      expectEmpty(book.told)
      expect(book.pages[2].view.convert(CGPoint.zero, to: nil), equals: .zero)
    }
  }

  @Test func `pages stand apart and follow each other downwards`() async {
    await FrameClock.replaced { @MainActor in
      let book = Book(.vertical, spacing: 30)
      book.drag(0, -100)
      expect(book.pages[2].view.convert(CGPoint.zero, to: nil), equals: CGPoint(x: 0, y: 530))
      expect(book.pages[2].view.bounds.size, equals: CGSize(width: 300, height: 600))
      book.lift(0, -100)
      expect(book.shown, equals: "2")
    }
  }

  @Test func `code turns with an animation, and is told its end`() async {
    await FrameClock.replaced { @MainActor in
      let book = Book()
      var ends: [Bool] = []
      book.controller.setViewControllers([book.pages[0]], direction: .reverse, animated: true) {
        ends.append($0)
      }
      expect(book.shown, equals: "1")
      expectEmpty(ends)
      book.run(0.15)
      let x = book.pages[0].view.convert(CGPoint.zero, to: nil).x
      #expect(x > -200 && x < -100)
      book.run(0.3)
      #expect(book.shown == "0" && ends == [true])
      expect(book.told, equals: ["1 is gone", "0 is there"])
      // Another turn before the end ends the first.
      book.controller.setViewControllers([book.pages[1]], direction: .forward, animated: true) {
        ends.append($0)
      }
      book.controller.setViewControllers([book.pages[2]], direction: .forward, animated: false)
      #expect(book.shown == "2" && ends == [true, true])
      #expect(book.pages[1].parent == nil && book.pages[0].parent == nil)
      book.run()
      expect(book.pages[2].view.convert(CGPoint.zero, to: nil), equals: .zero)
    }
  }

  @Test func `dots take their room below the pages and follow them`() async {
    await FrameClock.replaced { @MainActor in
      let book = Book(isDotted: true)
      let dots = book.controller.view.subviews.compactMap { $0 as? UIPageControl }.first
      expect(dots?.numberOfPages, equals: 3)
      expect(dots?.currentPage, equals: 1)
      expect(dots?.frame, equals: CGRect(x: 0, y: 563, width: 300, height: 37))
      expect(book.pages[1].view.bounds.height, equals: 563)
      book.drag(-200)
      book.lift(-200)
      expect(dots?.currentPage, equals: 2)
      let plain = Book()
      expect(plain.pages[1].view.bounds.height, equals: 600)
    }
  }

  @Test func `pages without a data source stay`() async {
    await FrameClock.replaced { @MainActor in
      let book = Book()
      book.controller.dataSource = nil
      book.hand.window.setNeedsLayout()
      book.controller.view.setNeedsLayout()
      book.hand.window.layOutAround()
      book.drag(-200)
      book.lift(-200)
      expect(book.shown, equals: "1")
      expectEmpty(book.told)
    }
  }
}
