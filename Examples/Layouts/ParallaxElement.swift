// SPDX-License-Identifier: Apache-2.0
import UIKit

/// The kinds of elements in a parallax layout, from the top to the bottom of the content.
public enum ParallaxElement: String, CaseIterable, Sendable {
  case header
  case menu
  case sectionHeader
  case sectionFooter
  case cell

  /// The reuse identifier of the element's views.
  public var id: String { rawValue }

  /// The element kind of the supplementary views.
  public var kind: String { "Kind" + rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}

/// The attributes of a parallax layout's element, with the movements that are particular to it.
public final class ParallaxLayoutAttributes: UICollectionViewLayoutAttributes {
  /// The origin before the element is moved; the transform carries the movement.
  ///
  /// Copying and comparing are not bound to an actor and read it too, but always on the main
  /// thread.
  public nonisolated(unsafe) var initialOrigin: CGPoint = .zero
  /// How much the header is darkened, from 0 to 1.
  public nonisolated(unsafe) var headerOverlayAlpha: CGFloat = 0
  /// Distance by which a picture is moved within its cell, in points.
  public nonisolated(unsafe) var parallax: CGFloat = 0
  /// The largest such distance, in points.
  public nonisolated(unsafe) var maxParallaxOffset: CGFloat = 0

  /// The frame of the picture in the cell.
  ///
  /// It reaches beyond both edges by the largest movement, so that no gap appears.
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

/// The settings of a parallax layout; sizes and distances are in points.
public struct ParallaxSettings: Equatable, Sendable {
  /// Size of the header; an element of height 0 is left out.
  public var headerSize = CGSize(width: 0, height: 300)
  /// Size of the bar of menu buttons.
  public var menuSize = CGSize(width: 0, height: 70)
  /// Size of the header of each section.
  public var sectionHeaderSize = CGSize(width: 0, height: 50)
  /// Size of the footer of each section.
  public var sectionFooterSize = CGSize(width: 0, height: 50)
  /// Size of every cell; `nil` makes it as large as the collection view.
  public var itemSize: CGSize?
  /// Distance before each cell.
  public var minimumLineSpacing: CGFloat = 3
  /// Number of buttons in the menu.
  public var menuItems = 4
  /// Whether the header grows when the content is pulled down.
  public var isHeaderStretchy = true
  /// Whether the header becomes darker as it leaves.
  public var isAlphaOnHeaderActive = true
  /// How much the header is darkened at most, from 0 to 1.
  public var headerOverlayMaxAlphaValue: CGFloat = 0.6
  /// Whether the menu stays at the top.
  public var isMenuSticky = true
  /// Whether a section's header stays below the menu while its section is visible.
  public var isSectionHeadersSticky = true
  /// Whether pictures move slower than their cells.
  public var isParallaxOnCellsEnabled = true
  /// The largest distance by which pictures move.
  public var maxParallaxOffset: CGFloat = 60
  /// Whether each picture is an element of its own in front of its cell.
  public var showsPictures = false

  /// Settings whose effects are easy to see.
  public init() {}
}
