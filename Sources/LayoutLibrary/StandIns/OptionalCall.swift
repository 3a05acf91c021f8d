// SPDX-License-Identifier: Apache-2.0
import UIKit

/// Finds out whether an object implements an optional requirement of a layout file's protocol.
@MainActor
public final class OptionalCall {
  private let requirement = OptionalRequirement()

  /// Makes a record for one requirement.
  public nonisolated init() {}

  /// Reports that the requirement is missing; only default implementations call it.
  public func isMissing(on object: AnyObject) { requirement.isMissing(on: object) }

  /// Reports a missing method; only methods call it that exist to be overridden in subclasses.
  public static func isMissing(on object: AnyObject) { OptionalRequirement.isMissing(on: object) }

  /// Calls the requirement; `nil` when the object does not implement it.
  public func call<Result>(on object: AnyObject, _ body: () -> Result) -> Result? {
    requirement.call(on: object, body)
  }
}
