// SPDX-License-Identifier: Apache-2.0

/// An object of a stand-in, whose properties storyboards and nibs set by their names.
///
/// A stand-in is not compiled with the app, so that no generated code registers its properties.
@preconcurrency @MainActor
package protocol InspectedObject: AnyObject {
  /// Sets a property; returns whether there is one of that name and type.
  ///
  /// A number comes in each type that a property may have, one after the other.
  func setInspected(_ name: String, to value: Any) -> Bool
}

extension InspectedObject {
  /// Sets one of some properties of a type; returns whether there is one of that name and the value is of the type.
  package func set<Value>(
    _ name: String,
    to value: Any,
    of known: [String: ReferenceWritableKeyPath<Self, Value>]
  ) -> Bool {
    guard let property = known[name], let value = value as? Value else { return false }
    self[keyPath: property] = value
    return true
  }
}
