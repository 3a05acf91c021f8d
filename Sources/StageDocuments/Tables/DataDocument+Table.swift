// SPDX-License-Identifier: Apache-2.0
internal import Foundation
import StageProtocol

/// Makes data of tables: CSV files, and JSON files that were made for something else.
extension DataDocument {
  /// The ending of a CSV file's name.
  package static let csvSuffix = ".csv"
  private static let plainSection = "rows"

  /// Whether a file may be a JSON that was made for something else.
  static func isPlain(_ file: String) -> Bool {
    let name = file.lowercased()
    return name.hasSuffix(".json") && !name.hasSuffix(".data.json")
  }

  /// The data of a CSV file.
  ///
  /// - Throws: `DocumentError` with row and column.
  static func csv(
    _ bytes: Data,
    file: String,
    limits: Limits
  ) throws(DocumentError) -> DataDocument {
    guard bytes.count <= limits.fileBytes else {
      throw DocumentError(
        code: ErrorCode.tooBig,
        path: "",
        message: "The file has \(bytes.count) bytes, but may have at most \(limits.fileBytes)",
        file: file
      )
    }
    let table = try PlainTable(csv: unicode(bytes), file: file, limits: limits)
    return DataDocument(table, file: file, limits: limits)
  }

  /// The bytes in UTF-8: spreadsheets write tables in the form of the system, too.
  private static func unicode(_ bytes: Data) -> [UInt8] {
    let isWide = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    guard isWide || (!bytes.contains(0) && String(data: bytes, encoding: .utf8) == nil),
      let text = String(data: bytes, encoding: isWide ? .utf16 : .windowsCP1252)
    else { return [UInt8](bytes) }
    return [UInt8](text.utf8)
  }

  /// The data of a JSON file that is an array, or an object around one; `nil` for a data file of the project's own form.
  static func plain(_ source: DocumentSource) throws(DocumentError) -> DataDocument? {
    let values: [JSONValue]
    var path = ""
    switch source.root {
    case .array(let all): values = all
    case .object(let object):
      guard object["sections"] == nil else { return nil }
      let lists = object.members.compactMap { member -> (String, [JSONValue])? in
        guard case .array(let list) = member.value, case .object? = list.first else { return nil }
        return (member.key, list)
      }
      guard lists.count == 1 else { throw source.located(wrongLists(lists.map(\.0))) }
      (path, values) = lists[0]
    default: return nil
    }
    do throws(ProtocolError) {
      let table = try PlainTable(values, path: path, limits: source.limits)
      return DataDocument(table, file: source.file, limits: source.limits)
    } catch {
      throw source.located(error)
    }
  }

  private static func wrongLists(_ names: [String]) -> ProtocolError {
    let found = names.isEmpty ? "no list" : "several lists (\(names.joined(separator: ", ")))"
    return ProtocolError(
      code: ErrorCode.unknownValue,
      field: "",
      message:
        "the file has \(found) of items; it must be an array, or an object around one, or have sections"
    )
  }

  private init(_ table: PlainTable, file: String, limits: Limits) {
    var maker = TableItems(roles: ColumnRoles(table), file: file, limits: limits)
    var places: [String: Int] = [:]
    var groups: [(title: String, items: [Item])] = []
    for (index, row) in table.rows.enumerated() {
      let title = maker.roles.text(.section, row)
      let place = places[title] ?? groups.count
      if place == groups.count {
        places[title] = place
        groups.append((title, []))
      }
      groups[place].items.append(maker.item(row, number: index + 1))
    }
    let sections = groups.enumerated().map { index, group in
      Section(id: "\(Self.plainSection)-\(index + 1)", title: group.title, items: group.items)
    }
    let base = (file as NSString).lastPathComponent
    self.init(
      source: base,
      sections: sections.isEmpty ? [Section(id: "\(Self.plainSection)-1")] : sections,
      warnings: maker.report
    )
  }
}

/// Makes items of rows, and notes what of a row cannot be used.
private struct TableItems {
  let roles: ColumnRoles
  let file: String
  let limits: Limits
  private var ids: Set<String> = []
  private var warnings: [Diagnostic] = []
  private var left = 0

  /// Notes about single cells; the rest is counted.
  private static let most = 20
  private static let hex = 16

  init(roles: ColumnRoles, file: String, limits: Limits) {
    self.roles = roles
    self.file = file
    self.limits = limits
  }

  /// The notes, with the number of those that are left out.
  var report: [Diagnostic] {
    guard left > 0 else { return warnings }
    return warnings + [
      Diagnostic(
        severity: .warning,
        code: "table",
        message: "\(left) more cells cannot be used",
        file: file
      )
    ]
  }

  mutating func item(_ row: PlainTable.Row, number: Int) -> DataDocument.Item {
    DataDocument.Item(
      id: id(row, number),
      title: text(.title, row, number),
      subtitle: text(.subtitle, row, number),
      width: length(.width, row, number, limits.itemLength),
      height: length(.height, row, number, limits.itemLength),
      colour: colour(row, number),
      image: image(row, number),
      latitude: length(.latitude, row, number, limits.latitude),
      longitude: length(.longitude, row, number, limits.longitude)
    )
  }

  private mutating func id(_ row: PlainTable.Row, _ number: Int) -> String {
    let own = roles.text(.id, row)
    if !own.isEmpty, own.utf8.count <= limits.textBytes, ids.insert(own).inserted { return own }
    if !own.isEmpty {
      note("the id \(ProtocolError.shortened(own)) occurs twice", .id, row, number)
    }
    var id = "row-\(number)"
    while !ids.insert(id).inserted { id += "'" }
    return id
  }

  private mutating func text(
    _ role: ColumnRoles.Role,
    _ row: PlainTable.Row,
    _ number: Int
  ) -> String {
    let text = roles.text(role, row)
    guard text.utf8.count > limits.textBytes else { return text }
    note(
      "the text has \(text.utf8.count) bytes and is cut to \(limits.textBytes)",
      role,
      row,
      number
    )
    var cut = text.prefix(limits.textBytes)
    while cut.utf8.count > limits.textBytes { cut.removeLast() }
    return String(cut)
  }

  private mutating func length(
    _ role: ColumnRoles.Role,
    _ row: PlainTable.Row,
    _ number: Int,
    _ range: ClosedRange<Double>
  ) -> Double? {
    let text = roles.text(role, row)
    guard !text.isEmpty else { return nil }
    if let value = TableNumber.value(text), range.contains(value) { return value }
    let bounds = "\(range.lowerBound) to \(range.upperBound)"
    note("\(ProtocolError.shortened(text)) is no number from \(bounds)", role, row, number)
    return nil
  }

  private mutating func colour(_ row: PlainTable.Row, _ number: Int) -> UInt32? {
    let text = roles.text(.colour, row)
    guard !text.isEmpty else { return nil }
    let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
    let full = digits.count == 3 ? digits.map { "\($0)\($0)" }.joined() : String(digits)
    if full.count == 6, let colour = UInt32(full, radix: Self.hex) { return colour }
    note("\(ProtocolError.shortened(text)) is no colour such as #3a7bd5", .colour, row, number)
    return nil
  }

  private mutating func image(_ row: PlainTable.Row, _ number: Int) -> String {
    let text = text(.image, row, number)
    guard text.contains("://") || text.hasPrefix("//") else { return text }
    note("pictures of other hosts are not loaded", .image, row, number)
    return ""
  }

  private mutating func note(
    _ message: String,
    _ role: ColumnRoles.Role,
    _ row: PlainTable.Row,
    _ number: Int
  ) {
    guard warnings.count < Self.most else {
      left += 1
      return
    }
    let column = (roles.columns[role] ?? 0) + 1
    warnings.append(
      Diagnostic(
        severity: .warning,
        code: "table",
        message: "Row \(number), column \(column) (\(role.rawValue)): \(message)",
        file: file,
        line: row.line
      )
    )
  }
}
