// SPDX-License-Identifier: Apache-2.0
package import StageProtocol

/// A layout file as people have tuned it: its members in their order, with other values of parameters.
package struct TunedFile {
  /// The members of the file.
  package private(set) var root: JSONValue

  private static let parameters = "parameters"
  /// Members of the file's own layout that do not belong to another one.
  private static let ofTheStage = ["$schema", "title", "subtitle", "group", "data", "prototypes"]

  /// The file's own layout.
  package init(_ document: LayoutDocument) { root = document.json }

  /// A layout that the file lists, or that every stage has, as a file of its own for the same stage.
  package init(_ alternative: LayoutDocument, of document: LayoutDocument) {
    guard case .object(let object) = document.json, case .object(let own) = alternative.json else {
      root = alternative.json
      return
    }
    let kept = object.members.filter { Self.ofTheStage.contains($0.key) }
    let others = own.members.filter { !Self.ofTheStage.contains($0.key) && $0.key != "layouts" }
    root = .members((kept + others).map { ($0.key, $0.value) })
  }

  /// Sets parameters; in a compositional layout, a key is the path of the value in the file.
  ///
  /// - Returns: The keys for which the file has no place, in order.
  package mutating func set(
    _ values: [String: ParameterValue],
    pathsOf compositional: CompositionalDocument?
  ) -> [String] {
    let paths = Set(compositional?.parameters().map(\.key) ?? [])
    return values.sorted { $0.key < $1.key }.compactMap { key, value in
      let path =
        paths.contains(key) ? JSONPath.steps(key) : [.member(Self.parameters), .member(key)]
      guard let changed = root.setting(path[...], to: value) else { return key }
      root = changed
      return nil
    }
  }

  /// The file without the layouts that it lists, which may be in files of their own.
  package var withoutOthers: TunedFile {
    guard case .object(let object) = root else { return self }
    var alone = self
    alone.root = .members(
      object.members.filter { $0.key != LayoutBundle.listMember }.map { ($0.key, $0.value) }
    )
    return alone
  }

  /// The file's text: two spaces for each level, and what is short on one line.
  package var text: String { root.lines(indentation: 0) + "\n" }
}

/// The way to a value in a file, such as `sections[0].group.height`.
private enum JSONPath {
  enum Step {
    case member(String)
    case index(Int)
  }

  static func steps(_ path: String) -> [Step] {
    path.split(whereSeparator: { $0 == "." || $0 == "[" }).map { part in
      if part.last == "]", let index = Int(part.dropLast()) { return .index(index) }
      return .member(String(part))
    }
  }
}

extension JSONValue {
  /// The value with another one at a place; missing objects on the way are made.
  ///
  /// - Returns: `nil` if there is no such place.
  fileprivate func setting(
    _ path: ArraySlice<JSONPath.Step>,
    to value: ParameterValue
  ) -> JSONValue? {
    guard let first = path.first else { return replaced(by: value) }
    switch (first, self) {
    case (.index(let index), .array(var values)):
      guard values.indices.contains(index),
        let next = values[index].setting(path.dropFirst(), to: value)
      else { return nil }
      values[index] = next
      return .array(values)
    case (.member(let key), .object(var object)):
      let place = object.members.lastIndex { $0.key == key }
      let old = place.map { object.members[$0].value } ?? .members([])
      let isNew = place == nil && path.count == 1
      guard let next = isNew ? JSONValue(value) : old.setting(path.dropFirst(), to: value) else {
        return nil
      }
      guard let place else {
        return .members(object.members.map { ($0.key, $0.value) } + [(key, next)])
      }
      object.members[place].value = next
      return .object(object)
    default: return nil
    }
  }

  /// This value with another number or word in it: a length such as `{"absolute": 64}` keeps its kind.
  private func replaced(by value: ParameterValue) -> JSONValue {
    guard case .object(var object) = self, case .number = value else {
      return merged(with: JSONValue(value))
    }
    let numbers = object.members.indices.filter {
      if case .number = object.members[$0].value { true } else { false }
    }
    guard numbers.count == 1, let place = numbers.first else { return JSONValue(value) }
    object.members[place].value = JSONValue(value)
    return .object(object)
  }

  /// The sides of new insets under the names that the file has for them.
  private func merged(with new: JSONValue) -> JSONValue {
    guard case .object(let old) = self, case .object(var object) = new else { return new }
    let names = ["left": "leading", "right": "trailing"]
    for index in object.members.indices {
      let key = object.members[index].key
      if let other = names[key], old[other] != nil || (old[key] == nil && old["leading"] != nil) {
        object.members[index].key = other
      }
    }
    return .object(object)
  }

  private init(_ value: ParameterValue) {
    switch value {
    case .number(let number): self = .number(number)
    case .flag(let flag): self = .flag(flag)
    case .choice(let word): self = .text(word)
    case .insets(let insets):
      self = .members([
        ("top", .number(insets.top)), ("left", .number(insets.left)),
        ("bottom", .number(insets.bottom)), ("right", .number(insets.right)),
      ])
    case .size(let width, let height):
      self = .members([("width", .number(width)), ("height", .number(height))])
    }
  }

  /// Longest text on one line, in characters.
  private static let lineLength = 76

  fileprivate func lines(indentation: Int) -> String {
    let short = spaced
    let inner = String(repeating: " ", count: indentation + 2)
    let outer = String(repeating: " ", count: indentation)
    let isRoot = indentation == 0
    switch self {
    case .object(let object)
    where !object.members.isEmpty && (isRoot || short.count > Self.lineLength):
      let members = object.members.map { member in
        "\(inner)\(JSONValue.text(member.key).line): \(member.value.lines(indentation: indentation + 2))"
      }
      return "{\n\(members.joined(separator: ",\n"))\n\(outer)}"
    case .array(let values) where !values.isEmpty && short.count > Self.lineLength:
      let entries = values.map { inner + $0.lines(indentation: indentation + 2) }
      return "[\n\(entries.joined(separator: ",\n"))\n\(outer)]"
    default: return short
    }
  }

  /// The value on one line, with spaces between its parts.
  private var spaced: String {
    switch self {
    case .object(let object):
      let members = object.members.map { "\(JSONValue.text($0.key).line): \($0.value.spaced)" }
      return "{\(members.joined(separator: ", "))}"
    case .array(let values): return "[\(values.map(\.spaced).joined(separator: ", "))]"
    default: return line
    }
  }
}
