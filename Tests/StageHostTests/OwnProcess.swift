// SPDX-License-Identifier: Apache-2.0
import AppFoundation
import QuartzCore
import Testing

/// Gives each test of a suite an app's process and a frame clock of its own: what another test left to be done
/// later is not due in it.
struct OwnProcess: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    try await AppProcess.isolated { try await FrameClock.replaced(function) }
  }
}

extension Trait where Self == OwnProcess {
  static var ownProcess: OwnProcess { OwnProcess() }
}
