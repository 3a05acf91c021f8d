// SPDX-License-Identifier: Apache-2.0

/// The version of the program, as users see it.
enum ProductVersion {
  static let current = "0.7.0"
}
