// SPDX-License-Identifier: Apache-2.0
import SourcePass

/// What a compiler that waits for a save found out about the module as it was before, for the part that
/// the save does not change.
final class CompilerMemory {
  let files = DecodedFiles()
  /// The module that was read last.
  var module: SourceModule?
  /// A frontend that waits for new bodies of its functions.
  var bodies: GatedFrontend?
  /// A frontend that waits for another text of the file that was saved last.
  var file: GatedFrontend?

  /// Whether a frontend waits.
  var hasFrontends: Bool { bodies != nil || file != nil }
}
