// SPDX-License-Identifier: Apache-2.0
import UIKit

/// Searches for a word where an app's first screen shows nothing until somebody does.
@MainActor
enum FirstSearch {
  /// The word without data.
  private static let word = "harbour"

  /// Enters a word into the search of a window's front controller, if all of its lists are empty.
  ///
  /// - Returns: Whether it searched.
  static func run(in window: UIWindow) -> Bool {
    let lists = window.collectionViewsWithin.filter { $0.visibleArea(in: window) > 0 }
    guard !lists.isEmpty, lists.allSatisfy(\.isEmpty), let bar = window.searchBar,
      bar.text?.isEmpty ?? true, bar.delegate != nil || bar.hasUpdater
    else { return false }
    let title = StandIn.data.sectionCount > 0 ? firstTitle : nil
    let words = title.flatMap { $0.isEmpty || Int($0) != nil ? nil : $0 } ?? word
    bar.search(for: words)
    SourceNotes.current.report(
      "searched",
      "The app's lists are empty until somebody searches, so \u{201C}\(words)\u{201D} was searched for."
    )
    return true
  }

  private static var firstTitle: String? {
    let data = StandIn.data
    guard data.itemCount(in: 0) > 0 else { return nil }
    return data.title(at: IndexPath(item: 0, section: 0))
  }
}

extension UICollectionView {
  /// Whether the collection view has no items.
  fileprivate var isEmpty: Bool {
    (0..<numberOfSections).allSatisfy { numberOfItems(inSection: $0) == 0 }
  }
}
