// SPDX-License-Identifier: Apache-2.0
import AppFoundation
@_exported public import UIKit

/// Where a toast stands.
public enum ToastPosition: Sendable {
  case top
  case center
  case bottom
}

/// How a toast looks.
@preconcurrency @MainActor
public struct ToastStyle {
  public var backgroundColor = UIColor.black.withAlphaComponent(0.8)
  public var titleColor = UIColor.white
  public var messageColor = UIColor.white
  public var maxWidthPercentage: CGFloat = 0.8
  public var maxHeightPercentage: CGFloat = 0.8
  public var horizontalPadding: CGFloat = 10
  public var verticalPadding: CGFloat = 10
  public var cornerRadius: CGFloat = 10
  public var titleFont = UIFont.boldSystemFont(ofSize: 16)
  public var messageFont = UIFont.systemFont(ofSize: 16)
  public var titleAlignment = NSTextAlignment.left
  public var messageAlignment = NSTextAlignment.left
  public var messageNumberOfLines = 0
  public var titleNumberOfLines = 0
  public var displayShadow = false
  public var imageSize = CGSize(width: 80, height: 80)
  public var activityIndicatorColor = UIColor.white
  public var activityBackgroundColor = UIColor.black.withAlphaComponent(0.8)
  public var activitySize = CGSize(width: 100, height: 100)
  public var fadeDuration: TimeInterval = 0.2

  public init() {}
}

/// What toasts have that say nothing else.
@preconcurrency @MainActor
public final class ToastManager {
  public static let shared = ToastManager()
  public var style = ToastStyle()
  public var isTapToDismissEnabled = true
  public var isQueueEnabled = false
  /// In seconds.
  public var duration: TimeInterval = 3
  public var position = ToastPosition.bottom
}

/// A toast or the sign of work in a view.
@MainActor
private final class ToastBox: UIView {
  var isActivity = false
}

extension UIView {
  /// The distance of toasts from the edges of the safe area, in points.
  private static let edge: CGFloat = 10

  /// Shows a message for some seconds, by the stage's clock.
  public func makeToast(
    _ message: String?,
    duration: TimeInterval = ToastManager.shared.duration,
    position: ToastPosition = ToastManager.shared.position,
    title: String? = nil,
    image: UIImage? = nil,
    style: ToastStyle = ToastManager.shared.style,
    completion: ((_ didTap: Bool) -> Void)? = nil
  ) {
    let box = toast(message, title, image, style)
    showToast(box, duration: duration, position: position, completion: completion)
  }

  /// Shows a view for some seconds.
  public func showToast(
    _ toast: UIView,
    duration: TimeInterval = ToastManager.shared.duration,
    position: ToastPosition = ToastManager.shared.position,
    completion: ((_ didTap: Bool) -> Void)? = nil
  ) {
    let area = bounds.inset(by: safeAreaInsets)
    let size = toast.bounds.size
    let y =
      switch position {
      case .top: area.minY + Self.edge
      case .center: bounds.midY - size.height / 2
      case .bottom: area.maxY - Self.edge - size.height
      }
    toast.frame = CGRect(
      x: bounds.midX - size.width / 2,
      y: y,
      width: size.width,
      height: size.height
    )
    addSubview(toast)
    nonisolated(unsafe) let ended = completion
    let end = AppFoundation.DispatchTime.now().advanced(by: .milliseconds(Int(duration * 1000)))
    AppFoundation.DispatchQueue.main.asyncAfter(deadline: end) { [weak toast] in
      MainActor.assumeIsolated {
        guard let toast, toast.superview != nil else { return }
        toast.removeFromSuperview()
        ended?(false)
      }
    }
  }

  /// Takes toasts away.
  public func hideToast() { toasts.last { !$0.isActivity }?.removeFromSuperview() }
  /// Takes a toast away.
  public func hideToast(_ toast: UIView) { toast.removeFromSuperview() }
  /// Takes all toasts away.
  public func hideAllToasts(includeActivity: Bool = false, clearQueue: Bool = true) {
    for box in toasts where includeActivity || !box.isActivity { box.removeFromSuperview() }
  }

  /// Shows that work is being done.
  public func makeToastActivity(_ position: ToastPosition) {
    guard !toasts.contains(where: \.isActivity) else { return }
    let style = ToastManager.shared.style
    let box = ToastBox(frame: CGRect(origin: .zero, size: style.activitySize))
    box.isActivity = true
    box.backgroundColor = style.activityBackgroundColor
    box.layer.cornerRadius = style.cornerRadius
    let spinner = UIActivityIndicatorView(style: .large)
    spinner.color = style.activityIndicatorColor
    spinner.frame = box.bounds
    spinner.startAnimating()
    box.addSubview(spinner)
    box.center = CGPoint(x: bounds.midX, y: bounds.midY)
    addSubview(box)
  }
  /// Work is done.
  public func hideToastActivity() {
    for box in toasts where box.isActivity { box.removeFromSuperview() }
  }

  private var toasts: [ToastBox] { subviews.compactMap { $0 as? ToastBox } }

  private func toast(
    _ message: String?,
    _ title: String?,
    _ image: UIImage?,
    _ style: ToastStyle
  ) -> UIView {
    let box = ToastBox()
    box.backgroundColor = style.backgroundColor
    box.layer.cornerRadius = style.cornerRadius
    let (across, down) = (style.horizontalPadding, style.verticalPadding)
    let room = bounds.width * style.maxWidthPercentage - 2 * across
    var (x, y, width) = (across, down, CGFloat.zero)
    var height = CGFloat.zero
    if let image {
      let picture = UIImageView(image: image)
      picture.contentMode = .scaleAspectFit
      picture.frame = CGRect(origin: CGPoint(x: x, y: y), size: style.imageSize)
      box.addSubview(picture)
      x += style.imageSize.width + across
      height = style.imageSize.height
    }
    let lines = [
      (title, style.titleFont, style.titleColor), (message, style.messageFont, style.messageColor),
    ]
    for (text, font, colour) in lines {
      guard let text, !text.isEmpty else { continue }
      let label = UILabel()
      (label.text, label.font, label.textColor, label.numberOfLines) = (text, font, colour, 0)
      let size = label.sizeThatFits(CGSize(width: room - (x - across), height: bounds.height))
      label.frame = CGRect(x: x, y: y, width: size.width, height: size.height)
      box.addSubview(label)
      y += size.height + down
      width = max(width, size.width)
    }
    box.frame.size = CGSize(width: x + width + across, height: max(y, height + 2 * down))
    return box
  }
}
