// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A suggestion of words to search for.
@preconcurrency @MainActor
public protocol UISearchSuggestion: AnyObject {
  /// The words.
  var localizedSuggestion: String? { get }
  /// What stands below the words.
  var localizedDescription: String? { get }
  /// The picture before the words.
  var iconImage: UIImage? { get }
}

extension UISearchSuggestion {
  /// Nothing, because the property is optional.
  public var localizedDescription: String? { nil }
  /// None, because the property is optional.
  public var iconImage: UIImage? { nil }
}

/// A suggestion of words to search for.
@preconcurrency @MainActor
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
  /// The words.
  public let localizedSuggestion: String?
  /// What stands below the words.
  public let localizedDescription: String?
  /// The picture before the words.
  public let iconImage: UIImage?
  /// What the suggestion stands for.
  open var representedObject: Any?

  /// Makes a suggestion.
  public init(
    localizedSuggestion suggestion: String,
    localizedDescription description: String? = nil,
    iconImage: UIImage? = nil
  ) {
    (localizedSuggestion, localizedDescription) = (suggestion, description)
    self.iconImage = iconImage
    super.init()
  }
}

/// The list of suggestions over what is searched.
@MainActor
final class SearchSuggestionList: UITableViewController {
  private static let row = "suggestion"

  var suggestions: [any UISearchSuggestion] = [] {
    didSet { if isViewLoaded { tableView.reloadData() } }
  }
  /// Called when a person chose a suggestion.
  var choose: (any UISearchSuggestion) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.keyboardDismissMode = .onDrag
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.row)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    suggestions.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.row, for: indexPath)
    let suggestion = suggestions[indexPath.row]
    var content = cell.defaultContentConfiguration()
    content.text = suggestion.localizedSuggestion
    content.secondaryText = suggestion.localizedDescription
    content.image = suggestion.iconImage ?? UIImage(systemName: "magnifyingglass")
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    choose(suggestions[indexPath.row])
  }
}
