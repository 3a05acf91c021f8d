// SPDX-License-Identifier: Apache-2.0

/// The library of a module's files beside a small one, which replaces bodies of its functions.
///
/// The small library names it, so that the loader loads both.
public enum BaseLibrary {
  private static let ending = ".so"

  /// The path that it has beside a library.
  public static func path(beside library: String) -> String {
    let stem = library.hasSuffix(ending) ? String(library.dropLast(ending.count)) : library
    return stem + ".base" + ending
  }

  /// What stands before a place in it, in the places that a host's last words name.
  public static let mark: Character = "+"
}
