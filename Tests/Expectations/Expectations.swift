// SPDX-License-Identifier: Apache-2.0
package import Testing

// Functions instead of the macro `#expect`, for what tests ask most: the compiler takes 15 to 20 ms for each `#expect`,
// more in large modules, and less than one for a call. There are nine thousand, so with the macro CI took minutes longer.
// `#expect` stays where it tells more: the parts of a comparison, an error that is thrown.

/// Records an issue unless a value equals another, as `#expect(value == wanted)` does.
///
/// - Parameters:
///   - value: What the code under test gave.
///   - wanted: What the rules say.
///   - comment: What the issue says beside both; it is only made for an issue.
///   - fileID: The module and file of the call.
///   - filePath: The path of the file.
///   - line: The line of the call.
///   - column: Its column.
package func expect<Value: Equatable>(
  _ value: Value,
  equals wanted: Value,
  _ comment: @autoclosure () -> Comment? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) {
  guard value != wanted else { return }
  let difference = "\(String(reflecting: value)) is not \(String(reflecting: wanted))"
  let words = [comment()?.rawValue, difference].compactMap { $0 }.joined(separator: ": ")
  Issue.record(
    Comment(rawValue: words),
    sourceLocation: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  )
}

/// Records an issue unless a condition holds, as `#expect(condition)` does; the issue shows the place, not the values.
///
/// - Parameters:
///   - condition: What must be true.
///   - fileID: The module and file of the call.
///   - filePath: The path of the file.
///   - line: The line of the call.
///   - column: Its column.
package func expect(
  _ condition: Bool,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) {
  guard !condition else { return }
  Issue.record(
    "it is not true",
    sourceLocation: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  )
}

/// Records an issue with what a collection holds unless it is empty, as `#expect(values.isEmpty)` does.
///
/// - Parameters:
///   - values: What the code under test gave.
///   - fileID: The module and file of the call.
///   - filePath: The path of the file.
///   - line: The line of the call.
///   - column: Its column.
package func expectEmpty(
  _ values: some Collection,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) {
  guard !values.isEmpty else { return }
  Issue.record(
    "\(String(reflecting: values)) is not empty",
    sourceLocation: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  )
}
