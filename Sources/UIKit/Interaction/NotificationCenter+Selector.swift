// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension NotificationCenter {
  /// Calls a method of an object whenever a notification is posted.
  ///
  /// It is called on the thread that posts. The object is a weak reference, so `removeObserver(_:)`
  /// need not be called.
  /// - Source: `NotificationCenter.addObserver(_:selector:name:object:)`, which Foundation has only
  ///   on Apple's systems.
  @preconcurrency @MainActor
  public func addObserver(
    _ observer: Any,
    selector aSelector: Selector,
    name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    guard let call = aSelector.call else { return }
    let target = NotificationTarget(observer as AnyObject, call)
    _ = addObserver(forName: aName, object: anObject, queue: nil) { notification in
      target.take(notification as NSNotification)
    }
  }
}

/// A method of an object, which is a weak reference.
///
/// It is unchecked because, as in UIKit, the method is called on the thread that posts, which the
/// author chooses.
private final class NotificationTarget: @unchecked Sendable {
  private typealias Call = (AnyObject, AnyObject) -> Void

  private weak var object: AnyObject?
  private let call: Call

  init(_ object: AnyObject, _ call: @escaping Selector.Call) {
    self.object = object
    // Isolation does not change how a function is called, and the thread of the call is unknown.
    self.call = unsafe unsafeBitCast(call, to: Call.self)
  }

  func take(_ notification: NSNotification) {
    guard let object else { return }
    call(object, notification)
  }
}
