// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import StageProtocol
import TestSupport
import Testing
import UIKit
import UIKitTestSupport

@testable import StageHost

/// Snapshots have the page's colours and corners, which `Tests/Vectors/looks.json` tells.
@Suite(.ownProcess) struct SnapshotPaletteTests {
  private struct Looks: Decodable {
    struct Theme: Decodable {
      var paper: String
      var text: String
      var dim: String
      var empty: String
      var tiles: [String]
      var softTiles: [String]
    }

    struct Inks: Decodable {
      var ground: String
      var ink: String
      var dimInk: String
    }

    struct Corner: Decodable {
      var width: CGFloat
      var height: CGFloat
      var radius: CGFloat
    }

    var light: Theme
    var dark: Theme
    var inks: [Inks]
    var corners: [Corner]
  }

  private func looks() throws -> Looks {
    try JSONDecoder().decode(Looks.self, from: try vectorFile("looks.json"))
  }

  private func words(_ colour: UInt32) -> String { FileColour.text(of: colour) }

  @Test func `grounds and inks are those of the page's themes`() throws {
    let looks = try looks()
    for (theme, palette) in [(looks.light, SnapshotPalette.light), (looks.dark, .dark)] {
      expect(words(palette.paper), equals: theme.paper)
      expect(words(palette.row), equals: theme.paper)
      expect(words(palette.text), equals: theme.text)
      expect(words(palette.dim), equals: theme.dim)
      expect(words(palette.empty), equals: theme.empty)
      expect(palette.tiles.map(words), equals: theme.tiles)
      expect(palette.softTiles.map(words), equals: theme.softTiles)
    }
  }

  @Test func `what can be read on a ground is written as on the page`() throws {
    for inks in try looks().inks {
      let ground = try #require(FileColour.value(of: inks.ground))
      for (isDim, wanted) in [(false, inks.ink), (true, inks.dimInk)] {
        let ink = SnapshotPalette.light.ink(on: ground, isDim: isDim)
        let channel = ink.colour & 0xFF
        expect("rgba(\(channel), \(channel), \(channel), \(ink.opacity))", equals: wanted)
      }
    }
  }

  @Test @MainActor func `corners of tiles are as round as on the page`() throws {
    for corner in try looks().corners {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
      attributes.frame = CGRect(x: 0, y: 0, width: corner.width, height: corner.height)
      let element = InspectedElement(
        key: ElementKey(category: .cell, identity: "a"),
        attributes: attributes,
        view: nil,
        isSelected: false,
        isHighlighted: false
      )
      let painted = SnapshotPainter(isDark: false).operations(of: [element]) { _ in CellContent() }
      let radii = painted.compactMap { operation -> Double? in
        if case .fill(.box(let box), _) = operation { box.radius } else { nil }
      }
      #expect(radii.count == 1 && abs(radii[0] - Double(corner.radius)) < 1e-9)
    }
  }

  @Test func `dark ink stands on every tile, as on the page`() {
    for palette in [SnapshotPalette.light, .dark] {
      expect(Set(palette.tiles).count, equals: 10)
      expect(Set(palette.softTiles).count, equals: 10)
      expect(palette.tiles.allSatisfy { palette.ink(on: $0, isDim: false).colour == 0 })
    }
  }
}
