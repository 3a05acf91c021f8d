// SPDX-License-Identifier: Apache-2.0
public import RxSwift
import UIKit

/// An object between another one and its delegate, which makes streams of what the delegate is told.
@preconcurrency @MainActor
public protocol DelegateProxyType: AnyObject {
  associatedtype ParentObject: AnyObject
  associatedtype Delegate

  /// Registers by `register(make:)` how proxies are made for the kinds of objects.
  static func registerKnownImplementations()
  /// Tells the proxies of one kind of delegate from those of another.
  static var identifier: UnsafeRawPointer { get }
  static func currentDelegate(for object: ParentObject) -> Delegate?
  static func setCurrentDelegate(_ delegate: Delegate?, to object: ParentObject)
  /// The delegate of the app's own, which is told after the proxy.
  func forwardToDelegate() -> Delegate?
  func setForwardToDelegate(_ forwardToDelegate: Delegate?, retainDelegate: Bool)
}

extension DelegateProxyType {
  public static var identifier: UnsafeRawPointer {
    let number = Int(bitPattern: ObjectIdentifier(Delegate.self))
    guard let pointer = UnsafeRawPointer(bitPattern: number) else {
      preconditionFailure("a type has no address")
    }
    return pointer
  }

  /// Remembers how the proxy of a kind of object is made; what was registered last counts first.
  public static func register<Parent>(make: @escaping (Parent) -> Self) {
    ProxyMakers.add(identifier) { ($0 as? Parent).map(make) }
  }

  public static func createProxy(for object: AnyObject) -> Self {
    if !ProxyMakers.knows(identifier) { registerKnownImplementations() }
    guard let made = ProxyMakers.make(identifier, for: object) as? Self else {
      preconditionFailure("\(self) registers no proxy for \(type(of: object))")
    }
    return made
  }

  /// The proxy of an object, which is its delegate from now on; the delegate that was there is told by the proxy.
  public static func proxy(for object: ParentObject) -> Self {
    let proxy: Self
    if let known = objc_getAssociatedObject(object, identifier) as? Self {
      proxy = known
    } else {
      proxy = createProxy(for: object)
      objc_setAssociatedObject(object, identifier, proxy, .OBJC_ASSOCIATION_RETAIN)
    }
    let current = currentDelegate(for: object)
    guard (current as AnyObject?) !== proxy else { return proxy }
    proxy.setForwardToDelegate(current, retainDelegate: false)
    setCurrentDelegate(proxy as? Delegate, to: object)
    return proxy
  }

  /// Lets the proxy of an object tell a delegate, until the result is disposed.
  public static func installForwardDelegate(
    _ forwardDelegate: Delegate,
    retainDelegate: Bool,
    onProxyForObject object: ParentObject
  ) -> any Disposable {
    let installed = proxy(for: object)
    installed.setForwardToDelegate(forwardDelegate, retainDelegate: retainDelegate)
    return disposableOnMainThread {
      installed.setForwardToDelegate(nil, retainDelegate: retainDelegate)
    }
  }
}

/// The ways in which proxies are made, by the kind of their delegates.
@MainActor
private enum ProxyMakers {
  private static var all: [UnsafeRawPointer: [(AnyObject) -> AnyObject?]] = [:]

  static func knows(_ kind: UnsafeRawPointer) -> Bool { all[kind] != nil }

  static func add(_ kind: UnsafeRawPointer, _ make: @escaping (AnyObject) -> AnyObject?) {
    all[kind, default: []].append(make)
  }

  static func make(_ kind: UnsafeRawPointer, for object: AnyObject) -> AnyObject? {
    for make in (all[kind] ?? []).reversed() {
      if let made = make(object) { return made }
    }
    return nil
  }
}

/// An object with a delegate.
@preconcurrency @MainActor
public protocol HasDelegate: AnyObject {
  associatedtype Delegate
  var delegate: Delegate? { get set }
}

extension DelegateProxyType where ParentObject: HasDelegate, Delegate == ParentObject.Delegate {
  public static func currentDelegate(for object: ParentObject) -> Delegate? { object.delegate }
  public static func setCurrentDelegate(_ delegate: Delegate?, to object: ParentObject) {
    object.delegate = delegate
  }
}

/// An object with a data source.
@preconcurrency @MainActor
public protocol HasDataSource: AnyObject {
  associatedtype DataSource
  var dataSource: DataSource? { get set }
}

extension DelegateProxyType where ParentObject: HasDataSource, Delegate == ParentObject.DataSource {
  public static func currentDelegate(for object: ParentObject) -> Delegate? { object.dataSource }
  public static func setCurrentDelegate(_ delegate: Delegate?, to object: ParentObject) {
    object.dataSource = delegate
  }
}
