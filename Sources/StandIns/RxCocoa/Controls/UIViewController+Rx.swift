// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import QuartzCore
public import RxSwift
import UIKit

extension Reactive where Base: NSObject {
  /// The calls of a method by UIKit; of controllers, those of what happens to their views. What an app itself calls, and
  /// the methods of other objects, are not told here, because methods cannot be exchanged.
  @preconcurrency @MainActor
  public func methodInvoked(_ selector: Selector) -> Observable<[Any]> {
    guard let controller = base as? UIViewController else { return .never() }
    return calls(selector.description, of: controller)
  }

  /// The same: a call is told once, when an override calls `super`.
  @preconcurrency @MainActor
  public func sentMessage(_ selector: Selector) -> Observable<[Any]> { methodInvoked(selector) }
}
