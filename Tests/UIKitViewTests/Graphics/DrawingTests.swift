// SPDX-License-Identifier: Apache-2.0
import CoreGraphics
import Expectations
import Foundation
import LayoutEngine
import QuartzCore
import Testing
import UIKitTestSupport

@testable import UIKit

/// What drawings keep of gradients, blending and texts, and what layers show of their corners.
@MainActor
@Suite(.ownProcess) struct DrawingTests {
  private let gradient = CGGradient(
    colorsSpace: nil,
    colors: [UIColor.red.cgColor, UIColor.blue.cgColor],
    locations: [0, 1]
  )

  private func filled(
    _ draw: (CGContext, CGGradient) -> Void
  ) throws -> (
    ScreenShape, ScreenGradient
  ) {
    let gradient = try #require(gradient)
    let steps = Drawing.steps { draw($0, gradient) }
    expect(steps.count, equals: 1)
    guard case .gradient(let shape, let kept)? = steps.first else { throw CancellationError() }
    return (shape, kept)
  }

  private func band(_ left: CGFloat, _ right: CGFloat) -> ScreenShape {
    // 4000 points reach beyond every view.
    .path(
      CellOutline(
        steps: [
          .move(CGPoint(x: left, y: 4000)), .line(CGPoint(x: left, y: -4000)),
          .line(CGPoint(x: right, y: -4000)), .line(CGPoint(x: right, y: 4000)), .close,
        ],
        isEvenOdd: true
      )
    )
  }

  @Test func `a gradient along a line ends where the line does, unless it is to go on`() throws {
    let ends = (CGPoint(x: 10, y: 0), CGPoint(x: 30, y: 0))
    let alone = try filled { $0.drawLinearGradient($1, start: ends.0, end: ends.1, options: []) }
    expect(alone.0, equals: band(10, 30))
    expect(alone.1.start, equals: ends.0)
    let after = try filled {
      $0.drawLinearGradient(
        $1,
        start: ends.0,
        end: ends.1,
        options: .drawsAfterEndLocation
      )
    }
    expect(after.0, equals: band(10, 4030))
    let both = try filled {
      $0.drawLinearGradient(
        $1,
        start: ends.0,
        end: ends.1,
        options: [.drawsBeforeStartLocation, .drawsAfterEndLocation]
      )
    }
    expect(both.0, equals: band(-3990, 4030))
  }

  @Test func `a gradient around a point is between its circles`() throws {
    let middle = CGPoint(x: 50, y: 50)
    let ring = try filled {
      $0.drawRadialGradient(
        $1,
        startCenter: middle,
        startRadius: 5,
        endCenter: middle,
        endRadius: 20,
        options: []
      )
    }
    let circles = CGMutablePath()
    circles.addEllipse(in: CGRect(x: 30, y: 30, width: 40, height: 40))
    circles.addEllipse(in: CGRect(x: 45, y: 45, width: 10, height: 10))
    expect(ring.0, equals: .path(CellOutline(circles, movedBy: .zero, isEvenOdd: true)))
    // A quarter of the way from the middle is the first circle.
    expect(ring.1.places, equals: [0.25, 1])
    expect(ring.1.end, equals: CGPoint(x: 70, y: 50))
    let inward = try filled {
      $0.drawRadialGradient(
        $1,
        startCenter: middle,
        startRadius: 20,
        endCenter: middle,
        endRadius: 0,
        options: []
      )
    }
    expect(inward.1.places, equals: [0, 1])
    expect(inward.1.colours, equals: [ContentColour(UIColor.blue), ContentColour(UIColor.red)])
  }

  @Test func `what is cleared leaves a hole in what was drawn before`() {
    let hole = CGRect(x: 2, y: 2, width: 4, height: 4)
    let far = CGRect(x: -4000, y: -4000, width: 8000, height: 8000)
    let paths = CGMutablePath()
    paths.addRect(far)
    paths.addRect(hole)
    let clip = ScreenShape.path(CellOutline(paths, movedBy: .zero, isEvenOdd: true))
    let bodies: [(CGContext) -> Void] = [
      { $0.clear(hole) }, { _ in UIRectFillUsingBlendMode(hole, .clear) },
      { _ in UIBezierPath(rect: hole).fill(with: .destinationOut, alpha: 1) },
    ]
    for body in bodies {
      let steps = Drawing.steps { context in
        body(context)
        context.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
        body(context)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      }
      // Nothing is there to be cleared at first, and what comes afterwards is whole.
      expect(steps.count, equals: 4)
      expect(steps.first, equals: .group(nil, clip: clip, opacity: 1))
      expect(steps.dropFirst(2).first, equals: .end)
    }
  }

  @Test func `a text whose style shortens it has one line`() {
    let style = NSMutableParagraphStyle()
    let text = { (mode: NSLineBreakMode) -> Int in
      style.lineBreakMode = mode
      let words = NSAttributedString(
        string: "several words that need lines",
        attributes: [.font: UIFont.systemFont(ofSize: 14), .paragraphStyle: style]
      )
      return Drawing.steps { _ in words.draw(in: CGRect(x: 0, y: 0, width: 80, height: 90)) }.count
    }
    expect(text(.byTruncatingTail), equals: 1)
    #expect(text(.byWordWrapping) > 1)
  }

  @Test func `only the chosen corners of a layer are round, and its border is within it`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    (layer.cornerRadius, layer.borderWidth) = (8, 2)
    layer.maskedCorners = [.layerMinXMinYCorner]
    (layer.backgroundColor, layer.borderColor) = (UIColor.red.cgColor, UIColor.blue.cgColor)
    view.layer.addSublayer(layer)
    let round = { (rect: CGRect, radius: CGFloat) in
      let path = UIBezierPath(
        roundedRect: rect,
        byRoundingCorners: .topLeft,
        cornerRadii: CGSize(width: radius, height: radius)
      )
      return ScreenShape.path(CellOutline(path.cgPath, movedBy: .zero, isEvenOdd: false))
    }
    expect(
      ScreenPainter.insideSteps(of: view),
      equals: [
        .fill(round(layer.frame, 8), ContentColour(UIColor.red)),
        // Half of the line's two points is inside of the line's own path, one point within the layer.
        .stroke(
          round(CGRect(x: 1, y: 1, width: 38, height: 18), 7),
          ContentColour(UIColor.blue),
          width: 2
        ),
      ]
    )
  }

  @Test func `vibrant content takes the colour that suits its blur`() {
    let blur = UIBlurEffect(style: .systemMaterialDark)
    let view = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur))
    view.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    inner.backgroundColor = .red
    view.contentView.addSubview(inner)
    let colours = ScreenPainter.insideSteps(of: view).compactMap { step -> ContentColour? in
      if case .fill(_, let colour) = step { colour } else { nil }
    }
    expect(colours, equals: [ContentColour(light: 0xFFFF_FFFF, dark: 0xFFFF_FFFF)])
  }
}
