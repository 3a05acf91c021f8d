// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What a stage host prints when its layout's code ends it: words, and places in a library as numbers.
struct LastWords {
  /// What the line of places begins with, then the library's path and the places in it.
  static let mark = "*** frames "
  private static let radix = 16

  /// Path of the library that the places are in; `nil` where none are told.
  private(set) var library: String?
  /// Distances from the library's start, the innermost call first, in hexadecimal.
  private(set) var places: [String] = []
  private let lines: [String]

  /// Reads what was printed.
  init(_ text: String) {
    lines = text.components(separatedBy: "\n")
    guard let line = lines.first(where: { $0.hasPrefix(Self.mark) }) else { return }
    // The path may have spaces in it; what follows are hexadecimal numbers.
    let parts = line.dropFirst(Self.mark.count).split(separator: " ")
    places = parts.reversed().prefix { UInt64($0, radix: Self.radix) != nil }.reversed()
      .map(String.init)
    library = parts.dropLast(places.count).joined(separator: " ")
  }

  /// The words with the places as lines of source, one on a line of its own.
  ///
  /// - Parameter sources: `/folder/File.swift:12` for each place, or `nil` where that is not known.
  /// - Returns: The words.
  func explained(_ sources: [String?]) -> String {
    let calls = sources.enumerated().compactMap { index, source in
      source.map { "\(index) in the layout at \($0)" }
    }
    return lines.map { $0.hasPrefix(Self.mark) ? calls.joined(separator: "\n") : $0 }
      .joined(separator: "\n")
  }
}
