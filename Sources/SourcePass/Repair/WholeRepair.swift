// SPDX-License-Identifier: Apache-2.0
import SwiftSyntax

/// Turns an error in a module that is run as it is written into the smallest change: an expression
/// or a statement is left out first, then what is around it, a member last.
struct WholeRepair {
  let module: SourceModule
  var choices: PassChoices
  /// How deep a left out declaration is followed to what needs it.
  private static let depthLimit = 50
  /// The beginning of a call that makes an object of a class that is known at run time.
  static let objectAtRunTime = "LayoutLibrary.OlderNames.object("

  /// Changes something because of an error; `false` when nothing smaller than a member is left.
  mutating func mend(_ unit: SourceUnit, at offset: Int, _ text: String) -> Bool {
    if text.contains("does not override any"), blankModifier("override", of: unit) { return true }
    if text.contains("attribute") || text.contains("wrapper") || text.contains("macro"),
      blankAttribute(of: unit, at: offset)
    {
      return true
    }
    if text.contains("must use a 'required' initializer"), makeAtRunTime(unit, at: offset) {
      return true
    }
    if !choices.missingTypes.isEmpty, leaveOutArguments(unit, at: offset) { return true }
    if let count = text.firstMatch(of: /closure argument list expects (\d+) argument/)?.1,
      ignoreArguments(of: unit, at: offset, Int(count) ?? 1)
    {
      return true
    }
    if let type = owner(of: unit), isUnset(text), choices.filledTypes.insert(type.id).inserted {
      return true
    }
    if text.hasPrefix("invalid redeclaration") { return false }
    return cut(unit, at: offset, 0)
  }

  // MARK: Types

  /// Adds an empty type for a name that nothing declares; `false` when the error is another one.
  mutating func addType(for text: String, _ unit: SourceUnit, at offset: Int) -> Bool {
    if let name = text.firstMatch(of: /^cannot find (?:type )?'(\w+)' in scope/)?.1,
      module.isGiven(String(name)), dropQualifier(of: unit, at: offset)
    {
      return true
    }
    if let name = text.firstMatch(of: /^cannot find type '([A-Za-z_][A-Za-z_0-9]*)' in scope/)?.1 {
      return add(type: String(name))
    }
    guard let name = text.firstMatch(of: /^cannot find '([A-Z][A-Za-z_0-9]*)' in scope/)?.1 else {
      return false
    }
    if MissingTypes.isView(String(name)), isMade(of: unit, at: offset) {
      return add(type: String(name))
    }
    guard
      let value = unit.node.as(VariableDeclSyntax.self)?.bindings.first?.initializer?.value,
      unit.parent != nil, CutPlaces.madeType(value) == String(name)
    else { return false }
    return add(type: String(name))
  }

  /// Whether the name at an offset is called, as to make an object.
  private func isMade(of unit: SourceUnit, at offset: Int) -> Bool {
    innermost(of: unit, at: offset) { (call: FunctionCallExprSyntax) in
      let called = call.calledExpression
      return called.is(DeclReferenceExprSyntax.self)
        && module.sources[unit.file].range(called).contains(offset)
    } != nil
  }

  /// The smallest node of a kind around an offset that fits.
  private func innermost<Node: SyntaxProtocol>(
    of unit: SourceUnit,
    at offset: Int,
    where fits: (Node) -> Bool
  ) -> Node? {
    let source = module.sources[unit.file]
    var (node, found) = (unit.node, unit.node.as(Node.self).flatMap { fits($0) ? $0 : nil })
    while let inner = node.children(viewMode: .sourceAccurate)
      .first(where: { source.range($0).contains(offset) })
    {
      if let own = inner.as(Node.self), fits(own) { found = own }
      node = inner
    }
    return found
  }

  // MARK: Calls

  /// Leaves out what a type that is not here is made with, but the frame of a view.
  private mutating func leaveOutArguments(_ unit: SourceUnit, at offset: Int) -> Bool {
    let missing = choices.missingTypes
    let call = innermost(of: unit, at: offset) { (call: FunctionCallExprSyntax) in
      call.calledExpression.as(DeclReferenceExprSyntax.self)
        .map { missing.contains($0.baseName.plainText) } ?? false
    }
    guard let call, let first = call.arguments.first, let last = call.arguments.last else {
      return false
    }
    let source = module.sources[unit.file]
    let (start, end) = (source.range(first).lowerBound, source.range(last).upperBound)
    guard start < end else { return false }
    var ranges = [start..<end]
    if let frame = call.arguments.first(where: { $0.label?.text == "frame" }) {
      let kept = source.range(frame).lowerBound..<source.range(frame.expression).upperBound
      guard !kept.contains(offset) else { return false }
      ranges = [start..<kept.lowerBound, kept.upperBound..<end].filter { !$0.isEmpty }
    }
    let fresh = ranges.filter { !choices.cuts.isBlank($0.lowerBound, in: unit.file) }
    guard !fresh.isEmpty else {
      // Another message of the same round told of the same call.
      return ranges.contains { choices.newCuts.contains(Cut(range: $0, text: nil)) }
    }
    for range in fresh {
      choices.cuts.add(Cut(range: range, text: nil), in: unit.file)
      choices.newCuts.insert(Cut(range: range, text: nil))
    }
    return true
  }

  /// Names the arguments of a closure that uses none any more, because what used them is left out.
  private mutating func ignoreArguments(of unit: SourceUnit, at offset: Int, _ count: Int) -> Bool {
    let closure = innermost(of: unit, at: offset) { (node: ClosureExprSyntax) in
      node.signature == nil
    }
    guard let closure, (1...9).contains(count) else { return false }
    let range = module.sources[unit.file].range(closure.leftBrace)
    guard range.contains(offset) else { return false }
    let names = Array(repeating: "_", count: count).joined(separator: ", ")
    let cut = Cut(range: range, text: "{ \(names) in")
    guard choices.newCuts.insert(cut).inserted else { return true }
    choices.cuts.add(cut, in: unit.file)
    return true
  }

  /// `kind.init()`, where the class is known only at run time, which the Objective-C runtime does.
  private mutating func makeAtRunTime(_ unit: SourceUnit, at offset: Int) -> Bool {
    let call = innermost(of: unit, at: offset) { (call: FunctionCallExprSyntax) in
      let access = call.calledExpression.as(MemberAccessExprSyntax.self)
      return access?.base != nil && access?.declName.baseName.text == "init"
    }
    guard let call,
      let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription,
      !base.contains(where: \.isNewline), call.trailingClosure == nil
    else { return false }
    let text = "\(Self.objectAtRunTime)\(base))"
    let cut = Cut(range: module.sources[unit.file].range(call), text: text)
    guard choices.cuts.around(offset, in: unit.file) == nil else { return false }
    choices.cuts.add(cut, in: unit.file)
    choices.newCuts.insert(cut)
    return true
  }

  /// Drops the name of a module in `Core.Theme` where the module is compiled together with the app.
  private mutating func dropQualifier(of unit: SourceUnit, at offset: Int) -> Bool {
    if choices.cuts.isBlank(offset, in: unit.file) { return true }
    let source = module.sources[unit.file]
    var node = unit.node
    var qualified: (member: String, base: Range<Int>, end: Int)?
    while let inner = node.children(viewMode: .sourceAccurate)
      .first(where: { source.range($0).contains(offset) })
    {
      if let access = inner.as(MemberAccessExprSyntax.self), let base = access.base,
        base.is(DeclReferenceExprSyntax.self)
      {
        let end = source.range(access.declName).lowerBound
        qualified = (access.declName.baseName.plainText, source.range(base), end)
      } else if let type = inner.as(MemberTypeSyntax.self),
        type.baseType.is(IdentifierTypeSyntax.self)
      {
        let end = source.range(type.name).lowerBound
        qualified = (type.name.plainText, source.range(type.baseType), end)
      }
      node = inner
    }
    guard let qualified, qualified.base.lowerBound == offset, isOutermost(qualified.member) else {
      return false
    }
    let range = qualified.base.lowerBound..<qualified.end
    let cut = Cut(range: range, text: nil)
    choices.cuts.add(cut, in: unit.file)
    choices.newCuts.insert(cut)
    return true
  }

  /// Whether the module declares a name outside of types.
  private func isOutermost(_ name: String) -> Bool {
    module.unitsByName[name]?.contains { module.units[$0].parent == nil } ?? false
  }

  private mutating func add(type name: String) -> Bool {
    guard !choices.lostPieces.contains(.missingType(name)) else { return false }
    if choices.newTypes.contains(name) { return true }
    guard choices.missingTypes.insert(name).inserted else { return false }
    choices.newTypes.insert(name)
    return true
  }

  private func owner(of unit: SourceUnit) -> SourceUnit? {
    module.types[unit.path].map { module.units[$0] }
  }

  private func isUnset(_ text: String) -> Bool {
    text.contains("has no initializers") || text.contains("all stored properties")
      || text.contains("'self") && text.contains("initialized")
  }

  // MARK: Parts

  private mutating func blankModifier(_ word: String, of unit: SourceUnit) -> Bool {
    let list = unit.node.asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
    guard let modifier = list.first(where: { $0.name.text == word }) else { return false }
    let range = module.sources[unit.file].range(modifier)
    guard !choices.cuts.isBlank(range.lowerBound, in: unit.file) else { return false }
    choices.cuts.add(Cut(range: range, text: nil), in: unit.file)
    return true
  }

  private mutating func blankAttribute(of unit: SourceUnit, at offset: Int) -> Bool {
    let source = module.sources[unit.file]
    let list = unit.node.asProtocol((any WithAttributesSyntax).self)?.attributes ?? []
    let found = list.compactMap { $0.as(AttributeSyntax.self) }
      .first { source.range($0).contains(offset) }
    guard let found, !choices.cuts.isBlank(offset, in: unit.file) else { return false }
    choices.cuts.add(Cut(range: source.range(found), text: nil), in: unit.file)
    return true
  }

  /// Cuts the smallest part around an offset that is not cut yet.
  private mutating func cut(_ unit: SourceUnit, at offset: Int, _ depth: Int) -> Bool {
    let source = module.sources[unit.file]
    let module = module
    let finder = CutPlaces(source: source, unit: unit, unset: unset(unit)) {
      module.type($0) != nil || $0.hasPrefix("UI")
    }
    let places = finder.places(at: offset)
    let present = choices.cuts.around(offset, in: unit.file)
    // Another message of the same round asked for this part already.
    if let present, choices.newCuts.contains(present) { return true }
    let next = places.first { place in
      guard let present else { return true }
      return place.cut.range.count > present.range.count
        || place.cut.range == present.range && place.cut.text != present.text
          && present.text != nil && place.cut.text == nil
    }
    guard let next else { return false }
    choices.cuts.add(next.cut, in: unit.file)
    choices.newCuts.insert(next.cut)
    follow(next, of: unit, depth)
    return true
  }

  /// Cuts what uses the names of a declaration that is left out.
  private mutating func follow(_ place: CutPlaces.Place, of unit: SourceUnit, _ depth: Int) {
    guard !place.names.isEmpty, depth < Self.depthLimit else { return }
    for item in place.after {
      for position in NameUses(of: place.names, in: item).positions
      where !choices.cuts.isBlank(position.utf8Offset, in: unit.file) {
        guard choices.cuts.around(position.utf8Offset, in: unit.file) == nil else { continue }
        _ = cut(unit, at: position.utf8Offset, depth + 1)
      }
    }
  }

  /// The properties of the unit's type that its initialisers must set.
  private func unset(_ unit: SourceUnit) -> Set<String> {
    guard unit.kind == .initializer, let type = owner(of: unit) else { return [] }
    return Set(module.members(of: type).filter(\.needsInitialValue).flatMap(\.names))
  }
}
