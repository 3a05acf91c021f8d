// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import QuartzCore

/// A change from one controller's view to another's that takes time.
///
/// Everything has its last place at once; pictures of what was there before, and animations, show the way. Fingers act
/// on the last places (policy: UIKit lets them wait). It ends by the clock of the frames, or when the next one begins.
@MainActor
final class ScreenChange: UIViewControllerTransitionCoordinator {
  private typealias Work = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let look: any ChangeLook
  private weak var from: UIViewController?
  private weak var to: UIViewController?
  /// The container of both, which knows of the change, too.
  private weak var around: UIViewController?
  private weak var window: UIWindow?
  private var alongside: [Work] = []
  private var completions: [Work] = []
  private var end: ((Bool) -> Void)?
  private var call: Int?
  private var hasBegun = false

  /// Makes a change that somebody sees; `nil` where nobody does, so that everything is there at once.
  init?(
    in window: UIWindow?,
    from: UIViewController?,
    to: UIViewController?,
    _ look: @autoclosure () -> (any ChangeLook)?
  ) {
    guard Self.isSeen(in: window), let look = look() else { return nil }
    (self.look, self.window, self.from, self.to) = (look, window, from, to)
    around = to?.parent
    window?.changes += 1
    for controller in members { controller.relations.change = self }
  }

  /// Whether people see changes of a window take their time.
  static func isSeen(in window: UIWindow?) -> Bool {
    guard let window else { return false }
    return window.showsTime && UIView.areAnimationsEnabled && !window.reducesMotion
  }

  var transitionDuration: Double { look.animation.duration }
  private(set) var isCancelled = false

  /// Begins it; everything has its last place.
  func begin(_ end: @escaping (Bool) -> Void) {
    self.end = end
    hasBegun = true
    let works = alongside
    alongside = []
    look.begin { [weak self] in self?.finish($0) }
    runAlong { for work in works { work(self) } }
    guard !look.endsByItself else { return }
    call = FrameClock.current.call(after: transitionDuration, for: self) { self.finish(true) }
  }

  /// Ends it, also before its time.
  func finish(_ isComplete: Bool = true) {
    guard let end else { return }
    self.end = nil
    call.map { FrameClock.current.giveUp($0) }
    isCancelled = !isComplete
    window?.changes -= 1
    look.end()
    // What is shown of the way began with the first frame after the change, so that a part of it may be left.
    to?.viewIfLoaded?.layer.removeAllAnimations()
    end(isComplete)
    for work in completions { work(self) }
    for controller in members where controller.relations.change === self {
      controller.relations.change = nil
    }
  }

  private var members: [UIViewController] { [from, to, around].compactMap { $0 } }

  // MARK: What goes along with it

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    guard hasBegun else {
      alongside.append(animation)
      return true
    }
    runAlong { animation(self) }
    return true
  }

  private func runAlong(_ body: () -> Void) {
    look.along { AnimationBlocks.run(look.animation, inheriting: []) { body() } }
  }

  var isInteractive: Bool { look.isInteractive }
  var initiallyInteractive: Bool { look.isHeldAtFirst }
  var percentComplete: CGFloat { look.percentComplete }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : to
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    (key == .from ? from : to)?.viewIfLoaded
  }
}

/// How a change from one controller's view to another's is seen.
@MainActor
protocol ChangeLook: AnyObject {
  var animation: ElementAnimation { get }
  /// Whether it says itself when it is over, as an app's own does.
  var endsByItself: Bool { get }
  /// Shows the way; `end` is told whether it is complete.
  func begin(_ end: @escaping (Bool) -> Void)
  /// Does something that goes along with it, by its time.
  func along(_ body: () -> Void)
  /// Takes away what was only there for the way.
  func end()
  /// Whether a person's hand holds it now.
  var isInteractive: Bool { get }
  /// Whether a person's hand holds it at its beginning.
  var isHeldAtFirst: Bool { get }
  /// How far a hand has led it, from 0 to 1.
  var percentComplete: CGFloat { get }
}

extension ChangeLook {
  var endsByItself: Bool { false }
  var isInteractive: Bool { false }
  var isHeldAtFirst: Bool { false }
  var percentComplete: CGFloat { 0 }
  func along(_ body: () -> Void) { body() }
}

/// How long changes take.
///
/// - Source: what devices show: a stack's controllers slide for 0.35 s, presented ones come like a spring of half a
///   second without a bounce, and questions appear in a quarter.
enum ChangePolicy {
  static let slide = ElementAnimation(duration: 0.35, curve: .easeInOut)
  static let cover = ElementAnimation.spring(settlingIn: 0.5, dampingFraction: 1)
  static let question = ElementAnimation(duration: 0.25, curve: .easeInOut)
  static let dissolve = ElementAnimation(duration: 0.35, curve: .easeInOut)
  /// How far the controller below is moved aside, as a part of the width.
  static let aside: CGFloat = 0.3
  /// How dark the controller below becomes.
  static let shade: CGFloat = 0.1
  /// How much larger a question is at first.
  static let questionScale: CGFloat = 1.1
}

extension UIViewController {
  /// The change in which the controller, or one around it, takes part.
  var changeUnderWay: ScreenChange? { relations.change ?? parent?.changeUnderWay }
}
