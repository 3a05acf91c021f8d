// SPDX-License-Identifier: Apache-2.0
import LayoutEngine

@testable import UIKit

/// Runs code with pictures of a source folder, and returns the codes of what it reports.
@MainActor
func withPictures(_ names: [String], _ body: () -> Void) -> [String] {
  let before = SourceNotes.current
  defer { SourceNotes.current = before }
  SourceNotes.current = SourceNotes()
  SourceNotes.current.pictures = Dictionary(
    uniqueKeysWithValues: names.map {
      ($0, .init(path: "p/\($0)", size: CGSize(width: 20, height: 10)))
    }
  )
  body()
  return SourceNotes.current.all.map(\.code)
}

extension UIImage {
  /// Its path or its symbol.
  var words: String {
    switch source {
    case .file(let path): path
    case .symbol(let name): "symbol \(name)"
    }
  }
}
