// SPDX-License-Identifier: Apache-2.0

import LayoutEngine

/// How text is shortened when it does not fit into its space.
///
/// Labels, titles of buttons and texts of rows shorten their last line in each of these ways, but a letter is never cut;
/// other texts end in an ellipsis.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping = 0
  case byCharWrapping = 1
  case byClipping = 2
  case byTruncatingHead = 3
  case byTruncatingTail = 4
  case byTruncatingMiddle = 5

  /// What becomes of the last line.
  var cut: TextCut {
    switch self {
    case .byWordWrapping: .afterWord
    case .byCharWrapping, .byClipping: .afterLetter
    case .byTruncatingHead: .start
    case .byTruncatingTail: .end
    case .byTruncatingMiddle: .middle
    }
  }
}
