// SPDX-License-Identifier: Apache-2.0

/// What a pass is to do differently after the compiler turned its first result down.
package struct PassChoices: Equatable {
  /// Units that do not compile and are not needed.
  var leftOut: Set<Int> = []
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

  /// Nothing different.
  package init() {}
}
