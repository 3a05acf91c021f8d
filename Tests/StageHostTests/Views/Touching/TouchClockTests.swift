// SPDX-License-Identifier: Apache-2.0
import Expectations
import StageProtocol
import Testing
import UIKitTestSupport

@testable import StageHost

@Suite(.ownProcess) struct TouchClockTests {
  private func touch(_ phase: StageTouch.Phase, _ at: Double, finger: Int = 0) -> StageTouch {
    StageTouch(phase: phase, point: Point(x: 0, y: 0), finger: finger, at: at)
  }

  @Test func `a delayed touch keeps its own time`() throws {
    var clock = TouchClock()
    expect(try clock.time(of: touch(.began, 10), now: 100), equals: 100)
    // 0.2 s later on the page, 0.5 s later on the host.
    expect(try clock.time(of: touch(.moved, 10.5), now: 100.9), equals: 100.5)
    expect(try clock.time(of: touch(.ended, 10.75), now: 101), equals: 100.75)
  }

  @Test func `the fastest touch sets the offset between the clocks`() throws {
    var clock = TouchClock()
    _ = try clock.time(of: touch(.began, 10), now: 100.25)
    expect(try clock.time(of: touch(.moved, 10.5), now: 100.5), equals: 100.5)
    expect(try clock.time(of: touch(.moved, 11), now: 101.25), equals: 101)
  }

  @Test func `time never goes back, and a touch never lies ahead`() throws {
    var clock = TouchClock()
    _ = try clock.time(of: touch(.began, 10), now: 100)
    clock.passed(to: 101)
    expect(try clock.time(of: touch(.moved, 10.5), now: 101), equals: 101)
    expect(try clock.time(of: touch(.moved, 999), now: 101.5), equals: 101.5)
  }

  @Test func `another clock may come while no finger is down`() throws {
    var clock = TouchClock()
    _ = try clock.time(of: touch(.began, 10), now: 100)
    _ = try clock.time(of: touch(.began, 10, finger: 1), now: 100)
    expect(clock.fingers, equals: [0, 1])
    #expect(throws: ProtocolError.self) { try clock.time(of: touch(.moved, 9), now: 101) }
    expect(clock.lift(), equals: [0, 1])
    expect(try clock.time(of: touch(.began, 1), now: 103), equals: 103)
    // A page that slept for a long time lags no more than any other page.
    _ = try clock.time(of: touch(.ended, 1), now: 103)
    expect(try clock.time(of: touch(.began, 2), now: 200), equals: 200)
  }
}
