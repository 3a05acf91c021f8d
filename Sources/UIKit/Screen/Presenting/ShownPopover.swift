// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A popover in a window: a bubble beside what it points at, with an arrow and a shadow.
@MainActor
final class ShownPopover {
  /// - Source: the size that the reference names for a popover without a preferred size; the others are ours.
  private enum Policy {
    static let size = CGSize(width: 320, height: 480)
    static let margin: CGFloat = 10
    static let shadow: (opacity: Float, radius: CGFloat, down: CGFloat) = (0.24, 24, 8)
  }

  private let controller: UIViewController
  private let window: UIWindow
  /// What throws the shadow, because the view itself is cut off at the bubble's edge.
  private var shade: UIView?

  init(of controller: UIViewController, in window: UIWindow) {
    (self.controller, self.window) = (controller, window)
  }

  /// Gives the controller's view its place; the arrow is a part of it, which its safe area leaves out.
  func place(_ view: UIView) {
    let popover = controller.relations.recorded.popover
    let room = window.bounds.inset(by: window.safeAreaInsets)
      .insetBy(dx: Policy.margin, dy: Policy.margin)
    let wanted = controller.preferredContentSize
    let size = CGSize(
      width: wanted.width > 0 ? wanted.width : Policy.size.width,
      height: wanted.height > 0 ? wanted.height : Policy.size.height
    )
    let source = popover?.place(in: window)
    let bubble = PopoverBubble(
      size,
      at: source ?? CGRect(x: room.midX, y: room.midY, width: 0, height: 0),
      in: room,
      source == nil ? [] : popover?.permittedArrowDirections ?? .any,
      mayOverlap: popover?.canOverlapSourceViewRect ?? false
    )
    popover?.arrowDirection = bubble.direction
    view.traits.bubble = bubble
    view.frame = bubble.frame
    view.layer.masksToBounds = true
    view.layer.cornerRadius = PopoverBubble.radius
    if let ground = popover?.backgroundColor { view.backgroundColor = ground }
    placeShade(behind: view, bubble)
  }

  private func placeShade(behind view: UIView, _ bubble: PopoverBubble) {
    let shade = shade ?? UIView()
    self.shade = shade
    if shade.superview == nil { window.insertSubview(shade, belowSubview: view) }
    shade.frame = view.frame
    shade.traits.bubble = bubble
    shade.backgroundColor = view.backgroundColor ?? .systemBackground
    shade.isUserInteractionEnabled = false
    let layer = shade.layer
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = Policy.shadow.opacity
    layer.shadowRadius = Policy.shadow.radius
    layer.shadowOffset = CGSize(width: 0, height: Policy.shadow.down)
  }

  /// Takes the shadow away; the view is no bubble any more.
  func clear() {
    shade?.removeFromSuperview()
    controller.viewIfLoaded?.traits.bubble = nil
  }
}

extension UIPopoverPresentationController {
  /// The place of what the popover points at; `nil` if it is not in the window.
  fileprivate func place(in window: UIWindow) -> CGRect? {
    guard let view = sourceView ?? barButtonItem.flatMap({ $0.button(in: window) }),
      view.window === window
    else {
      return nil
    }
    let rect = sourceRect == .zero || sourceView == nil ? view.bounds : sourceRect
    return view.convert(rect, to: window)
  }
}

extension UIBarButtonItem {
  /// The button that stands for the item in a window.
  fileprivate func button(in view: UIView) -> UIView? {
    if let button = view as? BarButton, button.item === self { return button }
    return view.tree.subviews.lazy.compactMap { self.button(in: $0) }.first
  }
}

extension UIViewController {
  /// Whether the controller is a popover: where there is much room, or where it stays one.
  var isPopover: Bool {
    guard modalPresentationStyle == .popover, let shown = presentationController else {
      return false
    }
    let traits = (presentingViewController ?? self).traitCollection
    if traits.horizontalSizeClass == .regular { return true }
    let style = relations.recorded.told?.adaptivePresentationStyle(
      for: shown,
      traitCollection: traitCollection
    )
    return style == UIModalPresentationStyle.none
  }
}
