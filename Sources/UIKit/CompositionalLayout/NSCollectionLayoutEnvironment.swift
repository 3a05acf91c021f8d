// SPDX-License-Identifier: Apache-2.0
public import Foundation
import LayoutEngine

/// The room that sections or groups are placed in.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size with its insets, in points.
  var contentSize: CGSize { get }
  /// The size without its insets, in points.
  var effectiveContentSize: CGSize { get }
  /// The insets as they were given.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets in points.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// What a section provider, a custom group or a handler is told about its surroundings.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The room around.
  var container: any NSCollectionLayoutContainer { get }
  /// The device and its settings.
  var traitCollection: UITraitCollection { get }
}

/// An element on the screen, as a section's handler may change it.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: UIDynamicItem {
  /// The opacity.
  var alpha: CGFloat { get set }
  /// The depth.
  var zIndex: Int { get set }
  /// Whether it is not shown.
  var isHidden: Bool { get set }
  /// The middle, in the coordinates of the section's own scrolling.
  var center: CGPoint { get set }
  /// The map of the plane about the centre.
  var transform: CGAffineTransform { get set }
  /// The map of space about the centre.
  var transform3D: CATransform3D { get set }
  /// The element kind; empty for cells.
  var name: String { get }
  /// The element's index path.
  var indexPath: IndexPath { get }
  /// The rectangle, in the coordinates of the section's own scrolling.
  var frame: CGRect { get }
  /// The size at the origin.
  var bounds: CGRect { get }
  /// What kind of view it is.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The element kind; `nil` for cells.
  var representedElementKind: String? { get }
}

/// A container whose insets are in points already.
final class LayoutContainer: NSObject, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let effectiveContentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets
  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }

  init(effectiveSize: CGSize, insets: CompositionalInsets = .zero) {
    effectiveContentSize = effectiveSize
    let insets = CompositionalInsets(
      top: CompositionalPolicy.containerInset(insets.top),
      leading: CompositionalPolicy.containerInset(insets.leading),
      bottom: CompositionalPolicy.containerInset(insets.bottom),
      trailing: CompositionalPolicy.containerInset(insets.trailing)
    )
    contentSize = CGSize(
      width: effectiveSize.width + insets.leading + insets.trailing,
      height: effectiveSize.height + insets.top + insets.bottom
    )
    contentInsets = NSDirectionalEdgeInsets(
      top: insets.top,
      leading: insets.leading,
      bottom: insets.bottom,
      trailing: insets.trailing
    )
    super.init()
  }
}

/// An environment that stays as it is.
final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment {
  let container: any NSCollectionLayoutContainer
  let traitCollection: UITraitCollection
  /// The traits of the collection view whose sections are being asked for.
  static var currentTraits = UITraitCollection()

  init(container: any NSCollectionLayoutContainer, traitCollection: UITraitCollection) {
    self.container = container
    self.traitCollection = traitCollection
    super.init()
  }
}

/// Attributes as a section's handler sees them: moved by how far the section was scrolled.
final class VisibleItem: NSObject, NSCollectionLayoutVisibleItem {
  let attributes: UICollectionViewLayoutAttributes
  private let shift: CGPoint

  /// Wraps attributes; the shift goes from the content's coordinates to those of the section's
  /// scrolling.
  init(_ attributes: UICollectionViewLayoutAttributes, shift: CGPoint) {
    self.attributes = attributes
    self.shift = shift
    super.init()
  }

  var alpha: CGFloat {
    get { attributes.alpha }
    set { attributes.alpha = newValue }
  }
  var zIndex: Int {
    get { attributes.zIndex }
    set { attributes.zIndex = newValue }
  }
  var isHidden: Bool {
    get { attributes.isHidden }
    set { attributes.isHidden = newValue }
  }
  var center: CGPoint {
    get { CGPoint(x: attributes.center.x + shift.x, y: attributes.center.y + shift.y) }
    set { attributes.center = CGPoint(x: newValue.x - shift.x, y: newValue.y - shift.y) }
  }
  var transform: CGAffineTransform {
    get { attributes.transform }
    set { attributes.transform = newValue }
  }
  var transform3D: CATransform3D {
    get { attributes.transform3D }
    set { attributes.transform3D = newValue }
  }
  var name: String { attributes.representedElementKind ?? "" }
  var indexPath: IndexPath { attributes.indexPath }
  var frame: CGRect { attributes.frame.offsetBy(dx: shift.x, dy: shift.y) }
  var bounds: CGRect { attributes.bounds }
  var representedElementCategory: UICollectionView.ElementCategory {
    attributes.representedElementCategory
  }
  var representedElementKind: String? { attributes.representedElementKind }
}
