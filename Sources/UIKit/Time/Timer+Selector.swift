// SPDX-License-Identifier: Apache-2.0
public import AppFoundation
public import Foundation

extension AppFoundation.Timer {
  /// Makes a timer that calls a method of an object, by the stage's clock; it begins at once.
  ///
  /// - Source: `Timer.scheduledTimer(timeInterval:target:selector:userInfo:repeats:)`; as there,
  ///   the target is a strong reference until the timer is invalidated.
  @preconcurrency @MainActor
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval,
    target aTarget: Any,
    selector aSelector: Selector,
    userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> AppFoundation.Timer {
    let timer = AppFoundation.Timer(
      timeInterval: ti,
      target: aTarget,
      selector: aSelector,
      userInfo: userInfo,
      repeats: yesOrNo
    )
    timer.begin()
    return timer
  }

  /// Makes a timer that calls a method of an object, which a run loop has to be given.
  @preconcurrency @MainActor
  public convenience init(
    timeInterval ti: TimeInterval,
    target aTarget: Any,
    selector aSelector: Selector,
    userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    let target = TimerTarget(object: aTarget as AnyObject, action: aSelector)
    self.init(timeInterval: ti, repeats: yesOrNo, userInfo: userInfo) { timer in
      // All timers fire on the main thread.
      MainActor.assumeIsolated { target.call(timer) }
    }
  }
}

/// A method of an object, which is a strong reference.
@MainActor
private final class TimerTarget {
  private let object: AnyObject
  private let action: Selector

  init(object: AnyObject, action: Selector) {
    self.object = object
    self.action = action
  }

  func call(_ timer: AppFoundation.Timer) { action.call?(object, timer) }
}
