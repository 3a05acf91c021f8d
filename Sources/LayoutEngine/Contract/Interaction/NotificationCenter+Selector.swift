// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension NotificationCenter {
  /// Has a method of an object called whenever a notification is posted.
  ///
  /// The object is not kept alive. `removeObserver(_:)` needs not be called: an object that is gone is told nothing.
  /// - Source: `NotificationCenter.addObserver(_:selector:name:object:)`, which off Apple's systems Foundation lacks.
  @preconcurrency @MainActor
  public func addObserver(
    _ observer: Any,
    selector aSelector: Selector,
    name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    let target = NotificationTarget(observer as AnyObject, aSelector)
    let thread = ObjectIdentifier(Thread.current)
    _ = addObserver(forName: aName, object: anObject, queue: nil) { notification in
      let carried = CarriedNotification(notification: notification as NSNotification)
      // What posts while it lays out does so on the thread of the views; from elsewhere nobody can be told.
      guard ObjectIdentifier(Thread.current) == thread else { return }
      MainActor.assumeIsolated { target.call(carried.notification) }
    }
  }
}

/// A method of an object that is not kept alive.
@MainActor
private final class NotificationTarget {
  private weak var object: AnyObject?
  private let action: Selector

  init(_ object: AnyObject, _ action: Selector) {
    self.object = object
    self.action = action
  }

  func call(_ notification: NSNotification) {
    guard let object else { return }
    action.call?(object, notification)
  }
}

/// A notification on its way from the thread that posted it, which is the main one.
private struct CarriedNotification: @unchecked Sendable {
  let notification: NSNotification
}
