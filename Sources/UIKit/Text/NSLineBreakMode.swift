// SPDX-License-Identifier: Apache-2.0

/// What becomes of text that does not fit into its width.
///
/// Text that is cut off is always cut at its end here.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping = 0
  case byCharWrapping = 1
  case byClipping = 2
  case byTruncatingHead = 3
  case byTruncatingTail = 4
  case byTruncatingMiddle = 5
}
