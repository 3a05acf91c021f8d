// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing

@testable import LayoutEngine

/// Overlaps of outlines.
@Suite struct DynamicContactTests {
  private func square(_ x: Double, _ y: Double, _ side: Double = 100) -> [SIMD2<Double>] {
    DynamicBody.rectangle(SIMD2(side, side)).map { $0 + SIMD2(x, y) }
  }

  @Test func `squares beside each other part along the shorter way`() throws {
    let contact = try #require(DynamicContact(square(0, 0), square(90, 20)))
    expect(contact.normal, equals: SIMD2(1, 0))
    expect(contact.points.map(\.depth), equals: [10, 10])
    // The second one's left edge from −30 to 70, within the first one's height up to 50.
    expect(Set(contact.points.map(\.place)), equals: [SIMD2(40, -30), SIMD2(40, 50)])
  }

  @Test func `squares that do not overlap, or touch only, do not meet`() {
    #expect(DynamicContact(square(0, 0), square(101, 0)) == nil)
    #expect(DynamicContact(square(0, 0), square(100, 0)) == nil)
    #expect(DynamicContact(square(0, 0), square(80, 130)) == nil)
  }

  @Test func `a turned square touches a floor with its corner`() throws {
    var body = DynamicBody(position: .zero, size: SIMD2(100, 100))
    body.angle = .pi / 4
    // Half a diagonal is 70.71 pt.
    let floor = [SIMD2(-500.0, 70), SIMD2(500, 70), SIMD2(500, 200), SIMD2(-500, 200)]
    let contact = try #require(DynamicContact(body.corners, floor))
    #expect(abs(contact.normal.y - 1) < 1e-9)
    expect(contact.points.count, equals: 1)
    #expect(abs(contact.points[0].depth - 0.7107) < 0.001)
    #expect(abs(contact.points[0].place.x) < 1e-6)
  }

  @Test func `a line is met from both sides`() throws {
    let line = [SIMD2(0.0, -200), SIMD2(0, 200)]
    let left = try #require(DynamicContact(square(-45, 0), line))
    #expect(left.normal == SIMD2(1, 0) && left.points[0].depth == 5)
    let right = try #require(DynamicContact(square(45, 0), line))
    #expect(right.normal == SIMD2(-1, 0) && right.points[0].depth == 5)
  }

  @Test func `the convex outline leaves out what lies within or on an edge`() {
    let points = [
      SIMD2(0.0, 0), SIMD2(4, 0), SIMD2(2, 0), SIMD2(4, 4), SIMD2(0, 4), SIMD2(1, 2), SIMD2(0, 0),
    ]
    expect(convexOutline(of: points), equals: [SIMD2(0, 0), SIMD2(4, 0), SIMD2(4, 4), SIMD2(0, 4)])
  }
}
