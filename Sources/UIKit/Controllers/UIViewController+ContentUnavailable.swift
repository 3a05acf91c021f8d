// SPDX-License-Identifier: Apache-2.0

/// What holds of a controller whose content may not be there.
public nonisolated struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the device and its settings.
  public var traitCollection: UITraitCollection
  /// What is searched for; `nil` outside of a search.
  public var searchText: String?
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Makes a state with traits and default values.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  /// A custom state; `nil` unless set.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

extension UIViewController {
  /// What stands in place of the content; `nil` where the content is there.
  public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { relations.unavailable.configuration }
    set {
      relations.unavailable.view?.removeFromSuperview()
      relations.unavailable.configuration = newValue
      relations.unavailable.view =
        newValue?.updated(for: contentUnavailableConfigurationState).makeContentView()
      guard let shown = relations.unavailable.view else { return }
      shown.frame = view.bounds
      shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(shown)
    }
  }

  /// What holds of the controller: its traits, and the words of a search whose results it shows.
  public var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    if let search = shownSearch, search.isActive { state.searchText = search.searchBar.text }
    return state
  }

  /// The search whose results the controller shows: over other content, or in place of its own.
  private var shownSearch: UISearchController? {
    if let search = parent as? UISearchController { return search }
    let own = navigationItem.searchController
    return own?.searchResultsController == nil ? own : nil
  }

  /// Has the configuration updated.
  public func setNeedsUpdateContentUnavailableConfiguration() {
    updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
  }
}
