// SPDX-License-Identifier: Apache-2.0

/// How text is shortened when it does not fit into its width.
///
/// Here, shortened text is always cut off at its end.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping = 0
  case byCharWrapping = 1
  case byClipping = 2
  case byTruncatingHead = 3
  case byTruncatingTail = 4
  case byTruncatingMiddle = 5
}
