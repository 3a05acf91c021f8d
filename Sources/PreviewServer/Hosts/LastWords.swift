// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

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
  /// The distances of the places from the library's start in hexadecimal, the innermost call first;
  /// those in its base are marked.
  private(set) var places: [String] = []
  private let lines: [String]

  /// Reads a printed text.
  init(_ text: String) {
    lines = text.components(separatedBy: "\n")
    guard let line = lines.first(where: { $0.hasPrefix(Self.mark) }) else { return }
    // The path may contain spaces; the hexadecimal numbers follow.
    let parts = line.dropFirst(Self.mark.count).split(separator: " ")
    places = parts.reversed().prefix { UInt64(Self.distance($0), radix: Self.radix) != nil }
      .reversed().map(String.init)
    library = parts.dropLast(places.count).joined(separator: " ")
  }

  private static func distance(_ place: Substring) -> Substring {
    place.first == BaseLibrary.mark ? place.dropFirst() : place
  }

  /// The file and the distance of each place, as the symbolizer asks for them.
  var questions: [String] {
    guard let library else { return [] }
    let base = BaseLibrary.path(beside: library)
    return places.map { place in
      let file = place.first == BaseLibrary.mark ? base : library
      return "\"\(file)\" 0x\(Self.distance(place[...]))"
    }
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
