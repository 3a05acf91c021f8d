// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import StageHost

@Suite struct HostOptionsTests {
  @Test func `expects the socket as descriptor 3`() throws {
    #expect(try HostOptions.parse([]).socket == 3)
  }

  @Test func `takes another descriptor`() throws {
    #expect(try HostOptions.parse(["--socket", "7"]).socket == 7)
  }

  @Test func `exports the file of a path`() throws {
    #expect(try HostOptions.parse(["--export", "a.layout.json"]).exportedPath == "a.layout.json")
  }

  @Test(arguments: [
    ["--export"], ["--socket"], ["--socket", "x"], ["--socket", "-1"], ["layout.json"],
  ])
  func `refuses what it does not understand`(arguments: [String]) {
    #expect(throws: HostOptions.UsageError.self) { try HostOptions.parse(arguments) }
  }
}
