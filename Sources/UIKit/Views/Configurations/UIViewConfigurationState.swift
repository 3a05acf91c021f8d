// SPDX-License-Identifier: Apache-2.0

/// What holds of a view.
public nonisolated struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// What the view knows of the device and the settings.
  public var traitCollection: UITraitCollection
  /// Whether the view does nothing when it is touched.
  public var isDisabled = false
  /// Whether a touch is on the view.
  public var isHighlighted = false
  /// Whether the view is selected.
  public var isSelected = false
  /// Whether keys go to the view.
  public var isFocused = false
  /// Whether the view sticks to an edge.
  public var isPinned = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Makes a state of which only the traits are known.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  /// A state of one's own; `nil` unless set.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
