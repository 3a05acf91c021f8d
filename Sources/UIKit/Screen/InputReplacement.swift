// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// What takes the keyboard's place at the lower edge of a window: the input view of the field that is edited.
///
/// - Source: the reference of `UIResponder.inputView`; the ground and the time are those of keyboards.
@MainActor
package final class InputReplacement {
  private var input: UIView?
  private var ground: UIView?

  /// Makes the place of a window's input view.
  package init() {}

  /// Shows what belongs to the field that is edited.
  ///
  /// - Parameters:
  ///   - window: The window.
  ///   - field: The field.
  /// - Returns: The height that is covered, in points; 0 for nothing.
  package func update(in window: UIWindow, field: UIResponder?) -> CGFloat {
    let wanted = field?.inputView
    if wanted !== input {
      leave(window)
      if let wanted { enter(wanted, window) }
    }
    guard let input, let ground else { return 0 }
    let place = place(of: input, in: window)
    if ground.frame.size != place.size { ground.frame = place }
    input.frame = CGRect(
      x: 0,
      y: 0,
      width: place.width,
      height: place.height - window.safeAreaInsets.bottom
    )
    if window.subviews.last !== ground { window.bringSubviewToFront(ground) }
    return place.height
  }

  private func enter(_ view: UIView, _ window: UIWindow) {
    let place = place(of: view, in: window)
    let ground = UIView(frame: place.offsetBy(dx: 0, dy: place.height))
    ground.backgroundColor = Self.colour
    view.removeFromSuperview()
    ground.addSubview(view)
    window.addSubview(ground)
    UIView.animate(withDuration: Self.duration) { ground.frame = place }
    (input, self.ground) = (view, ground)
  }

  private func leave(_ window: UIWindow) {
    guard let ground else { return }
    UIView.animate(withDuration: Self.duration) {
      ground.frame.origin.y = window.bounds.height
    } completion: { _ in
      ground.removeFromSuperview()
    }
    (input, self.ground) = (nil, nil)
  }

  private func place(of view: UIView, in window: UIWindow) -> CGRect {
    let size = window.bounds.size
    let height =
      InputAccessory.height(of: view, within: size.width) + window.safeAreaInsets.bottom
    return CGRect(x: 0, y: size.height - height, width: size.width, height: height)
  }

  /// The time in which it comes and goes, in seconds.
  private static let duration = 0.25
  private static let colour = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 0.17, alpha: 1) : UIColor(red: 0.82, green: 0.83, blue: 0.85, alpha: 1)
  }
}
