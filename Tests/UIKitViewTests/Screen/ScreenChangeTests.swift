// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import QuartzCore
import Testing
import UIKitTestSupport

@testable import UIKit

/// Pushed, popped and presented controllers on their way, in a window of 300 × 600 points that somebody sees.
@MainActor
@Suite(.ownProcess) struct ScreenChangeTests {
  private final class Told: UIViewController {
    var calls: [String] = []
    override func viewWillAppear(_ animated: Bool) { calls.append("will \(animated)") }
    override func viewIsAppearing(_ animated: Bool) { calls.append("is") }
    override func viewDidAppear(_ animated: Bool) { calls.append("did") }
    override func viewWillDisappear(_ animated: Bool) { calls.append("leaves") }
    override func viewDidDisappear(_ animated: Bool) {
      calls.append(navigationController == nil ? "gone" : "gone from its stack")
    }
  }

  private final class Watcher: NSObject, UINavigationControllerDelegate {
    var calls: [String] = []
    func navigationController(
      _ stack: UINavigationController,
      willShow controller: UIViewController,
      animated: Bool
    ) { calls.append("will show") }
    func navigationController(
      _ stack: UINavigationController,
      didShow controller: UIViewController,
      animated: Bool
    ) {
      let from = stack.transitionCoordinator?.viewController(forKey: .from)
      calls.append(from == nil ? "did show" : "did show, and knows from where")
    }
  }

  /// A stack with one controller, and a clock of its own.
  @MainActor
  private final class Scene {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    let root = Told()
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
      root.calls = []
      FrameClock.current.note(Self.start)
    }

    private static let start = 1000.0

    /// Goes on by frames of a sixtieth of a second; the first one begins animations.
    func pass(_ count: Int) {
      for _ in 0..<count {
        FrameClock.current.advance(to: Self.start + Double(frames) / 60)
        frames += 1
      }
      presenter.update()
    }

    func seen<Value>(_ value: () -> Value) -> Value {
      FrameClock.current.layerAnimations.shown(value)
    }
  }

  private func run(_ body: @MainActor (Scene) -> Void) async {
    await FrameClock.replaced { @MainActor in body(Scene()) }
  }

  /// The frames of a slide of 0.35 s, with the one that begins it.
  private static let slide = 22

  @Test func `a pushed controller slides in for 0.35 s, over a picture of the one before`() async {
    await run { scene in
      let detail = Told()
      scene.stack.pushViewController(detail, animated: true)
      expect(detail.calls, equals: ["will true", "is"])
      expect(scene.root.calls, equals: ["leaves"])
      // It is in its place for everything but people's eyes.
      expect(detail.view.frame.minX, equals: 0)
      scene.pass(1)
      let picture = scene.stack.view.subviews.first { $0 is SnapshotView }
      expect(scene.seen { detail.view.frame.minX }, equals: 300)
      expect(scene.seen { picture?.frame.minX }, equals: 0)
      // After a third and after two thirds of the time, the parts of the way are one way together.
      scene.pass(7)
      let third = scene.seen { detail.view.frame.minX }
      scene.pass(7)
      let rest = scene.seen { detail.view.frame.minX }
      #expect(abs(third + rest - 300) < 0.01 && third > 150 && rest < 150)
      // The one below goes 30 % as far.
      let aside = scene.seen { picture?.frame.minX ?? 0 }
      #expect(abs(aside + (300 - rest) * 0.3) < 0.01)
      expect(detail.calls.last, equals: "is")
      expect(scene.window.changes, equals: 1)
      scene.pass(8)
      expect(detail.calls, equals: ["will true", "is", "did"])
      expect(scene.root.calls, equals: ["leaves", "gone from its stack"])
      expect(!scene.stack.view.subviews.contains { $0 is SnapshotView })
      expect(scene.window.changes, equals: 0)
    }
  }

  @Test func `a popped one is still its stack's until it has gone, and the delegate is told then`()
    async
  {
    await run { scene in
      let (detail, watcher) = (Told(), Watcher())
      scene.stack.pushViewController(detail, animated: false)
      expect(detail.calls, equals: ["will false", "is", "did"])
      scene.stack.delegate = watcher
      detail.calls = []
      scene.stack.popViewController(animated: true)
      #expect(watcher.calls == ["will show"] && detail.navigationController === scene.stack)
      scene.pass(1)
      expect(scene.seen { scene.root.view.frame.minX }, equals: -90)
      scene.pass(Self.slide)
      expect(detail.calls, equals: ["leaves", "gone from its stack"])
      expect(watcher.calls, equals: ["will show", "did show, and knows from where"])
      expect(detail.navigationController, equals: nil)
    }
  }

  @Test func `there is nothing to see without an animation, or for who asks for less motion`()
    async
  {
    await run { scene in
      let (first, second) = (Told(), Told())
      scene.stack.pushViewController(first, animated: false)
      expect(first.calls, equals: ["will false", "is", "did"])
      scene.window.reducesMotion = true
      scene.stack.pushViewController(second, animated: true)
      expect(second.calls, equals: ["will true", "is", "did"])
    }
  }

  @Test func `the next change ends the one before, and what goes along is told its end`() async {
    await run { scene in
      let (first, second) = (Told(), Told())
      scene.stack.pushViewController(first, animated: true)
      var ended = 0
      first.transitionCoordinator?.animate(alongsideTransition: nil) { _ in ended += 1 }
      scene.pass(3)
      expect(ended, equals: 0)
      scene.stack.pushViewController(second, animated: true)
      expect(ended, equals: 1)
      expect(first.calls, equals: ["will true", "is", "did", "leaves"])
      scene.pass(Self.slide)
      expect(second.calls.last, equals: "did")
      expect(scene.window.changes, equals: 0)
    }
  }

  @Test func `a sheet rises from below, and goes there again`() async {
    await run { scene in
      let sheet = Told()
      var ends: [String] = []
      scene.root.present(sheet, animated: true) { ends.append("presented") }
      scene.presenter.update()
      expect(sheet.calls, equals: ["will true", "is"])
      expect(sheet.isBeingPresented)
      expectEmpty(ends)
      scene.pass(1)
      expect(scene.seen { sheet.view.frame.minY }, equals: 600)
      scene.pass(60)
      expect(sheet.calls.last, equals: "did")
      expect(!sheet.isBeingPresented)
      expect(ends, equals: ["presented"])
      let top = sheet.view.frame.minY
      expect(scene.seen { sheet.view.frame.minY }, equals: top)
      scene.root.dismiss(animated: true) { ends.append("dismissed") }
      scene.presenter.update()
      #expect(sheet.isBeingDismissed && sheet.view.window != nil && ends.count == 1)
      scene.pass(1)
      expect(scene.seen { sheet.view.frame.minY }, equals: top)
      scene.pass(60)
      expect(ends, equals: ["presented", "dismissed"])
      expect(sheet.view.window, equals: nil)
      expect(sheet.calls.suffix(2), equals: ["leaves", "gone"])
      expect(!sheet.isBeingDismissed)
    }
  }

  @Test func `a question grows smaller as it appears, and its answer runs when it has gone`() async
  {
    await run { scene in
      let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
      var answers = 0
      let action = UIAlertAction(title: "Yes", style: .default) { _ in answers += 1 }
      alert.addAction(action)
      scene.root.present(alert, animated: true)
      scene.presenter.update()
      scene.pass(1)
      // 1.1 × 300 points, at first not to be seen.
      #expect(abs(scene.seen { alert.view.frame.width } - 330) < 0.001)
      expect(scene.seen { alert.view.alpha }, equals: 0)
      scene.pass(20)
      expect(scene.seen { alert.view.frame.width }, equals: 300)
      expect(scene.seen { alert.view.alpha }, equals: 1)
      alert.choose(action)
      scene.presenter.update()
      expect(answers, equals: 0)
      scene.pass(20)
      expect(answers, equals: 1)
      expect(alert.view.window, equals: nil)
    }
  }

  private final class Animator: NSObject, UIViewControllerAnimatedTransitioning,
    UIViewControllerTransitioningDelegate, UINavigationControllerDelegate
  {
    var context: (any UIViewControllerContextTransitioning)?
    var ended: [Bool] = []
    func transitionDuration(
      using context: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 1 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      self.context = context
      if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
    }
    func animationEnded(_ completed: Bool) { ended.append(completed) }
    func animationController(
      forPresented presented: UIViewController,
      presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func navigationController(
      _ stack: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from: UIViewController,
      to: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { operation == .push ? self : nil }
  }

  @Test func `a stack runs an animation of the app's own, which says when it is over`() async {
    await run { scene in
      let (detail, animator) = (Told(), Animator())
      scene.stack.delegate = animator
      scene.stack.pushViewController(detail, animated: true)
      let container = animator.context?.containerView
      #expect(container?.subviews.first === scene.root.view)
      #expect(container?.subviews.last === detail.view && container?.subviews.count == 2)
      expect(
        animator.context?.finalFrame(for: detail).size,
        equals: CGSize(width: 300, height: 600)
      )
      scene.pass(120)
      expect(detail.calls, equals: ["will true", "is"])
      animator.context?.completeTransition(true)
      #expect(detail.calls.last == "did" && animator.ended == [true])
      #expect(detail.view.superview === scene.stack.view && container?.superview == nil)
      expect(scene.root.view.superview, equals: nil)
    }
  }

  @Test func `presented controllers come and go by the app's own animation`() async {
    await run { scene in
      let (shown, animator) = (Told(), Animator())
      shown.modalPresentationStyle = .fullScreen
      shown.transitioningDelegate = animator
      scene.root.present(shown, animated: true)
      scene.presenter.update()
      let container = animator.context?.containerView
      #expect(animator.context?.view(forKey: .from) === scene.stack.view)
      #expect(shown.view.superview === container && shown.view.frame == scene.window.bounds)
      animator.context?.completeTransition(true)
      expect(shown.calls.last, equals: "did")
      shown.dismiss(animated: true)
      scene.presenter.update()
      #expect(animator.context?.view(forKey: .from) === shown.view)
      #expect(animator.context?.view(forKey: .to) === scene.stack.view)
      animator.context?.completeTransition(true)
      // The animator took the view below into its container.
      #expect(scene.stack.view.superview === scene.window && container?.superview == nil)
      expect(shown.view.window, equals: nil)
      expect(scene.root.calls.last, equals: "did")
    }
  }
}
