// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import QuartzCore
import Testing
import UIKitTestSupport

@testable import UIKit

/// Changes between controllers in a person's hand, in a window of 300 × 600 points that somebody sees.
@MainActor
@Suite(.ownProcess) struct HandLedChangeTests {
  private final class Told: UIViewController {
    var calls: [String] = []
    override func viewWillAppear(_ animated: Bool) { calls.append("comes") }
    override func viewDidAppear(_ animated: Bool) { calls.append("came") }
    override func viewWillDisappear(_ animated: Bool) { calls.append("goes") }
    override func viewDidDisappear(_ animated: Bool) { calls.append("gone") }
  }

  /// Moves what goes 300 points to the right in 0.5 s at the same speed.
  private final class Mover: NSObject, UIViewControllerAnimatedTransitioning {
    var ends: [Bool] = []
    func transitionDuration(
      using context: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.5 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let from = context.viewController(forKey: .from)?.view,
        let to = context.viewController(forKey: .to)?.view
      else { return }
      context.containerView.insertSubview(to, at: 0)
      UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
        from.frame.origin.x = 300
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
    func animationEnded(_ isComplete: Bool) { ends.append(isComplete) }
  }

  private final class Holder: NSObject, UINavigationControllerDelegate,
    UIViewControllerTransitioningDelegate
  {
    let (mover, driver) = (Mover(), UIPercentDrivenInteractiveTransition())
    var shown = 0
    func navigationController(
      _ stack: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from: UIViewController,
      to: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { operation == .pop ? mover : nil }
    func navigationController(
      _ stack: UINavigationController,
      interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { animator === mover ? driver : nil }
    func navigationController(
      _ stack: UINavigationController,
      didShow controller: UIViewController,
      animated: Bool
    ) { shown += 1 }
    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { mover }
    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
  }

  @MainActor
  private final class Scene {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    let (root, page, holder) = (Told(), Told(), Holder())
    let stack: UINavigationController
    let presenter: WindowPresenter
    private var frames = 0

    init() {
      stack = UINavigationController(rootViewController: root)
      presenter = WindowPresenter(window)
      window.rootViewController = stack
      window.makeKeyAndVisible()
      window.layOutAround()
      stack.beginAppearanceTransition(true, animated: false)
      stack.endAppearanceTransition()
      window.showsTime = true
      FrameClock.current.note(Self.start)
    }

    private static let start = 1000.0

    /// Goes on by frames of a sixtieth of a second.
    func pass(_ count: Int) {
      for _ in 0..<count {
        FrameClock.current.advance(to: Self.start + Double(frames) / 60)
        frames += 1
      }
      presenter.update()
    }

    func left(of controller: UIViewController) -> CGFloat {
      FrameClock.current.layerAnimations.shown { controller.view.frame.minX }
    }

    /// Begins to lead the page back.
    func pop() {
      stack.pushViewController(page, animated: false)
      stack.delegate = holder
      root.calls = []
      page.calls = []
      stack.popViewController(animated: true)
    }
  }

  private func run(_ body: @MainActor (Scene) -> Void) async {
    await FrameClock.replaced { @MainActor in body(Scene()) }
  }

  @Test func `the controller in front stands where the hand is, as long as it holds it`() async {
    await run { scene in
      scene.pop()
      scene.pass(30)
      expect(scene.left(of: scene.page), equals: 0)
      expect(scene.holder.driver.duration, equals: 0.5)
      for part in [0.25, 0.75, 0.5] {
        scene.holder.driver.update(part)
        scene.pass(1)
        #expect(abs(scene.left(of: scene.page) - 300 * part) < 0.001)
      }
      let coordinator = scene.stack.transitionCoordinator
      #expect(coordinator?.isInteractive == true && coordinator?.percentComplete == 0.5)
      #expect(scene.page.calls == ["goes"] && scene.root.calls == ["comes"])
    }
  }

  @Test func `what is let go to its end takes the rest of the time, by the chosen speed`() async {
    await run { scene in
      scene.pop()
      scene.holder.driver.update(0.5)
      scene.holder.driver.completionSpeed = 0.5
      scene.holder.driver.finish()
      // A quarter of a second is left, which takes half a second: 30 frames.
      scene.pass(29)
      #expect(scene.page.calls == ["goes"] && scene.left(of: scene.page) > 290)
      scene.pass(2)
      #expect(scene.page.calls == ["goes", "gone"] && scene.root.calls == ["comes", "came"])
      #expect(scene.holder.mover.ends == [true] && scene.holder.shown == 1)
      #expect(scene.stack.viewControllers.count == 1 && scene.page.view.superview == nil)
    }
  }

  @Test func `what is given up goes back, and everything is as before`() async {
    await run { scene in
      scene.pop()
      scene.holder.driver.update(0.5)
      scene.holder.driver.cancel()
      // A quarter of a second: 15 frames.
      scene.pass(14)
      let left = scene.left(of: scene.page)
      #expect(left > 0 && left < 30)
      scene.pass(3)
      #expect(scene.stack.topViewController === scene.page)
      expect(scene.page.view.frame.minX, equals: 0)
      #expect(scene.page.calls == ["goes", "comes", "came"])
      #expect(scene.root.calls == ["comes", "goes", "gone"] && scene.root.view.superview == nil)
      #expect(scene.holder.mover.ends == [false] && scene.holder.shown == 0)
      expect(scene.window.changes, equals: 0)
      // It can be led back again.
      scene.stack.popViewController(animated: true)
      scene.holder.driver.update(1)
      scene.holder.driver.finish()
      scene.pass(3)
      #expect(scene.stack.topViewController === scene.root)
    }
  }

  @Test func `a presented controller is closed by hand, or stays`() async {
    await run { scene in
      let card = Told()
      card.modalPresentationStyle = .fullScreen
      card.transitioningDelegate = scene.holder
      scene.window.showsTime = false
      scene.root.present(card, animated: false)
      scene.presenter.update()
      scene.window.showsTime = true
      card.dismiss(animated: true)
      scene.presenter.update()
      scene.holder.driver.update(0.4)
      #expect(abs(scene.left(of: card) - 120) < 0.001)
      scene.holder.driver.cancel()
      scene.pass(16)
      #expect(scene.stack.presentedViewController === card && card.view.window != nil)
      expect(card.view.frame, equals: scene.window.bounds)
      card.dismiss(animated: true)
      scene.presenter.update()
      scene.holder.driver.update(0.5)
      scene.holder.driver.finish()
      scene.pass(18)
      #expect(scene.stack.presentedViewController == nil && card.view.window == nil)
      #expect(scene.holder.mover.ends == [false, true])
    }
  }
}
