// SPDX-License-Identifier: Apache-2.0
@_exported public import UIKit

/// A view that is found by an identifier; without another one, by the name of its class.
public protocol Reusable: AnyObject {
  static var reuseIdentifier: String { get }
}

extension Reusable {
  public static var reuseIdentifier: String { String(describing: self) }
}

/// A view that is found by an identifier and made from a nib.
public typealias NibReusable = Reusable & NibLoadable
