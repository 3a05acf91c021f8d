// SPDX-License-Identifier: Apache-2.0
@_exported public import UIKit

/// What `hero` of views and controllers gives.
@preconcurrency @MainActor
public struct HeroExtension<Base: AnyObject> {
  public let base: Base
  init(_ base: Base) { self.base = base }
}

/// Something that has `hero`.
@preconcurrency @MainActor
public protocol HeroCompatible: AnyObject {
  associatedtype CompatibleType: AnyObject
  var hero: HeroExtension<CompatibleType> { get set }
}

extension HeroCompatible {
  public var hero: HeroExtension<Self> {
    get { HeroExtension(self) }
    set { _ = newValue }
  }
}

extension UIView: HeroCompatible {}
extension UIViewController: HeroCompatible {}
