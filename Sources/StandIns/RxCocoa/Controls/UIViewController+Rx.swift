// SPDX-License-Identifier: Apache-2.0
public import RxSwift
public import UIKit

extension Reactive where Base: UIViewController {
  /// The calls of what happens to the controller's view; what an app itself calls is not told here, because methods
  /// cannot be exchanged.
  @preconcurrency @MainActor
  public func methodInvoked(_ selector: Selector) -> Observable<[Any]> {
    calls(fullName(of: selector), of: base)
  }

  /// A method that is written without its parameter, as in `#selector(Base.viewWillAppear)`, has one.
  private func fullName(of selector: Selector) -> String {
    let name = selector.description
    let shows = ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"]
    return shows.contains(name) ? name + ":" : name
  }

  /// The same: a call is told once, when an override calls `super`.
  @preconcurrency @MainActor
  public func sentMessage(_ selector: Selector) -> Observable<[Any]> { methodInvoked(selector) }
}
