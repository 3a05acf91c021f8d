// SPDX-License-Identifier: Apache-2.0
import StageDocuments
import StageProtocol

/// A kind of layout for layout files.
struct LayoutKind: Sendable {
  /// The word in the layout file's `kind`, or the class of a custom layout.
  var id: String
  /// The title for people.
  var name: String
  /// The class in a layout file of kind `custom`; `nil` for a layout with another kind.
  var className: String?
  /// The parameters that users can set, in the order in which they are shown.
  var parameters: [ParameterDescriptor]
  /// The direction in which the content scrolls: `vertical`, `horizontal` or `both`.
  var scrolls: @Sendable (LayoutValues) -> String
  /// The parameter that a pinch changes, unless a layout file names another; `nil` for none.
  var pinch: PinchRule?
  /// The layout file's description, for a compositional layout.
  var compositional: CompositionalDocument?
  /// The layout file's description, for a list.
  var list: ListDocument?
  /// The part of the data that the layout shows; all data by default.
  var shows: @Sendable (StageData, LayoutValues) -> StageData = { data, _ in data }
  /// The facts about the kind's source; `nil` for a kind without source.
  var source: Source?
  var make: @MainActor @Sendable () -> any StagedLayout

  /// All parameters of a stage with this layout: the layout's own, then those of the collection
  /// view itself.
  var descriptors: [ParameterDescriptor] {
    let shared = CollectionParameters.descriptors + BehaviourParameters.descriptors
    guard let source, !source.collectionDefaults.isEmpty else { return parameters + shared }
    return parameters
      + shared.map { descriptor in
        guard let value = source.collectionDefaults[descriptor.key] else { return descriptor }
        var own = descriptor
        own.defaultValue = descriptor.kind.bounded(value)
        return own
      }
  }
}

extension LayoutKind {
  /// The facts about the Swift source of a kind.
  struct Source: Sendable {
    /// The same kind after a change of numbers in the source.
    var remade: @MainActor @Sendable () -> LayoutKind
    /// The diagnostics about the source.
    var findings: [Diagnostic] = []
    /// The number of sections that the layout can answer for, if it is limited.
    ///
    /// Finding it may need a process.
    var knownSections: @MainActor @Sendable () -> Int? = { nil }
    /// The type whose items replace the stage's; `nil` for the stage's items.
    var itemOwner: String?
    /// Whether views show the app's own screens.
    var isScreen = false
    /// The other way to show the layout, if its source has its own items.
    var items: ItemsSwitch?
    /// The initial values of the collection view's parameters that the source sets.
    var collectionDefaults: [String: ParameterValue] = [:]
  }

  /// The kind with a parameter that a pinch changes.
  func pinching(
    _ parameter: String,
    detents: [Double] = [],
    isInverted: Bool = false
  ) -> LayoutKind {
    var kind = self
    kind.pinch = PinchRule(parameter: parameter, detents: detents, isInverted: isInverted)
    return kind
  }
}
