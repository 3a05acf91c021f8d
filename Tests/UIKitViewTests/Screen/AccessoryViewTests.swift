// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import Testing
import UIKitTestSupport

@testable import UIKit

/// Views among the accessories of a list's cell, in an app's window.
@MainActor
@Suite(.ownProcess) struct AccessoryViewTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))

  init() { window.addSubview(cell) }

  private func own(
    _ view: UIView,
    _ placement: UICellAccessory.Placement = .trailing()
  ) -> UICellAccessory {
    .customView(configuration: .init(customView: view, placement: placement))
  }

  @Test func `a view is where its place is kept, and goes with its accessory`() {
    let toggle = UISwitch()
    var content = UIListContentConfiguration.cell()
    content.text = "Sounds"
    cell.contentConfiguration = content
    cell.accessories = [own(toggle)]
    // Whoever asks what is painted needs no pass before.
    expect(cell.drawsItself)
    _ = cell.figure
    #expect(toggle.superview === cell)
    // 51 × 31 at 16 from the edge, in the middle of 44.
    expect(toggle.frame, equals: CGRect(x: 253, y: 6.5, width: 51, height: 31))
    #expect(cell.hitTest(CGPoint(x: 260, y: 20), with: nil) === toggle)
    cell.accessories = []
    cell.layoutSubviews()
    expect(toggle.superview, equals: nil)
  }

  @Test func `views have the size of their content, or keep their own`() {
    let (label, dot) = (UILabel(), UIView(frame: CGRect(x: 0, y: 0, width: 12, height: 12)))
    label.text = "3"
    dot.backgroundColor = .systemRed
    cell.accessories = [own(label), own(dot, .leading())]
    cell.layoutSubviews()
    expect(label.frame.size, equals: label.intrinsicContentSize)
    expect(label.frame.maxX, equals: 304)
    expect(dot.frame, equals: CGRect(x: 16, y: 16, width: 12, height: 12))
    // The view paints its colour itself.
    expect(cell.makeListContent().leading.map(\.ground), equals: [nil])
  }

  @Test func `a view that is seen only while its list is edited waits`() {
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    cell.accessories = [own(button, .trailing(displayed: .whenEditing))]
    cell.layoutSubviews()
    expect(button.superview, equals: nil)
  }
}
