// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// What is to be compiled.
struct CompileOrder: Hashable, Sendable {
  /// Tells compiles of one stage apart; a later one makes those before it needless.
  var job: UInt64
  var paths: [String]
}

/// How a compile ended.
enum CompileResult: Equatable {
  case report(CompileReport)
  /// There is no report, for the reason given.
  case failure(String)
}
