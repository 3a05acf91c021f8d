// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What `rx` of objects gives; each property that can be set is a binder.
@dynamicMemberLookup
public struct Reactive<Base> {
  public let base: Base

  public init(_ base: Base) { self.base = base }

  public subscript<Property>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Base, Property>
  ) -> Binder<Property> where Base: AnyObject {
    Binder(base) { base, value in base[keyPath: keyPath] = value }
  }
}

/// Something that has `rx`.
public protocol ReactiveCompatible {
  associatedtype ReactiveBase
  static var rx: Reactive<ReactiveBase>.Type { get set }
  var rx: Reactive<ReactiveBase> { get set }
}

extension ReactiveCompatible {
  public static var rx: Reactive<Self>.Type {
    get { Reactive<Self>.self }
    set { _ = newValue }
  }
  public var rx: Reactive<Self> {
    get { Reactive(self) }
    set { _ = newValue }
  }
}

extension NSObject: ReactiveCompatible {}
