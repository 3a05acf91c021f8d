// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Who is told, beside delegates and overrides, that UIKit called a method.
///
/// Libraries on Apple's systems put an object between a view and its delegate, or exchange methods at run time; what
/// stands in for such a library listens here.
@MainActor
package final class CallListeners {
  /// Takes the name of a method, as `Selector.description` has it, and the values that it was called with; those of
  /// a delegate begin with who calls.
  package typealias Listener = @MainActor (_ name: String, _ values: [Any]) -> Void

  private var listeners: [(id: Int, listener: Listener)] = []
  private var next = 0

  /// Adds a listener.
  ///
  /// - Returns: The number by which it can be removed.
  package func add(_ listener: @escaping Listener) -> Int {
    next += 1
    listeners.append((next, listener))
    return next
  }

  /// Removes a listener.
  package func remove(_ id: Int) { listeners.removeAll { $0.id == id } }

  /// Tells the listeners of an object, if it has any, of a call with the object and other values.
  static func tell(of teller: any CallTeller, _ name: String, _ value: Any) {
    teller.callListeners?.tell(name, [teller, value])
  }

  /// Tells all listeners of a call, in the order in which they were added.
  package func tell(_ name: String, _ values: [Any] = []) {
    for one in listeners { one.listener(name, values) }
  }
}

/// What tells listeners of its calls.
@MainActor
package protocol CallTeller: AnyObject {
  /// The listeners; `nil` until somebody listens.
  var callListeners: CallListeners? { get set }
}

extension CallTeller {
  /// The listeners, for somebody who wants to be one.
  package var listeners: CallListeners {
    if let callListeners { return callListeners }
    let made = CallListeners()
    callListeners = made
    return made
  }
}

extension UIScrollView: CallTeller {}
extension UISearchBar: CallTeller {}
extension UIViewController: CallTeller {}
extension UIBarButtonItem: CallTeller {}
extension UIPickerView: CallTeller {}

extension UIScrollView {
  /// Tells the listeners that a finger was lifted; they may move the place of rest, too.
  func tellEndOfDrag(_ velocity: CGPoint, _ target: UnsafeMutablePointer<CGPoint>) {
    guard let callListeners else { return }
    let name = "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)"
    unsafe callListeners.tell(name, [self, velocity, target])
  }
}
