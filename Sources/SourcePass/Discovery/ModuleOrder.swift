// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// The order in which the modules that an app imports are compiled, each after those that it
/// imports itself.
package struct ModuleOrder {
  /// The modules with source, in order; those of `cycles` are not among them.
  package private(set) var names: [String] = []
  /// Modules that import each other, so that none of them can be first.
  package private(set) var cycles: [[String]] = []

  /// Orders modules by what each of them imports.
  ///
  /// - Complexity: O(n²) in the number of modules and their imports.
  package init(_ imports: [String: Set<String>]) {
    let known = Set(imports.keys)
    let needs = imports.mapValues { $0.intersection(known) }
    let reached = needs.mapValues { Self.closure(of: $0, needs) }
    var left = known
    for name in known.sorted() where left.contains(name) && reached[name]?.contains(name) == true {
      let cycle = left.filter {
        reached[name]?.contains($0) == true && reached[$0]?.contains(name) == true
      }
      cycles.append(cycle.sorted())
      left.subtract(cycle)
    }
    var next = left.sorted()
    while !next.isEmpty {
      let ready = next.filter { name in
        (needs[name] ?? []).isDisjoint(with: next.filter { $0 != name })
      }
      names += ready
      next.removeAll(where: ready.contains)
    }
  }

  /// Names and all that they need.
  package static func closure(
    of names: Set<String>,
    _ needs: [String: Set<String>] = GivenModules.standInNeeds
  ) -> Set<String> {
    var (found, fresh) = (names, names)
    while !fresh.isEmpty {
      let more = fresh.reduce(into: Set<String>()) { $0.formUnion(needs[$1] ?? []) }
      fresh = more.subtracting(found)
      found.formUnion(fresh)
    }
    return found
  }
}
