// SPDX-License-Identifier: Apache-2.0

/// The state on which the automatic parts of configurations depend.
struct AutomaticState: Hashable, Sendable {
  var isDisabled = false
  /// Whether the view is selected or highlighted.
  var isActive = false
  /// The style of the list that contains the view.
  var environment = UIListEnvironment.unspecified
}

extension AutomaticState {
  @MainActor init(_ state: any UIConfigurationState) {
    environment = state.traitCollection.listEnvironment
    if let cell = state as? UICellConfigurationState {
      isDisabled = cell.isDisabled
      isActive = cell.isSelected || cell.isHighlighted
    } else if let view = state as? UIViewConfigurationState {
      isDisabled = view.isDisabled
      isActive = view.isSelected || view.isHighlighted
    }
  }
}
