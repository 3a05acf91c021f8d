// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing

@testable import StageProtocol

struct SourceColourTests {
  private static let apps = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Apps")

  @Test func `a colour of a catalogue in a subfolder is read in its three notations`() {
    var unread: [String] = []
    let found = SourceColour.beside([Self.apps.appending(path: "Studio").path()], unread: &unread)
    expect(found.map(\.name), equals: ["Clay"])
    expect(found.first?.light, equals: .init(red: 0.8, green: 0.4, blue: 0.2, alpha: 1))
    expect(found.first?.dark, equals: .init(red: 0.4, green: 0.4, blue: 0.4, alpha: 0.5))
  }

  @Test(
    arguments: [
      "", "[]", "{\"colors\": 1}", "{\"colors\": [{}]}",
      "{\"colors\": [{\"color\": {\"reference\": \"systemRedColor\"}}]}",
      "{\"colors\": [{\"color\": {\"components\": {\"red\": \"a\", \"green\": \"1\", \"blue\": \"1\"}}}]}",
    ]
  )
  func `a description without a colour that can be read is none`(text: String) {
    expect(SourceColour(name: "a", contents: Data(text.utf8)), equals: nil)
  }
}
