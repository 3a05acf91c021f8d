// SPDX-License-Identifier: Apache-2.0
import SwiftSyntax

/// Writes how the outlets, actions and inspectable properties of a module's classes, and of its extensions of
/// UIKit's, are reached, for storyboards and nibs.
struct InterfaceWriter {
  let module: SourceModule
  let kept: Set<Int>
  let lost: Set<GeneratedCode.Piece>

  private static let wiring = "UIKit.InterfaceWiring"

  /// Adds the code of each outlet and action to its file.
  ///
  /// - Returns: The statements that register them; empty for a module without storyboards and nibs.
  func write(to code: inout [GeneratedCode]) -> String {
    let connected = classes
    guard !connected.isEmpty || usesFiles else { return "" }
    return "\(Self.wiring).begin(#fileID)\n" + ModuleWiring.calls(in: module, to: &code)
      + write(connected, to: &code)
  }

  /// Adds the same for a module that an app imports, whose classes storyboards name together with the module.
  ///
  /// - Returns: The statements that register classes and members.
  func writeFront(to code: inout [GeneratedCode]) -> String {
    var calls = ""
    for unit in ModuleWiring.classes(of: module) where kept.contains(unit.id) {
      calls += write("class", of: unit, to: &code) {
        "imported(\($0), \(unit.path).self, #fileID)"
      }
    }
    return calls + write(classes, to: &code)
  }

  /// Adds a function that registers something of a class, under the class's name, to the file of the class.
  ///
  /// - Returns: The statement that calls it; empty if it is known not to compile.
  private func write(
    _ part: String,
    of unit: SourceUnit,
    to code: inout [GeneratedCode],
    _ call: (_ name: String) -> String
  ) -> String {
    let piece = GeneratedCode.Piece.wiring(unit.id, part)
    guard !lost.contains(piece) else { return "" }
    let name = unit.path.split(separator: ".").last.map(String.init) ?? unit.path
    let function = "tesseraWire\(unit.tag)_\(part)()"
    code[unit.file].add(
      "@MainActor func \(function) { \(Self.wiring).\(call(name.quoted)) }\n",
      for: piece
    )
    return function + "\n"
  }

  private func write(_ connected: [SourceUnit], to code: inout [GeneratedCode]) -> String {
    var calls = ""
    // Files whose objects have no outlets and actions at all name none but views and controllers.
    let objects = InterfaceObjects(module: module, kept: kept)
    let makers =
      (connected.isEmpty ? [] : objects.classes).map { ($0, "object", "\($0.path)()") }
      + objects.segues.map {
        ($0, "segue", "\($0.path)(identifier: $0, source: $1, destination: $2)")
      }
    for (unit, kind, maker) in makers {
      calls += write("init", of: unit, to: &code) { "\(kind)(\($0)) { \(maker) }" }
    }
    for unit in connected {
      for member in unit.members.map({ module.units[$0] }) where kept.contains(member.id) {
        for (name, body) in bodies(of: member, in: unit) {
          let piece = GeneratedCode.Piece.wiring(unit.id, name)
          guard !lost.contains(piece) else { continue }
          let function = "tesseraWire\(unit.tag)_\(name)"
          code[unit.file].add(
            "extension \(unit.path) {\n@MainActor fileprivate static func \(function)() "
              + "{ \(body) }\n@MainActor static func \(function)Call() { \(function)() }\n}\n",
            for: piece
          )
          calls += "\(unit.path).\(function)Call()\n"
        }
      }
    }
    return calls
  }

  private var usesFiles: Bool {
    // An app's first storyboard is named only in its property list.
    let words: Set = [
      "UIStoryboard", "UINib", "loadNibNamed", "nibName", "UIWindowSceneDelegate",
      "UIApplicationDelegate",
    ]
    return module.sources.contains { !$0.words.isDisjoint(with: words) }
  }

  /// Classes, and extensions of them, with members that Interface Builder reaches.
  private var classes: [SourceUnit] {
    module.units.filter { unit in
      guard kept.contains(unit.id), isClass(unit) else { return false }
      return unit.members.contains { isConnected(module.units[$0], in: unit) }
    }
  }

  private func isClass(_ unit: SourceUnit) -> Bool {
    if unit.kind == .extension {
      if let type = module.types[unit.path] { return isClass(module.units[type]) }
      return Self.isLayer(unit) || unit.path.hasPrefix("UI") || unit.path == "NSLayoutConstraint"
    }
    return unit.node.as(ClassDeclSyntax.self)?.genericParameterClause == nil
      && unit.node.is(ClassDeclSyntax.self)
  }

  private static func isLayer(_ unit: SourceUnit) -> Bool {
    unit.path.hasPrefix("CA") && unit.path.hasSuffix("Layer")
  }

  private func isConnected(_ unit: SourceUnit, in owner: SourceUnit) -> Bool {
    let found = unit.attributes
    if unit.node.is(FunctionDeclSyntax.self) {
      return found.contains("IBAction") || found.contains("IBSegueAction")
    }
    guard unit.node.is(VariableDeclSyntax.self) else { return false }
    // Files name properties of layers that an app adds, without an attribute of their own.
    return found.contains("IBOutlet") || isInspectable(unit, in: owner) || isKeyed(unit, in: owner)
  }

  /// Whether Objective-C knows a property, so that key-value coding reaches it by its name.
  private func isKeyed(_ unit: SourceUnit, in owner: SourceUnit) -> Bool {
    guard unit.modifiers.isDisjoint(with: ["static", "class", "lazy"]) else { return false }
    return unit.attributes.contains("objc")
      || owner.attributes.contains("objcMembers") && !unit.attributes.contains("nonobjc")
  }

  private func isInspectable(_ unit: SourceUnit, in owner: SourceUnit) -> Bool {
    guard unit.modifiers.isDisjoint(with: ["static", "class", "lazy"]) else { return false }
    return unit.attributes.contains("IBInspectable")
      || owner.kind == .extension && Self.isLayer(owner)
  }

  /// The registrations of a member, by name.
  private func bodies(of member: SourceUnit, in owner: SourceUnit) -> [(String, String)] {
    guard isConnected(member, in: owner) else { return [] }
    if let function = member.node.as(FunctionDeclSyntax.self) {
      let makes = member.attributes.contains("IBSegueAction")
      return [
        (function.name.text, makes ? destination(function, owner) : action(function, owner))
      ]
    }
    guard let variable = member.node.as(VariableDeclSyntax.self) else { return [] }
    let isOutlet = member.attributes.contains("IBOutlet")
    return variable.bindings.compactMap { binding in
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
        return nil
      }
      guard isOutlet else { return keyed(name, binding, member, owner).map { (name, $0) } }
      guard let type = binding.typeAnnotation?.type else { return nil }
      let core = TypeName.core(type).trimmedDescription
      return (
        name,
        "\(Self.wiring).outlet(\(name.quoted)) { (owner: \(owner.path), value: \(core)) in "
          + "owner.\(name) = value }"
      )
    }
  }

  /// The registration of a property that has no outlet.
  ///
  /// It says how the property is set, and how one that is computed is read. What is stored is read without it.
  private func keyed(
    _ name: String,
    _ binding: PatternBindingSyntax,
    _ member: SourceUnit,
    _ owner: SourceUnit
  ) -> String? {
    let isConstant =
      member.node.as(VariableDeclSyntax.self)?.bindingSpecifier.tokenKind == .keyword(.let)
    let isSet = !isConstant && (binding.isStored || binding.hasSetter)
    var calls: [String] = []
    if isSet { calls.append(property(name, owner)) }
    if !binding.isStored {
      calls.append(
        "\(Self.wiring).value(\(name.quoted)) { (owner: \(owner.path)) in owner.\(name) }"
      )
    }
    return calls.isEmpty ? nil : calls.joined(separator: "; ")
  }

  private func property(_ name: String, _ owner: SourceUnit) -> String {
    "\(Self.wiring).property(\(name.quoted)) { (owner: \(owner.path), value: Any) in "
      + "guard let value = \(Self.wiring).fitting(value, like: owner.\(name)) else { return false }; "
      + "owner.\(name) = value; return true }"
  }

  private func action(_ function: FunctionDeclSyntax, _ owner: SourceUnit) -> String {
    let name = function.name.text
    let head =
      "\(Self.wiring).action(\(name.quoted)) { (owner: \(owner.path), sender: AnyObject) in "
    guard let first = function.signature.parameterClause.parameters.first else {
      return head + "_ = owner.\(name)() }"
    }
    let parameters = Array(function.signature.parameterClause.parameters)
    if parameters.count == 2 { return eventAction(name, first, parameters[1], owner) }
    let label = first.firstName.text == "_" ? "" : "\(first.firstName.text): "
    let type = TypeName.core(first.type).trimmedDescription
    if ["Any", "AnyObject"].contains(type) { return head + "_ = owner.\(name)(\(label)sender) }" }
    return head + "if let sender = sender as? \(type) { _ = owner.\(name)(\(label)sender) } }"
  }

  /// The registration of an action that is told what a finger did.
  private func eventAction(
    _ name: String,
    _ first: FunctionParameterSyntax,
    _ second: FunctionParameterSyntax,
    _ owner: SourceUnit
  ) -> String {
    let label = { (parameter: FunctionParameterSyntax) in
      parameter.firstName.text == "_" ? "" : "\(parameter.firstName.text): "
    }
    let type = TypeName.core(first.type).trimmedDescription
    let test =
      ["Any", "AnyObject"].contains(type)
      ? "" : "guard let sender = sender as? \(type) else { return }; "
    return "\(Self.wiring).eventAction(\(name.quoted)) "
      + "{ (owner: \(owner.path), sender: AnyObject, event: UIEvent) in \(test)"
      + "_ = owner.\(name)(\(label(first))sender, \(label(second))event) }"
  }

  /// The registration of an action that makes the controller at the end of a segue; it is given the coder, and if it
  /// asks for them, who began the segue and the segue's identifier.
  private func destination(_ function: FunctionDeclSyntax, _ owner: SourceUnit) -> String {
    let name = function.name.text
    let given = ["coder", "sender", "identifier"]
    let arguments = zip(function.signature.parameterClause.parameters, given).map {
      parameter,
      value in
      let label = parameter.firstName.text == "_" ? "" : "\(parameter.firstName.text): "
      let type = parameter.type.trimmedDescription
      guard value == "sender", type != "Any?" else { return label + value }
      guard type != "Any" else { return label + "sender as Any" }
      let core = TypeName.core(parameter.type).trimmedDescription
      return label + (type.hasSuffix("?") ? "sender as? \(core)" : "sender as! \(core)")
    }
    return "\(Self.wiring).destination(\(name.quoted)) { (owner: \(owner.path)) in "
      + "{ coder, sender, identifier in owner.\(name)(\(arguments.joined(separator: ", "))) } }"
  }
}
