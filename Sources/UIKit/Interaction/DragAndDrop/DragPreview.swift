// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// What a drag shows under the finger: a view as it was when it was lifted, and the number of items if there are several.
@MainActor
final class DragPreview: UIView {
  /// How much larger a lifted cell is.
  ///
  /// - Source: ours, by the look of a device.
  private static let lift: CGFloat = 1.05
  private static let badge = CGSize(width: 24, height: 24)

  /// Makes the preview of a view.
  ///
  /// - Parameters:
  ///   - view: What is lifted.
  ///   - look: How the app wants it to be seen; `nil` for the standard look.
  ///   - count: The number of dragged items.
  init(of view: UIView, _ look: UIPreviewParameters? = nil, count: Int) {
    let shown = look?.visiblePath?.bounds ?? view.bounds
    super.init(frame: CGRect(origin: .zero, size: shown.size))
    isUserInteractionEnabled = false
    transform = CGAffineTransform(scaleX: Self.lift, y: Self.lift)
    (layer.shadowOpacity, layer.shadowRadius) = (0.25, 10)
    layer.shadowOffset = CGSize(width: 0, height: 6)
    addSubview(RaisedGround(of: view, look))
    if let path = look?.shadowPath ?? look?.visiblePath {
      layer.shadowPath = path.moved(from: shown.origin).cgPath
    }
    if count > 1 { addSubview(number(count)) }
  }

  required init?(coder: NSCoder) { nil }

  /// Moves the middle of the preview to a point of a window; `nil` hides it.
  func follow(_ point: CGPoint, in window: UIWindow?) {
    isHidden = window == nil
    guard let window else { return }
    if superview !== window { window.addSubview(self) }
    center = point
  }

  private func number(_ count: Int) -> UILabel {
    let label = UILabel(frame: CGRect(origin: .zero, size: Self.badge))
    label.center = CGPoint(x: bounds.maxX, y: 0)
    label.text = String(count)
    label.textAlignment = .center
    (label.textColor, label.backgroundColor) = (.white, .systemRed)
    label.font = .systemFont(ofSize: 14, weight: .semibold)
    label.layer.cornerRadius = Self.badge.height / 2
    label.clipsToBounds = true
    return label
  }
}
