// SPDX-License-Identifier: Apache-2.0
@_exported public import UIKit

@preconcurrency @MainActor
public protocol ListDiffable {
  func diffIdentifier() -> any NSObjectProtocol
  func isEqual(toDiffableObject object: (any ListDiffable)?) -> Bool
}

extension NSNumber: ListDiffable {
  public func diffIdentifier() -> any NSObjectProtocol { self }
  public func isEqual(toDiffableObject object: (any ListDiffable)?) -> Bool {
    isEqual(object as? NSNumber)
  }
}

extension NSString: ListDiffable {
  public func diffIdentifier() -> any NSObjectProtocol { self }
  public func isEqual(toDiffableObject object: (any ListDiffable)?) -> Bool {
    isEqual(object as? NSString)
  }
}

extension String: ListDiffable {
  public func diffIdentifier() -> any NSObjectProtocol { NSString(string: self) }
  public func isEqual(toDiffableObject object: (any ListDiffable)?) -> Bool {
    self == object as? String
  }
}

extension Int: ListDiffable {
  public func diffIdentifier() -> any NSObjectProtocol { NSNumber(value: self) }
  public func isEqual(toDiffableObject object: (any ListDiffable)?) -> Bool {
    self == object as? Int
  }
}

/// Whether two objects are one, as Apple's systems compare any of these.
public func === (one: AnyObject?, two: (any ListDiffable)?) -> Bool {
  one === two.map { $0 as AnyObject }
}

/// Whether two objects are not one.
public func !== (one: AnyObject?, two: (any ListDiffable)?) -> Bool { !(one === two) }
