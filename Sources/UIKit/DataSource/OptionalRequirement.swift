// SPDX-License-Identifier: Apache-2.0

/// Tells whether a requirement that UIKit declares `optional` is implemented.
///
/// Swift off Apple's systems has no optional requirements. So each is a plain one whose default
/// implementation says `isMissing(on:)`, and a call through `call(on:_:)` answers `nil` after that.
@MainActor
package final class OptionalRequirement {
  private var missing: ObjectIdentifier?
  /// The object that said last, by a method that is there for subclasses only, that it does not implement something.
  private static var absent: ObjectIdentifier?

  /// Makes the record of one requirement.
  package nonisolated init() {}

  /// For default implementations only.
  package func isMissing(on object: AnyObject) {
    missing = ObjectIdentifier(object)
  }

  /// For methods that a class has only so that subclasses can override them.
  package static func isMissing(on object: AnyObject) {
    absent = ObjectIdentifier(object)
  }

  /// Calls the requirement; `nil` when the object does not implement it.
  package func call<Result>(on object: AnyObject, _ body: () -> Result) -> Result? {
    missing = nil
    Self.absent = nil
    let result = body()
    let said = Self.absent
    // What an inner call was told says nothing to the call around it.
    Self.absent = nil
    let own = ObjectIdentifier(object)
    return missing == own || said == own ? nil : result
  }
}
