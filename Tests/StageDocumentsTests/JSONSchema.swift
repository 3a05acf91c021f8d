// SPDX-License-Identifier: Apache-2.0
import Foundation

@testable import StageProtocol

/// Checks values against a JSON Schema; it knows the parts of the language that our schemas use.
struct JSONSchema {
  private let root: JSONValue

  init(_ root: JSONValue) { self.root = root }

  /// Where and how a value violates the schema; `nil` when it does not.
  func violation(_ value: JSONValue) -> String? { check(value, root, "") }

  private func check(_ value: JSONValue, _ schema: JSONValue, _ path: String) -> String? {
    if case .flag(let allows) = schema { return allows ? nil : "\(path) is not allowed" }
    guard case .object(let rules) = schema else { return "no schema at \(path)" }
    if case .text(let name)? = rules["$ref"], let broken = check(value, resolve(name), path) {
      return broken
    }
    return type(value, rules, path) ?? word(value, rules, path) ?? numbers(value, rules, path)
      ?? texts(value, rules, path) ?? lists(value, rules, path) ?? members(value, rules, path)
      ?? combined(value, rules, path)
  }

  private func resolve(_ reference: String) -> JSONValue {
    reference.split(separator: "/").dropFirst().reduce(root) { value, key in
      guard case .object(let object) = value else { return .flag(false) }
      return object[String(key)] ?? .flag(false)
    }
  }

  private func type(_ value: JSONValue, _ rules: JSONObject, _ path: String) -> String? {
    let names: [String]
    switch rules["type"] {
    case .text(let name)?: names = [name]
    case .array(let list)?:
      names = list.compactMap { if case .text(let name) = $0 { name } else { nil } }
    default: return nil
    }
    return names.contains { Self.has(value, $0) } ? nil : "\(path) is no \(names)"
  }

  private static func has(_ value: JSONValue, _ type: String) -> Bool {
    switch (value, type) {
    case (.object, "object"), (.array, "array"), (.text, "string"), (.flag, "boolean"): true
    case (.number, "number"): true
    case (.number(let number), "integer"): number == number.rounded()
    default: false
    }
  }

  private func word(_ value: JSONValue, _ rules: JSONObject, _ path: String) -> String? {
    if case .array(let list)? = rules["enum"], !list.contains(value) { return "\(path) is no word" }
    if let constant = rules["const"], constant != value { return "\(path) is another word" }
    return nil
  }

  private func numbers(_ value: JSONValue, _ rules: JSONObject, _ path: String) -> String? {
    guard case .number(let number) = value else { return nil }
    if let least = self.number(rules["minimum"]), number < least { return "\(path) is too small" }
    if let most = self.number(rules["maximum"]), number > most { return "\(path) is too large" }
    return nil
  }

  private func number(_ value: JSONValue?) -> Double? {
    if case .number(let number)? = value { number } else { nil }
  }

  private func texts(_ value: JSONValue, _ rules: JSONObject, _ path: String) -> String? {
    guard case .text(let text) = value else { return nil }
    let length = Double(text.unicodeScalars.count)
    if let least = number(rules["minLength"]), length < least { return "\(path) is too short" }
    if let most = number(rules["maxLength"]), length > most { return "\(path) is too long" }
    guard case .text(let pattern)? = rules["pattern"] else { return nil }
    let matches = (try? Regex(pattern).firstMatch(in: text)) != nil
    return matches ? nil : "\(path) does not match"
  }

  private func lists(_ value: JSONValue, _ rules: JSONObject, _ path: String) -> String? {
    guard case .array(let list) = value else { return nil }
    let count = Double(list.count)
    if let least = number(rules["minItems"]), count < least { return "\(path) has too few" }
    if let most = number(rules["maxItems"]), count > most { return "\(path) has too many" }
    guard let schema = rules["items"] else { return nil }
    for (index, entry) in list.enumerated() {
      if let broken = check(entry, schema, "\(path)[\(index)]") { return broken }
    }
    return nil
  }

  private func members(_ value: JSONValue, _ rules: JSONObject, _ path: String) -> String? {
    guard case .object(let object) = value else { return nil }
    let count = Double(object.members.count)
    if let least = number(rules["minProperties"]), count < least { return "\(path) has too few" }
    if let most = number(rules["maxProperties"]), count > most { return "\(path) has too many" }
    if case .array(let keys)? = rules["required"] {
      for case .text(let key) in keys where object[key] == nil { return "\(path) lacks \(key)" }
    }
    for member in object.members {
      if let names = rules["propertyNames"], let broken = check(.text(member.key), names, path) {
        return broken
      }
      let place = "\(path).\(member.key)"
      if let broken = check(member, rules, place) { return broken }
    }
    return nil
  }

  private func check(_ member: JSONMember, _ rules: JSONObject, _ path: String) -> String? {
    if case .object(let known)? = rules["properties"], let schema = known[member.key] {
      return check(member.value, schema, path)
    }
    if case .object(let patterns)? = rules["patternProperties"] {
      for entry in patterns.members
      where (try? Regex(entry.key).firstMatch(in: member.key)) != nil {
        return check(member.value, entry.value, path)
      }
    }
    return rules["additionalProperties"].flatMap { check(member.value, $0, path) }
  }

  private func combined(_ value: JSONValue, _ rules: JSONObject, _ path: String) -> String? {
    for schema in list(rules["allOf"]) {
      if let broken = check(value, schema, path) { return broken }
    }
    let any = list(rules["anyOf"])
    if !any.isEmpty, any.allSatisfy({ check(value, $0, path) != nil }) {
      return "\(path) fits none"
    }
    let one = list(rules["oneOf"])
    if !one.isEmpty, one.count(where: { check(value, $0, path) == nil }) != 1 {
      return "\(path) does not fit exactly one"
    }
    if let not = rules["not"], check(value, not, path) == nil { return "\(path) is excluded" }
    guard let condition = rules["if"] else { return nil }
    let branch = check(value, condition, path) == nil ? "then" : "else"
    return rules[branch].flatMap { check(value, $0, path) }
  }

  private func list(_ value: JSONValue?) -> [JSONValue] {
    if case .array(let list)? = value { list } else { [] }
  }
}
