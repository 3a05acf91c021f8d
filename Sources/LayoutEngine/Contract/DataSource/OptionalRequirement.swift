// SPDX-License-Identifier: Apache-2.0

/// Tells whether a requirement that UIKit declares `optional` is implemented.
///
/// Swift off Apple's systems has no optional requirements. So each is a plain one whose default
/// implementation says `isMissing(on:)`, and a call through `call(on:_:)` answers `nil` after that.
@MainActor
package final class OptionalRequirement {
  private var missing: ObjectIdentifier?

  /// Makes the record of one requirement.
  package nonisolated init() {}

  /// For default implementations only.
  package func isMissing(on object: AnyObject) {
    missing = ObjectIdentifier(object)
  }

  /// Calls the requirement; `nil` when the object does not implement it.
  package func call<Result>(on object: AnyObject, _ body: () -> Result) -> Result? {
    missing = nil
    let result = body()
    return missing == ObjectIdentifier(object) ? nil : result
  }
}
