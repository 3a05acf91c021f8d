// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Data without items, for layouts that are made before a stage gives its data.
final class NoData: PreviewData {
  var sectionCount: Int { 0 }

  func itemCount(in section: Int) -> Int { 0 }

  func size(at indexPath: IndexPath) -> (width: CGFloat?, height: CGFloat?) { (nil, nil) }

  func heightPerWidth(at indexPath: IndexPath) -> CGFloat? { nil }

  func title(at indexPath: IndexPath) -> String { "" }

  func subtitle(at indexPath: IndexPath) -> String { "" }

  func title(ofSection section: Int) -> String { "" }
}
