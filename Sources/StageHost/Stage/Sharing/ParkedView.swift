// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// A resting view without a collection view: a twin that no client has.
@MainActor
struct ParkedView {
  let inputs: ViewInputs
  let window: ViewWindow?
  /// The elements that the page has.
  let table: WireTable
  /// The collection view that the view showed, and the number of its changes then.
  private weak var model: StageView?
  private let modelChanges: Int

  /// Parks a view that shows another one.
  init(_ model: StageView, table: WireTable) {
    inputs = ViewInputs(of: model)
    window = model.viewport.window
    self.table = table
    self.model = model
    modelChanges = model.feed.changes
  }

  /// The collection view that the view showed, if it has not changed since.
  var presentModel: StageView? { model?.feed.changes == modelChanges ? model : nil }
}
