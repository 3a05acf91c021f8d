// SPDX-License-Identifier: Apache-2.0
import AppFoundation
import QuartzCore
package import Testing

/// Gives each test of a suite an app's process, with a phone as its device, and a frame clock of its own.
///
/// What another test left to be done later is not due in it, and the device that another test showed is not its own.
package struct OwnProcess: SuiteTrait, TestTrait, TestScoping {
  package var isRecursive: Bool { true }

  package func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    try await AppProcess.isolated { try await FrameClock.replaced(function) }
  }
}

extension Trait where Self == OwnProcess {
  package static var ownProcess: OwnProcess { OwnProcess() }
}
