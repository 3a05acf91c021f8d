// SPDX-License-Identifier: Apache-2.0
import StageProtocol
import SwiftSyntax

/// Finds the types of the source that show their own cells: data sources, and controllers that give
/// a collection view a data source.
struct OwnSources {
  let module: SourceModule
  let values: StandInValues
  let choices: PassChoices

  /// Protocols that such a type keeps, because the methods that they demand are kept too.
  static let promises: Set = [
    "UICollectionViewDataSource", "UICollectionViewDelegate", "UICollectionViewDelegateFlowLayout",
    "UIScrollViewDelegate", "NSObjectProtocol",
  ]
  private static let dataSource = "UICollectionViewDataSource"
  /// The words of `collectionView.rx.items`.
  private static let binding: Set = ["rx", "items"]
  private static let diffable = "UICollectionViewDiffableDataSource"
  /// Labels that identify the methods which a data source must have.
  private static let required = ["numberOfItemsInSection", "cellForItemAt"]
  private static let optional = ["viewForSupplementaryElementOfKind"]
  /// Methods by which a flow layout asks its delegate for sizes and distances, by label.
  static let sizes: Set = [
    "sizeForItemAt", "insetForSectionAt", "minimumLineSpacingForSectionAt",
    "minimumInteritemSpacingForSectionAt", "referenceSizeForHeaderInSection",
    "referenceSizeForFooterInSection",
  ]
  /// Methods that set a controller up.
  private static let setUps = ["loadView", "viewDidLoad"]
  /// Methods by which a controller learns that the size of its view changes.
  private static let turns = [
    "viewWillLayoutSubviews", "viewDidLayoutSubviews", "viewWillTransition", "willTransition",
    "traitCollectionDidChange",
  ]

  /// The type that shows the cells of a plan's layout.
  ///
  /// It is the type that makes the layout; otherwise one that mentions the layout; otherwise the
  /// only candidate, or the only one in the layout's file: a storyboard may have joined them.
  func type(for plan: EntryPlan) -> SourceUnit? {
    guard choices.sourcesOff == nil else { return nil }
    return candidate(for: plan).flatMap { failure(of: $0) == nil ? $0 : nil }
  }

  /// The type that could show the cells of a plan's layout, and why it does not.
  func failure(for plan: EntryPlan) -> (type: SourceUnit, reason: String)? {
    guard let type = candidate(for: plan) else { return nil }
    return (choices.sourcesOff ?? failure(of: type)).map { (type, $0) }
  }

  private func candidate(for plan: EntryPlan) -> SourceUnit? {
    let all = candidates
    if plan.kind != .layoutClass, let own = all.first(where: { $0.path == plan.unit.path }) {
      return own
    }
    let speaking = all.filter { type in
      module.members(of: type).contains { !$0.mentions.isDisjoint(with: plan.unit.names) }
    }
    guard speaking.isEmpty else { return speaking.first { isController($0) } ?? speaking.first }
    let near = all.count == 1 ? all : all.filter { $0.file == plan.unit.file }
    return near.count == 1 ? near[0] : nil
  }

  private var candidates: [SourceUnit] {
    let conforming = module.units.filter { $0.kind == .type && conforms($0) }
    let names = Set(conforming.flatMap(\.names)).union([Self.diffable])
    return module.units.filter { unit in
      guard unit.kind == .type, unit.node.is(ClassDeclSyntax.self), isPlain(unit) else {
        return false
      }
      let gives =
        isController(unit)
        && module.members(of: unit).contains {
          !$0.mentions.isDisjoint(with: names) || bindsItems($0)
        }
      guard conforming.contains(where: { $0.id == unit.id }) || gives else { return false }
      guard case .layout = TypeFamily.of(unit, in: module) else {
        return values.instance(of: unit, 0) != nil
      }
      return false
    }
  }

  /// Whether a member binds a stream to the items of a collection view, which makes a data source.
  private func bindsItems(_ member: SourceUnit) -> Bool {
    module.imports.contains("RxCocoa") && member.mentions.isSuperset(of: Self.binding)
  }

  /// Why a type cannot show its cells; `nil` when it can.
  private func failure(of type: SourceUnit) -> String? {
    if choices.lostPieces.contains(.source(type.id)) {
      return choices.reasons[type.id] ?? "it cannot be made"
    }
    let dropped = places(of: type).contains {
      choices.droppedProtocols[$0.id]?.contains(Self.dataSource) == true
    }
    let lost = module.members(of: type).first { unit in
      choices.leftOut.contains(unit.id) && Self.label(of: unit).map(Self.required.contains) == true
    }
    if let lost { return choices.reasons[lost.id] ?? "a method of it does not compile" }
    return dropped ? "it does not conform to \(Self.dataSource)" : nil
  }

  /// The methods by which a type shows its cells.
  func answers(of type: SourceUnit) -> [Int] {
    let lineage = module.lineage(of: type)
    return lineage.flatMap { module.members(of: $0) }.filter { unit in
      guard unit.node.is(FunctionDeclSyntax.self), !choices.leftOut.contains(unit.id) else {
        return false
      }
      if unit.names == ["numberOfSections"] { return true }
      if unit.names.contains(where: (Self.setUps + Self.turns).contains) {
        return isController(type)
      }
      guard let label = Self.label(of: unit) else { return false }
      return (Self.required + Self.optional).contains(label) || Self.sizes.contains(label)
    }.map(\.id)
  }

  /// Whether a type gives the sizes of items, as the delegate of a flow layout does.
  func saysSizes(_ type: SourceUnit) -> Bool {
    places(of: type).contains { $0.inherited.contains("UICollectionViewDelegateFlowLayout") }
      && module.members(of: type).contains {
        Self.label(of: $0).map(Self.sizes.contains) == true && !choices.leftOut.contains($0.id)
      }
  }

  /// The methods of a type whose name or label is in a list.
  func methods(of type: SourceUnit, labelled labels: [String]) -> [SourceUnit] {
    module.lineage(of: type).flatMap { module.members(of: $0) }.filter { unit in
      labels.contains(unit.names.first ?? "") || Self.label(of: unit).map(labels.contains) == true
    }
  }

  /// Whether a type is a controller, which is set up by loading its view.
  func isController(_ type: SourceUnit) -> Bool {
    guard case .app = TypeFamily.of(type, in: module) else { return false }
    return module.lineage(of: type).contains { unit in
      unit.inherited.first.map(module.resolved)?.hasSuffix("ViewController") == true
    }
  }

  private func places(of type: SourceUnit) -> [SourceUnit] {
    [type] + (module.extensions[type.path] ?? []).map { module.units[$0] }
  }

  private func conforms(_ type: SourceUnit) -> Bool {
    let lineage = module.lineage(of: type)
    let promised = lineage.flatMap { places(of: $0) }.flatMap { place in
      place.inherited.flatMap { name in
        let refined = module.type(name, from: place.path).map { module.lineage(of: $0) } ?? []
        return [name] + refined.filter { $0.node.is(ProtocolDeclSyntax.self) }.flatMap(\.inherited)
      }
    }
    if promised.contains(Self.dataSource) { return true }
    return isController(type)
      && lineage.flatMap { module.members(of: $0) }.contains {
        Self.label(of: $0) == "cellForItemAt"
      }
  }

  /// Whether neither the type nor one around it is generic.
  private func isPlain(_ type: SourceUnit) -> Bool {
    module.chain(type).allSatisfy {
      $0.node.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause == nil
    }
  }

  /// The argument label that tells one method named `collectionView` from another.
  private static func label(of unit: SourceUnit) -> String? {
    guard unit.names == ["collectionView"],
      let parameters = unit.node.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters
    else { return nil }
    let known = Set(required + optional).union(sizes)
    return parameters.map(\.firstName.text).first(where: known.contains)
  }
}
