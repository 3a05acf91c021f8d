// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// Something that can be shown, and the kind of its value.
struct EntryPlan {
  /// The kind of an entry's value, as its source declares it.
  enum Product: Equatable {
    case layout(String)
    case section
    case provider
    case listConfiguration
    /// The collection view that an object of the class puts on its screen.
    case screen
  }

  /// The entry's name in the report.
  var id: String
  let kind: CompileReport.Entry.Kind
  /// The class, function or property.
  let unit: SourceUnit
  let product: Product
  let isOptional: Bool

  /// The product that a type stands for; `nil` when a value of the type cannot be shown.
  static func product(of type: TypeName, in module: SourceModule, from path: String) -> Product? {
    let base = module.resolved(type.base)
    switch base {
    case "NSCollectionLayoutSection": return .section
    case "UICollectionViewCompositionalLayoutSectionProvider": return .provider
    case "UICollectionLayoutListConfiguration": return .listConfiguration
    case _ where TypeFamily.layoutBases.contains(base): return .layout(base)
    case _ where base.contains("->"):
      let words = base.split { !$0.isLetter && !$0.isNumber }
      let isProvider =
        words.contains("NSCollectionLayoutEnvironment")
        && words.last == "NSCollectionLayoutSection"
      return isProvider ? .provider : nil
    default:
      guard let unit = module.type(base, from: path),
        case .layout = TypeFamily.of(unit, in: module)
      else { return nil }
      return .layout(unit.path)
    }
  }
}

extension [EntryPlan] {
  /// The plans in their order, and after them the classes from which other ones of them inherit.
  ///
  /// The first entry is shown until somebody chooses another one, and people write such a class for
  /// those that inherit from it.
  func basesLast(in module: SourceModule) -> [EntryPlan] {
    let classes = filter { $0.kind == .layoutClass || $0.kind == .screen }
    let bases = Set(classes.flatMap { module.lineage(of: $0.unit).dropFirst().map(\.id) })
    return filter { !bases.contains($0.unit.id) } + filter { bases.contains($0.unit.id) }
  }
}
