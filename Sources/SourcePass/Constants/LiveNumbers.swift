// SPDX-License-Identifier: Apache-2.0

/// Tells which numbers the code reads again each time a layout is made.
struct LiveNumbers {
  let module: SourceModule
  let plans: [EntryPlan]

  /// Whether the number at a place belongs to a layout or to a function that makes one.
  ///
  /// Globals and `static` members are computed once. Cells, delegates and controllers live longer
  /// than a layout and keep the numbers that they were made with.
  func isLive(at offset: Int, in file: Int) -> Bool {
    guard let unit = module.unit(at: offset, in: file), Self.members.contains(unit.kind),
      unit.modifiers.isDisjoint(with: ["static", "class"])
    else { return false }
    let isMaker = unit.kind == .function && plans.contains { $0.unit.id == unit.id }
    return isMaker || isOfLayout(unit)
  }

  private static let members: Set<SourceUnit.Kind> = [.function, .variable, .initializer]

  private func isOfLayout(_ member: SourceUnit) -> Bool {
    guard let outer = member.parent.map({ module.units[$0] }) else { return false }
    let type = outer.kind == .extension ? module.type(outer.path) : outer
    guard let type, case .layout = TypeFamily.of(type, in: module) else { return false }
    return true
  }
}
