// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// The place of a value in a compositional layout: for the file, and for users.
struct CompositionalPlace {
  /// The path in the file, which is the key on the wire.
  var path: String
  /// The heading above it.
  var heading: String
  /// The names of the things around it, from the outermost.
  var way: [String] = []

  /// The place of something inside it.
  func step(_ member: String, _ name: String) -> CompositionalPlace {
    let inner = path.isEmpty ? member : "\(path).\(member)"
    return CompositionalPlace(path: inner, heading: heading, way: way + [name])
  }

  /// The name for users.
  var label: String { way.last ?? heading }

  /// The heading with the things around it.
  var group: String { ([heading] + way.dropLast()).joined(separator: " › ") }
}

/// The meaning of a number in a compositional layout; its bounds depend on it.
enum CompositionalQuantity: Equatable {
  case dimension(CompositionalDocument.Dimension.Kind)
  case spacing
  case padding
  case offset
  case count
  case scale
  case alpha
  case rotation
}

/// Gets every value of a compositional layout that users can set, and may change it.
protocol CompositionalVisitor {
  mutating func number(
    _ value: inout Double,
    _ place: CompositionalPlace,
    _ quantity: CompositionalQuantity
  )
  mutating func insets(
    _ value: inout CompositionalDocument.EdgeInsets,
    _ place: CompositionalPlace
  )
  mutating func flag(_ value: inout Bool, _ place: CompositionalPlace, _ help: String)
  mutating func colour(_ value: inout UInt32, _ place: CompositionalPlace, _ help: String)
  mutating func choice<Word: CaseIterable & RawRepresentable<String>>(
    _ value: inout Word,
    _ place: CompositionalPlace,
    _ help: String
  )
}

/// Makes words for users of names in the code.
enum PlainWords {
  /// A name such as `groupPagingCentered` as words: Group paging centered.
  static func spaced(_ name: String) -> String {
    var words = ""
    var isAfterCapital = true
    for character in name {
      let isCapital = character.isUppercase
      if isCapital, !isAfterCapital { words += " " }
      words += words.isEmpty ? character.uppercased() : character.lowercased()
      isAfterCapital = isCapital
    }
    return words
  }
}
