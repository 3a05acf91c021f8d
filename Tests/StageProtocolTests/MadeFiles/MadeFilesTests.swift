// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing

/// Compares or makes the files that are generated from the descriptions of messages; `make
/// messages` makes them.
@Suite struct MadeFilesTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Compares a file with the generated text, or writes it on request.
  private func check(_ path: String, _ make: (String) -> String) throws {
    let file = Self.root.appending(path: path)
    let found = try String(contentsOf: file, encoding: .utf8)
    let wanted = make(found)
    if ProcessInfo.processInfo.environment["UPDATE_MESSAGES"] == "1" {
      try wanted.write(to: file, atomically: true, encoding: .utf8)
    } else {
      expect(found, equals: wanted, "\(path) is stale: run `make messages`")
    }
  }

  @Test func `the page checks messages as the server describes them`() throws {
    try check("web/transport/messageTable.js") { _ in PageTable.text() }
  }

  @Test func `the page knows the types of messages as the server describes them`() throws {
    try check("web/transport/messageTypes.d.ts") { _ in PageTypes.text() }
  }

  @Test func `the page paints by the operations that files are painted by`() throws {
    try check("web/base/paintTypes.d.ts") { _ in PageTypes.painting() }
  }

  @Test func `the protocol's tables are the server's descriptions`() throws {
    try check("PROTOCOL.md", ProtocolRows.text)
  }
}
