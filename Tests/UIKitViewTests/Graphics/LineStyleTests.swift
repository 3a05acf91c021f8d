// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import Testing
import UIKitTestSupport

@testable import CoreGraphics
@testable import UIKit

/// Lines with dashes, ends and corners.
@MainActor
@Suite(.ownProcess) struct LineStyleTests {
  private func line(_ points: (CGFloat, CGFloat)...) -> CGPath {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: points[0].0, y: points[0].1))
    for (x, y) in points.dropFirst() { path.addLine(to: CGPoint(x: x, y: y)) }
    return path
  }

  /// Where the dashes of a horizontal line begin and end.
  private func dashes(_ path: CGPath) -> [[CGFloat]] {
    path.polygons.map { [$0.first?.x ?? 0, $0.last?.x ?? 0] }
  }

  @Test func `dashes and gaps follow each other from the phase on`() {
    let path = line((0, 0), (20, 0))
    expect(
      dashes(path.copy(dashingWithPhase: 0, lengths: [5, 3])),
      equals: [[0, 5], [8, 13], [16, 20]]
    )
    // 6 of the 8 points of the pattern are over: 2 of the gap are left.
    expect(
      dashes(path.copy(dashingWithPhase: 6, lengths: [5, 3])),
      equals: [[2, 7], [10, 15], [18, 20]]
    )
    // One length is that of dashes and gaps.
    expect(dashes(path.copy(dashingWithPhase: 0, lengths: [8])), equals: [[0, 8], [16, 20]])
    expect(dashes(path.copy(dashingWithPhase: 0, lengths: [])), equals: [[0, 20]])
    expect(dashes(path.copy(dashingWithPhase: 0, lengths: [.nan])), equals: [[0, 20]])
  }

  @Test func `a dash goes round a corner`() {
    let path = line((0, 0), (4, 0), (4, 10)).copy(dashingWithPhase: 0, lengths: [6, 100])
    expect(
      path.polygons,
      equals: [[CGPoint(x: 0, y: 0), CGPoint(x: 4, y: 0), CGPoint(x: 4, y: 2)]]
    )
  }

  private func outline(
    _ path: CGPath,
    _ cap: CGLineCap = .butt,
    _ join: CGLineJoin = .miter,
    limit: CGFloat = 10
  ) -> CGRect {
    path.copy(strokingWithWidth: 4, lineCap: cap, lineJoin: join, miterLimit: limit)
      .boundingBoxOfPath
  }

  @Test func `ends reach beyond a line, except plain ones`() {
    let path = line((10, 10), (20, 10))
    expect(outline(path), equals: CGRect(x: 10, y: 8, width: 10, height: 4))
    expect(outline(path, .square), equals: CGRect(x: 8, y: 8, width: 14, height: 4))
    let round = outline(path, .round)
    #expect(abs(round.minX - 8) < 0.001 && abs(round.maxX - 22) < 0.001)
  }

  @Test func `corners are sharp up to the limit, cut or round`() {
    let path = line((0, 10), (10, 10), (10, 20))
    func holds(_ point: CGPoint, _ join: CGLineJoin, limit: CGFloat = 10) -> Bool {
      path.copy(strokingWithWidth: 4, lineCap: .butt, lineJoin: join, miterLimit: limit)
        .contains(point, using: .winding)
    }
    // The tip is at (12, 8); a cut corner goes from (10, 8) to (12, 10), and the arc through (11.41, 8.59).
    expect(holds(CGPoint(x: 11.9, y: 8.1), .miter))
    expect(!holds(CGPoint(x: 11.9, y: 8.1), .round))
    expect(!holds(CGPoint(x: 11.9, y: 8.1), .bevel))
    expect(holds(CGPoint(x: 11.3, y: 8.7), .round))
    expect(!holds(CGPoint(x: 11.3, y: 8.7), .bevel))
    // At a right angle the tip is 1.41 times as long as the line is wide.
    expect(!holds(CGPoint(x: 11.9, y: 8.1), .miter, limit: 1.4))
    expect(holds(CGPoint(x: 10.5, y: 9.6), .bevel))
    expect(holds(CGPoint(x: 8.5, y: 11), .bevel))
  }

  @Test func `the inside of a closed line is free`() {
    let box = CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
    let ring = box.copy(strokingWithWidth: 4, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
    expect(ring.contains(CGPoint(x: 1, y: 10), using: .winding))
    expect(ring.contains(CGPoint(x: -1.9, y: -1.9), using: .winding))
    expect(!ring.contains(CGPoint(x: 10, y: 10), using: .winding))
  }

  @Test func `layers and drawings with styles are filled, and plain lines stay lines`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let layer = CAShapeLayer()
    layer.path = line((0, 10), (20, 10))
    (layer.fillColor, layer.strokeColor) = (nil, UIColor.red.cgColor)
    view.layer.addSublayer(layer)
    window.addSubview(view)
    func steps() -> [ScreenStep] {
      ScreenPainter.figure(of: window, around: nil).layers.flatMap(\.steps)
    }
    guard case .stroke(_, let ink, width: 1)? = steps().first else {
      Issue.record("no plain line")
      return
    }
    layer.lineDashPattern = [5, 3]
    guard case .fill(.path(let outline), ink)? = steps().first else {
      Issue.record("no dashes")
      return
    }
    // Three dashes of four corners each, which are closed.
    expect(outline.steps.count, equals: 15)
  }

  @Test func `what has a greater depth is painted later`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    for (colour, depth) in [(UIColor.red, 1), (.green, 0), (.blue, -1)] as [(UIColor, CGFloat)] {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      view.backgroundColor = colour
      view.layer.zPosition = depth
      window.addSubview(view)
    }
    let inks = ScreenPainter.figure(of: window, around: nil).layers.flatMap(\.steps).compactMap {
      if case .fill(_, let ink) = $0 { ink } else { nil }
    }
    expect(inks, equals: [UIColor.blue, .green, .red].map { ContentColour($0) })
  }

  @Test func `wide lines have plain ends, circles and thin lines stay lines`() {
    func outlines(_ path: UIBezierPath, _ width: CGFloat) -> [CGPath]? {
      LineStyle().outlines(of: path.cgPath, width: width)
    }
    let arc = UIBezierPath(
      arcCenter: .zero,
      radius: 60,
      startAngle: 0,
      endAngle: .pi / 2,
      clockwise: true
    )
    // From 49 to 71 points around the middle, and not beyond the two axes; a curve's first and last lines are not quite
    // parallel to them.
    let box = outlines(arc, 22)?.first?.boundingBoxOfPath ?? .null
    #expect(abs(box.minX) < 3 && abs(box.minY) < 3)
    #expect(abs(box.maxX - 71) < 0.1 && abs(box.maxY - 71) < 0.1)
    expect(outlines(arc, 2), equals: nil)
    let circle = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 50, height: 50))
    expect(outlines(circle, 22), equals: nil)
    #expect(outlines(UIBezierPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9)), 4) != nil)
  }
}
