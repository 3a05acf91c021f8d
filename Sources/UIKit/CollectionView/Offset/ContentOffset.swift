// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// Where the content is to stand: what is proposed after a change, by how much the next pass shifts it, the
/// side on which the layout sees it, and the animated moves that somebody asked for.
struct ContentOffset {
  /// What is kept when a change leaves open where the content stands.
  var policy = ContentOffsetPolicy.centreOnLayoutChange
  /// Whether a place to scroll to is being looked for; the delegate is told of none on the way.
  var isSought = false
  /// How far the next pass shifts the content, on behalf of invalidation contexts; as the layout sees it.
  private(set) var adjustment = CGPoint.zero
  /// How the layout in use is mirrored; `nil` when it is not.
  var mirror: HorizontalMirror?
  /// The width of the bounds when the mirror was last set, in points.
  var mirroredBoundsWidth: CGFloat = 0
  var moves = Moves()

  /// Animated moves of the content.
  struct Moves {
    /// The move that whoever shows the content has not taken yet.
    var waiting: OffsetMove?
    /// Whether whoever shows the content lets it run where it is to be seen going.
    var runOutside = false
    /// Whom to tell when a move is over.
    let ends = PendingCompletions()
    /// Tells of the end of a move that whoever shows the content lets run.
    var outsideEnd: (() -> Void)?

    /// The move that waits, for whoever shows the content.
    mutating func take() -> OffsetMove? {
      defer { waiting = nil }
      return waiting
    }

    /// What tells of the end of the move that runs outside, if one does: it is over.
    mutating func takeOutsideEnd() -> (() -> Void)? {
      defer { outsideEnd = nil }
      return outsideEnd
    }
  }

  /// Adds to what the next pass shifts the content by; what is not finite is passed over.
  mutating func adjust(by adjustment: CGPoint) {
    guard adjustment.x.isFinite, adjustment.y.isFinite else { return }
    self.adjustment.x += adjustment.x
    self.adjustment.y += adjustment.y
  }

  /// How far the content is shifted now, in content coordinates: layouts speak of their own direction.
  mutating func takeAdjustment() -> CGPoint {
    defer { adjustment = .zero }
    return CGPoint(x: mirror == nil ? adjustment.x : -adjustment.x, y: adjustment.y)
  }
}
