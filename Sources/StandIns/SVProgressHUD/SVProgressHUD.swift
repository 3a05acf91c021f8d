// SPDX-License-Identifier: Apache-2.0
import AppFoundation
@_exported public import UIKit

/// How the sign looks.
public enum SVProgressHUDStyle: Int, Sendable {
  case light = 0
  case dark = 1
  case custom = 2
  case automatic = 3
}

/// What is behind the sign.
public enum SVProgressHUDMaskType: UInt, Sendable {
  case none = 1
  case clear = 2
  case black = 3
  case gradient = 4
  case custom = 5
}

/// What turns in the sign.
public enum SVProgressHUDAnimationType: UInt, Sendable {
  case flat = 0
  case native = 1
}

/// The sign in the middle of the window that work is being done, or how it ended.
@preconcurrency @MainActor
open class SVProgressHUD: UIView {
  private static var shown: SVProgressHUD?
  private static var style = SVProgressHUDStyle.light
  private static var mask = SVProgressHUDMaskType.none
  private static var (front, back): (UIColor?, UIColor?)
  private static var shortest: TimeInterval = 5
  private static var turn = 0
  /// The lengths of the sign, in points.
  private static let (side, picture, gap): (CGFloat, CGFloat, CGFloat) = (100, 28, 12)

  // MARK: Settings

  open class func setDefaultStyle(_ style: SVProgressHUDStyle) { self.style = style }
  open class func setDefaultMaskType(_ maskType: SVProgressHUDMaskType) { mask = maskType }
  open class func setDefaultAnimationType(_ type: SVProgressHUDAnimationType) {}
  open class func setForegroundColor(_ color: UIColor) { front = color }
  open class func setBackgroundColor(_ color: UIColor) { back = color }
  open class func setMinimumDismissTimeInterval(_ interval: TimeInterval) { shortest = interval }
  open class func setMaximumDismissTimeInterval(_ interval: TimeInterval) {}
  open class func setRingThickness(_ ringThickness: CGFloat) {}
  open class func setFont(_ font: UIFont) {}
  open class func setCornerRadius(_ cornerRadius: CGFloat) {}
  open class func setMinimumSize(_ minimumSize: CGSize) {}
  open class func setHapticsEnabled(_ hapticsEnabled: Bool) {}
  open class func setContainerView(_ containerView: UIView?) {}
  open class func setOffsetFromCenter(_ offset: UIOffset) {}

  // MARK: Showing

  open class func show() { present(nil, nil) }
  open class func show(withStatus status: String?) { present(status, nil) }
  open class func showProgress(_ progress: Float) { present(nil, nil) }
  open class func showProgress(_ progress: Float, status: String?) { present(status, nil) }
  open class func setStatus(_ status: String?) { if isVisible() { present(status, nil) } }
  open class func showInfo(withStatus status: String?) { end(status, "info.circle") }
  open class func showSuccess(withStatus status: String?) { end(status, "checkmark") }
  open class func showError(withStatus status: String?) { end(status, "xmark") }
  open class func show(_ image: UIImage, status: String?) { present(status, image, isEnd: true) }

  open class func dismiss() {
    turn += 1
    shown?.removeFromSuperview()
    shown = nil
  }
  open class func dismiss(completion: (() -> Void)?) {
    dismiss()
    completion?()
  }
  open class func dismiss(withDelay delay: TimeInterval, completion: (() -> Void)? = nil) {
    let own = turn
    nonisolated(unsafe) let ended = completion
    let end = AppFoundation.DispatchTime.now().advanced(by: .milliseconds(Int(delay * 1000)))
    AppFoundation.DispatchQueue.main.asyncAfter(deadline: end) {
      MainActor.assumeIsolated {
        guard own == turn else { return }
        dismiss(completion: ended)
      }
    }
  }
  open class func popActivity() { dismiss() }
  open class func isVisible() -> Bool { shown?.superview != nil }

  private class func end(_ status: String?, _ symbol: String) {
    present(status, UIImage(systemName: symbol), isEnd: true)
  }

  private class func present(_ status: String?, _ image: UIImage?, isEnd: Bool = false) {
    dismiss()
    guard let window = UIApplication.shared.windows.last(where: { !$0.isHidden }) else { return }
    let view = SVProgressHUD(frame: window.bounds)
    view.isUserInteractionEnabled = mask != .none
    if mask == .black || mask == .gradient {
      view.backgroundColor = UIColor.black.withAlphaComponent(0.4)
    }
    view.fill(status, image)
    window.addSubview(view)
    shown = view
    if isEnd { dismiss(withDelay: shortest) }
  }

  private func fill(_ status: String?, _ image: UIImage?) {
    let isDark = Self.style == .dark
    let ink = Self.front ?? (isDark ? .white : .black)
    let box = UIView()
    box.backgroundColor = Self.back ?? (isDark ? .black : .white)
    box.layer.cornerRadius = 14
    let label = UILabel()
    (label.text, label.textColor, label.numberOfLines) = (status, ink, 0)
    (label.font, label.textAlignment) = (.preferredFont(forTextStyle: .subheadline), .center)
    let hasText = status?.isEmpty == false
    let room = CGSize(width: bounds.width / 2, height: bounds.height / 2)
    let words = hasText ? label.sizeThatFits(room) : .zero
    let width = max(Self.side, words.width + 2 * Self.gap)
    let height = max(
      Self.side,
      Self.picture + words.height + (hasText ? 3 : 2) * Self.gap
    )
    box.frame = CGRect(
      x: bounds.midX - width / 2,
      y: bounds.midY - height / 2,
      width: width,
      height: height
    )
    let top = hasText ? Self.gap : (height - Self.picture) / 2
    let place = CGRect(
      x: (width - Self.picture) / 2,
      y: top,
      width: Self.picture,
      height: Self.picture
    )
    box.addSubview(sign(image, ink, place))
    label.frame = CGRect(
      x: Self.gap,
      y: place.maxY + Self.gap,
      width: width - 2 * Self.gap,
      height: words.height
    )
    if hasText { box.addSubview(label) }
    addSubview(box)
  }

  private func sign(_ image: UIImage?, _ ink: UIColor, _ place: CGRect) -> UIView {
    if let image {
      let view = UIImageView(image: image)
      (view.tintColor, view.contentMode, view.frame) = (ink, .scaleAspectFit, place)
      return view
    }
    let spinner = UIActivityIndicatorView(style: .large)
    (spinner.color, spinner.frame) = (ink, place)
    spinner.startAnimating()
    return spinner
  }
}
