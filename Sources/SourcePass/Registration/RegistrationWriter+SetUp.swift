// SPDX-License-Identifier: Apache-2.0
import StageProtocol
import SwiftSyntax

/// Sets up every instance of a layout class, however the instance was made.
extension RegistrationWriter {
  /// Writes the function that gives a layout its delegates and exposes its properties.
  ///
  /// - Returns: Notes for people on the stand-ins in use.
  func writeSetUp(_ unit: SourceUnit, to output: inout Output) -> [String] {
    let (before, inside, notes) = delegates(of: unit)
    output.code[unit.file].add(before, for: .delegate(unit.id))
    let head =
      "extension \(unit.path) {\n@MainActor static func tesseraSetUp\(unit.tag)"
      + "(_ layout: \(unit.path), _ instance: LayoutLibrary.LayoutInstance, "
      + "_ data: any LayoutLibrary.PreviewData) {\n"
    output.code[unit.file].add(head + inside, for: .delegate(unit.id))
    for property in ExposedProperties(module: module).properties(of: unit)
    where kept.contains(property.unit) {
      let piece = GeneratedCode.Piece.property(unit.id, property.name)
      guard !choices.lostPieces.contains(piece) else { continue }
      let comment = CommentWriter(property)
      output.code[unit.file].add(
        "instance.expose(\"\(property.name)\", line: \(property.line), of: layout, \\.\(property.name))\n"
          + comment.statement(forProperty: property.name),
        for: piece
      )
      warn(comment.faults, about: module.units[property.unit], in: &output)
    }
    let comment = CommentWriter(unit)
    warn(comment.faults, about: unit, in: &output)
    output.code[unit.file].add(comment.statement + "}\n}\n", for: .delegate(unit.id))
    return notes
  }

  /// Adds warnings about mistakes in a doc comment.
  private func warn(_ faults: [String], about unit: SourceUnit, in output: inout Output) {
    output.notes += faults.map { fault in
      let place = unit.range.lowerBound
      return (
        unit.file, PassNote(severity: .warning, code: "doc-comment", message: fault, offset: place)
      )
    }
  }

  /// Declarations before the function, statements in it, and notes for people.
  private func delegates(of unit: SourceUnit) -> (String, String, [String]) {
    let needs = DelegateNeeds(of: unit, in: module)
    guard !needs.properties.isEmpty || !needs.casts.isEmpty || needs.castsToFlow,
      !choices.lostPieces.contains(.delegate(unit.id))
    else { return ("", "", []) }
    let protocols = needs.protocols
    if let own = OwnDelegates(module: module, values: values).type(for: protocols),
      kept.contains(own.id), let made = values.instance(of: own, 0)
    {
      return ("", statements(made, needs), ["\(own.path) of the source is its delegate."])
    }
    guard !protocols.isEmpty else {
      return ("", statements("LayoutLibrary.StandInDelegate(data)", needs), [])
    }
    let name = "TesseraStandIn\(unit.tag)"
    let writer = StandInDelegateWriter(module: module, values: values)
    switch writer.code(named: name, for: protocols) {
    case .success(let code):
      let names = protocols.map(\.path).joined(separator: " and ")
      let note = "A stand-in with sizes and texts from the data is its \(names)."
      return (code, statements("\(name)(data)", needs) + adoption(of: unit, needs), [note])
    case .failure(let failure):
      return ("", "", ["It has no delegate: \(failure.reason)."])
    }
  }

  /// Statements that let the type which shows cells answer in place of a stand-in.
  private func adoption(of unit: SourceUnit, _ needs: DelegateNeeds) -> String {
    let sources = OwnSources(module: module, values: values, choices: choices)
    let own = OwnDelegates(module: module, values: values)
    let isThere = plans.contains { plan in
      guard let type = sources.type(for: plan) else { return false }
      return own.conforms(type, toAll: needs.protocols)
    }
    guard isThere else { return "" }
    let names = needs.protocols.map(\.path).joined(separator: " & ")
    var code = "instance.adoptDelegate = { own in\n"
    code += "guard let own = own as? any \(names) else { return false }\n"
    for property in needs.properties where property.type != nil {
      let name = property.name
      code +=
        "if layout.\(name) == nil || (layout.\(name) as AnyObject) === standIn "
        + "{ layout.\(name) = own }\n"
    }
    return code + "_ = own\nreturn true\n}\n"
  }

  private func statements(_ made: String, _ needs: DelegateNeeds) -> String {
    var code = "let standIn = \(made)\ninstance.companions.append(standIn)\n"
    for property in needs.properties {
      code += "if layout.\(property.name) == nil { layout.\(property.name) = standIn }\n"
    }
    let refines = needs.protocols.contains { type in
      module.lineage(of: type).contains {
        !$0.inherited.filter { $0.hasPrefix("UICollectionViewDelegate") }.isEmpty
      }
    }
    if !needs.casts.isEmpty || needs.castsToFlow || refines
      || needs.properties.contains(where: { $0.type == nil })
    {
      code +=
        "if let found = (standIn as AnyObject) as? any UICollectionViewDelegate "
        + "{ instance.delegate = found }\n"
    }
    return code
  }
}
