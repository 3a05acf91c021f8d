// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import GalleryLayouts
import Testing
import UIKit
import UIKitTestSupport

/// Hours of 50 pt below names of 40; days of 100 beside hours of 56.
@MainActor
@Suite(.ownProcess) struct TimelineLayoutTests {
  private final class Events: TimelineLayoutDelegate {
    let hours: [[ClosedRange<CGFloat>?]] = [
      [1...3, 2...4, 3.5...5, 10...10], [nil, 9...12],
    ]

    func collectionView(
      _ collectionView: UICollectionView,
      hoursOfItemAt indexPath: IndexPath
    ) -> ClosedRange<CGFloat>? {
      hours[indexPath.section][indexPath.item]
    }
  }

  private let events = Events()
  private let stage: GalleryStage<TimelineLayout>

  init() {
    let layout = TimelineLayout()
    layout.delegate = events
    layout.hourHeight = 50
    layout.dayWidth = 100
    let kinds = [UICollectionView.elementKindSectionHeader, TimelineLayout.hourKind]
    stage = GalleryStage([4, 2], layout, width: 200, height: 300, kinds: kinds)
  }

  @Test func `events stand at their hours, side by side where they overlap`() {
    // 1 to 3 and 2 to 4 overlap, and so do 2 to 4 and 3.5 to 5: the third event is below the first.
    expect(stage.item(0, 0)?.frame, equals: CGRect(x: 58, y: 90, width: 46, height: 100))
    expect(stage.item(0, 1)?.frame, equals: CGRect(x: 108, y: 140, width: 46, height: 100))
    expect(stage.item(0, 2)?.frame, equals: CGRect(x: 58, y: 215, width: 46, height: 75))
    // A moment has a height of 30.
    expect(stage.item(0, 3)?.frame, equals: CGRect(x: 58, y: 540, width: 96, height: 30))
    expect(stage.item(1, 0), equals: nil)
    expect(stage.item(1, 1)?.frame, equals: CGRect(x: 158, y: 490, width: 96, height: 150))
    expect(stage.view.contentSize, equals: CGSize(width: 256, height: 1240))
  }

  @Test func `it opens half an hour before the earliest event, and stays where somebody went`() {
    // The event at one o'clock is at 90 below the names of days: 90 − 40 − 25.
    expect(stage.view.contentOffset, equals: CGPoint(x: 0, y: 25))
    stage.view.contentOffset.y = 0
    stage.layout.dayWidth = 110
    stage.view.layoutIfNeeded()
    expect(stage.view.contentOffset.y, equals: 0)
  }

  @Test func `a line marks every hour over all days, behind the events`() {
    let lines = stage.elements(
      .decorationView,
      in: CGRect(origin: .zero, size: stage.view.contentSize)
    )
    expect(lines.count, equals: 24)
    expect(lines[3].frame, equals: CGRect(x: 0, y: 190, width: 256, height: 1))
    expect(lines[3].zIndex, equals: -1)
  }

  @Test func `names of days stay at the top, those of hours at the left`() {
    stage.view.contentOffset = CGPoint(x: 30, y: 400)
    stage.view.layoutIfNeeded()
    let layout = stage.layout
    let header = UICollectionView.elementKindSectionHeader
    let day = layout.layoutAttributesForSupplementaryView(ofKind: header, at: .at(1, 0))
    expect(day?.frame, equals: CGRect(x: 156, y: 400, width: 100, height: 40))
    let kind = TimelineLayout.hourKind
    let hour = layout.layoutAttributesForSupplementaryView(ofKind: kind, at: .at(0, 9))
    expect(hour?.frame, equals: CGRect(x: 30, y: 490, width: 56, height: 50))
    expect(layout.layoutAttributesForSupplementaryView(ofKind: kind, at: .at(0, 24)), equals: nil)
  }
}
