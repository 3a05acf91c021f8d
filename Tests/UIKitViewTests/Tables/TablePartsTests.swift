// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import Testing
import UIKitTestSupport

@testable import UIKit

/// Standard parts of cells beside other views, and sizes that classes give their views.
@MainActor
@Suite(.ownProcess) struct TablePartsTests {
  private final class Padded: UILabel {
    override var intrinsicContentSize: CGSize {
      let own = super.intrinsicContentSize
      return CGSize(width: own.width + 20, height: own.height + 8)
    }
  }

  @Test func `texts with attributes, and texts beside own views, are views of the cell`() {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.textLabel?.text = "Milk"
    #expect(cell.standardContent != nil)
    cell.contentView.addSubview(UIView())
    #expect(cell.standardContent == nil)
    cell.placeParts()
    #expect(cell.textLabel?.superview === cell.contentView)
    let other = UITableViewCell(style: .default, reuseIdentifier: nil)
    other.textLabel?.attributedText = NSAttributedString(
      string: "Eggs",
      attributes: [.strikethroughStyle: 1]
    )
    #expect(other.standardContent == nil)
    other.placeParts()
    other.contentView.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
    other.contentView.layOutAround()
    // The margins of a row are 16 at the sides; 11 above and below leave 22.
    expect(other.textLabel?.frame, equals: CGRect(x: 16, y: 11, width: 268, height: 22))
  }

  @Test func `a picture that was drawn is a view of the cell`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Milk"
    let size = CGSize(width: 30, height: 20)
    cell.imageView?.image = UIGraphicsImageRenderer(size: size).image { context in
      context.fill(CGRect(origin: .zero, size: size))
    }
    #expect(cell.standardContent == nil)
    cell.placeParts()
    cell.contentView.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
    cell.contentView.layOutAround()
    // In the middle, after the row's margin.
    expect(cell.imageView?.frame, equals: CGRect(x: 16, y: 12, width: 30, height: 20))
  }

  @Test func `a picture that is taller than its row is as tall as the row`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Milk"
    let size = CGSize(width: 150, height: 200)
    cell.imageView?.image = UIGraphicsImageRenderer(size: size).image { context in
      context.fill(CGRect(origin: .zero, size: size))
    }
    cell.placeParts()
    cell.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
    cell.placeContent()
    cell.contentView.layOutAround()
    // 60 of 200 points; the text comes 16 behind it.
    expect(cell.imageView?.frame, equals: CGRect(x: 16, y: 0, width: 45, height: 60))
    expect(cell.textLabel?.frame.minX, equals: 77)
    expect(cell.textStart, equals: 77)
  }

  @Test func `a stack keeps what a class adds to the length of its text`() {
    let (plain, padded) = (UILabel(), Padded())
    for label in [plain, padded] {
      label.text = "Easy"
      label.font = .systemFont(ofSize: 12)
    }
    let stack = UIStackView(arrangedSubviews: [plain, padded])
    stack.axis = .vertical
    stack.alignment = .leading
    stack.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
    stack.layoutIfNeeded()
    expect(padded.frame.width, equals: plain.frame.width + 20)
  }

  @Test func `a view in a stack may be as wide as the stack`() {
    let (inner, label) = (UIView(), UILabel())
    label.text = "Above"
    let stack = UIStackView(arrangedSubviews: [label, inner])
    stack.axis = .vertical
    stack.alignment = .leading
    stack.frame = CGRect(x: 0, y: 0, width: 200, height: 90)
    inner.heightAnchor.constraint(equalToConstant: 30).isActive = true
    inner.widthAnchor.constraint(equalTo: stack.widthAnchor, multiplier: 0.5).isActive = true
    stack.layoutIfNeeded()
    expect(inner.frame.size.width, equals: 100)
  }

  @Test func `switches and steppers have their size from the beginning`() {
    expect(UISwitch().frame, equals: CGRect(x: 0, y: 0, width: 51, height: 31))
    expect(UIStepper(frame: CGRect(x: 5, y: 6, width: 0, height: 0)).frame.origin.x, equals: 5)
    expect(UIStepper().frame.size, equals: CGSize(width: 94, height: 32))
    expect(UISegmentedControl(items: ["One", "Two"]).frame.height, equals: 32)
  }
}
