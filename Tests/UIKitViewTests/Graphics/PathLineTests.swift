// SPDX-License-Identifier: Apache-2.0
import CoreGraphics
import Expectations
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite(.ownProcess) struct PathLineTests {
  private func line(_ length: CGFloat) -> CGPath {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: length, y: 0))
    return path
  }

  @Test func `dashes and gaps follow each other`() {
    // 0–3, 5–8 and 10 are dashes of 3 with gaps of 2 in a line of 10.
    let dashed = line(10).copy(dashingWithPhase: 0, lengths: [3, 2])
    expect(dashed, equals: path([(0, 3), (5, 8)]))
    // One number stands for dashes and gaps.
    expect(line(6).copy(dashingWithPhase: 0, lengths: [2]), equals: path([(0, 2), (4, 6)]))
    // The pattern begins 4 points in: one point of gap is left.
    expect(line(6).copy(dashingWithPhase: 4, lengths: [3, 2]), equals: path([(1, 4)]))
    expect(line(6).copy(dashingWithPhase: 0, lengths: [0, 0]), equals: line(6))
  }

  private func path(_ parts: [(CGFloat, CGFloat)]) -> CGPath {
    let path = CGMutablePath()
    for (start, end) in parts {
      path.move(to: CGPoint(x: start, y: 0))
      path.addLine(to: CGPoint(x: end, y: 0))
    }
    return path
  }

  @Test func `the outline of a line is as wide as the line`() {
    let outline = line(10).copy(
      strokingWithWidth: 4,
      lineCap: .butt,
      lineJoin: .miter,
      miterLimit: 10
    )
    expect(outline.boundingBoxOfPath, equals: CGRect(x: 0, y: -2, width: 10, height: 4))
    expect(outline.contains(CGPoint(x: 5, y: 1.9)))
    expect(!outline.contains(CGPoint(x: 5, y: 2.1)))
    let square = line(10).copy(
      strokingWithWidth: 4,
      lineCap: .square,
      lineJoin: .miter,
      miterLimit: 10
    )
    expect(square.boundingBoxOfPath, equals: CGRect(x: -2, y: -2, width: 14, height: 4))
  }

  @Test func `a reversed path goes from its end to its start`() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 4, y: 0))
    path.addLine(to: CGPoint(x: 4, y: 3))
    expect(path.reversing().currentPoint, equals: .zero)
    // A hole: two circles of opposite directions have no winding in the middle.
    let ring = UIBezierPath(
      arcCenter: .zero,
      radius: 4,
      startAngle: 0,
      endAngle: 2 * .pi,
      clockwise: true
    )
    let inner = UIBezierPath(
      arcCenter: .zero,
      radius: 2,
      startAngle: 0,
      endAngle: 2 * .pi,
      clockwise: true
    )
    ring.append(inner.reversing())
    expect(!ring.contains(.zero))
    expect(ring.contains(CGPoint(x: 3, y: 0)))
  }

  @Test func `an arc in a right corner touches both lines at its radius`() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addArc(
      tangent1End: CGPoint(x: 10, y: 0),
      tangent2End: CGPoint(x: 10, y: 10),
      radius: 4
    )
    #expect(abs(path.currentPoint.x - 10) < 1e-9)
    #expect(abs(path.currentPoint.y - 4) < 1e-9)
  }
}
