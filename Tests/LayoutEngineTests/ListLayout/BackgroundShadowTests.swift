// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import LayoutEngine

/// Shadows of cells' backgrounds.
@MainActor
@Suite struct BackgroundShadowTests {
  private func shadow(_ set: @escaping (inout UIShadowProperties) -> Void) -> ListShadow? {
    let stage = ListStage([["a"]])
    stage.configure = { cell, _ in
      var background = UIBackgroundConfiguration.listPlainCell()
      set(&background.shadowProperties)
      cell.backgroundConfiguration = background
    }
    stage.show([["b"]])
    return stage.row(0)?.background.shadow
  }

  @Test func `there is none until it is seen`() {
    let properties = UIShadowProperties()
    #expect(properties.opacity == 0 && properties.radius == 3 && properties.path == nil)
    #expect(properties.offset == CGSize(width: 0, height: -3) && properties.color == .black)
    #expect(shadow { $0.radius = 8 } == nil)
  }

  @Test func `a row tells the shadow of its background`() {
    let found = shadow {
      $0.opacity = 0.25
      $0.radius = 6
      $0.offset = CGSize(width: 1, height: 4)
      $0.color = .white
    }
    let white = ContentColour(light: 0xFFFF_FFFF, dark: 0xFFFF_FFFF)
    let expected = ListShadow(
      colour: white,
      opacity: 0.25,
      radius: 6,
      offset: CGSize(width: 1, height: 4)
    )
    #expect(found == expected)
  }

  @Test func `numbers without sense are no shadow, or none of their kind`() {
    #expect(shadow { $0.opacity = .nan } == nil)
    let found = shadow {
      $0.opacity = 7
      $0.radius = -1
      $0.offset = CGSize(width: CGFloat.infinity, height: 2)
    }
    #expect(found?.opacity == 1 && found?.radius == 0)
    #expect(found?.offset == CGSize(width: 0, height: 2))
  }
}
