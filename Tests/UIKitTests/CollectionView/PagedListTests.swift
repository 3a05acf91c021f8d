// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// A list whose drags end at pages of 300 points.
@MainActor
@Suite(.ownProcess) struct PagedListTests {
  private let view: UICollectionView
  private let source = ArraySource([["a", "b", "c", "d"]])

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    (layout.itemSize, layout.minimumLineSpacing) = (CGSize(width: 300, height: 400), 0)
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400),
      collectionViewLayout: layout
    )
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.isPagingEnabled = true
    view.layoutIfNeeded()
  }

  /// Drags from one offset to another and lets go with a speed, in points per second.
  private func rest(from start: CGFloat, to end: CGFloat, speed: CGFloat = 0) -> CGFloat {
    view.contentOffset.x = start
    view.dragContent(to: CGPoint(x: end, y: 0))
    let wanted = CGPoint(x: end + speed, y: 0)
    let rest = view.releaseContent(
      at: CGPoint(x: end, y: 0),
      proposing: wanted,
      velocity: CGPoint(x: speed, y: 0)
    )
    view.contentOffset = rest
    view.restContent()
    return rest.x
  }

  @Test func `a slow drag ends at the nearest page`() {
    expect(rest(from: 0, to: 140), equals: 0)
    expect(rest(from: 0, to: 160), equals: 300)
    expect(rest(from: 600, to: 470), equals: 600)
  }

  @Test func `a flick turns one page, however fast it is`() {
    expect(rest(from: 0, to: 60, speed: 900), equals: 300)
    expect(rest(from: 300, to: 380, speed: 6000), equals: 600)
    expect(rest(from: 600, to: 560, speed: -2000), equals: 300)
  }

  @Test func `pages end with the content`() {
    expect(rest(from: 900, to: 960, speed: 2000), equals: 900)
    expect(rest(from: 0, to: -40, speed: -2000), equals: 0)
  }

  @Test func `without pages, a drag rests where it would`() {
    view.isPagingEnabled = false
    expect(rest(from: 0, to: 140), equals: 140)
  }
}
