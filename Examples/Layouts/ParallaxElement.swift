// SPDX-License-Identifier: Apache-2.0
import UIKit

/// What a parallax layout places, from the top to the bottom of the content.
public enum ParallaxElement: String, CaseIterable, Sendable {
  case header
  case menu
  case sectionHeader
  case sectionFooter
  case cell

  /// The reuse identifier of the element's views.
  public var id: String { rawValue }

  /// The element kind of its supplementary views.
  public var kind: String { "Kind" + rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}

/// What a parallax layout knows of an element beside its place.
public final class ParallaxLayoutAttributes: UICollectionViewLayoutAttributes {
  /// Where the element begins before anything is moved; the transform tells how far it has gone.
  ///
  /// Copying and comparing, which are not bound to an actor, read it too; all of them happen on the main one.
  public nonisolated(unsafe) var initialOrigin: CGPoint = .zero
  /// How dark the header has become, 0 to 1.
  public nonisolated(unsafe) var headerOverlayAlpha: CGFloat = 0
  /// How far the picture of a cell is moved against the cell, in points.
  public nonisolated(unsafe) var parallax: CGFloat = 0
  /// How far it may be moved at most.
  public nonisolated(unsafe) var maxParallaxOffset: CGFloat = 0

  /// The picture in the cell: it reaches beyond both edges as far as it may be moved, so that no gap is
  /// ever seen.
  public var imageFrame: CGRect {
    bounds.insetBy(dx: 0, dy: -maxParallaxOffset).offsetBy(dx: 0, dy: parallax)
  }

  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let copy = copy as? ParallaxLayoutAttributes {
      copy.initialOrigin = initialOrigin
      copy.headerOverlayAlpha = headerOverlayAlpha
      copy.parallax = parallax
      copy.maxParallaxOffset = maxParallaxOffset
    }
    return copy
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? ParallaxLayoutAttributes else { return false }
    return other.initialOrigin == initialOrigin && other.headerOverlayAlpha == headerOverlayAlpha
      && other.parallax == parallax && other.maxParallaxOffset == maxParallaxOffset
      && super.isEqual(other)
  }
}

/// What can be set about a parallax layout; sizes and distances are points.
public struct ParallaxSettings: Equatable, Sendable {
  /// Elements of no size are left out.
  public var headerSize = CGSize(width: 0, height: 300)
  /// Size of the row of menu buttons.
  public var menuSize = CGSize(width: 0, height: 70)
  /// Size of the header of each section.
  public var sectionHeaderSize = CGSize(width: 0, height: 50)
  /// Size of the footer of each section.
  public var sectionFooterSize = CGSize(width: 0, height: 50)
  /// Size of every cell; without one it is as large as the collection view.
  public var itemSize: CGSize?
  /// Distance before each cell.
  public var minimumLineSpacing: CGFloat = 3
  /// How many buttons the menu has.
  public var menuItems = 4
  /// Whether the header grows when the content is pulled down.
  public var isHeaderStretchy = true
  /// Whether the header becomes darker as it leaves.
  public var isAlphaOnHeaderActive = true
  /// How dark it becomes at most.
  public var headerOverlayMaxAlphaValue: CGFloat = 0.6
  /// Whether the menu stays at the top.
  public var isMenuSticky = true
  /// Whether the header of a section stays below the menu as long as the section is there.
  public var isSectionHeadersSticky = true
  /// Whether pictures move slower than their cells.
  public var isParallaxOnCellsEnabled = true
  /// How far pictures move at most.
  public var maxParallaxOffset: CGFloat = 60
  /// Whether each picture is an element of its own, in front of its cell.
  public var showsPictures = false

  /// Settings that can be seen at once.
  public init() {}
}
