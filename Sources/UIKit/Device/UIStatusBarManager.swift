// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// What is known of the status bar; there is none here.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  /// The frame; always zero.
  open var statusBarFrame: CGRect { .zero }
  /// The colour of the texts.
  open var statusBarStyle: UIStatusBarStyle { .default }
  /// Whether it is hidden; always.
  open var isStatusBarHidden: Bool { true }
}
