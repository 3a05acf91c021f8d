// SPDX-License-Identifier: Apache-2.0

/// A call that a collection view makes, or a change of which it is told, as text for people.
///
/// Texts name Apple's members; an arrow stands before the answer.
package enum CollectionViewCall: Hashable, Sendable {
  /// A call to the layout.
  case layout(String)
  /// A call to the data source or the prefetch data source.
  case data(String)
  /// A call to the delegate.
  case delegate(String)
  /// A batch, a reload or another change of the data.
  case update(String)
  /// A call to a cell or another view, or to its reuse queue.
  case view(String)
  /// A touch.
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

  /// The call as text.
  package var text: String {
    switch self {
    case .layout(let text), .data(let text), .delegate(let text), .update(let text),
      .view(let text), .touch(let text):
      text
    }
  }
}
