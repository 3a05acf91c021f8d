// SPDX-License-Identifier: Apache-2.0
import Foundation

/// An item that follows a finger.
struct InteractiveMovement: Hashable, Sendable {
  /// Where it comes from and where it would be put.
  var move: TentativeMove
  /// The point of the content that its middle is at.
  var position: CGPoint

  /// Where it would be put, as an index path.
  var targetPath: IndexPath { IndexPath(position: move.target) }
  /// Where the data source has it, as an index path.
  var originalPath: IndexPath { IndexPath(position: move.original) }
}
