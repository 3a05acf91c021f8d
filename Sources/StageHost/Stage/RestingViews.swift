// SPDX-License-Identifier: Apache-2.0

/// The views that no client has, and which of them missed a change.
struct RestingViews {
  /// For each resting view, whether it missed a change.
  private var views: [UInt64: Bool] = [:]

  /// Lets a view rest.
  mutating func begin(_ view: UInt64) {
    if views[view] == nil { views[view] = false }
  }

  /// Ends a view's rest.
  ///
  /// - Returns: Whether it missed a change.
  mutating func end(_ view: UInt64) -> Bool { views.removeValue(forKey: view) ?? false }

  /// Notes a change that a view misses if it rests.
  ///
  /// - Returns: Whether it does.
  mutating func misses(_ view: UInt64) -> Bool {
    guard views[view] != nil else { return false }
    views[view] = true
    return true
  }

  /// Notes that a resting view gets all changes that it missed.
  ///
  /// - Returns: Whether it missed any.
  mutating func catchesUp(_ view: UInt64) -> Bool {
    guard views[view] == true else { return false }
    views[view] = false
    return true
  }

  /// Whether a view missed a change.
  func isBehind(_ view: UInt64) -> Bool { views[view] == true }
}
