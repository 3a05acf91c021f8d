// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// Where something of a compositional layout stands: for the file, and for people.
struct CompositionalPlace {
  /// Its path in the file, which names it on the wire.
  var path: String
  /// The heading that it stands under.
  var heading: String
  /// The names of what it is in, from the outermost.
  var way: [String] = []

  /// Something within it.
  func step(_ member: String, _ name: String) -> CompositionalPlace {
    let inner = path.isEmpty ? member : "\(path).\(member)"
    return CompositionalPlace(path: inner, heading: heading, way: way + [name])
  }

  /// What people read.
  var label: String { way.last ?? heading }

  /// The heading with what it is in.
  var group: String { ([heading] + way.dropLast()).joined(separator: " › ") }
}

/// What a number of a compositional layout means, from which its bounds follow.
enum CompositionalQuantity {
  case dimension(CompositionalDocument.Dimension.Kind)
  case spacing
  case padding
  case offset
  case count
  case scale
  case alpha
  case rotation
}

/// Is shown everything of a compositional layout that people can set, and may change it.
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

/// Turns names of the code into words for people.
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
