// SPDX-License-Identifier: Apache-2.0
import Expectations
import Testing
import UIKitTestSupport

@testable import LayoutEngine
@testable import UIKit

/// The background colour of a cell, given its colours and background views.
@Suite(.ownProcess) struct CellGroundTests {
  @MainActor @Test func `background colours become grounds as they are stacked`() {
    let cell = UICollectionViewCell()
    cell.content = CellContent(colour: 0x111111, selectedColour: 0x222222)
    expect(cell.shownContent, equals: cell.content)
    cell.backgroundColor = .red
    expect(cell.shownContent.colour, equals: 0xFF0000)
    cell.backgroundView = UIView()
    cell.backgroundView?.backgroundColor = .green
    cell.selectedBackgroundView = UIView()
    cell.selectedBackgroundView?.backgroundColor = .blue
    expect(cell.shownContent.colour, equals: 0x00FF00)
    expect(cell.shownContent.selectedColour, equals: 0x0000FF)
    cell.isSelected = true
    expect(cell.shownContent.colour, equals: 0x00FF00)
    cell.contentView.backgroundColor = .clear
    expect(cell.shownContent.selectedColour, equals: 0x0000FF)
    cell.contentView.backgroundColor = .white
    expect(cell.shownContent.colour, equals: 0xFFFFFF)
    expect(cell.shownContent.selectedColour, equals: nil)
  }
}
