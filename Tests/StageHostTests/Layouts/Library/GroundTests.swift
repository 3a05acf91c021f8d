// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import LayoutLibrary
import StageProtocol
import Testing
import UIKit
import UIKitTestSupport

@testable import StageHost

/// The colour that a file sets behind its elements.
@MainActor
@Suite(.ownProcess) struct GroundTests {
  private let names = NamesSource()

  private func ground(
    _ id: String,
    _ colour: UIColor?,
    behind: UIColor? = nil
  ) throws -> ContentColour? {
    names.view(try names.kind(id, ["Ada"], colour: colour, behind: behind), ["1"]).seat.staged
      .abilities.source?.ground
  }

  @Test func `A colour that the file sets is the ground, in a light and in a dark interface`()
    throws
  {
    #expect(try ground("red", .init(red: 1, green: 0, blue: 0, alpha: 1))?.light == 0xFF00_00FF)
    let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
    let found = try #require(try ground("dynamic", dynamic))
    #expect((found.light, found.dark) == (0xFFFF_FFFF, 0x0000_00FF))
  }

  @Test func `Without a colour the ground is the page's, whatever lies behind`() throws {
    #expect(try ground("plain", nil) == nil)
    #expect(try ground("behind", nil, behind: .red) == nil)
  }

  @Test func `What is seen through a clear collection view is the ground`() throws {
    let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    #expect(try ground("through", .clear, behind: blue)?.light == 0x0000_FFFF)
    #expect(try ground("nothing", .clear) == nil)
  }

  @Test func `The colour behind the collection view of a controller is the ground`() {
    let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    let source = OwnSource("Controller", controller)
    source.step { _ in
      controller.loadViewIfNeeded()
      controller.collectionView.backgroundColor = .clear
      controller.view.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    }
    source.controller = controller
    source.start()
    expect(source.ground.map { ContentColour($0).light }, equals: 0x00FF_00FF)
    controller.view.backgroundColor = .clear
    expect(source.ground, equals: nil)
  }

  @Test func `A snapshot is painted on the ground, with text that is readable there`() {
    let night = SnapshotPalette.light.on(ContentColour(light: 0x1020_30FF))
    expect(night.paper, equals: 0x10_2030)
    expect(night.text, equals: SnapshotPalette.dark.text)
    expect(night.tiles, equals: SnapshotPalette.light.tiles)
    expect(SnapshotPalette.light.on(nil).paper, equals: SnapshotPalette.light.paper)
    // 128 of 255 parts of black over white: (255 · 127 + 127) / 255 = 127.
    expect(SnapshotPalette.light.on(ContentColour(light: 0x0000_0080)).paper, equals: 0x7F_7F7F)
    expect(
      SnapshotPainter(isDark: true, ground: ContentColour(light: 0, dark: 0x0102_03FF)).paper,
      equals: PaintInk(0x01_0203)
    )
  }
}
