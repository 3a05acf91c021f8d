// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// Collects the unknown members of a file, each with the most similar known name.
struct UnknownMembers {
  /// The greatest number of reports: a wrong name in every item is one mistake, not a thousand.
  static let reportLimit = 20

  private(set) var warnings: [Diagnostic] = []
  private var count = 0
  private let source: DocumentSource

  init(source: DocumentSource) { self.source = source }

  mutating func check(_ reader: FieldReader, known: [String]) {
    for member in reader.object.members where !known.contains(member.key) {
      count += 1
      guard count <= Self.reportLimit else { continue }
      let path = reader.field(member.key)
      let message = "\(path) is not known" + Self.suggestion(for: member.key, among: known)
      warnings.append(
        source.warning(ErrorCode.unknownMember, message, path: path, offset: member.offset)
      )
    }
  }

  /// The object of a member, whose own members are checked; `nil` when it is missing.
  ///
  /// - Throws: `ProtocolError` when the member is no object.
  mutating func object(
    _ member: String,
    of reader: FieldReader,
    known: [String]
  ) throws(ProtocolError) -> FieldReader? {
    guard reader.optional(member) != nil else { return nil }
    let object = try reader.reader(member)
    check(object, known: known)
    return object
  }

  /// All warnings; the last one counts those that were left out.
  var report: [Diagnostic] {
    guard count > Self.reportLimit else { return warnings }
    let message = "\(count - Self.reportLimit) more members are not known"
    let rest = Diagnostic(
      severity: .warning,
      code: ErrorCode.unknownMember,
      message: message,
      file: source.file
    )
    return warnings + [rest]
  }

  /// A question with the most similar name, if there is one.
  static func suggestion(for name: String, among known: [String]) -> String {
    guard let match = nearest(to: name, among: known) else {
      return known.isEmpty ? "" : "; known are \(known.joined(separator: ", "))"
    }
    return "; did you mean \(match)?"
  }

  /// The most similar name; `nil` when none is similar enough.
  static func nearest(to name: String, among known: [String]) -> String? {
    let lower = name.lowercased()
    let best = known.map { ($0, EditDistance.between(lower, $0.lowercased())) }
      .min { $0.1 < $1.1 }
    guard let (match, distance) = best, distance <= max(1, name.count / 3) else { return nil }
    return match
  }
}

/// The difference of two words.
enum EditDistance {
  /// The longest word that is compared; a longer one is no typing error.
  private static let lengthLimit = 64

  /// The least number of insertions, deletions and replacements of characters between two words.
  ///
  /// - Complexity: O(n·m) for words of n and m characters.
  static func between(_ left: String, _ right: String) -> Int {
    let left = Array(left.prefix(lengthLimit))
    let right = Array(right.prefix(lengthLimit))
    var row = Array(0...right.count)
    for (index, character) in left.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in right.indices {
        let replaced = diagonal + (character == right[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
      }
    }
    return row[right.count]
  }
}
