// SPDX-License-Identifier: Apache-2.0

/// The reason why an input file cannot be used, with path and line.
public struct DocumentError: Error, Hashable, Sendable {
  /// One of the words in `ErrorCode`.
  public var code: String
  /// The path of the field, such as `sections[2].items[14].width`; empty for the whole file.
  public var path: String
  /// One sentence with the value and its bound, but without the place.
  public var message: String
  /// The file's name.
  public var file: String
  /// The line from 1, if known.
  public var line: Int?
  /// The column from 1 in characters, if known.
  public var column: Int?

  /// Makes an error.
  public init(
    code: String,
    path: String,
    message: String,
    file: String,
    line: Int? = nil,
    column: Int? = nil
  ) {
    self.code = code
    self.path = path
    self.message = message
    self.file = file
    self.line = line
    self.column = column
  }

  /// The error as an answer to a message; its text starts with file, line and column.
  public var protocolError: ProtocolError {
    var place = file
    if let line { place += ":\(line)" }
    if line != nil, let column { place += ":\(column)" }
    return ProtocolError(code: code, field: path, message: "\(place): \(message)")
  }

  /// The error as a diagnostic beside the last good picture.
  public var diagnostic: Diagnostic {
    Diagnostic(
      severity: .error,
      code: code,
      message: message,
      file: file,
      line: line,
      column: column,
      path: path.isEmpty ? nil : path
    )
  }
}
