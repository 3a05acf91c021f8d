// SPDX-License-Identifier: Apache-2.0
package import StageProtocol

extension SourcePass {
  /// Most numbers that can change without compiling: the size of the library's table.
  static let constantLimit = 16_384

  /// Modules with fewer files are compiled as one.
  package static let fewFiles = 4

  /// Replaces numbers with calls.
  ///
  /// - Returns: The constants, and the indices of the numbers that stay literals.
  func writeConstants(
    _ choices: PassChoices,
    _ kept: Set<Int>,
    to edits: inout [TextEdits]
  ) -> (list: [CompileReport.Constant], fixed: Set<Int>) {
    var list: [CompileReport.Constant] = []
    var fixed: Set<Int> = []
    var order = -1
    for (file, source) in module.sources.enumerated() {
      for (place, number) in numbers[file].enumerated() {
        order += 1
        let index = numberIndices[file][place]
        guard mayChange(number, index, in: file, choices, kept) else {
          fixed.insert(order)
          continue
        }
        let text = source.text(number.range)
        edits[file].replace(number.range, with: "designConstant(\(index), \(text))")
        list.append(constant(number, index, in: file))
      }
    }
    return (list, fixed)
  }

  private func mayChange(
    _ number: ConstantFinder.Number,
    _ index: Int,
    in file: Int,
    _ choices: PassChoices,
    _ kept: Set<Int>
  ) -> Bool {
    guard index < Self.constantLimit, !choices.allNumbersFixed,
      choices.cuts.around(number.range.lowerBound, in: file) == nil,
      let unit = module.unit(at: number.range.lowerBound, in: file)
    else { return false }
    return module.chain(unit).allSatisfy {
      kept.contains($0.id) && !choices.fixedNumbers.contains($0.id)
    }
  }

  private func constant(
    _ number: ConstantFinder.Number,
    _ index: Int,
    in file: Int
  ) -> CompileReport.Constant {
    let source = module.sources[file]
    let place = source.lines.place(number.range.lowerBound)
    return CompileReport.Constant(
      index: index,
      file: source.name,
      line: place.line,
      column: place.column,
      offset: number.range.lowerBound,
      length: number.range.count,
      value: number.value,
      isInteger: number.isInteger,
      label: number.label,
      isLive: wholePlans.first?.product != .screen
        && LiveNumbers(module: module, plans: slicedPlans)
          .isLive(at: number.range.lowerBound, in: file)
    )
  }

  func fingerprint(_ fixed: Set<Int>) -> String {
    Fingerprint(of: module.sources, numbers: numbers, fixed: fixed).text
  }

  /// The module's constants if its fingerprint is `known`; otherwise `nil`.
  package func constants(ifUnchangedFrom known: String) -> [CompileReport.Constant]? {
    let fixed = Fingerprint.fixed(in: known)
    guard fingerprint(fixed) == known else { return nil }
    var order = -1
    return numbers.enumerated().flatMap { file, numbers in
      numbers.enumerated().compactMap { place, number in
        order += 1
        return fixed.contains(order) ? nil : constant(number, numberIndices[file][place], in: file)
      }
    }
  }
}
