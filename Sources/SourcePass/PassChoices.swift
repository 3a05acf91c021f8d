// SPDX-License-Identifier: Apache-2.0

/// What a pass does differently after the compiler rejected its last result.
package struct PassChoices: Equatable {
  /// Units that do not compile and are not needed.
  var leftOut: Set<Int> = []
  /// Statements, by file, that do not compile, in bodies that no layout needs.
  var blankedStatements: [Int: Set<Range<Int>>] = [:]
  /// Types that are left out from the start, and what people are told about each.
  var apart: [Int: String] = [:]
  /// Parts of files that do not compile, in a module that is run as it is written.
  var cuts = Cuts()
  /// Names that get an empty type, because their module is not here.
  var missingTypes: Set<String> = []
  /// Types whose stored properties all get a value.
  var filledTypes: Set<Int> = []
  /// What the last repair cut and added.
  var newCuts: Set<Cut> = []
  var newTypes: Set<String> = []
  /// Units whose numbers must stay literals.
  var fixedNumbers: Set<Int> = []
  /// Whether all numbers must stay literals.
  var allNumbersFixed = false
  /// Protocols that a unit cannot conform to.
  var droppedProtocols: [Int: Set<String>] = [:]
  /// Plans that cannot be shown, and why.
  var lostEntries: [Int: String] = [:]
  /// Parts of generated code that do not compile.
  var lostPieces: Set<GeneratedCode.Piece> = []
  /// Why each unit was left out, or does not show its cells.
  var reasons: [Int: String] = [:]
  /// Why no type of the source shows its own cells; `nil` while types may do so.
  var sourcesOff: String?
  /// Types whose initialisers are left out, because one does not compile.
  var emptiedTypes: Set<Int> = []
  /// What screens and layouts are to each other.
  var screens = Screens.besideLayouts
  /// How often the pass started from the beginning.
  var beginnings = 0
  /// Whether the module is one that an app imports: nothing of it is registered.
  var isLibrary = false

  /// What is given up when screens and layouts do not compile together.
  enum Screens: Equatable {
    /// Nothing: the module is run as it is written, and only what does not compile is left out.
    case whole
    /// The code that neither screens nor layouts need.
    case besideLayouts
    /// The screens.
    case off
    /// The layouts, because none of them compiles anyway.
    case alone
  }

  /// Whether the module is run as it is written.
  package var isWhole: Bool { screens == .whole }

  /// Whether something does not compile, or is left out from the start.
  package var leavesOut: Bool {
    !(leftOut.isEmpty && blankedStatements.isEmpty && cuts.byFile.isEmpty && missingTypes.isEmpty)
      || !(filledTypes.isEmpty && droppedProtocols.isEmpty && emptiedTypes.isEmpty)
  }

  /// Whether these choices start from the beginning, without something that other ones had.
  package func startsAnew(after other: PassChoices) -> Bool { beginnings != other.beginnings }

  /// Choices for the first pass: nothing is different.
  package init() {}
}
