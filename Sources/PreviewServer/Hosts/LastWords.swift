// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The text that a stage host prints when its layout's code crashes: words, and places in a library
/// as numbers.
struct LastWords {
  /// The start of the line of places.
  ///
  /// The library's path and the places follow.
  static let mark = "*** frames "
  private static let radix = 16

  /// The path of the library that contains the places; `nil` when there are none.
  private(set) var library: String?
  /// The distances of the places from the library's start in hexadecimal, the innermost call first.
  private(set) var places: [String] = []
  private let lines: [String]

  /// Reads a printed text.
  init(_ text: String) {
    lines = text.components(separatedBy: "\n")
    guard let line = lines.first(where: { $0.hasPrefix(Self.mark) }) else { return }
    // The path may contain spaces; the hexadecimal numbers follow.
    let parts = line.dropFirst(Self.mark.count).split(separator: " ")
    places = parts.reversed().prefix { UInt64($0, radix: Self.radix) != nil }.reversed()
      .map(String.init)
    library = parts.dropLast(places.count).joined(separator: " ")
  }

  /// The words with lines of source instead of places, each on its own line.
  ///
  /// - Parameter sources: `/folder/File.swift:12` for each place, or `nil` when it is unknown.
  /// - Returns: The words.
  func explained(_ sources: [String?]) -> String {
    let calls = sources.enumerated().compactMap { index, source in
      source.map { "\(index) in the layout at \($0)" }
    }
    return lines.map { $0.hasPrefix(Self.mark) ? calls.joined(separator: "\n") : $0 }
      .joined(separator: "\n")
  }
}
