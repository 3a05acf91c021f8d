// SPDX-License-Identifier: Apache-2.0
import Expectations
import Testing
import UIKitTestSupport

@testable import StageHost

@Suite(.ownProcess) struct HostOptionsTests {
  @Test func `expects the socket as descriptor 3`() throws {
    expect(try HostOptions.parse([]).socket, equals: 3)
  }

  @Test func `takes another descriptor`() throws {
    expect(try HostOptions.parse(["--socket", "7"]).socket, equals: 7)
  }

  @Test func `exports the file of a path`() throws {
    expect(
      try HostOptions.parse(["--export", "a.layout.json"]).exportedPath,
      equals: "a.layout.json"
    )
  }

  @Test(arguments: [
    ["--export"], ["--socket"], ["--socket", "x"], ["--socket", "-1"], ["layout.json"],
  ])
  func `refuses what it does not understand`(arguments: [String]) {
    #expect(throws: HostOptions.UsageError.self) { try HostOptions.parse(arguments) }
  }
}
