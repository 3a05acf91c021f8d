// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Reads the text of a predicate.
struct PredicateReader {
  /// What is wrong with a text.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private enum Token: Equatable {
    case word(String)
    case text(String)
    case sign(String)
    case argument(Character)
  }

  /// The deepest parentheses.
  private static let deepest = 60

  private let tokens: [Token]
  private var next = 0
  private var arguments: ArraySlice<Any?>
  private var depth = 0

  static func read(_ format: String, _ arguments: [Any?]) throws(Failure) -> PredicateCondition {
    var reader = PredicateReader(try tokens(of: format), arguments)
    let condition = try reader.disjunction()
    if reader.next < reader.tokens.count {
      throw Failure(description: "something follows its end")
    }
    return condition
  }

  private init(_ tokens: [Token], _ arguments: [Any?]) {
    (self.tokens, self.arguments) = (tokens, arguments[...])
  }

  // MARK: Tokens

  private static func tokens(of format: String) throws(Failure) -> [Token] {
    var tokens: [Token] = []
    var rest = Substring(format)
    while let first = rest.first {
      // A number sign lets a word of the language name a property.
      if first.isWhitespace || first == "#" {
        rest.removeFirst()
      } else if first == "'" || first == "\"" {
        rest.removeFirst()
        tokens.append(.text(try quoted(&rest, until: first)))
      } else if first == "%" {
        rest.removeFirst()
        while rest.first == "l" || rest.first == "." || rest.first?.isNumber == true {
          rest.removeFirst()
        }
        guard let kind = rest.popFirst() else { throw Failure(description: "it ends with %") }
        tokens.append(.argument(kind))
      } else if first.isLetter || first.isNumber || "_@$-".contains(first) {
        let word = rest.prefix { $0.isLetter || $0.isNumber || "_@$.-".contains($0) }
        tokens.append(.word(String(word)))
        rest = rest[word.endIndex...]
      } else if let sign = ["==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||"].first(where: {
        rest.hasPrefix($0)
      }) {
        tokens.append(.sign(sign))
        rest.removeFirst(sign.count)
      } else {
        tokens.append(.sign(String(first)))
        rest.removeFirst()
      }
    }
    return tokens
  }

  /// The letters up to a quotation mark; a letter after a backslash stands for itself.
  private static func quoted(
    _ rest: inout Substring,
    until mark: Character
  ) throws(Failure) -> String {
    var text = ""
    while let letter = rest.popFirst() {
      if letter == mark { return text }
      guard letter == "\\", let escaped = rest.popFirst() else {
        text.append(letter)
        continue
      }
      // Patterns keep the backslashes of their own.
      text += escaped == mark || escaped == "\\" ? String(escaped) : "\\\(escaped)"
    }
    throw Failure(description: "a quotation mark is not closed")
  }

  private mutating func take(_ words: String...) -> Bool {
    guard next < tokens.count else { return false }
    switch tokens[next] {
    case .word(let word) where words.contains(word.uppercased()): break
    case .sign(let sign) where words.contains(sign): break
    default: return false
    }
    next += 1
    return true
  }

  // MARK: Conditions

  private mutating func disjunction() throws(Failure) -> PredicateCondition {
    var parts = [try conjunction()]
    while take("OR", "||") { parts.append(try conjunction()) }
    return parts.count == 1 ? parts[0] : .any(parts)
  }

  private mutating func conjunction() throws(Failure) -> PredicateCondition {
    var parts = [try simple()]
    while take("AND", "&&") { parts.append(try simple()) }
    return parts.count == 1 ? parts[0] : .all(parts)
  }

  private mutating func simple() throws(Failure) -> PredicateCondition {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.deepest else { throw Failure(description: "it is too deep") }
    if take("NOT", "!") { return .not(try simple()) }
    if take("TRUEPREDICATE") { return .always(true) }
    if take("FALSEPREDICATE") { return .always(false) }
    if take("(") {
      let inner = try disjunction()
      guard take(")") else { throw Failure(description: "a parenthesis is not closed") }
      return inner
    }
    return .comparison(try comparison())
  }

  private mutating func comparison() throws(Failure) -> PredicateComparison {
    var quantity = PredicateComparison.Quantity.one
    if take("ANY", "SOME") { quantity = .any }
    if take("ALL") { quantity = .every }
    if take("NONE") { quantity = .none }
    let left = try value()
    let isNegative = take("NOT")
    guard let sign = sign() else { throw Failure(description: "a comparison is missing") }
    if isNegative {
      guard sign == .isIn else { throw Failure(description: "only IN can follow NOT there") }
      quantity = .none
    }
    let options = try options()
    let right = try value()
    return PredicateComparison(
      left: left,
      right: right,
      sign: sign,
      options: options,
      quantity: quantity
    )
  }

  private static let signs: [String: PredicateComparison.Operator] = [
    "==": .equal, "=": .equal, "!=": .unequal, "<>": .unequal, "<": .less, "<=": .lessOrEqual,
    "=<": .lessOrEqual, ">": .greater, ">=": .greaterOrEqual, "=>": .greaterOrEqual,
    "BEGINSWITH": .begins, "ENDSWITH": .ends, "CONTAINS": .contains, "LIKE": .like,
    "MATCHES": .matches, "IN": .isIn, "BETWEEN": .isBetween,
  ]

  private mutating func sign() -> PredicateComparison.Operator? {
    guard next < tokens.count else { return nil }
    let found: PredicateComparison.Operator? =
      switch tokens[next] {
      case .word(let word): Self.signs[word.uppercased()]
      case .sign(let sign): Self.signs[sign]
      default: nil
      }
    if found != nil { next += 1 }
    return found
  }

  private mutating func options() throws(Failure) -> String.CompareOptions {
    guard take("[") else { return [] }
    guard next < tokens.count, case .word(let letters) = tokens[next] else {
      throw Failure(description: "letters are missing after [")
    }
    next += 1
    guard take("]") else { throw Failure(description: "a bracket is not closed") }
    var options: String.CompareOptions = []
    if letters.contains("c") { options.insert(.caseInsensitive) }
    if letters.contains("d") { options.insert(.diacriticInsensitive) }
    return options
  }

  // MARK: Values

  /// A value, with the names of what is asked of it after a dot.
  private mutating func value() throws(Failure) -> PredicateValue {
    var value = try plainValue()
    while next + 1 < tokens.count, tokens[next] == .sign("."),
      case .word(let path) = tokens[next + 1]
    {
      next += 2
      value = .member(value, path: path)
    }
    return value
  }

  private mutating func plainValue() throws(Failure) -> PredicateValue {
    guard next < tokens.count else { throw Failure(description: "a value is missing") }
    let token = tokens[next]
    next += 1
    switch token {
    case .text(let text): return .constant(text)
    case .argument(let kind):
      guard let argument = arguments.popFirst() else {
        throw Failure(description: "it needs more values")
      }
      return kind == "K" ? .path("\(argument ?? "")") : .constant(argument)
    case .word(let word) where word.uppercased() == "SUBQUERY" && take("("): return try subquery()
    case .word(let word): return Self.value(of: word)
    case .sign("{"): return .list(try list())
    case .sign(let sign): throw Failure(description: "“\(sign)” is not a value")
    }
  }

  /// `SUBQUERY(items, $item, $item.isDone == YES)` after its first parenthesis.
  private mutating func subquery() throws(Failure) -> PredicateValue {
    let list = try value()
    guard take(","), next < tokens.count, case .word(let name) = tokens[next], name.first == "$"
    else {
      throw Failure(description: "a variable is missing")
    }
    next += 1
    guard take(",") else { throw Failure(description: "a condition is missing") }
    let condition = try disjunction()
    guard take(")") else { throw Failure(description: "a parenthesis is not closed") }
    return .subquery(list, name: String(name.dropFirst()), condition)
  }

  private mutating func list() throws(Failure) -> [PredicateValue] {
    var values: [PredicateValue] = []
    while !take("}") {
      values.append(try value())
      if !take(",") {
        guard take("}") else { throw Failure(description: "a brace is not closed") }
        return values
      }
    }
    return values
  }

  private static func value(of word: String) -> PredicateValue {
    switch word.uppercased() {
    case "YES", "TRUE": .constant(true)
    case "NO", "FALSE": .constant(false)
    case "NIL", "NULL": .constant(nil)
    default: Double(word).map { .constant($0) } ?? named(word)
    }
  }

  /// A path, or a variable with what is asked of it.
  private static func named(_ word: String) -> PredicateValue {
    guard word.first == "$" else { return .path(word) }
    let parts = word.dropFirst().split(separator: ".", maxSplits: 1)
    let variable = PredicateValue.variable(parts.first.map(String.init) ?? "")
    return parts.count > 1 ? .member(variable, path: String(parts[1])) : variable
  }
}
