// SPDX-License-Identifier: Apache-2.0

/// What a pass is to do differently after the compiler turned its first result down.
package struct PassChoices: Equatable {
  /// Units that do not compile and are not needed.
  var leftOut: Set<Int> = []
  /// Statements of bodies that no layout needs and that do not compile, by file.
  var blankedStatements: [Int: Set<Range<Int>>] = [:]
  /// Units whose numbers have to stay as they are.
  var fixedNumbers: Set<Int> = []
  /// Whether all numbers have to.
  var allNumbersFixed = false
  /// Protocols that a unit cannot conform to.
  var droppedProtocols: [Int: Set<String>] = [:]
  /// Plans that cannot be shown, with the reason.
  var lostEntries: [Int: String] = [:]
  /// Parts of generated code that do not compile.
  var lostPieces: Set<GeneratedCode.Piece> = []
  /// Why units were left out, and sources of cells given up.
  var reasons: [Int: String] = [:]
  /// Why no type of the source is asked for cells; `nil` while those are that can be.
  var sourcesOff: String?

  /// Whether everything that was chosen before is tried again, without sources of cells.
  package func startsAnew(after other: PassChoices) -> Bool {
    sourcesOff != nil && other.sourcesOff == nil
  }

  /// Nothing different.
  package init() {}
}
