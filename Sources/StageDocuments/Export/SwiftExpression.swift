// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// A Swift expression that is written on several lines when it is too long for one.
indirect enum SwiftExpression: Hashable {
  /// An expression that is never divided.
  case text(String)
  /// A function or an initialiser with its arguments; a label may be empty.
  case call(String, [Argument])
  case array([SwiftExpression])
  /// An expression with text directly after it.
  case chained(SwiftExpression, String)

  /// One argument of a call.
  struct Argument: Hashable {
    var label: String
    var value: SwiftExpression
  }

  private static let lineLength = 100
  private static let indentation = 2

  /// A call with labelled arguments.
  static func call(
    _ name: String,
    _ arguments: KeyValuePairs<String, SwiftExpression>
  ) -> SwiftExpression {
    .call(name, arguments.map { Argument(label: $0.key, value: $0.value) })
  }

  /// A number in the spelling that people use.
  static func number(_ value: Double) -> SwiftExpression { .text(ProtocolError.describe(value)) }

  /// A text in quotation marks.
  static func string(_ value: String) -> SwiftExpression {
    var quoted = "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      default:
        let isPlain = scalar.properties.generalCategory != .control
        quoted += isPlain ? String(scalar) : "\\u{\(String(scalar.value, radix: 16))}"
      }
    }
    return .text(quoted + "\"")
  }

  /// The value of a parameter, for a property of its type.
  static func value(_ value: ParameterValue) -> SwiftExpression {
    switch value {
    case .number(let number): .number(number)
    case .flag(let flag): .text(flag ? "true" : "false")
    case .choice(let word): .text(".\(word)")
    case .size(let width, let height):
      .call("CGSize", ["width": .number(width), "height": .number(height)])
    case .insets(let insets): .insets(insets)
    }
  }

  /// Insets with their four edges.
  static func insets(_ insets: Insets) -> SwiftExpression {
    .call(
      "UIEdgeInsets",
      [
        "top": .number(insets.top), "left": .number(insets.left),
        "bottom": .number(insets.bottom), "right": .number(insets.right),
      ]
    )
  }

  /// The expression on one line of any length.
  var plain: String {
    switch self {
    case .text(let text): text
    case .call(let name, let arguments):
      "\(name)(\(arguments.map(\.plain).joined(separator: ", ")))"
    case .array(let values): "[\(values.map(\.plain).joined(separator: ", "))]"
    case .chained(let first, let rest): first.plain + rest
    }
  }

  /// The lines of the expression, with text before and after it.
  ///
  /// - Complexity: O(n·d) for n parts at depth d.
  func lines(after start: String, indent: Int, end: String = "") -> [String] {
    let margin = String(repeating: " ", count: indent)
    let whole = margin + start + plain + end
    guard whole.count > Self.lineLength else { return [whole] }
    switch self {
    case .text: return [whole]
    case .call(let name, let arguments) where !arguments.isEmpty:
      let inner = arguments.enumerated().flatMap { index, argument in
        argument.value.lines(
          after: argument.start,
          indent: indent + Self.indentation,
          end: index < arguments.count - 1 ? "," : ""
        )
      }
      return ["\(margin)\(start)\(name)("] + inner + ["\(margin))\(end)"]
    case .array(let values) where !values.isEmpty:
      let inner = values.flatMap {
        $0.lines(after: "", indent: indent + Self.indentation, end: ",")
      }
      return ["\(margin)\(start)["] + inner + ["\(margin)]\(end)"]
    case .chained(let first, let rest):
      return first.lines(after: start, indent: indent, end: rest + end)
    case .call, .array: return [whole]
    }
  }
}

extension SwiftExpression.Argument {
  fileprivate var start: String { label.isEmpty ? "" : "\(label): " }
  fileprivate var plain: String { start + value.plain }
}
