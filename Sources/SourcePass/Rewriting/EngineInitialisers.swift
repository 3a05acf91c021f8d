// SPDX-License-Identifier: Apache-2.0
import SwiftSyntax

/// Gives classes the initialiser by which the engine makes their objects.
///
/// UIKit calls `init(frame:)` through the Objective-C runtime. Here a required initialiser takes
/// that role, and a class inherits it only while it overrides all others. A class with initialisers
/// of its own gets it written out, so that its author need not declare more than on Apple's
/// systems.
struct EngineInitialisers {
  private static let viewBases: Set = [
    "UICollectionReusableView", "UICollectionViewCell", "UICollectionViewListCell",
  ]
  private static let tableBases: Set = ["UITableViewCell", "UITableViewHeaderFooterView"]
  private static let objectBases: Set = [
    "UICollectionViewLayoutAttributes", "UICollectionViewLayoutInvalidationContext",
    "UICollectionViewFlowLayoutInvalidationContext",
  ]

  private static let layerBases: Set = [
    "CALayer", "CAShapeLayer", "CAGradientLayer", "CATextLayer", "CAReplicatorLayer",
    "CAEmitterLayer", "CATransformLayer", "CAScrollLayer", "CATiledLayer",
  ]
  private static let allBases = viewBases.union(objectBases).union(tableBases).union(layerBases)

  let module: SourceModule
  /// Units that are compiled.
  let kept: Set<Int>

  /// Writes the initialisers behind the opening braces of their classes.
  func apply(to edits: inout [TextEdits]) {
    for unit in module.units where kept.contains(unit.id) {
      guard let node = unit.node.as(ClassDeclSyntax.self), let text = initialiser(of: unit) else {
        continue
      }
      let brace = module.sources[unit.file].range(node.memberBlock.leftBrace)
      edits[unit.file].insert(" \(text) ", at: brace.upperBound)
    }
  }

  /// The initialiser that a class has to be given; `nil` when it inherits one.
  func initialiser(of unit: SourceUnit) -> String? {
    guard let base = engineBase(of: unit) else { return nil }
    let own = unit.members.map { module.units[$0] }.filter { kept.contains($0.id) }
      .compactMap { $0.node.as(InitializerDeclSyntax.self) }
    let designated = own.filter { node in
      !node.modifiers.contains { $0.name.text == "convenience" }
    }
    guard !designated.isEmpty else { return nil }
    let labels = Set(own.map(Self.labels))
    let inheritsDirectly = unit.inherited.first.map(module.resolved) == base
    if Self.tableBases.contains(base) {
      return Self.tableInitialiser(
        base,
        designated: Set(designated.map(Self.labels)),
        labels,
        inheritsDirectly
      )
    }
    if Self.viewBases.contains(base) {
      let overridden = Set(designated.map(Self.labels))
      if inheritsDirectly, overridden.isSuperset(of: ["frame:", "coder:"]) { return nil }
      return Self.head("frame: CGRect") + " { \(Self.viewBody(labels)) }"
    }
    // Layers have two more initialisers, without which the engine's is not inherited.
    if inheritsDirectly, !Self.layerBases.contains(base),
      designated.contains(where: { Self.labels($0).isEmpty })
    {
      return nil
    }
    return Self.head(nil) + " { \(labels.contains("") ? "self.init()" : Self.missing("init()")) }"
  }

  /// The engine's class from which a class descends, if the engine makes objects of it.
  private func engineBase(of unit: SourceUnit) -> String? {
    var seen: Set<Int> = []
    var current = unit
    while seen.insert(current.id).inserted, current.node.is(ClassDeclSyntax.self),
      let name = current.inherited.first.map(module.resolved)
    {
      guard let next = module.type(name, from: current.path) else {
        return Self.allBases.contains(name) ? name : nil
      }
      current = next
    }
    return nil
  }

  /// The initialiser of a cell, header or footer of a table; `nil` when it is inherited.
  private static func tableInitialiser(
    _ base: String,
    designated: Set<String>,
    _ labels: Set<String>,
    _ inheritsDirectly: Bool
  ) -> String? {
    let isCell = base == "UITableViewCell"
    let own = isCell ? "style:reuseIdentifier:" : "reuseIdentifier:"
    if inheritsDirectly, designated.isSuperset(of: [own, "coder:"]) { return nil }
    let parameters =
      isCell
      ? "style: UITableViewCell.CellStyle, reuseIdentifier: String?" : "reuseIdentifier: String?"
    let call =
      isCell ? "style: style, reuseIdentifier: reuseIdentifier" : "reuseIdentifier: reuseIdentifier"
    let body =
      labels.contains(own)
      ? "self.init(\(call))"
      : labels.contains("coder:") ? "self.init(coder: NSCoder())!" : missing("init(\(own))")
    return head(parameters) + " { \(body) }"
  }

  private static func viewBody(_ labels: Set<String>) -> String {
    if labels.contains("frame:") { return "self.init(frame: frame)" }
    // The class expects a nib; it gets an archive that holds nothing.
    if labels.contains("coder:") { return "self.init(coder: NSCoder())!" }
    return missing("init(frame:)")
  }

  private static func head(_ parameters: String?) -> String {
    let more = parameters.map { ", \($0)" } ?? ""
    return "required convenience init(by engine: EngineInstantiation\(more))"
  }

  /// Does what Apple's systems do when the runtime asks for an initialiser that a class does not
  /// have.
  private static func missing(_ name: String) -> String {
    "fatalError(\"Use of unimplemented initializer '\(name)'\")"
  }

  private static func labels(_ node: InitializerDeclSyntax) -> String {
    node.signature.parameterClause.parameters.map { "\($0.firstName.text):" }.joined()
  }
}
