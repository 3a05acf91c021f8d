// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import RxSwift

extension Reactive where Base: AnyObject {
  /// When the object goes; nothing tells that here.
  public var deallocated: Observable<Void> { .never() }
  public var deallocating: Observable<Void> { .never() }
}

// It is no `NSObject` here.
extension NotificationCenter: ReactiveCompatible {}

extension Reactive where Base: NotificationCenter {
  public func notification(
    _ name: Notification.Name?,
    object: AnyObject? = nil
  ) -> Observable<Notification> {
    let center = base
    return Observable.create { observer in
      let handed = Handed(observer: observer)
      let token = center.addObserver(forName: name, object: object, queue: nil) { handed.tell($0) }
      return Disposables.create { center.removeObserver(token) }
    }
  }
}

/// An observer that notifications may be told to from any thread: seats lock themselves.
private struct Handed: @unchecked Sendable {
  let observer: AnyObserver<Notification>
  func tell(_ notification: Notification) { observer.onNext(notification) }
}
