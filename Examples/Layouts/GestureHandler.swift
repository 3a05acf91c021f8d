// SPDX-License-Identifier: Apache-2.0
import UIKit

/// Calls a closure when a gesture is recognised or changes.
///
/// Apple's platforms find the method of an action by its name. Elsewhere a selector carries a
/// closure that calls it.
@MainActor
final class GestureHandler: NSObject {
  private let handle: (UIGestureRecognizer) -> Void

  /// Makes a handler; the owner of the recogniser must keep it.
  init(_ handle: @escaping (UIGestureRecognizer) -> Void) {
    self.handle = handle
  }

  #if canImport(ObjectiveC)
  static let action = #selector(recognized(_:))
  @objc
  private func recognized(_ sender: UIGestureRecognizer) { handle(sender) }
  #else
  static let action = Selector("recognized:") { target, sender in
    guard let sender = sender as? UIGestureRecognizer else { return }
    (target as? GestureHandler)?.handle(sender)
  }
  #endif
}
