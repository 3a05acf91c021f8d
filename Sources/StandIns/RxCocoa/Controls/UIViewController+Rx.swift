// SPDX-License-Identifier: Apache-2.0
public import RxSwift
public import UIKit

extension Reactive where Base: UIViewController {
  /// The calls of what happens to the controller's view; what an app itself calls is not told here, because methods
  /// cannot be exchanged.
  @preconcurrency @MainActor
  public func methodInvoked(_ selector: Selector) -> Observable<[Any]> {
    calls(selector.description, of: base)
  }

  /// The same: a call is told once, when an override calls `super`.
  @preconcurrency @MainActor
  public func sentMessage(_ selector: Selector) -> Observable<[Any]> { methodInvoked(selector) }
}
