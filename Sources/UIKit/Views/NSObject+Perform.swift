// SPDX-License-Identifier: Apache-2.0
import AppFoundation
public import Foundation

/// Calls of methods by their selectors, and values by their keys, as the Objective-C runtime has them.
extension NSObject {
  /// Calls a method now.
  @preconcurrency @MainActor
  @discardableResult
  public func perform(_ aSelector: Selector) -> AnyObject? {
    aSelector.call?(self, self)
    return nil
  }

  /// Calls a method now, with an argument.
  @preconcurrency @MainActor
  @discardableResult
  public func perform(_ aSelector: Selector, with object: Any?) -> AnyObject? {
    aSelector.call?(self, object.map { $0 as AnyObject } ?? self)
    return nil
  }

  /// Calls a method now, with two arguments.
  @preconcurrency @MainActor
  @discardableResult
  public func perform(
    _ aSelector: Selector,
    with object1: Any?,
    with object2: Any?
  ) -> AnyObject? {
    let first = object1.map { $0 as AnyObject } ?? self
    aSelector.perform(on: self, first, object2.map { $0 as AnyObject })
    return nil
  }

  /// Calls a method after some seconds of the stage's clock, unless it is cancelled.
  @preconcurrency @MainActor
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval)
  {
    let number = (recorded("perform-count") ?? 0) + 1
    record(number, as: "perform-count")
    var waiting: [Int: String] = recorded("perform") ?? [:]
    waiting[number] = aSelector.description
    record(waiting, as: "perform")
    let call = PendingCall(self, aSelector, anArgument)
    WorkClock.current.add(after: delay, on: .main) {
      MainActor.assumeIsolated { call.run(number) }
    }
  }

  /// Calls a method on the main thread: on the next turn.
  @preconcurrency @MainActor
  public func performSelector(
    onMainThread aSelector: Selector,
    with arg: Any?,
    waitUntilDone wait: Bool
  ) {
    if wait { perform(aSelector, with: arg) } else { perform(aSelector, with: arg, afterDelay: 0) }
  }

  /// Calls a method beside other work: on the next turn.
  @preconcurrency @MainActor
  public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
    perform(aSelector, with: arg, afterDelay: 0)
  }

  /// Cancels all calls that wait.
  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    (aTarget as? NSObject)?.record([Int: String](), as: "perform")
  }

  /// Cancels the calls of a method that wait.
  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any,
    selector aSelector: Selector,
    object anArgument: Any?
  ) {
    guard let target = aTarget as? NSObject else { return }
    let waiting: [Int: String] = target.recorded("perform") ?? [:]
    target.record(waiting.filter { $0.value != aSelector.description }, as: "perform")
  }

  /// Keeps a value by a key; the property of that name does not change, but in objects of Core Data.
  @_disfavoredOverload
  public func setValue(_ value: Any?, forKey key: String) {
    if let own = self as? any KeyedObject { return own.setKeyedValue(value, key) }
    if let bar = value as? UIView, ["tabBar", "navigationBar"].contains(key) { use(bar) }
    record(value, as: "key." + key)
  }
  /// Gives a container a bar of the app's own class, which only the main thread does.
  private func use(_ bar: UIView) {
    nonisolated(unsafe) let owner = self
    MainActor.assumeIsolated {
      if let bar = bar as? UITabBar { unsafe (owner as? UITabBarController)?.use(bar) }
      if let bar = bar as? UINavigationBar { unsafe (owner as? UINavigationController)?.use(bar) }
    }
  }

  /// Keeps a value by a path of keys; the properties do not change.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    setValue(value, forKey: keyPath)
  }
  /// A value that was kept by a key, or of the property with that name; the field of a search bar by its known one.
  @preconcurrency @MainActor @_disfavoredOverload
  public func value(forKey key: String) -> Any? {
    // Without a value, `Any` may hold an empty optional.
    let given: Any? = recorded("key." + key)
    if let kept = KeyedValues.plain(given) { return kept }
    let isField = key == "searchField" || key == "_searchField"
    if isField, let bar = self as? UISearchBar { return bar.searchTextField }
    return KeyedValues.value(of: self, at: key)
  }
  /// A value that was kept by a path of keys, or of the property at the end of the path.
  @preconcurrency @MainActor
  public func value(forKeyPath keyPath: String) -> Any? {
    value(forKey: keyPath)
  }
}

/// A call that waits.
@MainActor
private final class PendingCall {
  private let target: NSObject
  private let selector: Selector
  private let argument: Any?

  init(_ target: NSObject, _ selector: Selector, _ argument: Any?) {
    (self.target, self.selector, self.argument) = (target, selector, argument)
  }

  func run(_ number: Int) {
    var waiting: [Int: String] = target.recorded("perform") ?? [:]
    guard waiting.removeValue(forKey: number) != nil else { return }
    target.record(waiting, as: "perform")
    target.perform(selector, with: argument)
  }
}
