// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKit
import UIKitTestSupport

@MainActor
@Suite(.ownProcess) struct CellStateTests {
  private let cell = UICollectionViewCell(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
  private let plain = UIView()
  private let selected = UIView()

  @Test(arguments: [(false, false), (false, true), (true, false), (true, true)])
  func `the selected background replaces the plain one in either state`(
    _ isSelected: Bool,
    _ isHighlighted: Bool
  ) {
    cell.backgroundView = plain
    cell.selectedBackgroundView = selected
    cell.isSelected = isSelected
    cell.isHighlighted = isHighlighted
    let isActive = isSelected || isHighlighted
    expect(plain.isHidden, equals: isActive)
    expect(selected.isHidden, equals: !isActive)
  }

  @Test func `without a selected background the plain one stays`() {
    cell.backgroundView = plain
    cell.isSelected = true
    expect(!plain.isHidden)
    cell.selectedBackgroundView = selected
    expect(plain.isHidden)
    expect(!selected.isHidden)
    cell.selectedBackgroundView = nil
    expect(!plain.isHidden)
  }

  @Test func `backgrounds fill the cell`() {
    cell.backgroundView = plain
    cell.selectedBackgroundView = selected
    expect(plain.frame, equals: CGRect(x: 0, y: 0, width: 30, height: 40))
    cell.frame.size = CGSize(width: 50, height: 60)
    cell.layoutIfNeeded()
    expect(plain.frame, equals: CGRect(x: 0, y: 0, width: 50, height: 60))
    expect(selected.frame, equals: plain.frame)
  }

  @Test func `a cell that is used again starts without states`() {
    cell.isSelected = true
    cell.isHighlighted = true
    cell.prepareForReuse()
    expect(!cell.isSelected)
    expect(!cell.isHighlighted)
  }
}
