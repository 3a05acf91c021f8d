// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What a stage host prints when its layout's code ends it: places in a library, as numbers.
enum LastWords {
  /// What the line of places begins with, then the library's path and the places in it.
  static let mark = "*** frames "
  private static let radix = 16

  /// The words with the places as lines of source, innermost first, one on a line of its own.
  static func explained(_ words: String) -> String {
    guard words.contains(mark) else { return words }
    return words.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.hasPrefix(mark) ? calls(line.dropFirst(mark.count)) : String(line)
    }.joined(separator: "\n")
  }

  private static func calls(_ text: Substring) -> String {
    // The path may have spaces in it; what follows are hexadecimal numbers.
    let parts = text.split(separator: " ")
    let places = parts.reversed().prefix { UInt64($0, radix: radix) != nil }.reversed()
    let path = parts.dropLast(places.count).joined(separator: " ")
    guard let library = LibraryFile(path: path) else { return "" }
    return places.enumerated().compactMap { index, place in
      UInt64(place, radix: radix).flatMap(library.lines.place).map {
        "\(index) in the layout at \($0.file):\($0.line)"
      }
    }.joined(separator: "\n")
  }
}
