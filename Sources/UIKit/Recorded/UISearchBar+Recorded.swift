// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension UISearchBar {
  /// Whether a button for bookmarks is seen; recorded.
  public var showsBookmarkButton: Bool {
    get { recorded("showsBookmarkButton") ?? false }
    set { record(newValue, as: "showsBookmarkButton") }
  }

  /// Whether a button for results is seen; recorded.
  public var showsSearchResultsButton: Bool {
    get { recorded("showsSearchResultsButton") ?? false }
    set { record(newValue, as: "showsSearchResultsButton") }
  }

  /// Whether the button for results is chosen; recorded.
  public var isSearchResultsButtonSelected: Bool {
    get { recorded("isSearchResultsButtonSelected") ?? false }
    set { record(newValue, as: "isSearchResultsButtonSelected") }
  }

  /// How far the text is moved; recorded.
  public var searchTextPositionAdjustment: UIOffset {
    get { recorded("searchTextPositionAdjustment") ?? .zero }
    set { record(newValue, as: "searchTextPositionAdjustment") }
  }

  /// How far the field is moved; recorded.
  public var searchFieldBackgroundPositionAdjustment: UIOffset {
    get { recorded("searchFieldBackgroundPositionAdjustment") ?? .zero }
    set { record(newValue, as: "searchFieldBackgroundPositionAdjustment") }
  }

  /// The look of a bar without a colour of its own; recorded.
  public var barStyle: UIBarStyle {
    get { recorded("barStyle") ?? .default }
    set { record(newValue, as: "barStyle") }
  }

  /// Which letters begin large; recorded.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { recorded("autocapitalizationType") ?? .none }
    set { record(newValue, as: "autocapitalizationType") }
  }

  /// Whether words are corrected; recorded.
  public var autocorrectionType: UITextAutocorrectionType {
    get { recorded("autocorrectionType") ?? .default }
    set { record(newValue, as: "autocorrectionType") }
  }

  /// Whether spelling is checked; recorded.
  public var spellCheckingType: UITextSpellCheckingType {
    get { recorded("spellCheckingType") ?? .default }
    set { record(newValue, as: "spellCheckingType") }
  }

  /// The word on the return key; recorded.
  public var returnKeyType: UIReturnKeyType {
    get { recorded("returnKeyType") ?? .search }
    set { record(newValue, as: "returnKeyType") }
  }

  /// Whether the return key needs a text; recorded.
  public var enablesReturnKeyAutomatically: Bool {
    get { recorded("enablesReturnKeyAutomatically") ?? true }
    set { record(newValue, as: "enablesReturnKeyAutomatically") }
  }

  /// The keyboard; recorded.
  public var keyboardType: UIKeyboardType {
    get { recorded("keyboardType") ?? .default }
    set { record(newValue, as: "keyboardType") }
  }

  /// The look of the keyboard; recorded.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { recorded("keyboardAppearance") ?? .default }
    set { record(newValue, as: "keyboardAppearance") }
  }

  /// What the text means; recorded.
  public var textContentType: UITextContentType? {
    get { recorded("textContentType") }
    set { record(newValue, as: "textContentType") }
  }

  /// A line above the field; recorded.
  public var prompt: String? {
    get { recorded("prompt") }
    set { record(newValue, as: "prompt") }
  }

  /// The picture behind the scopes; recorded.
  public var scopeBarBackgroundImage: UIImage? {
    get { recorded("scopeBarBackgroundImage") }
    set { record(newValue, as: "scopeBarBackgroundImage") }
  }

  /// Whether a look begins dictation; recorded.
  public var isLookToDictateEnabled: Bool {
    get { recorded("isLookToDictateEnabled") ?? false }
    set { record(newValue, as: "isLookToDictateEnabled") }
  }

  /// Sets a sign of the bar; it has no effect here.
  public func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {}

  /// Sets the picture of the field; it has no effect here.
  public func setSearchFieldBackgroundImage(_ image: UIImage?, for state: UIControl.State) {}

  /// Moves a sign; it has no effect here.
  public func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {}

  /// Sets the attributes of the scopes; they have no effect here.
  public func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {}
}

extension UISearchController {
  /// The name before iOS 12; recorded.
  public var dimsBackgroundDuringPresentation: Bool {
    get { recorded("dimsBackgroundDuringPresentation") ?? true }
    set { record(newValue, as: "dimsBackgroundDuringPresentation") }
  }

  /// Whether scopes are shown by themselves; recorded.
  public var automaticallyShowsScopeBar: Bool {
    get { recorded("automaticallyShowsScopeBar") ?? true }
    set { record(newValue, as: "automaticallyShowsScopeBar") }
  }

  /// When scopes are shown; recorded.
  public var scopeBarActivation: ScopeBarActivation {
    get { recorded("scopeBarActivation") ?? .automatic }
    set { record(newValue, as: "scopeBarActivation") }
  }

  /// Whether suggestions are shown in a bar; recorded.
  public var ignoresSearchSuggestionsForSearchBarPlacementStacked: Bool {
    get { recorded("ignoresSearchSuggestionsForSearchBarPlacementStacked") ?? false }
    set { record(newValue, as: "ignoresSearchSuggestionsForSearchBarPlacementStacked") }
  }
}
