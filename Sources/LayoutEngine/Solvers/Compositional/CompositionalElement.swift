// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// One element that a compositional layout places.
package struct CompositionalElement: Hashable, Sendable {
  /// What it is.
  package enum Kind: Hashable, Sendable {
    case cell
    /// A view that is anchored to an item.
    case itemView(String)
    /// A view that is anchored to a group; its item is the group's number in the section.
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
  /// The item, the group's number, or the place among the section's views of the kind.
  package var item: Int
  /// The place in points of the content, as it is without sticking to an edge.
  package var frame: CGRect
  package var zIndex: Int
  /// How it follows an edge of the viewport.
  package var pin: PinRange?
  /// Whether it moves with its own section's scrolling.
  package var isOrthogonal: Bool
  /// How far that scrolling has moved it; the frame includes it.
  package var scroll: CGPoint
  /// Whether its own content decides about its width.
  package var measuresWidth: Bool
  /// Whether its own content decides about its height.
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

  /// Whether some of the element is, or by sticking to an edge can come to be, in a rectangle.
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

  /// Whether it lies beside or in a rectangle: whether they meet along an axis.
  func meets(_ rect: CGRect, along axis: Axis) -> Bool {
    var (own, other) = (axis.rect(frame), axis.rect(rect))
    (own.cross, own.size.cross) = (other.cross, other.size.cross)
    return own.meets(other)
  }
}
