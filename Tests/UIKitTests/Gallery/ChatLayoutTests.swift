// SPDX-License-Identifier: Apache-2.0
import Foundation
import GalleryLayouts
import Testing
import UIKit

/// Messages of 50 pt, 8 pt apart, in a view of 300 × 400; every second one is the reader's.
@MainActor
struct ChatLayoutTests {
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
    #expect(stage.item(0, 0)?.frame == CGRect(x: 12, y: 222, width: 100, height: 50))
    // The greatest width is 0.8 · (300 − 24).
    #expect(abs((stage.item(0, 1)?.frame.width ?? 0) - 220.8) < 1e-9)
    #expect(abs((stage.item(0, 1)?.frame.maxX ?? 0) - 288) < 1e-9)
    #expect(stage.item(0, 2)?.frame.maxY == 388)
    #expect(stage.view.contentSize == CGSize(width: 300, height: 400))
    #expect(stage.view.contentOffset.y == 0)
  }

  @Test func `many messages begin at their end and stay there when one more comes`() {
    let stage = stage(20)
    // 12 + 20 · 58 − 8 + 12 = 1176.
    #expect(stage.view.contentSize.height == 1176)
    #expect(stage.view.contentOffset.y == 776)
    stage.counts = [21]
    stage.view.performBatchUpdates { stage.view.insertItems(at: [.at(0, 20)]) }
    #expect(stage.view.contentOffset.y == 834)
  }

  @Test func `a view that is scrolled further up keeps its offset when a message comes`() {
    let stage = stage(20)
    stage.view.contentOffset.y = 300
    stage.view.layoutIfNeeded()
    stage.counts = [21]
    stage.view.performBatchUpdates { stage.view.insertItems(at: [.at(0, 20)]) }
    #expect(stage.view.contentOffset.y == 300)
  }
}
