// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// The views that a collection view holds.
@MainActor @Suite(.ownProcess) struct SubviewsTests {
  /// Counts its layout passes and has a button in its content view.
  private final class ButtonCell: UICollectionViewCell {
    let button = UIButton(frame: CGRect(x: 60, y: 0, width: 40, height: 100))
    var passes = 0

    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.addSubview(button)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      passes += 1
    }
  }

  /// Rows of 100 in bounds of 100 × 400, with a header of 50 that stays at the top.
  private func stage(_ count: Int = 20) -> FlowStage {
    let stage = FlowStage([count], size: CGSize(width: 100, height: 400))
    stage.layout.itemSize = CGSize(width: 100, height: 100)
    stage.layout.minimumLineSpacing = 0
    stage.layout.headerReferenceSize = CGSize(width: 0, height: 50)
    stage.layout.sectionHeadersPinToVisibleBounds = true
    stage.view.register(ButtonCell.self, forCellWithReuseIdentifier: "cell")
    stage.view.layoutIfNeeded()
    return stage
  }

  private func cell(_ item: Int, _ stage: FlowStage) throws -> ButtonCell {
    let path = IndexPath(item: item, section: 0)
    return try #require(stage.view.cellForItem(at: path) as? ButtonCell)
  }

  @Test func `cells and headers are subviews in the order in which they are painted`() throws {
    let stage = stage()
    stage.view.contentOffset.y = 130
    stage.view.layoutIfNeeded()
    // 130…530 meets the rows from 50 on: 0 ends at 150, 4 begins at 450. The header is above them.
    let header = try #require(
      stage.view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: 0)
      )
    )
    let expected: [UIView] = try (0...4).map { try cell($0, stage) } + [header]
    expect(
      stage.view.subviews.map(ObjectIdentifier.init),
      equals: expected.map(ObjectIdentifier.init)
    )
    expect(expected.allSatisfy { $0.superview === stage.view })
  }

  @Test func `other views stay where they were put, before or behind the elements`() throws {
    let stage = stage(1)
    let front = UIView()
    let back = UIView()
    stage.view.addSubview(front)
    stage.view.insertSubview(back, at: 0)
    let ground = UIView()
    stage.view.backgroundView = ground
    stage.view.layoutIfNeeded()
    let views = stage.view.subviews
    expect(views.count, equals: 5)
    #expect(views[0] === ground && views[1] === back && views[4] === front)
    #expect(views[2] === (try cell(0, stage)))
    stage.view.sendSubviewToBack(front)
    #expect(stage.view.subviews[1] === front)
    back.removeFromSuperview()
    expect(stage.view.subviews.count, equals: 4)
    stage.view.bringSubviewToFront(front)
    #expect(stage.view.subviews.last === front)
  }

  @Test
  func `a view that is added before there are cells is in front of them, one at the back behind`() {
    let stage = FlowStage([1], size: CGSize(width: 100, height: 400))
    let (front, back) = (UIView(), UIView())
    stage.view.insertSubview(back, at: 0)
    stage.view.addSubview(front)
    stage.view.layoutIfNeeded()
    let views = stage.view.subviews
    expect(views.count, equals: 3)
    #expect(views[0] === back && views[2] === front)
  }

  @Test func `a cell cannot be moved among the others by hand, nor taken away`() throws {
    let stage = stage(2)
    let first = try cell(0, stage)
    let before = stage.view.subviews.map(ObjectIdentifier.init)
    stage.view.bringSubviewToFront(first)
    stage.view.addSubview(first)
    stage.view.exchangeSubview(at: 0, withSubviewAt: 1)
    first.removeFromSuperview()
    expect(stage.view.subviews.map(ObjectIdentifier.init), equals: before)
  }

  @Test func `a point has the cell's content, and what is in it`() throws {
    let stage = stage()
    stage.view.contentOffset.y = 130
    stage.view.layoutIfNeeded()
    let view = stage.view
    #expect(view.hitTest(CGPoint(x: 80, y: 300), with: nil) === (try cell(2, stage)).button)
    #expect(view.hitTest(CGPoint(x: 20, y: 300), with: nil) === (try cell(2, stage)).contentView)
    // The header covers 130…180 of what is seen.
    #expect(view.hitTest(CGPoint(x: 80, y: 140), with: nil) is UICollectionReusableView)
    try cell(2, stage).isHidden = true
    #expect(view.hitTest(CGPoint(x: 80, y: 300), with: nil) === view)
    expect(view.hitTest(CGPoint(x: 80, y: 600), with: nil), equals: nil)
  }

  @Test func `a finger is told where it is in what a cell holds`() throws {
    let stage = stage()
    let touch = UITouch(view: stage.view, at: CGPoint(x: 80, y: 300), timestamp: 0)
    // The cell of item 2 begins at 250, and its button 60 from the left.
    expect(touch.location(in: try cell(2, stage)), equals: CGPoint(x: 80, y: 50))
    expect(touch.location(in: try cell(2, stage).button), equals: CGPoint(x: 20, y: 50))
  }

  @Test func `a view is found by its number within a cell`() throws {
    let stage = stage()
    try cell(3, stage).button.tag = 7
    #expect(stage.view.viewWithTag(7) === (try cell(3, stage)).button)
  }

  @Test func `a layout pass reaches the cells, and those alone that asked for one`() throws {
    let stage = stage()
    expect(try cell(0, stage).passes, equals: 1)
    expect(
      try cell(0, stage).contentView.frame,
      equals: CGRect(x: 0, y: 0, width: 100, height: 100)
    )
    stage.view.layoutIfNeeded()
    expect(try cell(0, stage).passes, equals: 1)
    try cell(1, stage).setNeedsLayout()
    stage.view.layoutIfNeeded()
    expect(try (0...1).map { try cell($0, stage).passes }, equals: [1, 2])
    // What is deep within asks through what holds it.
    try cell(0, stage).button.setNeedsLayout()
    try cell(0, stage).setNeedsLayout()
    stage.view.layoutIfNeeded()
    expect(try cell(0, stage).passes, equals: 2)
  }

  @Test func `a cell that only scrolls is not laid out again`() throws {
    let stage = stage()
    stage.view.contentOffset.y = 10
    stage.view.layoutIfNeeded()
    expect(try cell(1, stage).passes, equals: 1)
    stage.layout.itemSize.height = 80
    stage.view.layoutIfNeeded()
    expect(try cell(1, stage).passes, equals: 2)
  }
}
