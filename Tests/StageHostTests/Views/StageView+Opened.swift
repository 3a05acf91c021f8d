// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import StageProtocol

@testable import StageHost

extension StageView {
  /// An open view of 100 × 200 pt on a document; it has sent nothing yet.
  static func opened(on document: StageDocument) -> StageView {
    let view = StageView(
      id: 1,
      viewport: Viewport(width: 100, height: 200, scale: 1, insets: .zero),
      offset: Point(x: 0, y: 0),
      revision: 0,
      document: document,
      capacity: 100,
      nowMs: { 0 }
    )
    view.open(
      at: Point(x: 0, y: 0),
      selecting: document.edits.selection,
      adopting: nil,
      animation: .standard
    )
    return view
  }

  /// Shows another state of the document, with unknown changes.
  func show(_ document: StageDocument, animation: ElementAnimation?) {
    show(document, StageChanges(), animation: animation)
  }
}
