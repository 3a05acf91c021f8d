// SPDX-License-Identifier: Apache-2.0
import AppFoundation
public import UIKit

/// A view that is made from a nib with the name of its class.
public protocol NibLoadable: AnyObject {
  @MainActor static var nib: UINib { get }
}

extension NibLoadable {
  @MainActor public static var nib: UINib {
    UINib(nibName: String(describing: self), bundle: AppFoundation.Bundle(for: self))
  }
}

extension NibLoadable where Self: UIView {
  /// A view from an archive without values, because nibs are not read.
  @MainActor public static func loadFromNib() -> Self {
    guard let view = Self(coder: EmptyArchive.coder) else {
      preconditionFailure("\(Self.self) cannot be made by init(coder:)")
    }
    return view
  }
}

/// A view whose content is in a nib.
public protocol NibOwnerLoadable: AnyObject {
  @MainActor static var nib: UINib { get }
}

extension NibOwnerLoadable {
  @MainActor public static var nib: UINib {
    UINib(nibName: String(describing: self), bundle: AppFoundation.Bundle(for: self))
  }
}

extension NibOwnerLoadable where Self: UIView {
  /// Adds nothing, because nibs are not read.
  @MainActor public func loadNibContent() {}
}
