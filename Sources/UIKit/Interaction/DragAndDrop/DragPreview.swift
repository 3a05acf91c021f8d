// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// What a drag shows under the finger: the cell as it was when it was lifted, and the number of items if there are several.
@MainActor
final class DragPreview: UIView {
  /// How much larger a lifted cell is.
  ///
  /// - Source: ours, by the look of a device.
  private static let lift: CGFloat = 1.05
  private static let badge = CGSize(width: 24, height: 24)

  init(of cell: UICollectionViewCell, count: Int) {
    super.init(frame: CGRect(origin: .zero, size: cell.bounds.size))
    isUserInteractionEnabled = false
    transform = CGAffineTransform(scaleX: Self.lift, y: Self.lift)
    (layer.shadowOpacity, layer.shadowRadius) = (0.25, 10)
    layer.shadowOffset = CGSize(width: 0, height: 6)
    let picture = SnapshotView(of: cell)
    picture.frame = bounds
    // A cell without a ground of its own is lifted on one, so that what is behind it does not mix with it.
    backgroundColor = cell.backgroundColor == nil ? .systemBackground : nil
    layer.cornerRadius = max(
      cell.usedLayer?.cornerRadius ?? 0,
      cell.contentView.usedLayer?.cornerRadius ?? 0
    )
    addSubview(picture)
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
