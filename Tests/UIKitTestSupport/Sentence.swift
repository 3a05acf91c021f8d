// SPDX-License-Identifier: Apache-2.0
package import Foundation
import Testing

/// Compares what a sentence of the public documentation promises with what was seen.
///
/// A plain function, not a macro: tables of many sentences compile quickly.
package func says<Value: Equatable>(
  _ sentence: String,
  _ seen: Value,
  _ promised: Value,
  file: String = #fileID,
  path: String = #filePath,
  line: Int = #line
) {
  guard seen != promised else { return }
  Issue.record(
    "\(sentence): expected \(promised), saw \(seen)",
    sourceLocation: SourceLocation(fileID: file, filePath: path, line: line, column: 1)
  )
}

/// Compares numbers that rounding may change.
package func says(
  _ sentence: String,
  _ seen: CGFloat,
  near promised: CGFloat,
  file: String = #fileID,
  path: String = #filePath,
  line: Int = #line
) {
  let tolerance: CGFloat = 0.01
  guard !(abs(seen - promised) <= tolerance) else { return }
  Issue.record(
    "\(sentence): expected \(promised), saw \(seen)",
    sourceLocation: SourceLocation(fileID: file, filePath: path, line: line, column: 1)
  )
}

/// A rectangle in few letters.
package func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
