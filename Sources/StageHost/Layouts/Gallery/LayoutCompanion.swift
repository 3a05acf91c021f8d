// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// What an app gives a layout class beside its properties: answers about the data, and views.
@MainActor
protocol LayoutCompanion: ViewNaming {
  /// The data that the layout is used with.
  var data: StageData { get set }
  /// What gestures of the layout want done with the stage, once.
  func takeConsequences() -> [Consequence]
}

extension LayoutCompanion {
  func takeConsequences() -> [Consequence] { [] }
}
