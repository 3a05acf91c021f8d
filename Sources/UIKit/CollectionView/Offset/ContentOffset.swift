// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// The state of the content's offset: the rule for changes, the shift in the next pass, the mirror
/// between layout and content, and animated moves.
struct ContentOffset {
  /// What stays in place when nothing else decides where the content stands after a change.
  var policy = ContentOffsetPolicy.centreOnLayoutChange
  /// Whether a place to scroll to is being looked for; the delegate is told of none on the way.
  var isSought = false
  /// How far the next pass shifts the content for invalidation contexts, in the layout's
  /// coordinates.
  private(set) var adjustment = CGPoint.zero
  /// How the layout in use is mirrored; `nil` when it is not mirrored.
  var mirror: HorizontalMirror?
  /// The width of the bounds when the mirror was last set, in points.
  var mirroredBoundsWidth: CGFloat = 0
  var moves = Moves()
  /// Where the content was when the present drag began.
  var dragOrigin = CGPoint.zero

  /// Animated moves of the content.
  struct Moves {
    /// The move that the stage host has not taken yet.
    var waiting: OffsetMove?
    /// Whether the stage host runs a visible move itself, telling the places on the way.
    var runOutside = false
    /// The completions of moves.
    let ends = PendingCompletions()
    /// Called at the end of a move that the stage host runs.
    var outsideEnd: (() -> Void)?

    /// Removes and returns the waiting move, for the stage host.
    mutating func take() -> OffsetMove? {
      defer { waiting = nil }
      return waiting
    }

    /// Removes and returns the function that ends a move run by the stage host; `nil` if none runs.
    mutating func takeOutsideEnd() -> (() -> Void)? {
      defer { outsideEnd = nil }
      return outsideEnd
    }
  }

  /// Adds to the shift of the next pass; ignores values that are not finite.
  mutating func adjust(by adjustment: CGPoint) {
    guard adjustment.x.isFinite, adjustment.y.isFinite else { return }
    self.adjustment.x += adjustment.x
    self.adjustment.y += adjustment.y
  }

  /// Removes and returns the shift in content coordinates; layouts give it in their own direction.
  mutating func takeAdjustment() -> CGPoint {
    defer { adjustment = .zero }
    return CGPoint(x: mirror == nil ? adjustment.x : -adjustment.x, y: adjustment.y)
  }
}
