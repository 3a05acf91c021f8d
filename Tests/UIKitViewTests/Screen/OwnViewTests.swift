// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import Testing
import UIKitTestSupport

@testable import UIKit

/// Views that an app puts into the shown collection view, which is at (20, 100) and 200 × 400 points large.
@MainActor
@Suite(.ownProcess) struct OwnViewTests {
  private final class Source: UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 30 }
    func collectionView(
      _ view: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
  private let source = Source()
  private let layout = UICollectionViewFlowLayout()
  private let list: UICollectionView

  init() {
    layout.itemSize = CGSize(width: 200, height: 100)
    layout.minimumLineSpacing = 0
    list = UICollectionView(
      frame: CGRect(x: 20, y: 100, width: 200, height: 400),
      collectionViewLayout: layout
    )
    list.isOnScreen = true
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = source
    window.addSubview(list)
    list.layoutIfNeeded()
  }

  private func view(_ frame: CGRect, _ colour: UIColor) -> UIView {
    let view = UIView(frame: frame)
    view.backgroundColor = colour
    return view
  }

  /// The layers that show a colour.
  private func layers(with colour: UIColor) -> [ScreenLayer] {
    ScreenPainter.figure(of: window, around: list).layers.filter { layer in
      layer.steps.contains {
        if case .fill(_, let ink) = $0 { ink == ContentColour(colour) } else { false }
      }
    }
  }

  /// How far the groups of a layer are moved.
  private func moves(of layer: ScreenLayer) -> [CGPoint] {
    layer.steps.compactMap {
      guard case .group(let place?, _, _) = $0, place.count == 6 else { return nil }
      return CGPoint(x: place[4], y: place[5])
    }
  }

  @Test func `a view above the content moves with it, over the cells`() throws {
    let banner = view(CGRect(x: 10, y: -50, width: 100, height: 40), .red)
    list.addSubview(banner)
    list.contentOffset.y = 70
    let layer = try #require(layers(with: .red).first)
    expect(layers(with: .red).count, equals: 1)
    expect(layer.isOver)
    expect(layer.clip, equals: CGRect(x: 20, y: 100, width: 200, height: 400))
    // The points of the content across, which begins at 20, and from its upper edge down, wherever that is now.
    expect(moves(of: layer), equals: [CGPoint(x: 30, y: -50)])
    // 3,000 of the content, and 400 of the list above and below it.
    let way = try #require(layer.follows)
    #expect(way.lowerBound <= -3000 && way.upperBound >= 400)
    banner.isHidden = true
    expectEmpty(layers(with: .red).map(\.isOver))
  }

  @Test func `a view behind the cells is painted before them`() throws {
    list.insertSubview(view(CGRect(x: 0, y: 0, width: 200, height: 3000), .green), at: 0)
    let layer = try #require(layers(with: .green).first)
    expect(!layer.isOver)
    #expect(layer.follows != nil)
  }

  @Test func `in a list that scrolls sideways it is where the offset has it now`() throws {
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 200, height: 400)
    list.layoutIfNeeded()
    list.addSubview(view(CGRect(x: 250, y: 30, width: 100, height: 40), .red))
    list.contentOffset.x = 200
    let layer = try #require(layers(with: .red).first)
    expect(layer.follows, equals: nil)
    // 20 + 250 − 200, and 100 + 30.
    expect(moves(of: layer), equals: [CGPoint(x: 70, y: 130)])
  }

  @Test func `what lies behind the cells is placed by the constraints in it`() {
    let ground = UIView()
    let words = view(.zero, .red)
    words.translatesAutoresizingMaskIntoConstraints = false
    ground.addSubview(words)
    NSLayoutConstraint.activate([
      words.centerXAnchor.constraint(equalTo: ground.centerXAnchor),
      words.centerYAnchor.constraint(equalTo: ground.centerYAnchor, constant: -40),
      words.widthAnchor.constraint(equalToConstant: 100),
      words.heightAnchor.constraint(equalToConstant: 20),
    ])
    list.backgroundView = ground
    window.layOutAround()
    // (200 − 100) / 2, and (400 − 20) / 2 − 40.
    expect(words.frame, equals: CGRect(x: 50, y: 150, width: 100, height: 20))
  }

  @Test func `a view is placed by constraints to what is seen of the list`() {
    let words = view(.zero, .red)
    words.translatesAutoresizingMaskIntoConstraints = false
    list.addSubview(words)
    NSLayoutConstraint.activate([
      words.centerXAnchor.constraint(equalTo: list.centerXAnchor),
      words.centerYAnchor.constraint(equalTo: list.centerYAnchor),
      words.widthAnchor.constraint(equalToConstant: 100),
      words.heightAnchor.constraint(equalToConstant: 20),
    ])
    list.contentOffset.y = 70
    window.layOutAround()
    expect(words.frame, equals: CGRect(x: 50, y: 260, width: 100, height: 20))
    expect(list.contentSize, equals: CGSize(width: 200, height: 3000))
  }
}
