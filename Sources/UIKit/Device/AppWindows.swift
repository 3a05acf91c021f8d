// SPDX-License-Identifier: Apache-2.0

/// The windows and the scene of the app that was launched last.
@MainActor
package final class AppWindows {
  /// Those of the process.
  package static var current = AppWindows()

  private struct Shown {
    weak var window: UIWindow?
  }

  /// The scene.
  package var scene = UIWindowScene()
  /// The window with the keyboard's focus.
  weak var keyWindow: UIWindow?
  private var shown: [Shown] = []

  /// Makes an app without windows.
  package init() {}

  /// The windows that are shown, in the order in which they were.
  package var all: [UIWindow] { shown.compactMap(\.window) }

  /// Notes that a window is shown.
  func add(_ window: UIWindow) {
    shown.removeAll { $0.window == nil || $0.window === window }
    shown.append(Shown(window: window))
  }
}
