// SPDX-License-Identifier: Apache-2.0

extension SourcePass {
  /// Identifies what the files of a module see of each other: files whose text did not change since
  /// a compile with the same identity need not be compiled again.
  package func interface(_ choices: PassChoices, modules: String) -> UInt64 {
    var hash = StableHash(modules.utf8)
    for declaration in Declaration.all(in: module) {
      hash.add(declaration.key.utf8)
      hash.add("\(declaration.text)".utf8)
    }
    let sets = [choices.leftOut, choices.filledTypes, choices.emptiedTypes]
    for set in sets { hash.add("\(set.sorted())".utf8) }
    hash.add("\(choices.missingTypes.sorted())\(choices.lostEntries.keys.sorted())".utf8)
    for (id, names) in choices.droppedProtocols.sorted(by: { $0.key < $1.key }) {
      hash.add("\(id)\(names.sorted())".utf8)
    }
    for (file, cuts) in choices.cuts.byFile.sorted(by: { $0.key < $1.key }) {
      for cut in cuts.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
        guard let unit = module.unit(at: cut.range.lowerBound, in: file),
          unit.kind != .function, unit.kind != .initializer
        else { continue }
        let start = cut.range.lowerBound - unit.range.lowerBound
        hash.add("\(unit.id) \(start) \(cut.range.count) \(cut.text ?? "")".utf8)
      }
    }
    return hash.value
  }
}
