// SPDX-License-Identifier: Apache-2.0
import StageDocuments
import StageProtocol

/// A kind of layout that a layout file can name.
struct LayoutKind: Sendable {
  /// The word in the layout file's `kind`, or the class of a custom layout.
  var id: String
  /// What people read.
  var name: String
  /// The class that a layout file of kind `custom` names it by; `nil` for a layout that has none.
  var className: String?
  /// What people can tune, in the order in which it is shown.
  var parameters: [ParameterDescriptor]
  /// Which way the content scrolls with some values: `vertical`, `horizontal` or `both`.
  var scrolls: @Sendable (LayoutValues) -> String
  /// What a pinch sets unless a layout file says otherwise; `nil` for nothing.
  var pinch: PinchRule?
  /// What the layout file describes, where the layout is made of that.
  var compositional: CompositionalDocument?
  /// The same of a list.
  var list: ListDocument?
  /// What of the data the layout is to show with some values; all unless said otherwise.
  var shows: @Sendable (StageData, LayoutValues) -> StageData = { data, _ in data }
  /// What is known of the source that the kind is made from; `nil` for one without source.
  var source: Source?
  var make: @MainActor @Sendable () -> any StagedLayout

  /// Everything that people can tune on a stage with this layout: its own parameters, then those of the
  /// collection view itself.
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
  /// What is known of the Swift source of a kind.
  struct Source: Sendable {
    /// The same kind when numbers of the source have changed.
    var remade: @MainActor @Sendable () -> LayoutKind
    /// What was found about the source.
    var findings: [Diagnostic] = []
    /// How many sections the layout has an answer for, where it has so many only.
    ///
    /// It may take a process to find out.
    var knownSections: @MainActor @Sendable () -> Int? = { nil }
    /// The type whose items are shown in place of the stage's; `nil` for those.
    var itemOwner: String?
    /// The other way to show the layout, where its source has items of its own.
    var items: ItemsSwitch?
    /// What parameters of the collection view start from where the source has set them.
    var collectionDefaults: [String: ParameterValue] = [:]
  }

  /// The kind with a parameter that a pinch sets.
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
