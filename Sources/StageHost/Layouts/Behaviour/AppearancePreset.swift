// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import StageProtocol

/// From where inserted items come and where deleted ones go, in place of what the layout says.
enum AppearancePreset: String, CaseIterable {
  /// The layout's own hooks decide.
  case none
  /// In place, by opacity.
  case fade
  /// In place, from a tenth of the size.
  case scale
  /// From above the viewport.
  case drop
  /// From its right side, and out to its left.
  case slide

  /// What people read.
  var label: String {
    switch self {
    case .none: "The layout's own"
    case .fade: "Fade"
    case .scale: "Scale"
    case .drop: "Drop from above"
    case .slide: "Slide from the side"
    }
  }

  /// Scale of an item that is about to come, or gone.
  private static let smallest: CGFloat = 0.1

  /// Where an item starts that comes to a place.
  ///
  /// - Parameters:
  ///   - attributes: The place.
  ///   - bounds: What the viewport shows of the content.
  /// - Returns: Attributes that are not seen yet.
  func start(of attributes: ElementAttributes, in bounds: CGRect) -> ElementAttributes {
    var start = attributes
    start.alpha = 0
    switch self {
    case .none, .fade: break
    case .scale:
      start.transform = PlaneTransform(a: Self.smallest, b: 0, c: 0, d: Self.smallest, tx: 0, ty: 0)
    case .drop: start.frame.origin.y = bounds.minY - start.frame.height
    case .slide: start.frame.origin.x = bounds.maxX
    }
    return start
  }

  /// Where an item ends that leaves a place; the mirror of how it would come, but for a slide, which goes on.
  func end(of attributes: ElementAttributes, in bounds: CGRect) -> ElementAttributes {
    var end = start(of: attributes, in: bounds)
    if self == .slide { end.frame.origin.x = bounds.minX - end.frame.width }
    return end
  }
}
