// SPDX-License-Identifier: Apache-2.0
import Foundation

/// An item that follows a finger.
struct InteractiveMovement: Hashable, Sendable {
  /// Its place in the data, and its present target.
  var move: TentativeMove
  /// The place of its centre, in content coordinates.
  var position: CGPoint

  /// The index path of its present target.
  var targetPath: IndexPath { IndexPath(position: move.target) }
  /// Its index path in the data.
  var originalPath: IndexPath { IndexPath(position: move.original) }
}
