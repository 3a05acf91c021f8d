// SPDX-License-Identifier: Apache-2.0
package import Foundation
package import LayoutEngine

/// What a context menu raises above the content, as it was when the menu opened.
@MainActor
package struct MenuPreview {
  /// The size, in points.
  package let size: CGSize
  /// What is painted, in points of the preview.
  package let steps: [ScreenStep]
  /// The place of what is raised in its window; `nil` for the view of a controller, which comes from the pressed item.
  package let place: CGRect?

  /// Raises a view that is in a window; `nil` for one that is not seen.
  init?(of preview: UITargetedPreview, in window: UIWindow) {
    let view = preview.view
    let shown = preview.parameters.visiblePath?.bounds ?? view.bounds
    guard view.window === window, !shown.isEmpty else { return nil }
    size = shown.size
    place = view.convert(shown, to: window)
    let ground = RaisedGround(of: view, preview.parameters)
    steps = ChosenStyle.within(view.chosenStyle, view.level) {
      ScreenPainter.wholeSteps(of: ground)
    }
  }

  /// Shows a controller's view, which is in the window only as long as its picture is made.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - window: The window.
  ///   - rows: The number of entries of the menu beside it, which takes some of the room.
  init?(of controller: UIViewController, in window: UIWindow, rows: Int) {
    // Controllers say in `viewDidLoad()` what size they prefer.
    let loaded = controller.view
    size = Policy.size(controller.preferredContentSize, in: window, rows: rows)
    guard let view = loaded, !size.width.isZero, !size.height.isZero else { return nil }
    place = nil
    view.frame = CGRect(origin: Policy.room(in: window).origin, size: size)
    controller.beginAppearanceTransition(true, animated: false)
    // Behind everything, where nobody sees or touches it.
    window.insertSubview(view, at: 0)
    window.layOutAround()
    window.layOutContents()
    controller.endAppearanceTransition()
    let box = ScreenShape.box(CGRect(origin: .zero, size: size), radius: Policy.radius)
    let inner = ChosenStyle.within(view.chosenStyle, view.level) {
      ScreenPainter.wholeSteps(of: view)
    }
    steps = [.group(nil, clip: box, opacity: 1)] + inner + [.end]
    controller.beginAppearanceTransition(false, animated: false)
    view.removeFromSuperview()
    controller.endAppearanceTransition()
  }

  /// The size and the corners of a controller's view.
  ///
  /// - Source: ours, by the look of phones: it has its preferred size, made smaller in its proportions where the window
  ///   has less room, and fills that room where it prefers none.
  @MainActor private enum Policy {
    static let radius: CGFloat = 13
    private static let margin: CGFloat = 16
    private static let rowHeight: CGFloat = 44
    /// The distance between the preview and its menu, in points.
    private static let gap: CGFloat = 14
    /// The part of the room that a menu takes at most.
    private static let mostOfMenu: CGFloat = 0.5

    static func room(in window: UIWindow) -> CGRect {
      window.bounds.inset(by: window.safeAreaInsets).insetBy(dx: margin, dy: margin)
    }

    static func size(_ preferred: CGSize, in window: UIWindow, rows: Int) -> CGSize {
      let room = room(in: window).size
      let menu = rows == 0 ? 0 : min(room.height * mostOfMenu, CGFloat(rows) * rowHeight + gap)
      let most = CGSize(width: max(0, room.width), height: max(0, room.height - menu))
      let wanted = CGSize(
        width: preferred.width > 0 ? preferred.width : most.width,
        height: preferred.height > 0 ? preferred.height : most.height
      )
      let scale = min(1, most.width / wanted.width, most.height / wanted.height)
      return CGSize(width: wanted.width * scale, height: wanted.height * scale)
    }
  }
}
