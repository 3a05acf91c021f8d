// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// Controllers of a stack that slide over one another, while the bar's contents fade into one another.
@MainActor
final class SlideLook: ChangeLook {
  private let stack: UINavigationController
  private let isForward: Bool
  /// What was in front before.
  private let picture: SnapshotView
  private let bar: SnapshotView?
  private let shade = UIView()
  /// How much of the way a finger has led already.
  private let done: CGFloat

  /// Takes pictures of what is there before the change; `nil` where nothing is.
  init?(of stack: UINavigationController, from controller: UIViewController?, isForward: Bool) {
    guard let view = controller?.viewIfLoaded, view.window != nil else { return nil }
    (self.stack, self.isForward) = (stack, isForward)
    picture = SnapshotView(of: view)
    bar = stack.barPicture
    let width = max(1, view.bounds.width)
    done = isForward ? 0 : min(1, abs(stack.popGesture.way) / width)
    shade.backgroundColor = .black
    for view in [picture, shade, bar].compactMap({ $0 }) {
      view.isUserInteractionEnabled = false
    }
  }

  var animation: ElementAnimation {
    var slide = ChangePolicy.slide
    slide.duration *= Double(1 - done)
    return slide
  }

  func begin(_ end: @escaping (Bool) -> Void) {
    guard let around = stack.viewIfLoaded, let view = stack.topViewController?.viewIfLoaded else {
      return
    }
    let isMirrored = around.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = around.bounds.width * (isMirrored ? -1 : 1)
    let (left, animation) = (1 - done, animation)
    shade.frame = around.bounds
    if isForward {
      around.insertSubview(picture, belowSubview: view)
      around.insertSubview(shade, belowSubview: view)
      picture.center.x -= width * ChangePolicy.aside
      shade.alpha = ChangePolicy.shade
      ViewMotion.move(picture, from: CGPoint(x: width * ChangePolicy.aside, y: 0), animation)
      ViewMotion.fade(shade, from: -ChangePolicy.shade, animation)
      ViewMotion.move(view, from: CGPoint(x: width, y: 0), animation)
    } else {
      around.insertSubview(picture, aboveSubview: view)
      around.insertSubview(shade, aboveSubview: view)
      picture.frame.origin.x = around.bounds.minX + width
      shade.alpha = 0
      ViewMotion.move(picture, from: CGPoint(x: -width * left, y: 0), animation)
      ViewMotion.fade(shade, from: ChangePolicy.shade * left, animation)
      let aside = CGPoint(x: -width * ChangePolicy.aside * left, y: 0)
      ViewMotion.move(view, from: aside, animation)
    }
    fadeBar(animation)
  }

  /// Lets the bar's contents fade into one another.
  private func fadeBar(_ animation: ElementAnimation) {
    let shown = stack.navigationBar
    guard !stack.isNavigationBarHidden else { return }
    ViewMotion.fade(shown, from: -shown.alpha, animation)
    guard let bar else { return }
    stack.viewIfLoaded?.insertSubview(bar, belowSubview: shown)
    bar.alpha = 0
    ViewMotion.fade(bar, from: 1, animation)
  }

  func end() {
    for view in [picture, shade, bar].compactMap({ $0 }) { view.removeFromSuperview() }
  }
}
