// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// The files to compile and the number of the compile.
struct CompileOrder: Hashable, Sendable {
  /// Numbers the compiles of one stage; a later one replaces all before it.
  var job: UInt64
  var paths: [String]
  /// Folders in which pictures and colours are looked for.
  var beside: [String] = []
}

/// The result of a compile.
enum CompileResult: Equatable {
  case report(CompileReport)
  /// There is no report; the text says why.
  case failure(String)
}
