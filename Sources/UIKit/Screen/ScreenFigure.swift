// SPDX-License-Identifier: Apache-2.0
package import Foundation
package import LayoutEngine

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
  /// Where elements are seen that reach out of the place, because the collection view does not clip them, and the radius
  /// of its corners; `nil` when they are seen in the place alone.
  package var reach: CGRect?
  package var reachRadius: CGFloat = 0
  /// How the collection view's content is seen while it is on its way; `nil` at rest.
  package var motion: ContentMotionShown?
  /// The lines at which the collection view's content is mirrored, in the window.
  package var mirror = ScreenMirror()
  /// What takes touches, from back to front.
  package var controls: [ScreenControl] = []
}

/// How the content of an inverted list is seen: chats turn their collection view upside down, so that the newest
/// message comes first and stands at the bottom.
package struct ScreenMirror: Hashable, Sendable {
  /// The vertical line at which left and right are exchanged; `nil` when they are not.
  package var x: CGFloat?
  /// The horizontal line at which top and bottom are exchanged; `nil` when they are not.
  package var y: CGFloat?

  /// No mirror.
  package init() {}

  /// What the transforms of a view and of those around it do to its content.
  @MainActor
  init(of view: UIView, in window: UIView) {
    let start = view.convert(view.bounds.origin, to: window)
    let end = view.convert(CGPoint(x: view.bounds.maxX, y: view.bounds.maxY), to: window)
    if end.x < start.x { x = (start.x + end.x) / 2 }
    if end.y < start.y { y = (start.y + end.y) / 2 }
  }
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
    /// What follows drags or several fingers by itself.
    case grip
    case area
  }

  /// Drags of one finger.
  package enum Drags: String, Hashable, Sendable {
    case both
    case horizontal
    case vertical
    case none
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
  /// The drags that a grip in an element takes; the others are the content's.
  package var drags = Drags.both
  /// The time after which a finger that rests is the grip's, in seconds; `nil` for never.
  package var press: TimeInterval?
}
