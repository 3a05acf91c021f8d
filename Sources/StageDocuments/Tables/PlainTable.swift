// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// Rows of texts under named columns: what a CSV file and a plain JSON array have in common.
struct PlainTable: Hashable {
  /// The names of the columns.
  var columns: [String]
  var rows: [Row]

  /// One row; missing cells are empty.
  struct Row: Hashable {
    var cells: [String]
    /// The line in the file, from 1, if known.
    var line: Int?
  }

  /// Members of objects within objects are columns down to this depth.
  private static let deepest = 3

  /// Reads a CSV file.
  ///
  /// Its first record names the columns, unless it contains a number.
  ///
  /// - Throws: `DocumentError` with row and column of the first error.
  init(csv bytes: [UInt8], file: String, limits: Limits) throws(DocumentError) {
    var records: [DelimitedText.Record]
    do throws(DelimitedText.Failure) {
      records = try DelimitedText.records(of: bytes, atMost: limits.items + 1)
    } catch {
      throw DocumentError(
        code: error.code,
        path: "row \(error.row), column \(error.column)",
        message: "Row \(error.row), column \(error.column): \(error.message)",
        file: file,
        line: error.line
      )
    }
    guard let first = records.first else {
      throw DocumentError(
        code: ErrorCode.missing,
        path: "",
        message: "The file has no rows",
        file: file
      )
    }
    let isHeader = !first.fields.contains { Double($0.trimmed) != nil }
    if isHeader { records.removeFirst() }
    let names = isHeader ? first.fields.map(\.trimmed) : []
    columns = first.fields.indices.map { index in
      isHeader && !names[index].isEmpty ? names[index] : "column \(index + 1)"
    }
    rows = records.map { Row(cells: $0.fields, line: $0.line) }
    let width = columns.count
    if let (index, row) = rows.enumerated().first(where: { $0.element.cells.count > width }) {
      let number = index + (isHeader ? 2 : 1)
      throw DocumentError(
        code: ErrorCode.tooMany,
        path: "row \(number)",
        message: "Row \(number) has \(row.cells.count) fields, but the first row has \(width)",
        file: file,
        line: row.line
      )
    }
  }

  /// Reads an array of objects, or of texts and numbers.
  ///
  /// - Throws: `ProtocolError` for an entry of another shape.
  init(_ values: [JSONValue], path: String, limits: Limits) throws(ProtocolError) {
    guard values.count <= limits.items else {
      throw ProtocolError.tooMany(path.isEmpty ? "the array" : path, values.count, limits.items)
    }
    columns = []
    rows = []
    rows.reserveCapacity(values.count)
    var places: [String: Int] = [:]
    for (index, value) in values.enumerated() {
      var row = Row(cells: [])
      switch value {
      case .object(let object): add(object, prefix: "", depth: 0, to: &row, &places)
      case .text, .number, .flag: set("title", value.cell, in: &row, &places)
      case .null, .array:
        let field = "\(path)[\(index)]"
        throw ProtocolError.wrongType(field, expected: "an object or a text", found: value)
      }
      rows.append(row)
    }
  }

  private mutating func add(
    _ object: JSONObject,
    prefix: String,
    depth: Int,
    to row: inout Row,
    _ places: inout [String: Int]
  ) {
    for member in object.members {
      let name = prefix + member.key
      switch member.value {
      case .object(let inner) where depth < Self.deepest:
        add(inner, prefix: name + ".", depth: depth + 1, to: &row, &places)
      case .array(let values):
        // Of several pictures or words, the first one stands for all.
        if let first = values.first, !first.cell.isEmpty {
          set(name, first.cell, in: &row, &places)
        }
      default: set(name, member.value.cell, in: &row, &places)
      }
    }
  }

  private mutating func set(
    _ name: String,
    _ text: String,
    in row: inout Row,
    _ places: inout [String: Int]
  ) {
    let place = places[name] ?? columns.count
    if place == columns.count {
      places[name] = place
      columns.append(name)
    }
    while row.cells.count <= place { row.cells.append("") }
    row.cells[place] = text
  }
}

extension JSONValue {
  /// The value as the text of a cell; empty for what has none.
  fileprivate var cell: String {
    switch self {
    case .text(let text): text
    case .number, .flag: line
    case .null, .array, .object: ""
    }
  }
}

extension String {
  /// The text without white space around it.
  var trimmed: String {
    let start = drop { $0.isWhitespace }
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...end])
  }
}
