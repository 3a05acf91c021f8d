// SPDX-License-Identifier: Apache-2.0
public import Foundation
package import LayoutEngine

extension UICollectionView {
  /// The kinds of views that a layout places.
  public enum ElementCategory: UInt, Sendable {
    case cell = 0
    case supplementaryView = 1
    case decorationView = 2
  }
}

/// The place and the look of one element.
///
/// Lengths are in points, in content coordinates.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  package struct State: Hashable, Sendable {
    package var untransformedFrame = CGRect.zero
    var transform3D = CATransform3D.identity
    var alpha: CGFloat = 1
    var zIndex = 0
    var isHidden = false
    var pin: PinRange?
    var orthogonalSection: OrthogonalScroll?
  }

  /// The offset of an orthogonal section, for an element in it.
  package struct OrthogonalScroll: Hashable, Sendable {
    package var section: Int
    /// How far the offset has moved the element, in points; the frame includes it.
    package var way: CGPoint
  }

  package struct Identity: Hashable, Sendable {
    var category = UICollectionView.ElementCategory.cell
    var kind: String?
    var indexPath = IndexPath(item: 0, section: 0)
  }

  package var state = State()
  package var identity = Identity()
  /// The frame that a flow layout gave to this object when it returned it; `nil` for copies.
  package var handedOutFrame: CGRect?
  /// The lengths, in points, that the layout keeps whatever the view prefers; the other lengths are
  /// estimates.
  ///
  /// It is `nil` where the layout estimates nothing, so that no content is measured needlessly.
  package var keptLengths: AxisLimits?

  /// Makes the attributes of the cell at (0, 0).
  @preconcurrency @MainActor public override init() {
    super.init()
  }

  /// Makes attributes of a class that is known only at run time; see ``EngineInstantiation``.
  public required convenience init(by engine: EngineInstantiation) {
    self.init()
  }

  /// Makes the attributes of a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init(by: EngineInstantiation())
    identity = Identity(category: .cell, kind: nil, indexPath: indexPath)
  }

  /// Makes the attributes of a supplementary view.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String,
    with indexPath: IndexPath
  ) {
    self.init(by: EngineInstantiation())
    identity = Identity(category: .supplementaryView, kind: elementKind, indexPath: indexPath)
  }

  /// Makes the attributes of a decoration view.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String,
    with indexPath: IndexPath
  ) {
    self.init(by: EngineInstantiation())
    identity = Identity(category: .decorationView, kind: decorationViewKind, indexPath: indexPath)
  }

  /// The smallest rectangle around the transformed element; setting it sets centre and size.
  open var frame: CGRect {
    get {
      guard state.transform3D != .identity else { return state.untransformedFrame }
      let bounds = PlaneTransform(state.transform3D).bounds(of: size)
      return bounds.offsetBy(dx: center.x, dy: center.y)
    }
    set { state.untransformedFrame = newValue }
  }

  /// The centre of the element before its transform.
  open var center: CGPoint {
    get { CGPoint(x: state.untransformedFrame.midX, y: state.untransformedFrame.midY) }
    set {
      state.untransformedFrame.origin = CGPoint(
        x: newValue.x - size.width / 2,
        y: newValue.y - size.height / 2
      )
    }
  }

  /// The size before the transform; setting it keeps the centre.
  open var size: CGSize {
    get { state.untransformedFrame.size }
    set {
      let middle = center
      state.untransformedFrame.size = newValue
      center = middle
    }
  }

  /// The untransformed size with the origin (0, 0); setting it sets the size.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// The transform in space about the centre.
  ///
  /// It is seen without perspective, unless the transform has one. Of the two transforms, the one
  /// that was set last counts; both sides of the element are visible.
  open var transform3D: CATransform3D {
    get { state.transform3D }
    set { state.transform3D = newValue }
  }

  /// The transform in the plane about the centre; of the two transforms, the one that was set last
  /// counts.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(state.transform3D) }
    set { state.transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  /// The opacity, from 0 to 1; the default is 1.
  open var alpha: CGFloat {
    get { state.alpha }
    set { state.alpha = newValue }
  }

  /// The order in depth: an element covers those with a smaller value; the default is 0.
  open var zIndex: Int {
    get { state.zIndex }
    set { state.zIndex = newValue }
  }

  /// Whether the element needs no view.
  open var isHidden: Bool {
    get { state.isHidden }
    set { state.isHidden = newValue }
  }

  /// The element's index path: section and item for cells, one index or more for other elements.
  open var indexPath: IndexPath {
    get { identity.indexPath }
    set { identity.indexPath = newValue }
  }

  /// The category of the element.
  open var representedElementCategory: UICollectionView.ElementCategory { identity.category }

  /// The element kind; `nil` for cells.
  open var representedElementKind: String? { identity.kind }

  /// The limits of an element that sticks to an edge of the viewport; `frame` is its present place.
  package var pin: PinRange? {
    get { state.pin }
    set { state.pin = newValue }
  }

  /// The offset of the orthogonal section that contains the element; `nil` outside of such
  /// sections.
  package var orthogonalSection: OrthogonalScroll? {
    get { state.orthogonalSection }
    set { state.orthogonalSection = newValue }
  }

  /// Makes an object of the same class with the same values; a subclass also copies its own.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { () -> UICollectionViewLayoutAttributes in
      let copy = type(of: self).init(by: EngineInstantiation())
      copy.state = state
      copy.identity = identity
      copy.keptLengths = keptLengths
      return copy
    }
  }

  /// Whether class, element and all values are equal; a subclass also compares its own.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    guard other !== self else { return true }
    guard type(of: other) == type(of: self) else { return false }
    return MainActor.assumeIsolated { identity == other.identity && state == other.state }
  }

  /// A hash of the element, not of its place, so that a key is found after its attributes changed.
  nonisolated open override var hash: Int {
    MainActor.assumeIsolated { identity.hashValue }
  }
}
