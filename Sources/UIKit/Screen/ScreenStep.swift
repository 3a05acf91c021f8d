// SPDX-License-Identifier: Apache-2.0
package import Foundation
package import LayoutEngine

/// One step of painting what stands around a collection view, in points of the window.
package enum ScreenStep: Hashable, Sendable {
  /// Fills a shape.
  case fill(ScreenShape, ContentColour)
  /// Fills a shape with colours along a line; `places` are fractions of the way.
  case gradient(ScreenShape, ScreenGradient)
  /// Draws a line along a shape, with half of its width inside.
  case stroke(ScreenShape, ContentColour, width: CGFloat)
  /// Paints the shadow of a shape, which itself is not painted.
  case shadow(ScreenShape, ContentColour, blur: CGFloat, offset: CGSize)
  /// Writes one line.
  case text(ScreenLine)
  /// Draws a symbol in the middle of a rectangle.
  case symbol(String, ContentColour, CGRect)
  /// Shows a picture.
  case image(String, CGRect, radius: CGFloat, isWhole: Bool)
  /// Begins a group: from its own points to those outside, with what is seen of it and its opacity.
  case group(CGAffineTransform?, clip: ScreenShape?, opacity: CGFloat)
  /// Ends the group that began last.
  case end
}

/// A shape on a screen.
package enum ScreenShape: Hashable, Sendable {
  /// A rectangle with round corners.
  case box(CGRect, radius: CGFloat)
  /// A path.
  case path(CellOutline)
}

/// Colours along a line.
package struct ScreenGradient: Hashable, Sendable {
  /// The colours.
  package var colours: [ContentColour]
  /// Where each colour is, from 0 at the start to 1 at the end.
  package var places: [CGFloat]
  /// The start of the line.
  package var start: CGPoint
  /// The end of the line; of a radial gradient, a point on the outermost circle.
  package var end: CGPoint
  /// Whether the colours change with the distance from the start.
  package var isRadial = false
}

/// One line of text.
package struct ScreenLine: Hashable, Sendable {
  /// Which point of a line is at its place.
  package enum Anchor: Hashable, Sendable {
    case start
    case middle
    case end
  }

  /// The words.
  package var text: String
  /// The place of the anchor, on the baseline.
  package var point: CGPoint
  /// The font.
  package var font: TextFont
  /// Which point of the line is there.
  package var anchor: Anchor
  /// The colour.
  package var colour: ContentColour
}

/// Steps that are painted together, and how they depend on the content's offset.
package struct ScreenLayer: Hashable, Sendable {
  /// Whether the layer is in front of the collection view's elements.
  package var isOver: Bool
  /// The steps, from back to front.
  package var steps: [ScreenStep] = []
  /// What is seen of it.
  package var clip: CGRect?
  /// How it follows the content's upper edge: its steps are relative to the edge, which counts
  /// between these places.
  package var follows: ClosedRange<CGFloat>?
  /// Between which places of the content's upper edge it appears, the lower one first.
  package var appears: (from: CGFloat, to: CGFloat)?

  package static func == (one: Self, other: Self) -> Bool {
    one.isOver == other.isOver && one.steps == other.steps && one.clip == other.clip
      && one.follows == other.follows && one.appears?.from == other.appears?.from
      && one.appears?.to == other.appears?.to
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(isOver)
    hasher.combine(steps)
  }
}

/// What a window shows around one collection view.
package struct ScreenFigure: Hashable, Sendable {
  /// The layers, from back to front.
  package var layers: [ScreenLayer] = []
  /// What is seen of the collection view, and the radius of its corners; `nil` when it is not seen.
  package var place: CGRect?
  package var radius: CGFloat = 0
  /// What takes touches, from back to front.
  package var controls: [ScreenControl] = []
}

/// A thing that takes touches.
package struct ScreenControl: Hashable, Sendable {
  /// What it is for people.
  package enum Role: String, Hashable, Sendable {
    case button
    case link
    case tab
    case field
    case toggle
    case slider
    case scroller
    case area
  }

  /// The place in the window.
  package var place: CGRect
  /// What it is.
  package var role: Role
  /// Its name.
  package var label: String
  /// Whether it is chosen or on.
  package var isOn = false
  /// Whether it is in an element, so that its place is one of the content.
  package var isInContent = false
}
