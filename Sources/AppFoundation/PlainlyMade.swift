// SPDX-License-Identifier: Apache-2.0

/// A type of a stand-in with a value that does nothing, for code that does not compile.
public protocol PlainlyMade {
  /// A value that does nothing.
  static var plain: Any { get }
}
