// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// Fingers on orthogonal sections of a list of 300 points that is not the shown one: groups of 200 points with 20
/// points between them.
@MainActor
@Suite(.ownProcess) struct SectionScrollerTests {
  private final class Cards: NSObject, UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }
    func collectionView(
      _ view: UICollectionView,
      cellForItemAt path: IndexPath
    )
      -> UICollectionViewCell
    {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
  }

  private let hand = ScreenHand()
  private let cards = Cards()

  private func list(
    _ behaviour: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) -> UICollectionView {
    let whole = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .fractionalHeight(1)
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(200),
        heightDimension: .absolute(100)
      ),
      subitems: [NSCollectionLayoutItem(layoutSize: whole)]
    )
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 20
    section.orthogonalScrollingBehavior = behaviour
    let list = hand.add(
      UICollectionView(
        frame: .zero,
        collectionViewLayout: UICollectionViewCompositionalLayout(section: section)
      ),
      CGRect(x: 0, y: 100, width: 300, height: 100)
    )
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = cards
    list.layoutIfNeeded()
    return list
  }

  private func run(_ seconds: Double = 3) {
    let clock = FrameClock.current
    let start = clock.time ?? 1000
    for frame in 0...Int(seconds * 60) { clock.advance(to: start + Double(frame) / 60) }
  }

  private func drag(_ start: CGFloat, _ end: CGFloat, rests: Bool = true) {
    hand.now += 1
    hand.down(start, 150)
    for step in 1...10 { hand.move(start + (end - start) * CGFloat(step) / 10, 150) }
    if rests { hand.wait(0.5) }
    hand.touches.ended(at: CGPoint(x: end, y: 150), timestamp: hand.now)
  }

  private func first(of list: UICollectionView) -> CGFloat? {
    list.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame.minX
  }

  @Test func `a section follows the finger and rests at a group`() async {
    await FrameClock.replaced { @MainActor in
      let list = list(.groupPaging)
      expect(first(of: list), equals: 0)
      expect(list.screenRole, equals: .scroller)
      // Less than half of a group's 220 points: it goes back.
      drag(250, 160)
      run()
      expect(first(of: list), equals: 0)
      drag(250, 110)
      run()
      expect(first(of: list), equals: -220)
      // A fast finger goes to the next group, however far it went.
      drag(150, 110, rests: false)
      run()
      expect(first(of: list), equals: -440)
    }
  }

  @Test func `a section that scrolls freely rests where it slows down, and not beyond its end`()
    async
  {
    await FrameClock.replaced { @MainActor in
      let list = list(.continuous)
      drag(250, 150)
      run()
      // 100 points, less the way that a finger may go in a tap.
      #expect(abs((first(of: list) ?? 0) + 100) <= 10)
      for _ in 0..<6 { drag(280, 20) }
      run()
      // Five groups and four spaces are 1,080 points, less the 300 that are seen.
      expect(first(of: list), equals: -780)
    }
  }

  @Test func `a section that reads from right to left is scrolled the other way`() async {
    await FrameClock.replaced { @MainActor in
      ReadingDirection.with(.rightToLeft) {
        let list = list(.groupPaging)
        hand.window.reading = .rightToLeft
        list.semanticContentAttribute = .forceRightToLeft
        list.layoutIfNeeded()
        expect(first(of: list), equals: 100)
        drag(50, 200)
        run()
        expect(first(of: list), equals: 320)
      }
    }
  }

  @Test func `sections of the shown list, and sections that fit, are left alone`() {
    let list = list(.none)
    expect(list.sectionScroller(at: CGPoint(x: 50, y: 50)), equals: nil)
    let shown = self.list(.groupPaging)
    hand.touches.content = shown
    hand.drag(from: CGPoint(x: 250, y: 150), to: CGPoint(x: 50, y: 150))
    expect(first(of: shown), equals: 0)
  }
}
