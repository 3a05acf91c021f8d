// SPDX-License-Identifier: Apache-2.0

/// A call that a collection view makes, or a change that it is told of, for people to read.
///
/// Texts name Apple's members; an arrow stands before what was answered.
package enum CollectionViewCall: Hashable, Sendable {
  /// To the layout.
  case layout(String)
  /// To the data source or the prefetch data source.
  case data(String)
  /// To the delegate.
  case delegate(String)
  /// Of a batch, a reload or another change of the data.
  case update(String)
  /// To a cell or another view, or to the queue in which it waits.
  case view(String)
  /// Of a touch.
  case touch(String)

  /// The case as a word.
  package var kind: String {
    switch self {
    case .layout: "layout"
    case .data: "data"
    case .delegate: "delegate"
    case .update: "update"
    case .view: "view"
    case .touch: "touch"
    }
  }

  /// What was called.
  package var text: String {
    switch self {
    case .layout(let text), .data(let text), .delegate(let text), .update(let text),
      .view(let text), .touch(let text):
      text
    }
  }
}
