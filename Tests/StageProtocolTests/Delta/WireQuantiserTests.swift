// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import StageProtocol
import Testing

@Suite struct WireQuantiserTests {
  @Test func `rounds lengths to the nearest 1/64 pt, halves up`() {
    for (points, units) in [
      (0.0, 0), (1, 64), (0.5 / 64, 1), (-0.5 / 64, 0), (-1.5 / 64, -1), (0.49 / 64, 0),
      (12.34, 790), (-12.34, -790), (1e300, (1 << 50) - 1), (-.infinity, -(1 << 50) + 1),
      (.nan, 0),
    ] as [(Double, Int64)] {
      expect(WireQuantiser.length(CGFloat(points)), equals: units, "\(points)")
    }
  }

  @Test func `clamps opacity and rounds it to 1/255`() {
    for (alpha, steps) in [
      (0.0, 0), (1, 255), (0.5, 128), (-3, 0), (7, 255), (0.002, 1), (0.0019, 0), (.nan, 255),
      (.infinity, 255),
    ] as [(Double, UInt8)] {
      expect(WireQuantiser.alpha(CGFloat(alpha)), equals: steps, "\(alpha)")
    }
  }

  @Test func `leaves out the identity and transforms that are not finite`() {
    expect(WireQuantiser.transform(.identity), equals: nil)
    expect(
      WireQuantiser.transform(PlaneTransform(a: 1e300, b: 0, c: 0, d: 1, tx: 0, ty: 0)),
      equals: nil
    )
    expect(
      WireQuantiser.transform(PlaneTransform(a: 2, b: 0.5, c: 0, d: 1, tx: -3, ty: 4)),
      equals: WireTransform(a: 2, b: 0.5, c: 0, d: 1, tx: -3, ty: 4)
    )
    let turned = PlaneTransform(a: 0.5, b: 0, c: 0, d: 1, tx: 0, ty: 0, g: 0.25, h: -2, w: -1)
    expect(
      WireQuantiser.transform(turned),
      equals: WireTransform(a: 0.5, b: 0, c: 0, d: 1, tx: 0, ty: 0, g: 0.25, h: -2, w: -1)
    )
    let endless = PlaneTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0, g: .infinity)
    expect(WireQuantiser.transform(endless), equals: nil)
  }

  @Test func `keeps every attribute`() {
    let attributes = ElementAttributes(
      frame: CGRect(x: 1, y: 2, width: 3, height: 4),
      alpha: 0,
      zIndex: .max,
      isHidden: true,
      transform: .identity,
      pin: PinRange(edge: .bottom, lower: -1, upper: .infinity)
    )
    let wire = WireQuantiser.attributes(
      attributes,
      content: 9,
      position: ElementPosition(section: 2, item: 30)
    )
    var expected = WireAttributes()
    (expected.x, expected.y, expected.width, expected.height) = (64, 128, 192, 256)
    expected.alpha = 0
    expected.zIndex = (1 << 50) - 1
    expected.isHidden = true
    expected.content = 9
    (expected.section, expected.item) = (2, 30)
    expected.pin = WirePin(edge: 2, lower: -64, upper: (1 << 50) - 1)
    expect(wire, equals: expected)
  }
}
