// SPDX-License-Identifier: Apache-2.0
import UIKit

/// Tells whether an optional requirement of a layout file's own protocol is implemented.
@MainActor
public final class OptionalCall {
  private let requirement = OptionalRequirement()

  /// Makes the record of one requirement.
  public nonisolated init() {}

  /// For default implementations only.
  public func isMissing(on object: AnyObject) { requirement.isMissing(on: object) }

  /// For methods that a class has only so that subclasses can override them.
  public static func isMissing(on object: AnyObject) { OptionalRequirement.isMissing(on: object) }

  /// Calls the requirement; `nil` when the object does not implement it.
  public func call<Result>(on object: AnyObject, _ body: () -> Result) -> Result? {
    requirement.call(on: object, body)
  }
}
