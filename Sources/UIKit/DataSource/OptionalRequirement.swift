// SPDX-License-Identifier: Apache-2.0

/// Finds out whether an object implements a requirement that UIKit declares `optional`.
///
/// Swift has optional requirements only on Apple's systems. So each is a plain requirement with a
/// default implementation, which calls `isMissing(on:)`. A call through `call(on:_:)` then returns
/// `nil`.
@MainActor
package final class OptionalRequirement {
  private var missing: ObjectIdentifier?
  /// The last object that has a method only for subclasses to override and reported that no
  /// subclass did.
  private static var absent: ObjectIdentifier?

  /// Makes the record of one requirement.
  package nonisolated init() {}

  /// Reports, from a default implementation, that the object does not implement the requirement.
  package func isMissing(on object: AnyObject) {
    missing = ObjectIdentifier(object)
  }

  /// Reports, from a method that a class has only for subclasses to override, that none did.
  package static func isMissing(on object: AnyObject) {
    absent = ObjectIdentifier(object)
  }

  /// Calls the requirement; `nil` when the object does not implement it.
  package func call<Result>(on object: AnyObject, _ body: () -> Result) -> Result? {
    missing = nil
    Self.absent = nil
    let result = body()
    let said = Self.absent
    // The report of a nested call must not affect the call around it.
    Self.absent = nil
    let own = ObjectIdentifier(object)
    return missing == own || said == own ? nil : result
  }
}
