// SPDX-License-Identifier: Apache-2.0
import StageProtocol
import UIKit

/// A stage between two of its layouts.
struct StageMovement {
  /// The number by which deltas speak of it.
  var id: UInt64
  /// Who has it in hand; 0 for the stage itself.
  var client: UInt64
  /// The layout where it began.
  var from: LayoutChoice
  /// The layout where it leads.
  var to: LayoutChoice
  var path: LayoutChange.Path
  var placement: LayoutChange.Placement?
  /// How far it is.
  var progress = 0.0
  /// What moves it where nobody has it in hand.
  var drive: Drive?

  /// The stage's own hand, which follows a curve along a way that is not straight.
  struct Drive {
    /// Steps a second, as displays have.
    static let rate = 60.0

    var curve: ProgressCurve
    /// When it began, in seconds of the host's clock.
    var start: Double
    /// When the next step is due.
    var due: Double
  }

  /// What clients are told.
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
