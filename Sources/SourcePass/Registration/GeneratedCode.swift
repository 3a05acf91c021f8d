// SPDX-License-Identifier: Apache-2.0

/// Code that is added after the last line of a user's file, and what each of its lines is for.
struct GeneratedCode {
  /// What a part of the code does.
  enum Piece: Hashable {
    /// Makes an entry, by its index among the plans.
    case entry(Int)
    /// Gives a layout class its delegates, by the class's unit.
    case delegate(Int)
    /// Lets people tune a property, by the class's unit and the property's name.
    case property(Int, String)
    /// Makes a source of cells of a type, by its unit.
    case source(Int)
    /// Does one thing to set a source of cells up, by the type's unit and what it is about.
    case sourceStep(Int, String)
    /// Makes a protocol's requirements optional, by its unit.
    case protocolDefaults(Int)
    /// Adds all entries.
    case table
  }

  private(set) var text = ""
  private(set) var pieces: [(lines: Range<Int>, piece: Piece)] = []
  private var lineCount = 0

  /// Adds code that ends with a line end.
  mutating func add(_ code: String, for piece: Piece) {
    let count = code.count { $0 == "\n" }
    pieces.append((lineCount + 1..<lineCount + 1 + count, piece))
    lineCount += count
    text += code
  }

  /// What a line is for; lines count from 1.
  func piece(atLine line: Int) -> Piece? { pieces.last { $0.lines.contains(line) }?.piece }
}
