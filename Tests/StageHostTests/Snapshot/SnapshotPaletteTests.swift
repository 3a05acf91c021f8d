// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import StageHost

/// Snapshots have the page's colours.
@Suite struct SnapshotPaletteTests {
  private func source(_ name: String) throws -> String {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    return try String(
      contentsOf: root.appendingPathComponent("web/renderer/look/" + name),
      encoding: .utf8
    )
  }

  private func hexadecimal(_ colour: UInt32) -> String {
    let digits = String(colour, radix: 16)
    return "'#" + String(repeating: "0", count: 6 - digits.count) + digits + "'"
  }

  @Test func `grounds and inks are those of the page's themes`() throws {
    let theme = try source("theme.js")
    let halves = theme.components(separatedBy: "export const lightTheme")
    let themes = [(halves[0], SnapshotPalette.dark), (halves[1], SnapshotPalette.light)]
    for (text, palette) in themes {
      #expect(text.contains("paper: \(hexadecimal(palette.paper)),"))
      #expect(text.contains("text: \(hexadecimal(palette.text)),"))
      #expect(text.contains("dim: \(hexadecimal(palette.dim)),"))
      #expect(text.contains("empty: \(hexadecimal(palette.empty)),"))
    }
  }

  @Test func `there are ten hues, light ones on a light ground`() {
    for palette in [SnapshotPalette.light, .dark] {
      #expect(Set(palette.tiles).count == 10)
      #expect(Set(palette.softTiles).count == 10)
      // All tiles have dark text, as on the page.
      #expect(palette.tiles.allSatisfy { palette.ink(on: $0, isDim: false).colour == 0 })
    }
    #expect(SnapshotPalette.light.ink(on: 0x102030, isDim: false).colour == 0xFFFFFF)
  }
}
