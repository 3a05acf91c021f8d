// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import StageProtocol

/// A layout object of one view, with the wires that lead from the stage's parameters into it.
@MainActor
protocol StagedLayout: AnyObject {
  /// The layout that the view's collection view uses.
  var layout: UICollectionViewLayout { get }
  /// What the collection view's delegate is to be while this layout is in use.
  var delegate: (any UICollectionViewDelegate)? { get }
  /// Takes over parameters and data, and invalidates the layout.
  func apply(_ values: LayoutValues, data: StageData)
}

/// A kind of layout that a layout file can name.
struct LayoutKind: Sendable {
  /// The word in the layout file's `kind`.
  var id: String
  /// What people read.
  var name: String
  /// What people can tune, in the order in which it is shown.
  var parameters: [ParameterDescriptor]
  /// Which way the content scrolls with some values: `vertical`, `horizontal` or `both`.
  var scrolls: @Sendable (LayoutValues) -> String
  var make: @MainActor @Sendable () -> any StagedLayout

  /// Everything that people can tune on a stage with this layout: its own parameters, then those of the
  /// collection view itself.
  var descriptors: [ParameterDescriptor] {
    parameters + CollectionParameters.descriptors + BehaviourParameters.descriptors
  }
}

/// Every kind of layout that a stage can have.
@MainActor
enum LayoutCatalog {
  static let kinds: [LayoutKind] = [
    FlowStagedLayout.kind, WaterfallStagedLayout.kind, TroubleStagedLayout.kind,
  ]

  /// The kind that a layout file names; `nil` when there is none of this name.
  static func kind(_ id: String) -> LayoutKind? { kinds.first { $0.id == id } }
}
