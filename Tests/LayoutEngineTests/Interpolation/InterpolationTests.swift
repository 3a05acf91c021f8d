// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import TestSupport
import Testing

struct InterpolationTests {
  private func isNear(_ a: PlaneTransform, _ b: PlaneTransform) -> Bool {
    [a.a - b.a, a.b - b.b, a.c - b.c, a.d - b.d, a.tx - b.tx, a.ty - b.ty]
      .allSatisfy { abs($0) < 1e-9 }
  }

  private func rotation(_ angle: CGFloat) -> PlaneTransform {
    PlaneTransform(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: 0, ty: 0)
  }

  @Test func `rectangles go straight, and on beyond the ends`() {
    let start = CGRect(x: 0, y: 100, width: 40, height: 20)
    let end = CGRect(x: 200, y: 0, width: 80, height: 60)
    expect(start.interpolated(to: end, at: 0), equals: start)
    expect(start.interpolated(to: end, at: 1), equals: end)
    expect(
      start.interpolated(to: end, at: 0.25),
      equals: CGRect(x: 50, y: 75, width: 50, height: 30)
    )
    expect(
      start.interpolated(to: end, at: 1.5),
      equals: CGRect(x: 300, y: -50, width: 100, height: 80)
    )
    // The height would be −20: it is 0, about the centre at 110 + 80.
    expect(
      start.interpolated(to: end, at: -1),
      equals: CGRect(x: -200, y: 190, width: 0, height: 0)
    )
  }

  @Test func `half of a quarter turn is an eighth of a turn, or smaller by the matrix`() {
    let (start, end) = (PlaneTransform.identity, rotation(.pi / 2))
    expect(isNear(start.interpolated(to: end, at: 0.5), rotation(.pi / 4)))
    let straight = start.interpolated(to: end, at: 0.5, by: .matrix)
    expect(straight, equals: PlaneTransform(a: 0.5, b: 0.5, c: -0.5, d: 0.5, tx: 0, ty: 0))
  }

  @Test func `rotations take the shorter way`() {
    let (start, end) = (rotation(0.9 * .pi), rotation(-0.9 * .pi))
    expect(isNear(start.interpolated(to: end, at: 0.5), rotation(.pi)))
    expect(isNear(end.interpolated(to: start, at: 0.5), rotation(.pi)))
  }

  @Test func `scale, shear and shift go straight`() {
    let end = PlaneTransform(a: 3, b: 0, c: 4, d: 2, tx: 10, ty: -20)
    // Half-way: scale 2 by 1.5, shear (4 / 2) / 2 = 1, so c = 1.5.
    let half = PlaneTransform.identity.interpolated(to: end, at: 0.5)
    expect(isNear(half, PlaneTransform(a: 2, b: 0, c: 1.5, d: 1.5, tx: 5, ty: -10)))
  }

  @Test func `a map that flattens the plane goes straight`() {
    let flat = PlaneTransform(a: 0, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    expect(
      PlaneTransform.identity.interpolated(to: flat, at: 0.5),
      equals: PlaneTransform(a: 0.5, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    )
  }

  @Test func `every map is met again at both ends, and mirrored ones on the way`() {
    var random = SeededRandom(seed: 7)
    for _ in 0..<500 {
      let numbers = (0..<12).map { _ in CGFloat.random(in: -3...3, using: &random) }
      let start = PlaneTransform(
        a: numbers[0],
        b: numbers[1],
        c: numbers[2],
        d: numbers[3],
        tx: numbers[4],
        ty: numbers[5]
      )
      let end = PlaneTransform(
        a: numbers[6],
        b: numbers[7],
        c: numbers[8],
        d: numbers[9],
        tx: numbers[10],
        ty: numbers[11]
      )
      expect(start.interpolated(to: end, at: 0), equals: start)
      expect(start.interpolated(to: end, at: 1), equals: end)
      let near = start.interpolated(to: end, at: 1e-12)
      #expect(abs(near.a - start.a) < 1e-6 && abs(near.b - start.b) < 1e-6)
      #expect(abs(near.c - start.c) < 1e-6 && abs(near.d - start.d) < 1e-6)
    }
  }
}
