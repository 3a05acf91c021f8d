// SPDX-License-Identifier: Apache-2.0
import SwiftSyntax

/// Lets UIKit call an optional protocol method that a subclass adds and its conforming superclass
/// lacks.
///
/// Objective-C finds the method on the object; Swift looks only at the class that conforms. So that
/// class gets the method, which reports that it is missing, and the subclass overrides it. Lines
/// and columns in the compiler's messages stay the same.
struct InheritedWitnesses {
  private let module: SourceModule
  /// Units that are compiled.
  private let kept: Set<Int>
  private var witnesses: [Witness] = []

  /// Finds such methods among the units that are compiled.
  init(module: SourceModule, kept: Set<Int>) {
    (self.module, self.kept) = (module, kept)
    witnesses = found()
  }

  /// A method of a subclass that the superclass must have too.
  private struct Witness {
    var method: SourceUnit
    var function: FunctionDeclSyntax
    var base: SourceUnit
    var name: String
  }

  /// The methods of subclasses that become overrides.
  var overrides: Set<Int> { Set(witnesses.map(\.method.id)) }

  /// Makes the changes in the files' edits.
  func apply(to edits: inout [TextEdits]) {
    var made: Set<String> = []
    for witness in witnesses {
      let file = witness.method.file
      let place = module.sources[file].range(witness.function.funcKeyword).lowerBound
      edits[file].insert("override ", at: place)
      guard made.insert("\(witness.base.path).\(witness.name)").inserted else { continue }
      insert(witness, in: &edits)
    }
  }

  private func insert(_ witness: Witness, in edits: inout [TextEdits]) {
    guard let body = body(of: witness),
      let brace = witness.base.node.asProtocol((any DeclGroupSyntax).self)?.memberBlock.rightBrace
    else { return }
    let file = witness.base.file
    let source = module.sources[file]
    let end = source.range(brace).lowerBound
    let isOpen = !witness.base.modifiers.isDisjoint(with: ["public", "open"])
    let head =
      "func \(witness.function.name.text)\(witness.function.signature.trimmedDescription)"
      .singleLine
    let place = source.lines.place(end)
    edits[file].insert(
      "\n\(isOpen ? "public " : "")\(head) { \(body) }\n"
        + "#sourceLocation(file: \"\(source.markedName)\", line: \(place.line))\n"
        + String(repeating: " ", count: place.column - 1),
      at: end
    )
  }

  private func found() -> [Witness] {
    module.units.compactMap { unit in
      guard kept.contains(unit.id), unit.kind == .function,
        let function = unit.node.as(FunctionDeclSyntax.self),
        unit.modifiers.isDisjoint(with: ["override", "static", "class"]),
        let type = module.types[unit.path].map({ module.units[$0] }), kept.contains(type.id),
        type.node.is(ClassDeclSyntax.self)
      else { return nil }
      let name = Self.fullName(function)
      guard OptionalMethods.all.contains(name), let base = base(of: type, conformingWith: name),
        kept.contains(base.id)
      else { return nil }
      let witness = Witness(method: unit, function: function, base: base, name: name)
      return body(of: witness) == nil ? nil : witness
    }
  }

  static func fullName(_ function: FunctionDeclSyntax) -> String {
    let labels = function.signature.parameterClause.parameters.map { $0.firstName.text + ":" }
    return "\(function.name.plainText)(\(labels.joined()))"
  }

  /// The superclass that conforms to a protocol with an optional method of this name.
  private func base(of type: SourceUnit, conformingWith name: String) -> SourceUnit? {
    guard !conforms(type, with: name) else { return nil }
    var present = type
    var seen: Set<Int> = [type.id]
    while let above = present.inherited.first.flatMap({ module.type($0, from: present.path) }),
      above.node.is(ClassDeclSyntax.self), seen.insert(above.id).inserted
    {
      if conforms(above, with: name) { return above }
      present = above
    }
    return nil
  }

  /// Whether a class itself declares such a protocol, or one of the module's that refines it.
  private func conforms(_ type: SourceUnit, with name: String) -> Bool {
    let clauses = [type] + (module.extensions[type.path] ?? []).map { module.units[$0] }
    return clauses.flatMap(\.inherited).contains { inherited in
      if OptionalMethods.has(name, in: inherited) { return true }
      guard let own = module.type(inherited, from: type.path),
        own.node.is(ProtocolDeclSyntax.self)
      else { return false }
      return module.lineage(of: own).contains { unit in
        unit.inherited.contains { OptionalMethods.has(name, in: $0) }
      }
    }
  }

  /// Reports that the method is missing, and returns UIKit's default or a value that is not read.
  private func body(of witness: Witness) -> String? {
    let missing = "LayoutLibrary.OptionalCall.isMissing(on: self)"
    guard let type = witness.function.signature.returnClause?.type,
      !["Void", "()"].contains(type.trimmedDescription)
    else { return missing }
    return value(of: type, for: witness).map { "\(missing); return \($0)" }
  }

  private func value(of type: TypeSyntax, for witness: Witness) -> String? {
    if type.is(OptionalTypeSyntax.self) { return "nil" }
    if type.is(ArrayTypeSyntax.self) { return "[]" }
    switch TypeName(type).base {
    case "Bool": return OptionalMethods.denying.contains(witness.name) ? "false" : "true"
    case "Int": return "1"
    case "CGFloat", "Double": return "0"
    case "CGSize", "UIEdgeInsets": return ".zero"
    case "CGPoint", "IndexPath":
      // The answer is the proposed place.
      let parameters = witness.function.signature.parameterClause.parameters
      let same = parameters.last { $0.type.trimmedDescription == type.trimmedDescription }
      return same.map { ($0.secondName ?? $0.firstName).text }
    case "UICollectionReusableView": return "UICollectionReusableView(frame: .zero)"
    default: return nil
    }
  }
}
