// SPDX-License-Identifier: Apache-2.0

/// Code that is added after the last line of a user's file, with the purpose of each line.
struct GeneratedCode {
  /// The purpose of a part of the code.
  enum Piece: Hashable, Codable {
    /// Makes an entry, by its index among the plans.
    case entry(Int)
    /// Gives a layout class its delegates, by the class's unit.
    case delegate(Int)
    /// Lets people tune a property, by the class's unit and the property's name.
    case property(Int, String)
    /// Makes an object of a type that shows its own cells, by the type's unit.
    case source(Int)
    /// Does one step of setting up such an object, by the type's unit and the step's name.
    case sourceStep(Int, String)
    /// Makes the requirements of a protocol optional, by its unit.
    case protocolDefaults(Int)
    /// Reaches an outlet or an action, by the class's unit and the member's name.
    case wiring(Int, String)
    /// An empty type for a name whose module is not here.
    case missingType(String)
    /// Adds all entries.
    case table
  }

  private(set) var text = ""
  private(set) var pieces: [(lines: Range<Int>, piece: Piece)] = []
  private var lineCount = 0

  /// Adds code, which must end with a line end.
  mutating func add(_ code: String, for piece: Piece) {
    let count = code.count { $0 == "\n" }
    pieces.append((lineCount + 1..<lineCount + 1 + count, piece))
    lineCount += count
    text += code
  }

  /// The purpose of a line; lines count from 1.
  func piece(atLine line: Int) -> Piece? { pieces.last { $0.lines.contains(line) }?.piece }
}

extension GeneratedCode.Piece {
  /// The same piece of a unit that moved; `nil` for pieces that are written anew.
  func moved(_ place: (Int) -> Int?) -> Self? {
    switch self {
    case .delegate(let id): place(id).map { .delegate($0) }
    case .property(let id, let name): place(id).map { .property($0, name) }
    case .source(let id): place(id).map { .source($0) }
    case .sourceStep(let id, let name): place(id).map { .sourceStep($0, name) }
    case .protocolDefaults(let id): place(id).map { .protocolDefaults($0) }
    case .missingType: self
    default: nil
    }
  }
}
