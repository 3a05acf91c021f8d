// SPDX-License-Identifier: Apache-2.0
public import AppFoundation
public import Foundation

/// Updates the results of a search.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: AnyObject {
  /// Called when the words have changed.
  func updateSearchResults(for searchController: UISearchController)
  /// Called when a person chose a suggestion.
  func updateSearchResults(
    for searchController: UISearchController,
    selecting searchSuggestion: any UISearchSuggestion
  )
}

extension UISearchResultsUpdating {
  /// Does nothing, because the method is optional.
  public func updateSearchResults(
    for searchController: UISearchController,
    selecting searchSuggestion: any UISearchSuggestion
  ) {}
}

/// What a search controller tells; all methods are optional.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: AnyObject {
  /// Called before the search begins.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called after the search began.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Called before the search ends.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Called after the search ended.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing, because the method is optional.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing, because the method is optional.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing, because the method is optional.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing, because the method is optional.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}

/// Searches with a bar, and shows results in a controller of their own or where the content is.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  /// The controller of the results; `nil` if they replace the content.
  open private(set) var searchResultsController: UIViewController?
  /// Updates the results; a weak reference.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// What is told of the search; a weak reference.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Whether a search is under way; setting it begins or ends one.
  open var isActive: Bool {
    get { isSearching }
    set {
      guard newValue else { return finish() }
      begin()
      searchBar.awaitsWindow = searchBar.window == nil
      searchBar.becomeFirstResponder()
    }
  }
  private var isSearching = false
  /// Whether the content is dark while a search is under way; it has no effect here.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether the titles and buttons of the navigation bar disappear during a search.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the button to cancel appears by itself.
  open var automaticallyShowsCancelButton = true
  /// The bar with the words.
  open private(set) lazy var searchBar: UISearchBar = {
    let bar = UISearchBar(frame: .zero)
    bar.placeholder = "Search"
    bar.controller = self
    return bar
  }()

  /// Makes a search with a controller for its results; `nil` if they replace the content.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a search whose results replace the content.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: AppFoundation.Bundle?)
  {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a search; the archive's values are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Whether the search takes the place of the navigation bar's titles and buttons.
  var coversBar: Bool { isSearching && hidesNavigationBarDuringPresentation }

  func begin() {
    guard !isSearching else { return }
    delegate?.willPresentSearchController(self)
    isSearching = true
    if automaticallyShowsCancelButton { searchBar.showsCancelButton = true }
    if automaticallyShowsScopeBar, searchBar.scopeButtonTitles?.isEmpty == false {
      searchBar.showsScopeBar = true
    }
    delegate?.didPresentSearchController(self)
    update()
  }

  func update() {
    searchResultsUpdater?.updateSearchResults(for: self)
    showResults()
    let shown = searchResultsController ?? searched
    if shown?.viewIfLoaded != nil { shown?.setNeedsUpdateContentUnavailableConfiguration() }
  }

  func finish() {
    guard isSearching else { return }
    delegate?.willDismissSearchController(self)
    isSearching = false
    searchBar.text = ""
    searchBar.searchTextField.empty()
    searchBar.awaitsWindow = false
    searchBar.searchTextField.resignFirstResponder()
    if automaticallyShowsCancelButton { searchBar.showsCancelButton = false }
    if automaticallyShowsScopeBar { searchBar.showsScopeBar = false }
    delegate?.didDismissSearchController(self)
    update()
  }

  // MARK: Results

  /// What a bar shows while it has the search.
  weak var item: UINavigationItem?
  private var results = ShownChild()
  private weak var covered: UIViewController?
  /// What lies over the content now.
  private weak var overlay: UIViewController?

  /// The controller whose content is searched: that of the bar's item, or the one around the bar.
  private var searched: UIViewController? {
    if let owner = item?.owner { return owner }
    var responder = searchBar.superview as UIResponder?
    while let present = responder {
      if let controller = present as? UIViewController { return controller }
      responder = present.next
    }
    return nil
  }

  /// Whether the controller of the results lies over the content while a search is under way, also without words.
  open var showsSearchResultsController = false { didSet { showResults() } }
  /// Whether it lies there by itself as soon as there are words.
  open var automaticallyShowsSearchResultsController = true { didSet { showResults() } }

  private var showsResults: Bool {
    guard isSearching else { return false }
    let hasWords = searchBar.searchTextField.hasContent
    return showsSearchResultsController || automaticallyShowsSearchResultsController && hasWords
  }

  /// Words that are suggested, in a list over the results, while a search is under way.
  open var searchSuggestions: [any UISearchSuggestion]? {
    didSet {
      suggestionList.suggestions = searchSuggestions ?? []
      showResults()
    }
  }

  private lazy var suggestionList: SearchSuggestionList = {
    let list = SearchSuggestionList(style: .plain)
    list.choose = { [weak self] suggestion in
      guard let self else { return }
      searchResultsUpdater?.updateSearchResults(for: self, selecting: suggestion)
    }
    return list
  }()

  /// What is to lie over the content.
  private var wanted: UIViewController? {
    if isSearching, searchSuggestions?.isEmpty == false { return suggestionList }
    return showsResults ? searchResultsController : nil
  }

  /// Shows the suggestions or the controller of the results over the content, or takes it away.
  private func showResults() {
    let wanted = wanted
    guard wanted !== overlay else { return }
    if let covered, let overlay {
      (self.covered, self.overlay) = (nil, nil)
      results.show(nil, in: covered, isInFront: true)
      overlay.removeFromParent()
      removeFromParent()
    }
    guard let wanted, let searched else { return }
    (covered, overlay) = (searched, wanted)
    searched.addChild(self)
    addChild(wanted)
    results.show(wanted, in: searched, isInFront: true)
  }

  /// The controller whose content is searched, while its results lie over it.
  open override var presentingViewController: UIViewController? {
    covered ?? super.presentingViewController
  }
}
