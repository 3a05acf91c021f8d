// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import RxSwift
import UIKit

extension Reactive where Base: AnyObject {
  /// When the object goes: known of views and controllers, because no other object tells it here.
  public var deallocated: Observable<Void> {
    guard let responder = base as? UIResponder else { return .never() }
    return onMainThread {
      let known = responder.companions.lazy.compactMap { $0 as? EndTeller }.first
      guard known == nil else { return known?.ends.asObservable() ?? .never() }
      let made = EndTeller()
      responder.companions.append(made)
      return made.ends.asObservable()
    }
  }
  public var deallocating: Observable<Void> { deallocated }
}

/// Goes with the object that it accompanies, and tells that.
private final class EndTeller {
  let ends = ReplaySubject<Void>.create(bufferSize: 1)
  deinit {
    ends.onNext(())
    ends.onCompleted()
  }
}

extension Reactive where Base: NSObject {
  /// The calls of a method by UIKit: those of what happens to a controller's view, and those of a delegate; what an app
  /// itself calls is not told here, because methods cannot be exchanged.
  @preconcurrency @MainActor
  public func methodInvoked(_ selector: Selector) -> Observable<[Any]> {
    guard let teller = base as? any CallTeller else { return .never() }
    return calls(fullName(of: selector), of: teller)
  }

  /// A method that is written without its parameter, as in `#selector(Base.viewWillAppear)`, has one.
  @MainActor
  private func fullName(of selector: Selector) -> String {
    let name = selector.description
    let shows = [
      "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
    ]
    return shows.contains(name) ? name + ":" : name
  }

  /// The same: a call is told once, when an override calls `super`.
  @preconcurrency @MainActor
  public func sentMessage(_ selector: Selector) -> Observable<[Any]> { methodInvoked(selector) }
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
