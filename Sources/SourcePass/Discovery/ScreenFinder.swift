// SPDX-License-Identifier: Apache-2.0
import StageProtocol
import SwiftSyntax

/// Finds the screens of a module: the controllers and views that have a collection view of their
/// own, and the controllers with a table.
struct ScreenFinder {
  let module: SourceModule
  /// The plans of layouts; what they show needs no screen.
  let layouts: [EntryPlan]
  /// Whether the module has layouts and no app: a table beside them is no reason to run it as it is written.
  var isAboutLayouts = false

  /// Classes whose objects are part of another view, which shows them.
  private static let parts: Set = [
    "UICollectionReusableView", "UICollectionViewCell", "UICollectionViewListCell",
    "UITableViewCell", "UITableViewHeaderFooterView", "UICollectionView", "UITableView", "UIWindow",
  ]
  private static let views: Set = [
    "UIView", "UIControl", "UIScrollView", "UIStackView", "UIVisualEffectView",
  ]
  private static let containers: Set = ["UINavigationController", "UITabBarController"]
  private static let collectionController = "UICollectionViewController"
  private static let collectionView = "UICollectionView"
  private static let tableController = "UITableViewController"
  private static let table = "UITableView"
  /// Names of methods that get a collection view from somebody else.
  private static let answers: Set = ["collectionView", "numberOfSections", "indexTitles"]
  /// The same of a table.
  private static let tableAnswers: Set = ["tableView", "numberOfSections", "sectionIndexTitles"]

  /// The screens: controllers around others first, then other controllers, then views, then controllers with a
  /// table only; each in the order of the source, and after them classes from which other screens inherit.
  func plans() -> [EntryPlan] {
    let lists = Lazy { holders(of: Self.collectionView) }
    let tableViews = Lazy { holders(of: Self.table) }
    let hasCollectionView = { (unit: SourceUnit) in self.hasCollectionView(unit, lists) }
    let hasTable = { (unit: SourceUnit) in self.hasTable(unit, tableViews) }
    let shown = controllers.filter { hasCollectionView($0) && !isShown($0) }
    let tables =
      isAboutLayouts && shown.isEmpty
      ? [] : controllers.filter { hasTable($0) && !hasCollectionView($0) && !isShown($0) }
    let named = Set(shown.flatMap { module.members(of: $0) }.flatMap(\.mentions))
    let alone = module.units.filter { unit in
      // A controller that names the view shows it, with the data that it gives.
      isView(unit) && hasCollectionView(unit) && !isShown(unit)
        && named.isDisjoint(with: unit.names)
    }
    let around = controllers.filter { unit in
      isContainer(unit) && !hasCollectionView(unit) && !hasTable(unit)
        && names(unit, oneOf: shown + tables)
    }
    let screens = (around + shown + alone + tables).map { unit in
      EntryPlan(id: unit.path, kind: .screen, unit: unit, product: .screen, isOptional: false)
    }
    return screens.basesLast(in: module)
  }

  /// The controllers whose own layouts are not entries; they are run as they are written.
  var controllers: [SourceUnit] { module.units.filter { isController($0) && !ownsLayout($0) } }

  /// Whether a class shows other controllers in its view.
  private func isContainer(_ unit: SourceUnit) -> Bool {
    bases(of: unit).contains(where: Self.containers.contains)
  }

  private func names(_ unit: SourceUnit, oneOf others: [SourceUnit]) -> Bool {
    let names = Set(others.flatMap(\.names))
    return module.members(of: unit).contains { !$0.mentions.isDisjoint(with: names) }
  }

  private func isController(_ unit: SourceUnit) -> Bool {
    isPlainClass(unit)
      && bases(of: unit).contains { $0.hasPrefix("UI") && $0.hasSuffix("Controller") }
  }

  private func isView(_ unit: SourceUnit) -> Bool {
    isPlainClass(unit) && bases(of: unit).contains(where: Self.views.contains)
      && bases(of: unit).allSatisfy { !Self.parts.contains($0) }
  }

  /// The names of the superclasses, from the class itself outwards.
  private func bases(of unit: SourceUnit) -> [String] {
    module.lineage(of: unit).compactMap { $0.inherited.first.map(module.resolved) }
  }

  /// Whether it is a class, and neither it nor a type around it is generic.
  private func isPlainClass(_ unit: SourceUnit) -> Bool {
    unit.node.is(ClassDeclSyntax.self)
      && module.chain(unit).allSatisfy {
        $0.node.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause == nil
      }
  }

  /// Whether a class makes a collection view or keeps one, itself or in a view of its own.
  private func hasCollectionView(_ unit: SourceUnit, _ holders: Lazy<Set<String>>) -> Bool {
    bases(of: unit).contains(Self.collectionController)
      || mentions(unit, oneOf: holders.value, besides: Self.answers)
  }

  /// Whether a class makes a table or keeps one, itself or in a view of its own.
  private func hasTable(_ unit: SourceUnit, _ holders: Lazy<Set<String>>) -> Bool {
    bases(of: unit).contains(Self.tableController)
      || mentions(unit, oneOf: holders.value, besides: Self.tableAnswers)
  }

  /// Whether a class names one of the names, other than to answer somebody.
  private func mentions(
    _ unit: SourceUnit,
    oneOf names: Set<String>,
    besides answers: Set<String>
  ) -> Bool {
    module.lineage(of: unit).flatMap { module.members(of: $0) }.contains { member in
      !(member.kind == .function && member.names.contains(where: answers.contains))
        && !member.mentions.isDisjoint(with: names)
    }
  }

  /// The names of classes that are views of a kind, or that hold one.
  private func holders(of kind: String) -> Set<String> {
    var names: Set = [kind]
    let classes = module.units.filter { unit in
      unit.node.is(ClassDeclSyntax.self) && (bases(of: unit).contains(kind) || isView(unit))
    }
    var count = 0
    while count != names.count {
      count = names.count
      for unit in classes where !unit.names.contains(where: names.contains) {
        let isHolder =
          bases(of: unit).contains(kind)
          || module.members(of: unit).contains { !$0.mentions.isDisjoint(with: names) }
        if isHolder { names.formUnion(unit.names) }
      }
    }
    return names
  }

  private func isShown(_ unit: SourceUnit) -> Bool {
    if ownsLayout(unit) { return true }
    let spoken = module.lineage(of: unit).flatMap { module.members(of: $0) }
      .reduce(into: Set<String>()) { $0.formUnion($1.mentions) }
    return layouts.contains { plan in
      plan.kind == .layoutClass && !spoken.isDisjoint(with: plan.unit.names)
    }
  }

  /// Whether a layout that the class itself makes is an entry.
  private func ownsLayout(_ unit: SourceUnit) -> Bool {
    layouts.contains { plan in
      guard plan.kind != .layoutClass, plan.unit.path == unit.path else { return false }
      switch plan.product {
      case .layout, .provider: return true
      case .section, .listConfiguration, .screen: return false
      }
    }
  }
}
