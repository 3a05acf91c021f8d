// SPDX-License-Identifier: Apache-2.0
package import Testing

/// Records an issue unless a value equals another, as `#expect(value == wanted)` does.
///
/// It is a function because the tests compare some seven thousand times: the compiler takes 15 to 20 ms for each
/// `#expect`, more in large modules, and less than one for a call, so with the macro CI took more than a minute longer.
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
