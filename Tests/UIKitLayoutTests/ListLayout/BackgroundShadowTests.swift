// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKitTestSupport

@testable import LayoutEngine
@testable import UIKit

/// The shadows of cells' backgrounds.
@MainActor
@Suite(.ownProcess) struct BackgroundShadowTests {
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
    expect(properties.opacity, equals: 0)
    expect(properties.radius, equals: 3)
    expect(properties.path, equals: nil)
    expect(properties.offset, equals: CGSize(width: 0, height: -3))
    expect(properties.color, equals: .black)
    expect(shadow { $0.radius = 8 }, equals: nil)
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
    expect(found, equals: expected)
  }

  @Test func `a path throws the shadow in place of the background`() {
    let found = shadow {
      $0.opacity = 1
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 0, y: 4))
      path.addLine(to: CGPoint(x: 8, y: 0))
      path.addQuadCurve(to: CGPoint(x: 0, y: 4), controlPoint: CGPoint(x: 4, y: -1))
      path.close()
      $0.path = path
    }
    let steps: [CellOutline.Step] = [
      .move(CGPoint(x: 0, y: 4)), .line(CGPoint(x: 8, y: 0)),
      .quadratic(CGPoint(x: 4, y: -1), CGPoint(x: 0, y: 4)), .close,
    ]
    expect(found?.outline?.steps, equals: steps)
  }

  @Test func `a path that nobody can draw leaves the shadow to the background`() {
    let empty = shadow {
      $0.opacity = 1
      $0.path = UIBezierPath()
    }
    #expect(empty != nil && empty?.outline == nil)
    let endless = shadow {
      $0.opacity = 1
      let path = UIBezierPath()
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: CGFloat.infinity, y: 0))
      $0.path = path
    }
    #expect(endless != nil && endless?.outline == nil)
    let long = shadow {
      $0.opacity = 1
      let path = UIBezierPath()
      path.move(to: .zero)
      for step in 1...600 { path.addLine(to: CGPoint(x: CGFloat(step), y: 1)) }
      $0.path = path
    }
    #expect(long != nil && long?.outline == nil)
  }

  @Test func `numbers without sense are no shadow, or none of their kind`() {
    expect(shadow { $0.opacity = .nan }, equals: nil)
    let found = shadow {
      $0.opacity = 7
      $0.radius = -1
      $0.offset = CGSize(width: CGFloat.infinity, height: 2)
    }
    expect(found?.opacity, equals: 1)
    expect(found?.radius, equals: 0)
    expect(found?.offset, equals: CGSize(width: 0, height: 2))
  }
}
