// SPDX-License-Identifier: Apache-2.0

/// The colour of the texts in the status bar; there is no status bar here.
public enum UIStatusBarStyle: Int, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}
