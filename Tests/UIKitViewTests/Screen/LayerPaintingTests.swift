// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import QuartzCore
import Testing
import UIKitTestSupport

@testable import UIKit

/// Shadows, masks and copies of layers, as a window shows them.
@MainActor
@Suite(.ownProcess) struct LayerPaintingTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
  private let view = UIView(frame: CGRect(x: 20, y: 30, width: 100, height: 60))

  init() { window.addSubview(view) }

  private var steps: [ScreenStep] {
    ScreenPainter.figure(of: window, around: nil).layers.flatMap(\.steps)
  }

  private func shadows(_ layer: CALayer) -> [ScreenShape] {
    layer.shadowOpacity = 1
    layer.shadowColor = UIColor.red.cgColor
    return steps.compactMap { if case .shadow(let shape, _, _, _) = $0 { shape } else { nil } }
  }

  @Test func `a layer without a view throws the shadow of its ground`() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 10, width: 40, height: 20)
    view.layer.addSublayer(layer)
    expectEmpty(shadows(layer))
    layer.backgroundColor = UIColor.white.cgColor
    layer.cornerRadius = 4
    expect(shadows(layer), equals: [.box(CGRect(x: 30, y: 40, width: 40, height: 20), radius: 4)])
  }

  private func fades() -> [(ScreenShape, ScreenGradient)] {
    steps.compactMap { if case .gradient(let shape, let fade) = $0 { (shape, fade) } else { nil } }
  }

  private func mask(_ colours: [UIColor]) -> CAGradientLayer {
    let mask = CAGradientLayer()
    mask.frame = view.bounds
    mask.colors = colours.map(\.cgColor)
    return mask
  }

  @Test func `a mask by a gradient lets the plain colour behind the view come through`() throws {
    window.backgroundColor = .white
    view.backgroundColor = .red
    view.layer.mask = mask([.clear, .black, .black.withAlphaComponent(0.25)])
    let (shape, fade) = try #require(fades().first)
    // The view, and half a point around it.
    expect(shape, equals: .box(CGRect(x: 19.5, y: 29.5, width: 101, height: 61), radius: 0))
    // What the mask takes away is what the colour behind covers.
    let covers = [1, 0, 0.75].map { ContentColour(UIColor.white.withAlphaComponent($0)) }
    expect(fade.colours, equals: covers)
    expect(fade.places, equals: [0, 0.5, 1])
    #expect(fade.start == CGPoint(x: 70, y: 30) && fade.end == CGPoint(x: 70, y: 90))
    // A view that masks may have the gradient in it.
    view.layer.mask = nil
    let holder = UIView(frame: view.bounds)
    holder.layer.addSublayer(mask([.clear, .black]))
    view.mask = holder
    expect(fades().first?.1.colours.count, equals: 2)
  }

  @Test func `where something else is behind, a view with such a mask is whole, and that is told`()
  {
    let notes = SourceNotes.current
    SourceNotes.current = SourceNotes()
    defer { SourceNotes.current = notes }
    window.backgroundColor = .white
    window.insertSubview(UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40)), at: 0)
    view.layer.mask = mask([.clear, .black])
    expectEmpty(fades().map(\.0))
    expect(SourceNotes.current.all.map(\.code), equals: ["unpainted-mask"])
  }

  @Test func `a shape layer throws the shadow of its shape`() throws {
    let layer = CAShapeLayer()
    layer.path = CGPath(rect: CGRect(x: 5, y: 5, width: 10, height: 10), transform: nil)
    view.layer.addSublayer(layer)
    let shape = try #require(shadows(layer).first)
    guard case .path(let outline) = shape else { return expect(Bool(false)) }
    // The view is at (20, 30).
    expect(outline.steps.first, equals: .move(CGPoint(x: 25, y: 35)))
  }

  @Test func `a layer without a view is round where it says so, and by half its length at most`()
    throws
  {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 10, width: 40, height: 20)
    layer.backgroundColor = UIColor.red.cgColor
    layer.cornerRadius = 50
    view.layer.addSublayer(layer)
    let shape = {
      self.steps.compactMap { if case .fill(let shape, _) = $0 { shape } else { nil } }.last
    }
    // The view is at (20, 30).
    expect(shape(), equals: .box(CGRect(x: 30, y: 40, width: 40, height: 20), radius: 10))
    layer.cornerRadius = 6
    layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    guard case .path(let outline) = try #require(shape()) else { return expect(Bool(false)) }
    let points = outline.steps.flatMap(\.points).map { CGPoint(x: $0.x, y: $0.y) }
    expect(points.contains(CGPoint(x: 30, y: 60)) && points.contains(CGPoint(x: 70, y: 60)))
    expect(!points.contains(CGPoint(x: 30, y: 40)) && !points.contains(CGPoint(x: 70, y: 40)))
  }

  @Test func `a view is seen through the view that masks it`() {
    view.backgroundColor = .blue
    let pill = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    pill.backgroundColor = .black
    pill.layer.cornerRadius = 30
    view.mask = pill
    let clips = steps.compactMap { if case .group(_, let clip?, _) = $0 { clip } else { nil } }
    expect(clips, equals: [.box(CGRect(x: 20, y: 30, width: 60, height: 60), radius: 30)])
  }

  @Test func `copies of a replicator fade by its offset`() {
    let replicator = CAReplicatorLayer()
    replicator.frame = view.bounds
    replicator.instanceCount = 3
    replicator.instanceAlphaOffset = -0.4
    replicator.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
    let dot = CALayer()
    dot.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    dot.backgroundColor = UIColor.red.cgColor
    replicator.addSublayer(dot)
    view.layer.addSublayer(replicator)
    let opacities = steps.compactMap { step -> CGFloat? in
      if case .group(_, _, let opacity) = step { (opacity * 100).rounded() / 100 } else { nil }
    }
    expect(opacities, equals: [0.6, 0.2])
  }
}
