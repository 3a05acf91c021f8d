// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import Testing
import UIKit
import UIKitTestSupport

@Suite(.ownProcess) struct ContentOffsetProposalTests {
  /// A viewport of 300 × 400 at 100, in content of 300 × 1000: offsets are 0…600.
  private let plain = ContentOffsetProposal(
    bounds: CGRect(x: 0, y: 100, width: 300, height: 400),
    contentSize: CGSize(width: 300, height: 1000),
    insets: .zero
  )

  @Test func `an offset is held within content and insets`() {
    let proposal = ContentOffsetProposal(
      bounds: CGRect(x: 0, y: 0, width: 300, height: 400),
      contentSize: CGSize(width: 200, height: 1000),
      insets: UIEdgeInsets(top: 20, left: 10, bottom: 40, right: 30)
    )
    // Vertically from −20 to 1000 + 40 − 400. Horizontally, the content is smaller than the
    // viewport and stands at its start.
    expect(proposal.clamped(CGPoint(x: 50, y: -50)), equals: CGPoint(x: -10, y: -20))
    expect(proposal.clamped(CGPoint(x: -50, y: 900)), equals: CGPoint(x: -10, y: 640))
  }

  @Test func `the three policies differ by what they keep`() {
    // The centre of the item was 30 above the middle of 100…500; now it is at 700.
    let anchor = ContentOffsetAnchor(
      position: .init(section: 0, item: 2),
      fromMiddle: CGPoint(x: 0, y: -30)
    )
    let frame = CGRect(x: 0, y: 650, width: 300, height: 100)
    expect(plain.offset(.keepOffset, anchor: anchor, at: frame).y, equals: 100)
    expect(plain.offset(.maintainVisibleContent, anchor: anchor, at: frame).y, equals: 530)
    expect(plain.offset(.centreVisibleItem, anchor: anchor, at: frame).y, equals: 500)
  }

  @Test func `the middle is that of what insets leave`() {
    var proposal = plain
    proposal = ContentOffsetProposal(
      bounds: CGRect(x: 0, y: 0, width: 300, height: 400),
      contentSize: CGSize(width: 300, height: 1000),
      insets: UIEdgeInsets(top: 60, left: 0, bottom: 20, right: 0)
    )
    let anchor = ContentOffsetAnchor(position: .init(section: 0, item: 0), fromMiddle: .zero)
    // 60…380 is visible, and its middle is 220 below the offset: 500 − 220.
    let frame = CGRect(x: 0, y: 450, width: 300, height: 100)
    expect(
      proposal.offset(.centreVisibleItem, anchor: anchor, at: frame),
      equals: CGPoint(x: 0, y: 280)
    )
  }

  @Test func `without an item that survives the offset stays, within the content`() {
    let shorter = ContentOffsetProposal(
      bounds: CGRect(x: 0, y: 500, width: 300, height: 400),
      contentSize: CGSize(width: 300, height: 700),
      insets: .zero
    )
    expect(shorter.offset(.maintainVisibleContent, anchor: nil, at: nil).y, equals: 300)
  }

  @Test func `a proposal ends at the content's edge`() {
    let anchor = ContentOffsetAnchor(position: .init(section: 0, item: 9), fromMiddle: .zero)
    let last = CGRect(x: 0, y: 900, width: 300, height: 100)
    expect(plain.offset(.centreVisibleItem, anchor: anchor, at: last).y, equals: 600)
  }

  @Test func `the topmost item under the middle leads, then the nearest`() {
    // The middle of 0…400 is (150, 200).
    let anchors = ContentOffsetAnchor.ranked(
      [
        .init(position: .init(section: 0, item: 0), frame: rect(0, 0, 300, 100)),
        .init(position: .init(section: 0, item: 1), frame: rect(0, 150, 300, 100)),
        .init(position: .init(section: 0, item: 2), frame: rect(100, 180, 100, 100), zIndex: 1),
        .init(position: .init(section: 0, item: 3), frame: rect(0, 270, 300, 100)),
      ],
      seen: rect(0, 0, 300, 400)
    )
    expect(anchors.map(\.position.item), equals: [2, 1, 3, 0])
    expect(anchors[0].fromMiddle, equals: CGPoint(x: 0, y: 30))
    expect(anchors[3].fromMiddle, equals: CGPoint(x: 0, y: -150))
  }

  @Test func `a selected item that is seen leads before the one in the middle`() {
    let anchors = ContentOffsetAnchor.ranked(
      [
        .init(position: .init(section: 0, item: 0), frame: rect(0, 0, 300, 100), isSelected: true),
        .init(position: .init(section: 0, item: 1), frame: rect(0, 150, 300, 100)),
      ],
      seen: rect(0, 0, 300, 400)
    )
    expect(anchors.map(\.position.item), equals: [0, 1])
  }

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }
}
