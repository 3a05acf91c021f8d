// SPDX-License-Identifier: Apache-2.0
import SourcePass

/// What a compiler that waits for a save found out about the module as it was before, for the part that
/// the save does not change.
final class CompilerMemory {
  let files = DecodedFiles()
  /// The module that was read last.
  var module: SourceModule?
}
