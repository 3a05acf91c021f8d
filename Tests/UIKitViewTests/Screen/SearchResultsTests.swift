// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// Controllers of results, which lie over what is searched.
@MainActor
@Suite(.ownProcess) struct SearchResultsTests {
  private final class Results: UIViewController {
    var log: [String] = []
    override func viewWillAppear(_ animated: Bool) { log.append("will") }
    override func viewDidDisappear(_ animated: Bool) { log.append("gone") }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let results = Results()
  private let home = UIViewController()
  private let search: UISearchController

  init() {
    search = UISearchController(searchResultsController: results)
    home.navigationItem.searchController = search
    window.rootViewController = UINavigationController(rootViewController: home)
    window.makeKeyAndVisible()
    window.layOutAround()
  }

  @Test func `results lie over the content as long as there are words`() {
    expect(search.searchBar.begin())
    expect(results.viewIfLoaded?.superview, equals: nil)
    search.searchBar.take("sea")
    #expect(results.view.superview === home.view && home.view.subviews.last === results.view)
    expect(results.view.frame, equals: home.view.bounds)
    #expect(results.navigationController === home.navigationController)
    #expect(results.presentingViewController === home)
    search.searchBar.take("")
    expect(results.view.superview, equals: nil)
    expect(results.parent, equals: nil)
    search.searchBar.take("s")
    search.isActive = false
    expect(results.view.superview, equals: nil)
    expect(results.log, equals: ["will", "gone", "will", "gone"])
  }

  @Test func `an app shows results without words, or by itself only`() {
    search.showsSearchResultsController = true
    expect(results.viewIfLoaded?.superview, equals: nil)
    _ = search.searchBar.begin()
    #expect(results.view.superview === home.view)
    search.showsSearchResultsController = false
    expect(results.view.superview, equals: nil)
    search.automaticallyShowsSearchResultsController = false
    search.searchBar.take("sea")
    expect(results.view.superview, equals: nil)
  }
}
