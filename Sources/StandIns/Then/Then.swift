// SPDX-License-Identifier: Apache-2.0
@_exported public import UIKit

/// Something that is set up in a closure where it is made.
public protocol Then {}

extension Then {
  /// A copy, changed by the closure.
  @inlinable
  public func with(_ block: (inout Self) throws -> Void) rethrows -> Self {
    var copy = self
    try block(&copy)
    return copy
  }

  /// Runs the closure with the value.
  @inlinable
  public func `do`(_ block: (Self) throws -> Void) rethrows { try block(self) }
}

extension Then where Self: AnyObject {
  /// The object itself, after the closure.
  @inlinable
  public func then(_ block: (Self) throws -> Void) rethrows -> Self {
    try block(self)
    return self
  }
}

extension NSObject: Then {}
extension JSONDecoder: Then {}
extension JSONEncoder: Then {}
extension CGPoint: Then {}
extension CGRect: Then {}
extension CGSize: Then {}
extension CGVector: Then {}
extension UIEdgeInsets: Then {}
extension UIOffset: Then {}
extension Array: Then {}
extension Dictionary: Then {}
extension Set: Then {}
