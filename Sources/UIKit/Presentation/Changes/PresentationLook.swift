// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import QuartzCore

/// A presented controller that comes or goes in one of the system's ways.
@MainActor
final class PresentationLook: ChangeLook {
  /// The ways.
  enum Way {
    /// From below, like a spring.
    case cover
    case dissolve
    /// A question, which is a little larger at first.
    case question
    case flip
  }

  private let view: UIView
  private let dimming: UIView
  private let window: UIWindow
  private let way: Way
  private let isComing: Bool
  private var veil: ViewVeil?

  init(
    of controller: UIViewController,
    _ view: UIView,
    behind dimming: UIView,
    in window: UIWindow,
    isComing: Bool
  ) {
    (self.view, self.dimming, self.window) = (view, dimming, window)
    self.isComing = isComing
    way = Self.way(of: controller)
    if way == .flip { veil = ViewVeil(over: window) }
  }

  private static func way(of controller: UIViewController) -> Way {
    if let question = controller as? UIAlertController {
      return question.preferredStyle == .alert ? .question : .cover
    }
    if controller.isPopover { return .dissolve }
    switch controller.modalTransitionStyle {
    case .coverVertical: return .cover
    case .crossDissolve: return .dissolve
    case .flipHorizontal: return .flip
    case .partialCurl: return .cover
    }
  }

  var animation: ElementAnimation {
    switch way {
    case .cover: ChangePolicy.cover
    case .question: ChangePolicy.question
    case .dissolve: ChangePolicy.dissolve
    case .flip: ViewVeil.flip
    }
  }

  func begin(_ end: @escaping (Bool) -> Void) {
    // A sheet that a finger has led away is gone already.
    guard isComing || view.frame.minY < window.bounds.height else { return end(true) }
    if !dimming.isHidden {
      if isComing {
        ViewMotion.fade(dimming, from: -1, animation)
      } else {
        ViewMotion.vanish(dimming, animation)
      }
    }
    switch way {
    case .cover:
      let below = CGPoint(x: 0, y: distance)
      if isComing {
        ViewMotion.move(view, from: below, animation)
      } else {
        ViewMotion.leave(view, to: below, animation)
      }
    case .dissolve: fade()
    case .question:
      fade()
      guard isComing else { return }
      let scale = ChangePolicy.questionScale
      ViewMotion.turn(view, from: CATransform3DMakeScale(scale, scale, 1), animation)
    case .flip:
      if !isComing { view.isHidden = true }
      veil?.flip(.horizontal, isReverse: !isComing, animation)
    }
  }

  private func fade() {
    if isComing {
      ViewMotion.fade(view, from: -view.alpha, animation)
    } else {
      ViewMotion.vanish(view, animation)
    }
  }

  /// How far the view is from being out of sight below.
  private var distance: CGFloat {
    let height = window.bounds.height
    guard view is AlertContent else { return height - view.frame.minY }
    view.layoutIfNeeded()
    let tops = view.subviews.filter { !$0.isHidden }.map(\.frame.minY)
    return height - (tops.min() ?? 0)
  }

  func end() { veil?.end() }
}
