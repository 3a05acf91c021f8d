// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import StageDocuments
import StageProtocol
import UIKit

/// The index beside the items: the first letters of the sections, when users want an index.
extension StageDataSource {
  private static let nameless = "•"

  /// The titles; `nil` without an index.
  var sectionLetters: [String]? {
    guard behaviour.hasIndexTitles else { return nil }
    return data.sections.map { section in
      section.title.first.map { $0.uppercased() } ?? Self.nameless
    }
  }

  /// The first item of a section, or of the next section with items.
  func firstItem(ofSection section: Int) -> IndexPath {
    let filled = data.sections.indices.first { $0 >= section && !data.sections[$0].items.isEmpty }
    return IndexPath(item: 0, section: filled ?? section)
  }
}
