// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import QuartzCore
import Testing
import UIKitTestSupport

@testable import UIKit

/// Layers that code adds to the layer of a view with other views in it.
@MainActor
@Suite(.ownProcess) struct LayerOrderTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
  private let view = UIView(frame: CGRect(x: 20, y: 30, width: 100, height: 60))
  private let layer = CALayer()

  init() {
    window.addSubview(view)
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
    layer.backgroundColor = UIColor.blue.cgColor
  }

  private func added(_ colour: UIColor) -> UIView {
    let added = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    added.backgroundColor = colour
    view.addSubview(added)
    return added
  }

  private var fills: [(box: ScreenShape, colour: ContentColour)] {
    ScreenPainter.figure(of: window, around: nil).layers.flatMap(\.steps).compactMap {
      if case .fill(let box, let colour) = $0 { (box, colour) } else { nil }
    }
  }

  /// The colours in the view, from back to front.
  private var order: [UIColor] {
    let known: [UIColor] = [.red, .green, .blue, .orange]
    return fills.compactMap { fill in known.first { ContentColour($0) == fill.colour } }
  }

  @Test func `an added layer is in front of the views that are there, and behind later ones`() {
    _ = added(.red)
    view.layer.addSublayer(layer)
    _ = added(.green)
    expect(order, equals: [.red, .blue, .green])
  }

  @Test func `places among layers count the layers of views`() {
    let (red, green) = (added(.red), added(.green))
    view.layer.insertSublayer(layer, at: 0)
    expect(order, equals: [.blue, .red, .green])
    view.layer.insertSublayer(layer, at: 1)
    expect(order, equals: [.red, .blue, .green])
    view.layer.insertSublayer(layer, above: green.layer)
    expect(order, equals: [.red, .green, .blue])
    view.layer.insertSublayer(layer, below: green.layer)
    expect(order, equals: [.red, .blue, .green])
    view.layer.insertSublayer(layer, below: red.layer)
    expect(order, equals: [.blue, .red, .green])
    view.layer.insertSublayer(layer, above: nil)
    expect(order, equals: [.red, .green, .blue])
    let other = CALayer()
    other.frame = layer.frame
    other.backgroundColor = UIColor.orange.cgColor
    view.layer.insertSublayer(other, below: layer)
    expect(order, equals: [.red, .green, .orange, .blue])
    expect(view.layer.sublayers, equals: [other, layer])
  }

  @Test func `a layer stays where it is when the view behind it goes or moves`() {
    let (_, green) = (added(.red), added(.green))
    view.layer.addSublayer(layer)
    view.bringSubviewToFront(green)
    expect(order, equals: [.red, .blue, .green])
    view.layer.insertSublayer(layer, above: green.layer)
    green.removeFromSuperview()
    _ = added(.orange)
    expect(order, equals: [.red, .blue, .orange])
  }

  @Test func `depth comes before the order, of views and layers together`() {
    let red = added(.red)
    view.layer.addSublayer(layer)
    layer.zPosition = -1
    expect(order, equals: [.blue, .red])
    layer.zPosition = 0
    red.layer.zPosition = 1
    expect(order, equals: [.blue, .red])
  }

  @Test func `the layers in a scroll view scroll with its content`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 100, height: 50))
    window.addSubview(scroll)
    scroll.contentSize = CGSize(width: 100, height: 500)
    scroll.layer.addSublayer(layer)
    scroll.contentOffset.y = 20
    let place = fills.first { $0.colour == ContentColour(.blue) }?.box
    expect(place, equals: .box(CGRect(x: 0, y: 80, width: 100, height: 30), radius: 0))
  }
}
