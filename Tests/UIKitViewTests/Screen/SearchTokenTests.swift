// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// Tokens in the field of a search bar, and suggestions below it.
@MainActor
@Suite(.ownProcess) struct SearchTokenTests {
  private final class Updater: NSObject, UISearchResultsUpdating {
    var chosen: [String] = []
    var updates = 0
    func updateSearchResults(for searchController: UISearchController) { updates += 1 }
    func updateSearchResults(
      for searchController: UISearchController,
      selecting searchSuggestion: any UISearchSuggestion
    ) { chosen.append(searchSuggestion.localizedSuggestion ?? "") }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let home = UIViewController()
  private let search = UISearchController(searchResultsController: nil)
  private let updater = Updater()

  init() {
    search.searchResultsUpdater = updater
    home.navigationItem.searchController = search
    window.rootViewController = UINavigationController(rootViewController: home)
    window.makeKeyAndVisible()
    window.layOutAround()
  }

  private var field: UISearchTextField { search.searchBar.searchTextField }

  private func texts(in view: UIView) -> [String] {
    view.subviews.flatMap { inner in
      ((inner as? UILabel)?.text.map { [$0] } ?? []) + texts(in: inner)
    }
  }

  @Test func `tokens stand before the words, and people empty the field of both`() {
    let bare = field.textRect(forBounds: CGRect(x: 0, y: 0, width: 300, height: 36))
    field.tokens = [UISearchToken(icon: nil, text: "Boats")]
    field.insertToken(UISearchToken(icon: UIImage(systemName: "star"), text: "New"), at: 0)
    field.layoutIfNeeded()
    expect(texts(in: field), equals: ["New", "Boats"])
    let text = field.textRect(forBounds: CGRect(x: 0, y: 0, width: 300, height: 36))
    #expect(text.minX > bare.minX + 80)
    expect(text.maxX, equals: bare.maxX - 25, "the button that empties the field takes its room")
    // Without words, the tokens take the placeholder's place.
    expect(field.hasContent)
    field.removeToken(at: 0)
    expect(texts(in: field), equals: ["Boats"])
    window.editing.clear(field)
    expectEmpty(field.tokens)
    expect(!field.hasContent)
  }

  @Test func `a deleted mark before the words takes the last token along`() {
    _ = search.searchBar.begin()
    window.editing.edit(field)
    field.tokens = ["Boats", "New"].map { UISearchToken(icon: nil, text: $0) }
    expect(window.editing.edited?.text, equals: "\u{200B}")
    expect(window.editing.type("\u{200B}re"))
    #expect(field.text == "re" && field.tokens.count == 2)
    let before = updater.updates
    expect(window.editing.type("re"))
    #expect(field.text == "re" && field.tokens.map(\.text) == ["Boats"])
    #expect(updater.updates > before)
    field.text = ""
    expect(window.editing.type(""))
    expectEmpty(field.tokens)
    expect(window.editing.edited?.text, equals: "")
    field.tokens = [UISearchToken(icon: nil, text: "Boats")]
    field.allowsDeletingTokens = false
    expect(window.editing.type(""))
    expect(field.tokens.count, equals: 1)
  }

  @Test func `tokens that may not be deleted stay, and a search that ends has none`() {
    _ = search.searchBar.begin()
    field.tokens = [UISearchToken(icon: nil, text: "Boats")]
    field.allowsDeletingTokens = false
    window.editing.clear(field)
    expect(field.tokens.count, equals: 1)
    field.allowsDeletingTokens = true
    search.isActive = false
    expectEmpty(field.tokens)
  }

  @Test func `where there is little room, words keep some, and the last tokens are seen`() {
    field.tokens = ["One token", "Another token", "The last one"].map {
      UISearchToken(icon: nil, text: $0)
    }
    let text = field.textRect(forBounds: CGRect(x: 0, y: 0, width: 200, height: 36))
    expect(text.width, equals: 80)
    field.frame = CGRect(x: 0, y: 0, width: 200, height: 36)
    field.layoutSubviews()
    let row = field.subviews.first { !$0.subviews.isEmpty && $0.clipsToBounds }
    let last = row?.subviews.last
    #expect((last?.frame.maxX ?? 0) <= (row?.bounds.maxX ?? -1))
    #expect((row?.subviews.first?.frame.minX ?? 0) < 0)
  }

  @Test
  func `suggestions lie over the content while a search is under way, and tell who chose one`()
    throws
  {
    search.searchSuggestions = [
      UISearchSuggestionItem(localizedSuggestion: "sea"),
      UISearchSuggestionItem(localizedSuggestion: "seal", localizedDescription: "an animal"),
    ]
    expect(search.children.count, equals: 0)
    _ = search.searchBar.begin()
    let list = try #require(search.children.first as? UITableViewController)
    #expect(list.view.superview === home.view)
    expect(list.tableView(list.tableView, numberOfRowsInSection: 0), equals: 2)
    list.tableView(list.tableView, didSelectRowAt: IndexPath(row: 1, section: 0))
    expect(updater.chosen, equals: ["seal"])
    search.searchSuggestions = nil
    expect(list.view.superview, equals: nil)
  }
}
