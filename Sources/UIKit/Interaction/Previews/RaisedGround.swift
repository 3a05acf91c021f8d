// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// A view as it was when it was raised above the content, on a ground and with an outline as the app wants them.
@MainActor
final class RaisedGround: UIView {
  /// Raises a view.
  ///
  /// - Parameters:
  ///   - view: What is raised.
  ///   - look: How the app wants it to be seen; `nil` for the standard look.
  init(of view: UIView, _ look: UIPreviewParameters?) {
    let shown = look?.visiblePath?.bounds ?? view.bounds
    super.init(frame: CGRect(origin: .zero, size: shown.size))
    // What has no ground of its own is raised on one, so that what is behind it does not mix with it.
    let standard: UIColor? = view.backgroundColor == nil ? .systemBackground : nil
    backgroundColor = look?.backgroundColor ?? standard
    let picture = SnapshotView(of: view)
    picture.frame = view.bounds.offsetBy(dx: -shown.minX, dy: -shown.minY)
    addSubview(picture)
    cut(to: look?.visiblePath, of: view)
  }

  required init?(coder: NSCoder) { nil }

  /// Leaves the part of the picture within a path in the view's points, or gives the ground the view's round corners.
  private func cut(to path: UIBezierPath?, of view: UIView) {
    guard let path else {
      let content = (view as? UICollectionViewCell)?.contentView
      layer.cornerRadius = max(
        view.usedLayer?.cornerRadius ?? 0,
        content?.usedLayer?.cornerRadius ?? 0
      )
      return
    }
    let mask = CAShapeLayer()
    mask.path = path.moved(from: path.bounds.origin).cgPath
    layer.mask = mask
  }
}

extension UIBezierPath {
  /// The path in the points of a part that begins at a point.
  func moved(from point: CGPoint) -> UIBezierPath {
    let moved = UIBezierPath(cgPath: cgPath)
    moved.apply(CGAffineTransform(translationX: -point.x, y: -point.y))
    return moved
  }
}
