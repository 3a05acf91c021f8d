// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import GalleryLayouts
import LayoutEngine
import Testing
import UIKit
import UIKitTestSupport

/// Ten rows of eight cells of 92 × 44, 1 apart, with a first column of 116, in 300 × 200 pt.
@MainActor
@Suite(.ownProcess) struct SpreadsheetLayoutTests {
  let stage = GalleryStage(
    Array(repeating: 8, count: 10),
    SpreadsheetLayout(),
    width: 300,
    height: 200
  )

  private func scroll(to x: CGFloat, _ y: CGFloat) {
    stage.view.contentOffset = CGPoint(x: x, y: y)
    stage.view.layoutIfNeeded()
  }

  @Test func `rows and columns stand at their pitch`() {
    expect(stage.item(0, 0)?.frame, equals: CGRect(x: 0, y: 0, width: 116, height: 44))
    expect(stage.item(3, 2)?.frame, equals: CGRect(x: 210, y: 135, width: 92, height: 44))
    // 116 + 7 · 93 and 10 · 45 − 1.
    expect(stage.view.contentSize, equals: CGSize(width: 767, height: 449))
  }

  @Test func `first row and column stay, the corner above both`() {
    scroll(to: 150, 70)
    expect(stage.item(0, 0)?.frame.origin, equals: CGPoint(x: 150, y: 70))
    expect(stage.item(0, 3)?.frame.origin, equals: CGPoint(x: 303, y: 70))
    expect(stage.item(4, 0)?.frame.origin, equals: CGPoint(x: 150, y: 180))
    expect(stage.item(4, 3)?.frame.origin, equals: CGPoint(x: 303, y: 180))
    expect(stage.item(0, 0)?.zIndex, equals: 2)
    expect(stage.item(0, 3)?.zIndex, equals: 1)
    expect(stage.item(4, 3)?.zIndex, equals: 0)
    scroll(to: -30, -30)
    expect(stage.item(0, 0)?.frame.origin, equals: .zero)
  }

  @Test func `freezing of the row and the column can be switched off`() {
    stage.layout.freezesRow = false
    scroll(to: 150, 70)
    expect(stage.item(0, 0)?.frame.origin, equals: CGPoint(x: 150, y: 0))
    stage.layout.freezesColumn = false
    stage.view.layoutIfNeeded()
    expect(stage.item(4, 0)?.frame.origin, equals: CGPoint(x: 0, y: 180))
  }

  @Test func `a rect has what is in it, frozen or not`() {
    for (x, y) in [(0.0, 0.0), (150, 70), (460, 240)] {
      scroll(to: CGFloat(x), CGFloat(y))
      for top in stride(from: -40.0, to: 500, by: 31) {
        let rect = CGRect(x: top, y: 1.5 * top, width: 120, height: 80)
        let all = (0..<10).flatMap { row in (0..<8).compactMap { stage.item(row, $0) } }
        let expected = all.filter { $0.frame.intersects(rect) }.map(\.indexPath)
        expect(stage.elements(.cell, in: rect).map(\.indexPath), equals: expected)
      }
    }
  }
}
