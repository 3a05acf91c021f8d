// SPDX-License-Identifier: Apache-2.0

/// The version of the wire.
///
/// Both ends send it first, and the versions must be equal.
public enum ProtocolVersion {
  /// It rises with every change that an older peer could misread.
  public static let current = 7
}
