// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// Controls that code changes while their cell is shown.
@MainActor
@Suite(.ownProcess) struct ControlsInCellsTests {
  private let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 200, height: 60))

  /// How many changes a cell was told of while `change` ran.
  private func changes<View: UIView>(of view: View, _ change: (View) -> Void) -> Int {
    cell.contentView.addSubview(view)
    defer { view.removeFromSuperview() }
    let before = cell.contentRevision
    change(view)
    return cell.contentRevision - before
  }

  @Test func `a value that code sets is a change of the cell, the same value is none`() {
    expect(changes(of: UISwitch()) { $0.isOn = true }, equals: 1)
    expect(changes(of: UISwitch()) { $0.isOn = false }, equals: 0)
    expect(changes(of: UISlider()) { $0.value = 0.5 }, equals: 1)
    // It is limited to 1, which is one change.
    expect(changes(of: UISlider()) { $0.value = 3 }, equals: 1)
    expect(changes(of: UIStepper()) { $0.value = 2 }, equals: 1)
    expect(changes(of: UIProgressView()) { $0.setProgress(0.3, animated: true) }, equals: 1)
    expect(changes(of: UIProgressView()) { $0.progress = 0 }, equals: 0)
    expect(changes(of: UIButton()) { $0.isEnabled = false }, equals: 1)
    expect(changes(of: UIControl()) { $0.isSelected = true }, equals: 1)
  }

  @Test func `pages and segments that code chooses are changes of the cell`() {
    let pages = UIPageControl()
    pages.numberOfPages = 3
    expect(changes(of: pages) { $0.currentPage = 2 }, equals: 1)
    expect(changes(of: pages) { $0.currentPage = 2 }, equals: 0)
    // The last page is no longer there.
    expect(changes(of: pages) { $0.numberOfPages = 2 } > 0, equals: true)
    expect(pages.currentPage, equals: 1)
    let segments = UISegmentedControl(items: ["A", "B"])
    expect(changes(of: segments) { $0.selectedSegmentIndex = 1 }, equals: 1)
    expect(changes(of: segments) { $0.setTitle("Long title", forSegmentAt: 0) }, equals: 1)
  }

  @Test func `a spinner that stays where it is and stops is a change of the cell`() {
    let spinner = UIActivityIndicatorView(style: .medium)
    spinner.hidesWhenStopped = false
    expect(changes(of: spinner) { $0.startAnimating() }, equals: 1)
    expect(changes(of: spinner) { $0.startAnimating() }, equals: 0)
  }
}
