// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension NotificationCenter {
  /// Has a method of an object called whenever a notification is posted, where it is posted.
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
    guard let call = aSelector.call else { return }
    let target = NotificationTarget(observer as AnyObject, call)
    _ = addObserver(forName: aName, object: anObject, queue: nil) { notification in
      target.take(notification as NSNotification)
    }
  }
}

/// A method of an object that is not kept alive.
///
/// Unchecked: like UIKit it calls the method on whatever thread posts, which is the author's to choose.
private final class NotificationTarget: @unchecked Sendable {
  private typealias Call = (AnyObject, AnyObject) -> Void

  private weak var object: AnyObject?
  private let call: Call

  init(_ object: AnyObject, _ call: @escaping Selector.Call) {
    self.object = object
    // Isolation is no part of how a function is called, and where it is called nobody can promise.
    self.call = unsafe unsafeBitCast(call, to: Call.self)
  }

  func take(_ notification: NSNotification) {
    guard let object else { return }
    call(object, notification)
  }
}
