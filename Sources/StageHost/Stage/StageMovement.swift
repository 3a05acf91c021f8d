// SPDX-License-Identifier: Apache-2.0
import StageProtocol
import UIKit

/// A stage between two of its layouts.
struct StageMovement {
  /// The number in deltas.
  var id: UInt64
  /// The client that moves it; 0 for the stage itself.
  var client: UInt64
  /// The layout at the start.
  var from: LayoutChoice
  /// The layout at the end.
  var to: LayoutChoice
  var path: LayoutChange.Path
  var placement: LayoutChange.Placement?
  /// The progress.
  var progress = 0.0
  /// The movement by the stage itself; `nil` when a client moves it.
  var drive: Drive?

  /// The stage's own movement, which follows a curve along a path that is not straight.
  struct Drive {
    /// The steps per second, as on most displays.
    static let rate = 60.0

    var curve: ProgressCurve
    /// The start, in seconds of the host's clock.
    var start: Double
    /// The time of the next step.
    var due: Double
  }

  /// The transition for clients.
  var news: StageTransition {
    StageTransition(
      id: id,
      client: client,
      from: from.option.id,
      to: to.option.id,
      path: path,
      progress: progress
    )
  }
}
