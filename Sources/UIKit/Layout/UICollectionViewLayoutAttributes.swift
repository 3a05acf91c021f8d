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

/// Where and how one element is shown.
///
/// Lengths are points, in content coordinates.
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

  /// The scrolling of a section of its own that an element goes along with.
  package struct OrthogonalScroll: Hashable, Sendable {
    package var section: Int
    /// How far it has moved the element, in points; the frame includes it.
    package var way: CGPoint
  }

  package struct Identity: Hashable, Sendable {
    var category = UICollectionView.ElementCategory.cell
    var kind: String?
    var indexPath = IndexPath(item: 0, section: 0)
  }

  package var state = State()
  package var identity = Identity()
  /// The frame with which a flow layout handed out this very object; copies have none.
  package var handedOutFrame: CGRect?
  /// The lengths that the layout keeps whatever the view prefers, in points, where it takes the others
  /// for estimates; `nil` where it estimates nothing, so that no content is measured in vain.
  package var keptLengths: AxisLimits?

  /// Makes the attributes of the cell at (0, 0).
  @preconcurrency @MainActor public override init() {
    super.init()
  }

  /// Makes attributes of the dynamic class; see ``EngineInstantiation``.
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

  /// The middle of the element before its transform.
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

  /// The untransformed size at the origin (0, 0); setting it sets the size.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// The map of space about the centre, seen by an eye far away, or near when it has perspective.
  ///
  /// The last one set of the two transforms counts; both sides of the element are seen.
  open var transform3D: CATransform3D {
    get { state.transform3D }
    set { state.transform3D = newValue }
  }

  /// The map of the plane about the centre; the last one set of the two transforms counts.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(state.transform3D) }
    set { state.transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  /// The opacity, 1 unless set.
  open var alpha: CGFloat {
    get { state.alpha }
    set { state.alpha = newValue }
  }

  /// Higher ones lie above lower ones; 0 unless set.
  open var zIndex: Int {
    get { state.zIndex }
    set { state.zIndex = newValue }
  }

  /// Whether no view need exist for the element.
  open var isHidden: Bool {
    get { state.isHidden }
    set { state.isHidden = newValue }
  }

  /// The element's index path: section and item for cells, any depth from one for the others.
  open var indexPath: IndexPath {
    get { identity.indexPath }
    set { identity.indexPath = newValue }
  }

  /// What kind of view the attributes are for.
  open var representedElementCategory: UICollectionView.ElementCategory { identity.category }

  /// The element kind; `nil` for cells.
  open var representedElementKind: String? { identity.kind }

  /// Set for elements that stick to a viewport edge; `frame` is then where they are now.
  package var pin: PinRange? {
    get { state.pin }
    set { state.pin = newValue }
  }

  /// Set for elements that move with their section's own scrolling.
  package var orthogonalSection: OrthogonalScroll? {
    get { state.orthogonalSection }
    set { state.orthogonalSection = newValue }
  }

  /// An object of the same class with the same values; a subclass adds its own.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { () -> UICollectionViewLayoutAttributes in
      let copy = type(of: self).init(by: EngineInstantiation())
      copy.state = state
      copy.identity = identity
      copy.keptLengths = keptLengths
      return copy
    }
  }

  /// Whether class, element and all values are the same; a subclass adds its own.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    guard other !== self else { return true }
    guard type(of: other) == type(of: self) else { return false }
    return MainActor.assumeIsolated { identity == other.identity && state == other.state }
  }

  /// A number that depends on the element, not on its place, so that a mutated key is still found.
  nonisolated open override var hash: Int {
    MainActor.assumeIsolated { identity.hashValue }
  }
}
