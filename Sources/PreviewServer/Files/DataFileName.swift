// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Which files of the command line are data, by their names.
enum DataFileName {
  /// The ending of the project's own data files.
  static let suffix = ".data.json"
  /// Endings of tables, which are read as data when somebody names them; a folder may contain others.
  private static let tableSuffixes = [".csv", ".json"]
  /// Endings of files with another purpose.
  private static let others = [".layout.json", ".schema.json"]

  /// The endings of tables in words.
  static let tables = tableSuffixes.joined(separator: " or ")

  /// Whether a file that somebody names is data.
  static func isData(_ path: String) -> Bool {
    let name = path.lowercased()
    return tableSuffixes.contains(where: name.hasSuffix) && !others.contains(where: name.hasSuffix)
  }

  /// The file's name without its ending.
  static func base(_ name: String) -> String {
    let endings = [suffix] + tableSuffixes
    guard let ending = endings.first(where: { name.lowercased().hasSuffix($0) }) else {
      return name
    }
    return String(name.dropLast(ending.count))
  }
}
