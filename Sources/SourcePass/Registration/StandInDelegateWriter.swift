// SPDX-License-Identifier: Apache-2.0
import SwiftSyntax

/// Writes a class that conforms to a source's own delegate protocols and answers from the stage's data.
struct StandInDelegateWriter {
  let module: SourceModule
  let values: StandInValues

  private static let foreign: Set = [
    "AnyObject", "NSObjectProtocol", "class", "UICollectionViewDelegate", "Sendable",
    "UICollectionViewDelegateFlowLayout", "UIScrollViewDelegate",
  ]

  /// The class; a failure when a protocol asks for something that nothing can stand in for.
  func code(named name: String, for protocols: [SourceUnit]) -> Result<String, StandInFailure> {
    var members: [String] = []
    var seen: Set<Int> = []
    for type in protocols.flatMap({ module.lineage(of: $0) }) where seen.insert(type.id).inserted {
      if let strange = type.inherited.first(where: {
        !Self.foreign.contains($0) && module.type($0, from: type.path) == nil
      }) {
        return .failure(StandInFailure(reason: "\(type.path) refines \(strange)"))
      }
      for unit in type.members.map({ module.units[$0] }) {
        switch member(unit, of: type) {
        case .success(let text): members.append(text)
        case .failure(let failure): return .failure(failure)
        }
      }
    }
    let names = protocols.map(\.path).joined(separator: ", ")
    return .success(
      "@MainActor final class \(name): LayoutLibrary.StandInDelegate, \(names) {\n"
        + members.joined() + "}\n"
    )
  }

  private func member(
    _ unit: SourceUnit,
    of type: SourceUnit
  ) -> Result<String, StandInFailure> {
    if let function = unit.node.as(FunctionDeclSyntax.self) {
      if unit.modifiers.contains("optional"), !asksForItem(function) { return .success("") }
      return self.function(function, of: type)
    }
    if let variable = unit.node.as(VariableDeclSyntax.self), !unit.modifiers.contains("static") {
      if unit.modifiers.contains("optional") { return .success("") }
      return property(variable, unit, of: type)
    }
    return .failure(StandInFailure(reason: "\(type.path) requires more than functions"))
  }

  /// Whether the function returns a size or length of an item.
  ///
  /// Without it a layout has little to show.
  private func asksForItem(_ node: FunctionDeclSyntax) -> Bool {
    guard let result = node.signature.returnClause?.type else { return false }
    return ["CGFloat", "CGSize", "Double", "Float"].contains(TypeName(result).base)
      && indexPath(of: node) != nil
  }

  private func property(
    _ node: VariableDeclSyntax,
    _ unit: SourceUnit,
    of type: SourceUnit
  ) -> Result<String, StandInFailure> {
    guard let name = unit.names.first, let annotation = node.bindings.first?.typeAnnotation?.type,
      let value = values.value(of: annotation, name: name, from: type.path)
    else { return .failure(StandInFailure(reason: "\(type.path) requires \(unit.names.joined())")) }
    return .success("  var \(name): \(annotation.trimmedDescription) = \(value)\n")
  }

  private func function(
    _ node: FunctionDeclSyntax,
    of type: SourceUnit
  ) -> Result<String, StandInFailure> {
    let name = node.name.text
    let failure = StandInFailure(reason: "there is no stand-in for the result of \(name)")
    guard node.genericParameterClause == nil,
      !node.modifiers.contains(where: { $0.name.text == "static" })
    else { return .failure(failure) }
    let head = "  func \(name)\(node.signature.trimmedDescription.singleLine)"
    guard let result = node.signature.returnClause?.type,
      !["Void", "()"].contains(result.trimmedDescription)
    else { return .success("\(head) {}\n") }
    guard let answer = answer(node, result, type) else { return .failure(failure) }
    return .success("\(head) { \(answer) }\n")
  }

  private func answer(
    _ node: FunctionDeclSyntax,
    _ result: TypeSyntax,
    _ type: SourceUnit
  ) -> String? {
    let words = words(of: node)
    let base = TypeName(result).base
    let place = indexPath(of: node)
    switch base {
    case "CGFloat", "Double", "Float":
      return number(base, words, node, place)
    case "CGSize":
      if words.contains("header") || words.contains("footer") {
        return "CGSize(width: 390, height: LayoutLibrary.StandIn.barHeight)"
      }
      return place.map { "LayoutLibrary.StandIn.size(data, at: \($0))" }
    case "Int":
      return whole(words, node)
    case "String":
      if let place { return "data.title(at: \(place))" }
      if let section = section(of: node) { return "data.title(ofSection: \(section))" }
    default: break
    }
    if let unit = module.type(base, from: type.path), let place {
      let cases = values.plainCases(of: unit)
      if cases.count > 1 {
        return "LayoutLibrary.StandIn.choice([\(cases.joined(separator: ", "))], at: \(place))"
      }
    }
    return values.value(of: result, name: words, from: type.path)
  }

  private static let distances = ["spacing", "gap", "padding", "margin", "inset"]

  private func number(
    _ type: String,
    _ words: String,
    _ node: FunctionDeclSyntax,
    _ place: String?
  ) -> String {
    if Self.distances.contains(where: words.contains) {
      return "\(type)(LayoutLibrary.StandIn.spacing)"
    }
    if words.contains("header") || words.contains("footer") {
      return "\(type)(LayoutLibrary.StandIn.barHeight)"
    }
    guard let place else { return StandInValues.known(type, words) ?? "0" }
    let question = StandInValues.question(words)
    let width = question == "height" ? self.width(of: node).map { ", width: CGFloat(\($0))" } : nil
    return "\(type)(LayoutLibrary.StandIn.\(question)(data, at: \(place)\(width ?? "")))"
  }

  private func whole(_ words: String, _ node: FunctionDeclSyntax) -> String {
    if words.contains("numberofsections") { return "data.sectionCount" }
    if words.contains("numberofitems"), let section = section(of: node) {
      return "data.itemCount(in: \(section))"
    }
    return words.contains("column") || words.contains("lane") ? "2" : "1"
  }

  /// The function's name and labels in lower case, without the words that all delegate functions
  /// share.
  private func words(of node: FunctionDeclSyntax) -> String {
    let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
    return ([node.name.text] + labels).joined(separator: " ").lowercased()
  }

  private func parameter(
    of node: FunctionDeclSyntax,
    where fits: (FunctionParameterSyntax) -> Bool
  ) -> String? {
    node.signature.parameterClause.parameters.first(where: fits)
      .map { ($0.secondName ?? $0.firstName).text }
  }

  private func indexPath(of node: FunctionDeclSyntax) -> String? {
    parameter(of: node) { ["IndexPath", "NSIndexPath"].contains(TypeName($0.type).base) }
      .map { name in name == "_" ? nil : name } ?? nil
  }

  private func section(of node: FunctionDeclSyntax) -> String? {
    parameter(of: node) {
      TypeName($0.type).base == "Int"
        && ($0.firstName.text + ($0.secondName?.text ?? "")).lowercased().contains("section")
    }
  }

  private func width(of node: FunctionDeclSyntax) -> String? {
    parameter(of: node) {
      ["CGFloat", "Double", "Float"].contains(TypeName($0.type).base)
        && ($0.firstName.text + ($0.secondName?.text ?? "")).lowercased().contains("width")
    }
  }
}

/// Why nothing can stand in for something, worded as the end of a sentence.
struct StandInFailure: Error {
  let reason: String
}
