// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing

@testable import PreviewServer

@Suite struct CommandLineRequestTests {
  @Test func `serves on the standard port of this machine unless told otherwise`() throws {
    let request = try CommandLineRequest.parse(["serve"])
    guard case .serve(let options) = request else { throw Unexpected() }
    expect(options.port, equals: 8787)
    expect(options.host, equals: "127.0.0.1")
    expect(options.token, equals: nil)
    expectEmpty(options.files)
  }

  @Test func `reads every option, between files and after them`() throws {
    let arguments = [
      "serve", "a.layout.json", "--port", "0", "--host", "0.0.0.0", "--token", "abcdefgh", "--open",
      "--journal", "/j", "--examples", "/e", "--web", "/w",
      "--public-name", "Layouts.Example.org", "--allow-host", "Data.example.org",
      "--allow-host", "127.0.0.1:9000", "--", "--odd.data.json",
    ]
    var expected = ServeOptions()
    expected.files = ["a.layout.json", "--odd.data.json"]
    expected.port = 0
    expected.host = "0.0.0.0"
    expected.token = "abcdefgh"
    expected.opensBrowser = true
    expected.journal = "/j"
    expected.examples = "/e"
    expected.web = "/w"
    expected.publicName = "layouts.example.org"
    expected.dataHosts = [
      try #require(.init("data.example.org")), try #require(.init("127.0.0.1:9000")),
    ]
    expect(try CommandLineRequest.parse(arguments), equals: .serve(expected))
  }

  @Test func `exports one file`() throws {
    expect(
      try CommandLineRequest.parse(["export", "a.layout.json", "--swift"]),
      equals: .export("a.layout.json")
    )
    expect(try CommandLineRequest.parse(["export", "--help"]), equals: .help)
  }

  @Test(arguments: [
    (["export"], "export needs one file, not 0; use tessera export FILE --swift"),
    (
      ["export", "a", "b", "--swift"],
      "export needs one file, not 2; use tessera export FILE --swift"
    ),
    (["export", "a"], "the form of the export is missing; use tessera export a --swift"),
    (["export", "a", "--kotlin"], "unknown option --kotlin; tessera --help lists all options"),
  ])
  func `says how to export`(arguments: [String], message: String) {
    #expect(throws: CommandLineRequest.UsageError(message: message)) {
      try CommandLineRequest.parse(arguments)
    }
  }

  @Test func `says that there is no file to be exported`() throws {
    #expect(
      throws: ExportCommand.Failure(
        reason: .noFile,
        message: "there is no file /nowhere/a.layout.json; name a .layout.json"
      )
    ) { try ExportCommand(file: "/nowhere/a.layout.json").source() }
  }

  @Test func `explains itself`() throws {
    expect(try CommandLineRequest.parse([]), equals: .help)
    expect(try CommandLineRequest.parse(["--help"]), equals: .help)
    expect(try CommandLineRequest.parse(["serve", "--help"]), equals: .help)
    expect(try CommandLineRequest.parse(["--version"]), equals: .version)
  }

  @Test(arguments: [
    ["dance"], ["serve", "--port"], ["serve", "--port", "65536"], ["serve", "--port", "-1"],
    ["serve", "--port", "x"], ["serve", "--host"], ["serve", "--token", "short"],
    ["serve", "--token", "has space in it"], ["serve", "--frobnicate"],
    ["serve", "--public-name", "https://a.example"], ["serve", "--public-name"],
  ])
  func `refuses what it does not understand`(arguments: [String]) {
    #expect(throws: CommandLineRequest.UsageError.self) {
      try CommandLineRequest.parse(arguments)
    }
  }

  @Test func `keeps control characters from the terminal`() {
    expect(Terminal.printable("a\u{1B}[2Jb"), equals: "a\u{FFFD}[2Jb")
  }

  private struct Unexpected: Error {}
}
