// SPDX-License-Identifier: Apache-2.0
public import RxSwift
import UIKit

/// The base of proxies: knows the delegate that it stands in front of, and tells the calls of methods by their names.
///
/// On Apple's systems, a proxy hears of every method that its protocol declares. Methods cannot be caught at run time
/// here. So a proxy hears of those that it implements itself, and of those that UIKit tells its listeners.
@preconcurrency @MainActor
open class DelegateProxy<P: AnyObject, D>: NSObject {
  public typealias ParentObject = P
  public typealias Delegate = D

  public private(set) weak var parentObject: ParentObject?
  private weak var forward: AnyObject?
  private var kept: AnyObject?

  public init<Proxy: DelegateProxyType>(parentObject: ParentObject, delegateProxy: Proxy.Type)
  where Proxy: DelegateProxy<ParentObject, Delegate>, Proxy.ParentObject == P, Proxy.Delegate == D {
    self.parentObject = parentObject
    super.init()
  }

  /// Makes one that no protocol asks for.
  init(of parentObject: ParentObject) {
    self.parentObject = parentObject
    super.init()
  }

  /// The values of each call of a method of the delegate.
  open func methodInvoked(_ selector: Selector) -> Observable<[Any]> {
    guard let teller = parentObject as? any CallTeller else { return .never() }
    return calls(selector.description, of: teller)
  }

  /// The same: UIKit tells a call once.
  open func sentMessage(_ selector: Selector) -> Observable<[Any]> { methodInvoked(selector) }

  open func forwardToDelegate() -> Delegate? { forward as? Delegate }

  open func setForwardToDelegate(_ delegate: Delegate?, retainDelegate: Bool) {
    let object = delegate as AnyObject?
    (forward, kept) = (object, retainDelegate ? object : nil)
  }

  /// The delegate of the app's own, under the name that proxies use.
  // swift-format-ignore: NoLeadingUnderscores
  public var _forwardToDelegate: Delegate? { forwardToDelegate() }
}

/// What `rx.delegate` of UIKit's objects is: it stays beside the object, whose delegate is the app's own.
@MainActor
final class BesideProxy<P: AnyObject, D>: DelegateProxy<P, D> {
  private let get: (P) -> Any?
  private let set: (P, Any?) -> Void
  private var kept: AnyObject?

  init(of object: P, get: @escaping (P) -> Any?, set: @escaping (P, Any?) -> Void) {
    (self.get, self.set) = (get, set)
    super.init(of: object)
  }

  override func forwardToDelegate() -> D? { parentObject.flatMap(get) as? D }

  override func setForwardToDelegate(_ delegate: D?, retainDelegate: Bool) {
    kept = retainDelegate ? delegate as AnyObject? : nil
    if let parentObject { set(parentObject, delegate) }
  }
}
