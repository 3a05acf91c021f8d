// SPDX-License-Identifier: Apache-2.0
import Expectations
import Testing
import UIKitTestSupport

@testable import StageHost

/// When a host without work gives memory back.
@Suite(.ownProcess) struct RestTests {
  @Test func `after work the host waits no longer than the pause`() {
    expect(Rest.awaited.patience(nil), equals: 250)
    expect(Rest.awaited.patience(60_000), equals: 250)
    expect(Rest.awaited.patience(16), equals: 16)
  }

  @Test func `after the pause it waits for work alone`() {
    expect(Rest.taken.patience(nil), equals: nil)
    expect(Rest.taken.patience(60_000), equals: 60_000)
  }

  @Test func `the pause is over when nothing else is due, and only once`() {
    expect(Rest.awaited.isDue(nil))
    expect(Rest.awaited.isDue(59_750))
    expect(!Rest.awaited.isDue(0))
    expect(!Rest.taken.isDue(nil))
  }
}
