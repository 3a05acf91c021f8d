// SPDX-License-Identifier: Apache-2.0
import AppFoundation
import Foundation

/// Properties that have what an attribute or an element of the same meaning says, and stay as they are without it.
extension MarkupNode {
  /// Gives an object what is written for its properties.
  @MainActor func give<Object: AnyObject>(
    _ object: Object,
    flags: [(String, ReferenceWritableKeyPath<Object, Bool>)] = [],
    colours: [(String, ReferenceWritableKeyPath<Object, UIColor?>)] = [],
    pictures: [(String, ReferenceWritableKeyPath<Object, UIImage?>)] = []
  ) {
    for (name, property) in flags {
      if let isSet = flag(name) { object[keyPath: property] = isSet }
    }
    for (name, property) in colours {
      if let colour = child(keyed: name)?.colour { object[keyPath: property] = colour }
    }
    for (name, property) in pictures {
      if let picture = picture(of: name) { object[keyPath: property] = picture }
    }
  }

  /// The value that a word of an attribute stands for.
  func choice<Value>(_ name: String, _ known: [String: Value], else other: Value) -> Value {
    self[name].flatMap { known[$0] } ?? other
  }
}
