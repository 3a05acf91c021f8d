// SPDX-License-Identifier: Apache-2.0
import SwiftSyntax

/// Writes expressions for values that an app would give a layout.
struct StandInValues {
  let module: SourceModule
  /// Controllers with all their initialisers.
  var whole: Set<Int> = []
  /// Protocols that values were made for.
  let demand = ProtocolDemand()
  /// How deep types within types are followed.
  static let depthLimit = 4

  /// An expression of a type; `nil` when there is no sensible one.
  ///
  /// `name` tells what the value is for, such as the name of a parameter.
  func value(of type: TypeSyntax, name: String, from path: String, depth: Int = 0) -> String? {
    guard depth < Self.depthLimit else { return nil }
    let name = name.lowercased()
    if type.is(OptionalTypeSyntax.self) { return optional(type, name, path, depth) }
    let core = resolved(TypeName.core(type))
    if let function = core.as(FunctionTypeSyntax.self) {
      return closure(function, name, path, depth)
    }
    if let array = core.as(ArrayTypeSyntax.self) { return list(array.element, name, path, depth) }
    if core.is(DictionaryTypeSyntax.self) { return "[:]" }
    if let tuple = core.as(TupleTypeSyntax.self) { return self.tuple(tuple, name, path, depth) }
    if let made = dataSource(core, path, depth) ?? stream(core, name, path, depth) { return made }
    return value(named: TypeName(core).base, name, path, depth)
  }

  /// An expression of a type whose name is known.
  func value(named type: String, _ name: String, _ path: String, _ depth: Int) -> String? {
    Self.known(type, name) ?? inModule(type, path, depth)
  }

  /// `nil`, except for functions: without them a layout would not show what it does.
  private func optional(_ type: TypeSyntax, _ name: String, _ path: String, _ depth: Int) -> String
  {
    guard let function = TypeName.core(type).as(FunctionTypeSyntax.self) else { return "nil" }
    return closure(function, name, path, depth) ?? "nil"
  }

  private func closure(
    _ type: FunctionTypeSyntax,
    _ name: String,
    _ path: String,
    _ depth: Int
  ) -> String? {
    let result = type.returnClause.type
    let parameters =
      type.parameters.isEmpty
      ? "" : type.parameters.map { _ in "_" }.joined(separator: ", ") + " in "
    if ["Void", "()"].contains(result.trimmedDescription) { return "{ \(parameters)}" }
    let place = type.parameters.firstIndex { TypeName($0.type).base == "IndexPath" }
    let isNumber = ["CGFloat", "Double", "Float"].contains(TypeName(result).base)
    let isSize = TypeName(result).base == "CGSize"
    guard let place, isNumber || isSize else {
      return value(of: result, name: name, from: path, depth: depth + 1)
        .map { "{ \(parameters)\($0) }" }
    }
    let names = type.parameters.indices.map { $0 == place ? "indexPath" : "_" }
    let answer =
      isSize
      ? "LayoutLibrary.StandIn.size(data, at: indexPath)"
      : "\(TypeName(result).base)(LayoutLibrary.StandIn.\(Self.question(name))(data, at: indexPath))"
    return "{ \(names.joined(separator: ", ")) in \(answer) }"
  }

  /// The value as shown to people, with short names for generated calls.
  static func readable(_ text: String) -> String {
    text.replacing("LayoutLibrary.StandIn.coder", with: "emptyArchive")
      .replacing(
        /LayoutLibrary\.StandIn\.keep\(\w+\(LayoutLibrary\.StandIn\.data\)\)/,
        with: "standIn"
      )
      .replacing("LayoutLibrary.StandIn.", with: "")
  }

  /// The number of the data that a name asks for.
  static func question(_ name: String) -> String {
    let name = name.lowercased()
    if name.contains("ratio") || name.contains("aspect") { return "aspectRatio" }
    guard let width = name.firstRange(of: "width") else { return "height" }
    guard let height = name.firstRange(of: "height") else { return "width" }
    return width.lowerBound < height.lowerBound ? "width" : "height"
  }

  private func list(_ type: TypeSyntax, _ name: String, _ path: String, _ depth: Int) -> String {
    guard let one = value(of: type, name: name, from: path, depth: depth + 1) else { return "[]" }
    return "[\(one), \(one), \(one)]"
  }

  private func tuple(
    _ type: TupleTypeSyntax,
    _ name: String,
    _ path: String,
    _ depth: Int
  ) -> String? {
    var parts: [String] = []
    for element in type.elements {
      let label = element.firstName?.text
      guard let part = value(of: element.type, name: label ?? name, from: path, depth: depth + 1)
      else { return nil }
      parts.append(label.map { "\($0): \(part)" } ?? part)
    }
    return "(\(parts.joined(separator: ", ")))"
  }
}
