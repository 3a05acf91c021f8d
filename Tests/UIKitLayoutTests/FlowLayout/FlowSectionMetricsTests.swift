// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// Metrics that differ by section (rule 0), and the edges from which insets are measured (rule 5).
///
/// The numbers are computed by hand. Squares are 50 wide in a width of 320.
@MainActor @Suite(.ownProcess) struct FlowSectionMetricsTests {
  /// Answers with the distances between items and the lengths of footers, and nothing else.
  private final class Metrics: UICollectionViewDelegateFlowLayout {
    func collectionView(
      _ collectionView: UICollectionView,
      layout collectionViewLayout: UICollectionViewLayout,
      minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat {
      section == 0 ? 10 : 30
    }

    func collectionView(
      _ collectionView: UICollectionView,
      layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForFooterInSection section: Int
    ) -> CGSize {
      CGSize(width: 0, height: section == 0 ? 25 : 0)
    }
  }

  @Test func `0: item spacing and footers may differ by section`() {
    let stage = FlowStage([2, 2], size: CGSize(width: 320, height: 480))
    let metrics = Metrics()
    stage.delegate = metrics
    // Five items of 50 with 10 between them fit and leave 70 for four gaps.
    expect(stage.frame(1, 0)?.origin, equals: CGPoint(x: 67.5, y: 0))
    expect(stage.footer(0)?.frame, equals: CGRect(x: 0, y: 50, width: 320, height: 25))
    // Four items of 50 with 30 between them fit and leave 120 for three gaps.
    expect(stage.frame(1, 1)?.origin, equals: CGPoint(x: 90, y: 75))
    expect(stage.footer(1), equals: nil)
  }

  private func stage(_ reference: UICollectionViewFlowLayout.SectionInsetReference) -> FlowStage {
    let stage = FlowStage([1], size: CGSize(width: 320, height: 480))
    stage.layout.sectionInset.left = 10
    stage.layout.headerReferenceSize = CGSize(width: 0, height: 20)
    stage.layout.sectionInsetReference = reference
    stage.view.contentInsetAdjustmentBehavior = .never
    return stage
  }

  @Test(arguments: [(CGFloat(0), CGFloat(18)), (5, 13), (8, 10), (20, 10)])
  func `5: layout margins count beyond what the content inset leaves out already`(
    _ inset: CGFloat,
    _ x: CGFloat
  ) {
    // Of a margin of 8, there remain 8, 3, 0 and 0, in addition to the section's inset of 10.
    let stage = stage(.fromLayoutMargins)
    stage.view.contentInset.left = inset
    expect(stage.frame(0)?.minX, equals: x)
  }

  @Test func `5: the safe area moves items and no header`() {
    let stage = stage(.fromSafeArea)
    stage.view.coveredInsets = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 0)
    expect(stage.frame(0)?.origin, equals: CGPoint(x: 40, y: 20))
    expect(stage.header()?.frame, equals: CGRect(x: 0, y: 0, width: 320, height: 20))
    // A part that the content inset already leaves out does not count twice.
    stage.view.contentInset.left = 30
    expect(stage.frame(0)?.minX, equals: 10)
    expect(stage.header()?.frame.width, equals: 290)
  }
}
