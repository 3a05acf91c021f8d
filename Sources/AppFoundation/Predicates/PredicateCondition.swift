// SPDX-License-Identifier: Apache-2.0
import Foundation

/// An object that a predicate is asked about, and the values of the names after a `$`.
struct PredicateScope {
  let object: Any?
  private(set) var variables: [String: Any]

  init(_ object: Any?, variables: [String: Any] = [:]) {
    (self.object, self.variables) = (object, variables)
  }

  /// The scope with further names, which count more than those of the same names around it.
  func with(_ more: [String: Any]) -> Self {
    Self(object, variables: variables.merging(more) { $1 })
  }
}

/// What a predicate asks of an object.
indirect enum PredicateCondition {
  case always(Bool)
  case function((Any?) -> Bool)
  case not(Self)
  case all([Self])
  case any([Self])
  case comparison(PredicateComparison)
  case bound(Self, [String: Any])

  func holds(in scope: PredicateScope) -> Bool {
    switch self {
    case .always(let value): value
    case .function(let body): body(scope.object)
    case .not(let condition): !condition.holds(in: scope)
    case .all(let conditions): conditions.allSatisfy { $0.holds(in: scope) }
    case .any(let conditions): conditions.contains { $0.holds(in: scope) }
    case .comparison(let comparison): comparison.holds(in: scope)
    case .bound(let condition, let variables): condition.holds(in: scope.with(variables))
    }
  }
}

/// A value of a predicate.
indirect enum PredicateValue {
  case constant(Any?)
  case path(String)
  case variable(String)
  case list([Self])
  /// The elements of a collection for which a condition holds, which knows each of them by a name.
  case subquery(Self, name: String, PredicateCondition)
  /// The value at a path of another one.
  case member(Self, path: String)

  func value(in scope: PredicateScope) -> Any? {
    switch self {
    case .constant(let value): return KeyedValues.plain(value)
    case .path(let path): return KeyedValues.value(of: scope.object, at: path)
    case .variable(let name): return KeyedValues.plain(scope.variables[name])
    case .list(let values): return values.compactMap { $0.value(in: scope) }
    case .subquery(let list, let name, let condition):
      let all = list.value(in: scope).flatMap(KeyedValues.elements) ?? []
      return all.filter { condition.holds(in: scope.with([name: $0])) }
    case .member(let value, let path):
      return KeyedValues.value(of: value.value(in: scope), at: path)
    }
  }
}

/// Two values and how they are compared.
struct PredicateComparison {
  enum Operator {
    case equal
    case unequal
    case less
    case lessOrEqual
    case greater
    case greaterOrEqual
    case begins
    case ends
    case contains
    case like
    case matches
    case isIn
    case isBetween
  }

  enum Quantity {
    case one
    case any
    case every
    case none
  }

  var left: PredicateValue
  var right: PredicateValue
  var sign: Operator
  var options: String.CompareOptions = []
  var quantity = Quantity.one

  func holds(in scope: PredicateScope) -> Bool {
    let (one, other) = (left.value(in: scope), right.value(in: scope))
    guard quantity != .one else { return holds(one, other) }
    let all = one.flatMap(KeyedValues.elements) ?? one.map { [$0] } ?? []
    switch quantity {
    case .one, .any: return all.contains { holds($0, other) }
    case .every: return all.allSatisfy { holds($0, other) }
    case .none: return !all.contains { holds($0, other) }
    }
  }

  private func holds(_ one: Any?, _ other: Any?) -> Bool {
    switch sign {
    case .equal: return isEqual(one, other)
    case .unequal: return !isEqual(one, other)
    case .less: return order(one, other) == .orderedAscending
    case .greater: return order(one, other) == .orderedDescending
    case .lessOrEqual: return order(one, other).map { $0 != .orderedDescending } ?? false
    case .greaterOrEqual: return order(one, other).map { $0 != .orderedAscending } ?? false
    case .isIn: return isMember(one, of: other)
    case .isBetween:
      guard let ends = other.flatMap(KeyedValues.elements), ends.count == 2,
        let start = order(one, ends[0]), let end = order(one, ends[1])
      else { return false }
      return start != .orderedAscending && end != .orderedDescending
    case .contains:
      if let list = one.flatMap(KeyedValues.elements) {
        return list.contains { isEqual($0, other) }
      }
      return find(one, other, [])
    case .begins: return find(one, other, [.anchored])
    case .ends: return find(one, other, [.anchored, .backwards])
    case .like: return match(one, other.map { Self.pattern(of: "\($0)") })
    case .matches: return match(one, other.map { "\($0)" })
    }
  }

  private func order(_ one: Any?, _ other: Any?) -> ComparisonResult? {
    guard one != nil, other != nil else { return nil }
    return KeyedValues.order(one, other, ignoring: options)
  }

  private func isEqual(_ one: Any?, _ other: Any?) -> Bool {
    KeyedValues.order(one, other, ignoring: options) == .orderedSame
  }

  private func isMember(_ one: Any?, of other: Any?) -> Bool {
    if let list = other.flatMap(KeyedValues.elements) {
      return list.contains { isEqual(one, $0) }
    }
    return find(other, one, [])
  }

  private func find(_ text: Any?, _ part: Any?, _ more: String.CompareOptions) -> Bool {
    guard let text = text.map({ "\($0)" }), let part = part.map({ "\($0)" }) else { return false }
    return text.range(of: part, options: options.union(more)) != nil
  }

  private func match(_ text: Any?, _ pattern: String?) -> Bool {
    guard let text = text.map({ "\($0)" }), let pattern else { return false }
    let isLoose = options.contains(.caseInsensitive)
    let expression = try? NSRegularExpression(
      pattern: "^(?:\(pattern))$",
      options: isLoose ? [.caseInsensitive, .dotMatchesLineSeparators] : .dotMatchesLineSeparators
    )
    let whole = NSRange(text.startIndex..., in: text)
    return expression?.firstMatch(in: text, range: whole) != nil
  }

  /// A text with `*` and `?` as a regular expression.
  private static func pattern(of text: String) -> String {
    NSRegularExpression.escapedPattern(for: text)
      .replacingOccurrences(of: "\\*", with: ".*")
      .replacingOccurrences(of: "\\?", with: ".")
  }
}
