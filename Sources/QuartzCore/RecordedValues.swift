// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// What objects were given and nothing here reads but their own getters, by name: so a class does
/// not grow by each property that apps set.
private let recordedValues = ObjectValues<String>()

extension NSObject {
  /// A value that the object was given; `nil` if it was given none of this type.
  package func recorded<Value>(_ name: String) -> Value? {
    recordedValues.value(name, of: self) as? Value
  }

  /// Keeps a value with the object; `nil` removes it.
  package func record<Value>(_ value: Value?, as name: String) {
    recordedValues.set(value, name, of: self)
  }

  /// Takes all values that another object was given.
  func takeRecords(of other: NSObject) { recordedValues.copy(from: other, to: self) }

  /// A value that the object was given; otherwise one that is made and kept.
  package func kept<Value>(_ name: String, _ make: () -> Value) -> Value {
    if let known: Value = recorded(name) { return known }
    let made = make()
    record(made, as: name)
    return made
  }

  /// A view or another object that the object was given, weakly; `nil` when it is gone.
  package func recordedObject<Value>(_ name: String) -> Value? { recorded(name) }

  /// Keeps another object with the object, weakly.
  package func recordObject(_ object: AnyObject?, as name: String) {
    recordedValues.setWeakly(object, name, of: self)
  }
}
