// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import GalleryLayouts
import Testing
import UIKit
import UIKitTestSupport

/// Messages of 50 pt, 8 pt apart, in a view of 300 × 400; every second one is the reader's.
@MainActor
@Suite(.ownProcess) struct ChatLayoutTests {
  private final class Messages: ChatLayoutDelegate {
    func collectionView(
      _ collectionView: UICollectionView,
      sizeForMessageAt indexPath: IndexPath,
      within width: CGFloat
    ) -> CGSize {
      CGSize(width: indexPath.item == 1 ? 900 : 100, height: 50)
    }

    func collectionView(
      _ collectionView: UICollectionView,
      isOwnMessageAt indexPath: IndexPath
    ) -> Bool {
      indexPath.item % 2 == 1
    }

    var continued: Set<IndexPath> = []

    func collectionView(
      _ collectionView: UICollectionView,
      continuesMessageAt indexPath: IndexPath
    ) -> Bool {
      continued.contains(indexPath)
    }
  }

  private let messages = Messages()

  private func stage(_ count: Int) -> GalleryStage<ChatLayout> {
    let layout = ChatLayout()
    layout.delegate = messages
    return GalleryStage([count], layout, width: 300, height: 400)
  }

  @Test func `a few messages stand at the bottom, own ones at the right`() {
    let stage = stage(3)
    // 12 + 3 · 58 − 8 + 12 = 190, so all messages are 210 lower.
    expect(stage.item(0, 0)?.frame, equals: CGRect(x: 12, y: 222, width: 100, height: 50))
    // The greatest width is 0.8 · (300 − 24).
    #expect(abs((stage.item(0, 1)?.frame.width ?? 0) - 220.8) < 1e-9)
    #expect(abs((stage.item(0, 1)?.frame.maxX ?? 0) - 288) < 1e-9)
    expect(stage.item(0, 2)?.frame.maxY, equals: 388)
    expect(stage.view.contentSize, equals: CGSize(width: 300, height: 400))
    expect(stage.view.contentOffset.y, equals: 0)
  }

  @Test func `many messages begin at their end and stay there when one more comes`() {
    let stage = stage(20)
    // 12 + 20 · 58 − 8 + 12 = 1176.
    expect(stage.view.contentSize.height, equals: 1176)
    expect(stage.view.contentOffset.y, equals: 776)
    stage.counts = [21]
    stage.view.performBatchUpdates { stage.view.insertItems(at: [.at(0, 20)]) }
    expect(stage.view.contentOffset.y, equals: 834)
  }

  @Test func `messages of one person stand close, and the last one has the tail and the face`() {
    messages.continued = [.at(0, 2)]
    let layout = ChatLayout()
    layout.delegate = messages
    (layout.faceSize, layout.dayHeight) = (30, 20)
    let header = UICollectionView.elementKindSectionHeader
    let kinds = [ChatLayout.faceKind, header]
    let stage = GalleryStage([3, 1], layout, width: 300, height: 400, kinds: kinds)
    // From the top: 12, day 20, 8, 50, 8, 50, 2, 50, 8, day 20, 8, 50 and 12; together 298, so 102 lower.
    let tops = [(0, 0), (0, 1), (0, 2), (1, 0)].map { stage.item($0.0, $0.1)?.frame.minY }
    expect(tops, equals: [142, 200, 252, 338])
    // A face of 30 and 6 beside it.
    expect(stage.item(0, 0)?.frame.minX, equals: 48)
    let looks = [(0, 0), (0, 1), (0, 2)].map { stage.item($0.0, $0.1) as? ChatLayoutAttributes }
    expect(looks.map { $0?.hasTail }, equals: [true, false, true])
    expect(looks.map { $0?.isOwn }, equals: [false, true, false])
    func face(_ section: Int, _ item: Int) -> CGRect? {
      layout.layoutAttributesForSupplementaryView(
        ofKind: ChatLayout.faceKind,
        at: .at(section, item)
      )?.frame
    }
    expect(face(0, 0), equals: CGRect(x: 12, y: 162, width: 30, height: 30))
    expect(face(0, 1), equals: nil)
    expect(face(9, 0), equals: nil)
    let day = layout.layoutAttributesForSupplementaryView(ofKind: header, at: .at(1, 0))
    expect(day?.frame, equals: CGRect(x: 0, y: 310, width: 300, height: 20))
    let views = stage.elements(.supplementaryView, in: CGRect(x: 0, y: 0, width: 300, height: 400))
    expect(views.count, equals: 5)
  }

  @Test func `a view that is scrolled further up keeps its offset when a message comes`() {
    let stage = stage(20)
    stage.view.contentOffset.y = 300
    stage.view.layoutIfNeeded()
    stage.counts = [21]
    stage.view.performBatchUpdates { stage.view.insertItems(at: [.at(0, 20)]) }
    expect(stage.view.contentOffset.y, equals: 300)
  }
}
