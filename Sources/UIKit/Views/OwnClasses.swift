// SPDX-License-Identifier: Apache-2.0

/// The classes of this library, in contrast to those of apps.
enum OwnClasses {
  /// Whether the library has the class.
  ///
  /// A description of the class would say the same, but asks for it with casts that take a process half a millisecond each
  /// the first time.
  static func contains(_ type: AnyClass) -> Bool {
    _typeName(type, qualified: true).hasPrefix("UIKit.")
  }
}
