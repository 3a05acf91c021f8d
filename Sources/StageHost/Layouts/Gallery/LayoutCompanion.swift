// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// The objects that an app gives a layout class besides its properties: answers about the data, and
/// views.
@MainActor
protocol LayoutCompanion: ViewNaming {
  /// The data of the layout.
  var data: StageData { get set }
  /// The consequences of the layout's gestures, which are removed from it.
  func takeConsequences() -> [Consequence]
}

extension LayoutCompanion {
  func takeConsequences() -> [Consequence] { [] }
}
