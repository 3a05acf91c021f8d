// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// One element that a compositional layout places.
package struct CompositionalElement: Hashable, Sendable {
  /// The kind of an element.
  package enum Kind: Hashable, Sendable {
    case cell
    /// A view that is anchored to an item.
    case itemView(String)
    /// A view that is anchored to a group; its `item` is the group's number in the section.
    case groupView(String)
    /// A header, footer or side view of a section.
    case boundary(String)
    /// A header or footer of the whole layout; it belongs to no section.
    case layoutBoundary(String)
    /// A view behind a section.
    case decoration(String)
  }

  package var kind: Kind
  package var section: Int
  /// The item, the group's number, or the view's number among the section's views of the kind.
  package var item: Int
  /// The frame in points of the content, without sticking to an edge.
  package var frame: CGRect
  package var zIndex: Int
  /// The range of an element that follows an edge of the viewport.
  package var pin: PinRange?
  /// Whether the element moves with the scrolling of its orthogonal section.
  package var isOrthogonal: Bool
  /// The distance by which that scrolling moves the element; the frame includes it.
  package var scroll: CGPoint
  /// Whether the element's content decides its width.
  package var measuresWidth: Bool
  /// Whether the element's content decides its height.
  package var measuresHeight: Bool

  /// Makes an element.
  package init(
    kind: Kind,
    section: Int,
    item: Int,
    frame: CGRect,
    zIndex: Int = 0,
    pin: PinRange? = nil,
    isOrthogonal: Bool = false,
    scroll: CGPoint = .zero,
    measuresWidth: Bool = false,
    measuresHeight: Bool = false
  ) {
    self.kind = kind
    self.section = section
    self.item = item
    self.frame = frame
    self.zIndex = zIndex
    self.pin = pin
    self.isOrthogonal = isOrthogonal
    self.scroll = scroll
    self.measuresWidth = measuresWidth
    self.measuresHeight = measuresHeight
  }

  /// Whether a part of the element is in a rectangle, or can get there by sticking to an edge.
  func meets(_ rect: CGRect) -> Bool {
    var reach = frame
    if let pin {
      let (low, high) = (min(pin.lower, pin.upper), max(pin.lower, pin.upper))
      switch pin.edge {
      case .top, .bottom:
        reach = CGRect(
          x: frame.minX,
          y: low,
          width: frame.width,
          height: high - low + frame.height
        )
      case .left, .right:
        reach = CGRect(
          x: low,
          y: frame.minY,
          width: high - low + frame.width,
          height: frame.height
        )
      }
    }
    return Axis.vertical.rect(reach).meets(Axis.vertical.rect(rect))
  }

  /// Whether the element and a rectangle overlap along one axis.
  func meets(_ rect: CGRect, along axis: Axis) -> Bool {
    var (own, other) = (axis.rect(frame), axis.rect(rect))
    (own.cross, own.size.cross) = (other.cross, other.size.cross)
    return own.meets(other)
  }
}
