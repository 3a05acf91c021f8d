// SPDX-License-Identifier: Apache-2.0
public import Foundation
import LayoutEngine

/// The space in which sections or groups are placed.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size including its insets, in points.
  var contentSize: CGSize { get }
  /// The size without its insets, in points.
  var effectiveContentSize: CGSize { get }
  /// The insets, as they were given.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets in points.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// What a section provider, a custom group or a handler is told about its surroundings.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The space around the section or group.
  var container: any NSCollectionLayoutContainer { get }
  /// The device and its settings.
  var traitCollection: UITraitCollection { get }
}

/// A visible element, which a section's handler may change.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: UIDynamicItem {
  /// The opacity, from 0 to 1.
  var alpha: CGFloat { get set }
  /// The order in depth: an element covers those with a smaller value.
  var zIndex: Int { get set }
  /// Whether the element is not shown.
  var isHidden: Bool { get set }
  /// The centre, in the coordinates of the section's scroll area.
  var center: CGPoint { get set }
  /// The transform in the plane about the centre.
  var transform: CGAffineTransform { get set }
  /// The transform in space about the centre.
  var transform3D: CATransform3D { get set }
  /// The element kind; empty for cells.
  var name: String { get }
  /// The element's index path.
  var indexPath: IndexPath { get }
  /// The smallest rectangle around the element, in the coordinates of the section's scroll area.
  var frame: CGRect { get }
  /// The untransformed size with the origin (0, 0).
  var bounds: CGRect { get }
  /// The category of the element.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The element kind; `nil` for cells.
  var representedElementKind: String? { get }
}

/// A container with insets in points.
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

/// An environment with fixed values.
final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment {
  let container: any NSCollectionLayoutContainer
  let traitCollection: UITraitCollection

  init(container: any NSCollectionLayoutContainer, traitCollection: UITraitCollection) {
    self.container = container
    self.traitCollection = traitCollection
    super.init()
  }
}

/// Attributes in the coordinates of the section's scroll area, for its handler.
final class VisibleItem: NSObject, NSCollectionLayoutVisibleItem {
  let attributes: UICollectionViewLayoutAttributes
  private let shift: CGPoint

  /// Wraps attributes; the shift converts content coordinates to those of the section's scroll
  /// area.
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
