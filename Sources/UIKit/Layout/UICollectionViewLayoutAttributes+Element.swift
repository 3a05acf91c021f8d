// SPDX-License-Identifier: Apache-2.0
import Foundation
package import LayoutEngine

extension UICollectionViewLayoutAttributes {
  /// The values as solvers and the wire use them.
  ///
  /// The frame of a pinned element is its unpinned frame: the pin's limit on the side from which it
  /// comes. The frame of an element in an orthogonal section is the one before the section
  /// scrolled.
  package var elementAttributes: ElementAttributes {
    var frame = state.untransformedFrame
    switch state.pin?.edge {
    case .top: frame.origin.y = state.pin?.lower ?? frame.origin.y
    case .bottom: frame.origin.y = state.pin?.upper ?? frame.origin.y
    case .left: frame.origin.x = state.pin?.lower ?? frame.origin.x
    case .right: frame.origin.x = state.pin?.upper ?? frame.origin.x
    case nil: break
    }
    if let way = state.orthogonalSection?.way { frame = frame.offsetBy(dx: -way.x, dy: -way.y) }
    return ElementAttributes(
      frame: frame,
      alpha: state.alpha,
      zIndex: state.zIndex,
      isHidden: state.isHidden,
      transform: PlaneTransform(state.transform3D),
      pin: state.pin,
      orthogonalSection: state.orthogonalSection?.section
    )
  }

  /// Takes all values.
  ///
  /// The `frame` of a pinned element is then its unpinned one, and the frame of an element in an
  /// orthogonal section is the one before the section scrolled.
  package func take(_ attributes: ElementAttributes) {
    state = State(
      untransformedFrame: attributes.frame,
      transform3D: CATransform3D(attributes.transform),
      alpha: attributes.alpha,
      zIndex: attributes.zIndex,
      isHidden: attributes.isHidden,
      pin: attributes.pin,
      orthogonalSection: attributes.orthogonalSection.map {
        OrthogonalScroll(section: $0, way: .zero)
      }
    )
  }

  /// A copy that the caller may change.
  ///
  /// Attributes of UIKit's own class are copied here: their `copy()` may be called on any thread, and
  /// finding out on which it is takes longer than copying.
  package var duplicate: UICollectionViewLayoutAttributes {
    guard type(of: self) == UICollectionViewLayoutAttributes.self else {
      return copy() as? UICollectionViewLayoutAttributes ?? self
    }
    let copy = UICollectionViewLayoutAttributes()
    copy.state = state
    copy.identity = identity
    copy.keptLengths = keptLengths
    return copy
  }

  /// Whether `isEqual(_:)` holds for other attributes; those of UIKit's own class are compared here,
  /// for the reason given at ``duplicate``.
  func equals(_ other: UICollectionViewLayoutAttributes) -> Bool {
    guard other !== self else { return true }
    guard type(of: self) == UICollectionViewLayoutAttributes.self,
      type(of: other) == UICollectionViewLayoutAttributes.self
    else { return isEqual(other) }
    return state == other.state && identity == other.identity
  }
}
