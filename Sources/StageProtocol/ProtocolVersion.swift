// SPDX-License-Identifier: Apache-2.0

/// The version of the wire; both ends name it first and must agree exactly.
public enum ProtocolVersion {
  /// Raised with every change that an older peer could misread.
  public static let current = 4
}
