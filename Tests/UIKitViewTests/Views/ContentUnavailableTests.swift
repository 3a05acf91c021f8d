// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// What stands in place of content that is not there.
@MainActor @Suite(.ownProcess) struct ContentUnavailableTests {
  /// Says that nothing was found, of what was searched for.
  private final class Search: UIViewController {
    override func updateContentUnavailableConfiguration(
      using state: UIContentUnavailableConfigurationState
    ) {
      var configuration = UIContentUnavailableConfiguration.empty()
      configuration.text = state.searchText ?? "nothing"
      contentUnavailableConfiguration = configuration
    }
  }

  @Test func `a search that found nothing has a picture and texts`() {
    let search = UIContentUnavailableConfiguration.search()
    #expect(search.image != nil && search.text == "No Results" && search.secondaryText != nil)
    let empty = UIContentUnavailableConfiguration.empty()
    expect(empty.image, equals: nil)
    expect(empty.text, equals: nil)
    expect(empty.alignment, equals: .center)
    #expect(empty != search && empty == .empty())
    #expect(UIContentUnavailableConfiguration.loading() != empty)
  }

  @Test func `texts stand one below the other in the middle`() throws {
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.text = "a"
    configuration.secondaryText = "b"
    configuration.textToSecondaryTextPadding = 12
    let view = try #require(configuration.makeContentView() as? UIContentUnavailableView)
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
    view.layoutIfNeeded()
    let stack = try #require(view.subviews.first as? UIStackView)
    let labels = stack.arrangedSubviews
    expect(labels.count, equals: 2)
    #expect(abs(stack.frame.midX - 150) < 0.01 && abs(stack.frame.midY - 200) < 0.01)
    #expect(abs(labels[1].frame.minY - labels[0].frame.maxY - 12) < 0.01)
  }

  @Test func `a button does what it is told, and work under way has a sign`() throws {
    var count = 0
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.button = .borderedProminent()
    configuration.button.title = "Retry"
    configuration.buttonProperties.primaryAction = UIAction { _ in count += 1 }
    #expect(configuration != .empty())
    let view = try #require(configuration.makeContentView() as? UIContentUnavailableView)
    let stack = try #require(view.subviews.first as? UIStackView)
    let button = try #require(stack.arrangedSubviews.last as? UIButton)
    #expect(button.currentTitle == "Retry" || button.configuration?.title == "Retry")
    button.sendActions(for: .touchUpInside)
    expect(count, equals: 1)
    let loading = UIContentUnavailableConfiguration.loading().makeContentView()
    let signs = (loading.subviews.first as? UIStackView)?.arrangedSubviews ?? []
    #expect(signs.first is UIActivityIndicatorView)
  }

  @Test func `a controller says it when its view appears, and when the words of its search change`()
    throws
  {
    let controller = Search()
    let search = UISearchController(searchResultsController: nil)
    controller.navigationItem.searchController = search
    let text = {
      (controller.contentUnavailableConfiguration as? UIContentUnavailableConfiguration)?.text
    }
    controller.loadViewIfNeeded()
    expect(text(), equals: nil)
    controller.beginAppearanceTransition(true, animated: false)
    controller.endAppearanceTransition()
    expect(text(), equals: "nothing")
    search.begin()
    search.searchBar.take("oak")
    expect(text(), equals: "oak")
    search.finish()
    expect(text(), equals: "nothing")
  }

  @Test func `a search that found nothing names its words`() {
    let search = UIContentUnavailableConfiguration.search()
    var state = UIContentUnavailableConfigurationState(traitCollection: UITraitCollection())
    expect(search.updated(for: state).text, equals: "No Results")
    state.searchText = "oak"
    expect(search.updated(for: state).text, equals: "No Results for \u{201C}oak\u{201D}")
    expect(UIContentUnavailableConfiguration.empty().updated(for: state).text, equals: nil)
  }

  @Test func `a controller puts it over its view, and takes it away`() throws {
    let controller = Search()
    controller.setNeedsUpdateContentUnavailableConfiguration()
    let shown = try #require(controller.view.subviews.last as? UIContentUnavailableView)
    expect((shown.configuration as? UIContentUnavailableConfiguration)?.text, equals: "nothing")
    expect(shown.frame, equals: controller.view.bounds)
    controller.contentUnavailableConfiguration = nil
    expect(!controller.view.subviews.contains { $0 === shown })
  }
}
