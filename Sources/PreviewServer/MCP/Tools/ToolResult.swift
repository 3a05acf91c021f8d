// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

/// What a tool answers, in the protocol's form.
struct ToolResult: Equatable {
  /// One part of the answer.
  enum Part: Equatable {
    case text(String)
    /// A PNG file.
    case picture(Data)
  }

  var parts: [Part]
  /// Whether the tool could not do what was asked; the text says why.
  var isError = false

  /// The greatest length of a part, in bytes before it is written as JSON.
  static let mostBytes = 4 * 1024 * 1024

  /// The reason why there is no other answer.
  static func failure(_ message: String) -> ToolResult {
    ToolResult(parts: [.text(message)], isError: true)
  }

  /// The answer as the result of a call; parts that are too long are replaced by an error.
  var json: JSONValue {
    if let message = tooLong { return ToolResult.failure(message).json }
    let content = parts.map { part in
      switch part {
      case .text(let text):
        JSONValue.members([("type", .text("text")), ("text", .text(text))])
      case .picture(let bytes):
        JSONValue.members([
          ("type", .text("image")), ("data", .text(bytes.base64EncodedString())),
          ("mimeType", .text("image/png")),
        ])
      }
    }
    return .members([("content", .array(content)), ("isError", .flag(isError))])
  }

  private var tooLong: String? {
    for part in parts {
      switch part {
      case .text(let text) where text.utf8.count > Self.mostBytes:
        return "the answer has \(text.utf8.count) bytes, but may have at most \(Self.mostBytes); "
          + "ask for less: leave out all, or use fewer items or a smaller size"
      case .picture(let bytes) where bytes.count > Self.mostBytes:
        return "the picture has \(bytes.count) bytes, but may have at most \(Self.mostBytes); "
          + "use a smaller scale or size, or leave out all"
      default: continue
      }
    }
    return nil
  }
}

extension ToolResult {
  /// A list with one value on each line, which is JSON as a whole.
  static func list(_ values: [JSONValue]) -> String {
    guard !values.isEmpty else { return "[]" }
    return "[\n" + values.map(\.line).joined(separator: ",\n") + "\n]"
  }
}
