// SPDX-License-Identifier: Apache-2.0
package import Foundation
package import LayoutEngine

/// Where content can stand, and where it is proposed to stand after a change.
///
/// - Source: policy, because the offset that UIKit proposes is not documented.
package struct ContentOffsetProposal: Sendable {
  /// The visible rectangle, at its old offset.
  var bounds: CGRect
  var contentSize: CGSize
  var insets: UIEdgeInsets

  package init(bounds: CGRect, contentSize: CGSize, insets: UIEdgeInsets) {
    self.bounds = bounds
    self.contentSize = contentSize
    self.insets = insets
  }

  /// The nearest offset at which the content fills the bounds; smaller content stands at its start.
  package func clamped(_ offset: CGPoint) -> CGPoint {
    let furthest = CGPoint(
      x: contentSize.width + insets.right - bounds.width,
      y: contentSize.height + insets.bottom - bounds.height
    )
    return CGPoint(
      x: max(-insets.left, min(offset.x, furthest.x)),
      y: max(-insets.top, min(offset.y, furthest.y))
    )
  }

  /// The proposal by a policy.
  ///
  /// - Parameters:
  ///   - policy: What stays in place.
  ///   - anchor: The item that keeps its place on the screen; `nil` if none of the candidates
  ///     survived the change.
  ///   - frame: The item's frame after the change.
  /// - Returns: An offset within the content.
  package func offset(
    _ policy: ContentOffsetPolicy,
    anchor: ContentOffsetAnchor?,
    at frame: CGRect?
  ) -> CGPoint {
    guard let anchor, let frame else { return clamped(bounds.origin) }
    switch policy {
    case .keepOffset: return clamped(bounds.origin)
    case .maintainVisibleContent: return clamped(offset(of: frame, from: anchor.fromMiddle))
    case .centreVisibleItem: return clamped(offset(of: frame, from: .zero))
    }
  }

  /// The offset at which a frame's centre has a distance from the middle of the visible area.
  private func offset(of frame: CGRect, from distance: CGPoint) -> CGPoint {
    let seen = bounds.seen(within: insets)
    return CGPoint(
      x: frame.midX - distance.x - (seen.midX - bounds.minX),
      y: frame.midY - distance.y - (seen.midY - bounds.minY)
    )
  }
}

extension CGRect {
  /// The rectangle without insets.
  func seen(within insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left,
      y: minY + insets.top,
      width: max(0, width - insets.left - insets.right),
      height: max(0, height - insets.top - insets.bottom)
    )
  }
}
