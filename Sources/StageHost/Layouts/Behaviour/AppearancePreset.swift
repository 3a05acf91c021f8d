// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import StageProtocol

/// The start of inserted items and the end of deleted ones, instead of the layout's own.
enum AppearancePreset: String, CaseIterable {
  /// The layout's own methods decide.
  case none
  /// At their place, transparent.
  case fade
  /// At their place, with a tenth of the size.
  case scale
  /// Above the viewport.
  case drop
  /// At the right side of the viewport; deleted items go to the left side.
  case slide

  /// The name for users.
  var label: String {
    switch self {
    case .none: "The layout's own"
    case .fade: "Fade"
    case .scale: "Scale"
    case .drop: "Drop from above"
    case .slide: "Slide from the side"
    }
  }

  /// The scale of an item before it appears, or after it has disappeared.
  private static let smallest: CGFloat = 0.1

  /// The start of an item that appears at a place.
  ///
  /// - Parameters:
  ///   - attributes: The place.
  ///   - bounds: The visible part of the content.
  /// - Returns: The attributes of the invisible item.
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

  /// The end of an item that disappears: the same as its start, but at the opposite side for a
  /// slide.
  func end(of attributes: ElementAttributes, in bounds: CGRect) -> ElementAttributes {
    var end = start(of: attributes, in: bounds)
    if self == .slide { end.frame.origin.x = bounds.minX - end.frame.width }
    return end
  }
}
