// SPDX-License-Identifier: Apache-2.0

extension SourcePass {
  /// Identifies what was left out of declarations that other files see, and the modules that all import.
  ///
  /// After a compile with another identity, all files are compiled again.
  package func surroundings(_ choices: PassChoices, modules: String) -> UInt64 {
    var hash = StableHash(modules.utf8)
    for set in [choices.leftOut, choices.filledTypes, choices.emptiedTypes] {
      for id in set.map({ declarations[$0].key }).sorted() { hash.add(id.utf8) }
      hash.add("".utf8)
    }
    hash.add("\(choices.missingTypes.sorted())".utf8)
    for (id, names) in choices.droppedProtocols.sorted(by: { $0.key < $1.key }) {
      hash.add("\(declarations[id].key)\(names.sorted())".utf8)
    }
    for (file, cuts) in choices.cuts.byFile.sorted(by: { $0.key < $1.key }) {
      for cut in cuts.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
        guard let unit = module.unit(at: cut.range.lowerBound, in: file),
          unit.kind != .function, unit.kind != .initializer
        else { continue }
        let start = cut.range.lowerBound - unit.range.lowerBound
        hash.add("\(declarations[unit.id].key) \(start) \(cut.range.count) \(cut.text ?? "")".utf8)
      }
    }
    return hash.value
  }

  /// The files that see a declaration that is not the same as in a list of earlier ones, or that was
  /// written in another way into a file for the compiler.
  ///
  /// `texts` are those that are compiled, and `changed` those that differ from what was compiled last.
  package func filesSeeing(
    changesFrom old: [Declaration],
    _ texts: [String],
    _ changed: [ChangedFile]
  ) -> Set<Int> {
    let all = Set(texts.indices)
    if old == declarations { return changed.contains { $0.bodyChanges == nil } ? all : [] }
    let files = Set((Set(old).symmetricDifference(declarations)).map(\.file))
    for file in changed where !files.contains(module.sources[file.index].name) {
      guard file.bodyChanges != nil else { return all }
    }
    let change = ChangedNames(from: old, to: declarations)
    if change.isEverywhere { return all }
    guard !change.types.isEmpty || !change.globals.isEmpty else { return [] }
    let stale = StaleFiles(module)
    return all.filter { stale.isStale(Words.all(in: texts[$0].utf8), after: change) }
  }
}
