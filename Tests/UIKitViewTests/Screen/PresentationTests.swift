// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import QuartzCore
import Testing
import UIKitTestSupport

@testable import UIKit

/// Presented controllers in a window of 300 × 600 points, covered by 20 points at the top.
@MainActor
@Suite(.ownProcess) struct PresentationTests {
  private let hand = ScreenHand()
  private let root = UIViewController()
  private let presenter: WindowPresenter

  init() {
    presenter = WindowPresenter(hand.window)
    hand.window.coveredInsets.top = 20
    hand.window.rootViewController = root
    hand.window.makeKeyAndVisible()
    root.view.frame = hand.window.bounds
  }

  private func present(_ controller: UIViewController) {
    root.present(controller, animated: true)
    presenter.update()
    hand.window.layOutAround()
  }

  private func run(_ seconds: Double = 2) {
    let clock = FrameClock.current
    let start = clock.time ?? 1000
    for frame in 0...Int(seconds * 60) { clock.advance(to: start + Double(frame) / 60) }
    presenter.update()
  }

  private func drag(from start: CGFloat, to end: CGFloat) {
    hand.down(150, start)
    for step in 1...10 { hand.move(150, start + (end - start) * CGFloat(step) / 10) }
    hand.wait(0.5)
    hand.touches.ended(at: CGPoint(x: 150, y: end), timestamp: hand.now)
  }

  @Test func `what a controller covers has the keyboard again only when it asks again`() {
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 300, height: 40))
    field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    root.view.addSubview(field)
    for style in [UIModalPresentationStyle.fullScreen, .pageSheet] {
      field.becomeFirstResponder()
      expect(field.isFirstResponder)
      let page = UIViewController()
      page.modalPresentationStyle = style
      present(page)
      expect(!field.isFirstResponder)
      run()
      root.dismiss(animated: false)
      presenter.update()
      run()
      expect(!field.isFirstResponder)
    }
    field.becomeFirstResponder()
    expect(field.isFirstResponder)
  }

  private final class Told: NSObject, UISheetPresentationControllerDelegate {
    var calls: [String] = []
    var isFree = true
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ sheet: UISheetPresentationController
    ) { calls.append(sheet.selectedDetentIdentifier?.rawValue ?? "") }
    func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
      isFree
    }
    func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
      calls.append("attempt")
    }
    func presentationControllerDidDismiss(_ controller: UIPresentationController) {
      calls.append("closed")
    }
  }

  @Test func `a finger moves a sheet between its heights and closes it`() async {
    await FrameClock.replaced { @MainActor in
      let (sheet, told) = (UIViewController(), Told())
      sheet.sheetPresentationController?.detents = [.medium(), .large()]
      sheet.sheetPresentationController?.prefersGrabberVisible = true
      sheet.sheetPresentationController?.delegate = told
      present(sheet)
      // 600 − 20 − 10 = 570 points are the most, and half of them the medium height.
      expect(sheet.view.frame, equals: CGRect(x: 0, y: 315, width: 300, height: 285))
      expect(sheet.view.subviews.last?.frame, equals: CGRect(x: 132, y: 5, width: 36, height: 5))
      drag(from: 400, to: 200)
      expect(sheet.view.frame.minY, equals: 115)
      run()
      expect(sheet.view.frame.minY, equals: 30)
      expect(told.calls, equals: ["large"])
      drag(from: 100, to: 350)
      run()
      expect(sheet.view.frame.minY, equals: 315)
      expect(told.calls, equals: ["large", "medium"])
      told.isFree = false
      drag(from: 350, to: 590)
      run()
      expect(sheet.view.frame.minY, equals: 315)
      expect(told.calls.last, equals: "attempt")
      told.isFree = true
      drag(from: 350, to: 590)
      run()
      expect(root.presentedViewController, equals: nil)
      expect(sheet.view.superview, equals: nil)
      expect(told.calls.last, equals: "closed")
    }
  }

  @Test func `what is behind an undimmed sheet can be touched`() {
    let sheet = UIViewController()
    sheet.sheetPresentationController?.detents = [.medium(), .large()]
    sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
    present(sheet)
    #expect(hand.window.hitTest(CGPoint(x: 150, y: 100), with: nil) === root.view)
    sheet.sheetPresentationController?.selectedDetentIdentifier = .large
    presenter.update()
    #expect(hand.window.hitTest(CGPoint(x: 150, y: 10), with: nil) is SheetDimming)
  }

  private final class Own: UIPresentationController {
    var calls: [String] = []
    override var frameOfPresentedViewInContainerView: CGRect {
      CGRect(x: 10, y: 400, width: (containerView?.bounds.width ?? 0) - 20, height: 190)
    }
    override func presentationTransitionWillBegin() {
      calls.append("begin \(containerView?.bounds.width ?? 0) \(presentedView?.superview == nil)")
    }
    override func presentationTransitionDidEnd(_ completed: Bool) { calls.append("shown") }
    override func dismissalTransitionWillBegin() { calls.append("end") }
    override func dismissalTransitionDidEnd(_ completed: Bool) { calls.append("gone") }
  }

  private final class Maker: NSObject, UIViewControllerTransitioningDelegate {
    var made: Own?
    func presentationController(
      forPresented presented: UIViewController,
      presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      made = Own(presentedViewController: presented, presenting: presenting)
      return made
    }
  }

  @Test func `an app's own presentation places the view, and works in its container`() {
    let (controller, maker) = (UIViewController(), Maker())
    controller.modalPresentationStyle = .custom
    controller.transitioningDelegate = maker
    present(controller)
    expect(controller.view.frame, equals: CGRect(x: 10, y: 400, width: 280, height: 190))
    #expect(controller.view.superview === maker.made?.containerView)
    #expect(controller.presentationController === maker.made)
    // The app may move the view; it is placed again when there is another size.
    controller.view.frame.origin.y = 450
    presenter.update()
    expect(controller.view.frame.minY, equals: 450)
    hand.window.frame.size.width = 320
    presenter.update()
    expect(controller.view.frame, equals: CGRect(x: 10, y: 400, width: 300, height: 190))
    controller.dismiss(animated: true)
    presenter.update()
    expect(maker.made?.calls, equals: ["begin 300.0 true", "shown", "end", "gone"])
    expect(controller.view.window, equals: nil)
  }

  @Test func `sheets and popovers are presentations, told by whichever name`() {
    let (sheet, popover, delegate) = (UIViewController(), UIViewController(), Stays())
    popover.modalPresentationStyle = .popover
    #expect(sheet.presentationController === sheet.sheetPresentationController)
    #expect(popover.presentationController === popover.popoverPresentationController)
    popover.presentationController?.delegate = delegate
    #expect(popover.popoverPresentationController?.delegate === delegate)
    let known: UIPresentationController? = popover.popoverPresentationController
    #expect(known?.delegate === delegate)
    #expect(known?.presentedViewController === popover)
    #expect(known?.presentingViewController === popover)
    present(popover)
    #expect(known?.presentingViewController === popover.presentingViewController)
  }

  @Test func `a controller with a presentation ends when nobody keeps it`() {
    weak var gone: UIViewController?
    do {
      let controller = UIViewController()
      controller.sheetPresentationController?.prefersGrabberVisible = true
      gone = controller
    }
    #expect(gone == nil)
  }

  private final class Stays: NSObject, UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(
      for controller: UIPresentationController
    )
      -> UIModalPresentationStyle
    { .none }
  }

  @Test func `a popover that stays one is beside what it points at`() {
    let (controller, delegate) = (UIViewController(), Stays())
    let source = hand.add(UIView(), CGRect(x: 240, y: 100, width: 40, height: 30))
    controller.modalPresentationStyle = .popover
    controller.preferredContentSize = CGSize(width: 200, height: 160)
    controller.popoverPresentationController?.sourceView = source
    controller.popoverPresentationController?.delegate = delegate
    present(controller)
    // In the middle below the source it would reach beyond the margin of 10 points; the arrow takes 13 points.
    expect(controller.view.frame, equals: CGRect(x: 90, y: 130, width: 200, height: 173))
    hand.window.layOutAround()
    expect(
      controller.view.safeAreaInsets,
      equals: UIEdgeInsets(top: 13, left: 0, bottom: 0, right: 0)
    )
    source.frame.origin.y = 500
    presenter.update()
    expect(controller.view.frame, equals: CGRect(x: 90, y: 327, width: 200, height: 173))
    expect(controller.popoverPresentationController?.arrowDirection, equals: .down)
  }

  @Test func `a colour of Core Graphics keeps both its styles`() {
    let colour = UIColor(cgColor: UIColor.label.cgColor)
    expect(colour, equals: UIColor.label)
    let pale = UIColor.label.cgColor.copy(alpha: 0.5).map { UIColor(cgColor: $0) }
    expect(pale?.components.alpha, equals: 0.5)
    expect(pale?.darkComponents.red, equals: 1)
  }
}
