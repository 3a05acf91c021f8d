// SPDX-License-Identifier: Apache-2.0
import UIKit

/// The calls that a collection view makes, one line for each kind and text.
@MainActor
final class Trace {
  private var lines: [String] = []

  init(of view: UICollectionView) {
    view.trace = { [unowned self] in lines.append("\($0.kind) \($0.text)") }
  }

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
