// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// Lengths that constraints, sizes of their own and priorities give to what a stack places.
@MainActor
@Suite(.ownProcess) struct StackLengthsTests {
  private final class Stars: UIView {
    override var intrinsicContentSize: CGSize {
      CGSize(width: UIView.noIntrinsicMetric, height: 14)
    }
  }

  private final class Box: UIView {
    var size = CGSize(width: 50, height: 20)
    override var intrinsicContentSize: CGSize { size }
  }

  private func stack(_ views: [UIView], _ frame: CGRect) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = frame
    return stack
  }

  @Test func `a view that draws has the height that it says`() {
    let (title, stars) = (Box(), Stars())
    let column = stack([title, stars], CGRect(x: 0, y: 0, width: 100, height: 34))
    column.axis = .vertical
    column.layoutIfNeeded()
    expect(stars.frame, equals: CGRect(x: 0, y: 20, width: 100, height: 14))
    expect(column.intrinsicContentSize.height, equals: 34)
  }

  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }

  private let long = "A long name of a dish with roasted vegetables and herbs"

  @Test
  func
    `of two texts that are too wide together, the one that can gives way, and nothing leaves the stack`()
  {
    let (name, price) = (label(long), label("€6.00"))
    let row = stack([name, price], CGRect(x: 0, y: 0, width: 300, height: 30))
    row.spacing = 8
    row.layoutIfNeeded()
    let width = price.intrinsicContentSize.width
    expect(price.frame.width, equals: width)
    expect(price.frame.maxX, equals: 300)
    expect(name.frame.minX, equals: 0)
    expect(name.frame.maxX, equals: 300 - width - 8)
  }

  @Test func `a stack across gives way only where all of its views do`() {
    let (name, price, toggle) = (label(long), label("€6.00"), UISwitch())
    let column = UIStackView(arrangedSubviews: [price, toggle])
    column.axis = .vertical
    column.alignment = .trailing
    let row = stack([name, column], CGRect(x: 0, y: 0, width: 300, height: 60))
    row.layoutIfNeeded()
    expect(column.frame.maxX, equals: 300)
    expect(column.frame.width, equals: column.intrinsicContentSize.width)
    expect(name.frame.maxX, equals: column.frame.minX)
  }

  @Test func `a short view in a column does not keep the longer ones beside it`() {
    let (words, short, button) = (Box(), Box(), Box())
    (words.size.width, button.size.width) = (200, 60)
    short.widthAnchor.constraint(equalToConstant: 70).isActive = true
    button.setContentCompressionResistancePriority(.required, for: .horizontal)
    let column = UIStackView(arrangedSubviews: [words, short])
    (column.axis, column.alignment) = (.vertical, .leading)
    let row = stack([column, button], CGRect(x: 0, y: 0, width: 160, height: 60))
    row.layoutIfNeeded()
    // The column gives 100 of its 200 points: its short view needs 70.
    expect([column, button].map(\.frame.width), equals: [100, 60])
    row.frame.size.width = 100
    row.layoutIfNeeded()
    // Now 160 are too much: the long view gives 130, the button gives way before the width that a constraint sets.
    expect([column, button].map(\.frame.width), equals: [70, 30])
  }

  @Test func `what is in columns of columns gives way where it is long`() {
    let (words, short, button) = (Box(), Box(), Box())
    (words.size.width, button.size.width) = (200, 60)
    short.widthAnchor.constraint(equalToConstant: 70).isActive = true
    button.setContentCompressionResistancePriority(.required, for: .horizontal)
    let inner = UIStackView(arrangedSubviews: [words, short])
    let outer = UIStackView(arrangedSubviews: [inner, Box()])
    for column in [inner, outer] { (column.axis, column.alignment) = (.vertical, .leading) }
    let row = stack([outer, button], CGRect(x: 0, y: 0, width: 160, height: 60))
    row.layoutIfNeeded()
    expect([outer, button].map(\.frame.width), equals: [100, 60])
  }

  @Test func `what none can give alone is given by several, the least resistant first`() {
    let (first, second) = (Box(), Box())
    (first.size, second.size) = (CGSize(width: 100, height: 20), CGSize(width: 60, height: 20))
    let row = stack([first, second], CGRect(x: 0, y: 0, width: 50, height: 20))
    row.layoutIfNeeded()
    // 110 points too long: no view has as much, so the last gives its 60 and the first 50.
    expect(first.frame.width, equals: 50)
    expect(second.frame.width, equals: 0)
    second.setContentCompressionResistancePriority(.required, for: .horizontal)
    row.setNeedsLayout()
    row.layoutIfNeeded()
    expect(first.frame.width, equals: 0)
    expect(second.frame.width, equals: 50)
  }

  @Test func `a part of what is around the stack is a length`() {
    let holder = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let (picture, words) = (UIView(), Box())
    let row = stack([picture, words], holder.bounds)
    holder.addSubview(row)
    picture.widthAnchor.constraint(equalTo: holder.widthAnchor, multiplier: 0.3).isActive = true
    row.layoutIfNeeded()
    expect(picture.frame.width, equals: 90)
    expect(words.frame, equals: CGRect(x: 90, y: 0, width: 210, height: 100))
  }

  @Test func `views with the same width share what there is`() {
    let (one, two, rest) = (Box(), Box(), Box())
    one.size.width = 20
    let row = stack([one, two, rest], CGRect(x: 0, y: 0, width: 200, height: 20))
    rest.widthAnchor.constraint(equalToConstant: 40).isActive = true
    one.widthAnchor.constraint(equalTo: two.widthAnchor).isActive = true
    row.layoutIfNeeded()
    // 160 points for two views.
    expect([one, two, rest].map(\.frame.width), equals: [80, 80, 40])
    expect(two.frame.minX, equals: 80)
  }

  @Test func `bounds move only lengths beyond them`() {
    let (wide, small) = (Box(), Box())
    (wide.size.width, small.size.width) = (60, 10)
    for view in [wide, small] {
      view.widthAnchor.constraint(greaterThanOrEqualToConstant: 20).isActive = true
    }
    let row = stack([wide, small, UIView()], CGRect(x: 0, y: 0, width: 200, height: 20))
    row.layoutIfNeeded()
    expect([wide, small].map(\.frame.width), equals: [60, 20])
  }

  @Test func `where the space is too short, what resists least gives way`() {
    let (words, control) = (Box(), Box())
    (words.size.width, control.size.width) = (150, 60)
    control.setContentHuggingPriority(.init(1), for: .horizontal)
    words.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    let row = stack([words, control], CGRect(x: 0, y: 0, width: 100, height: 20))
    row.layoutIfNeeded()
    expect([words, control].map(\.frame.width), equals: [40, 60])
  }

  @Test func `a text that wraps in a row makes the row higher`() {
    let (label, box) = (UILabel(), Box())
    label.text = "one two three four"
    label.numberOfLines = 0
    let row = stack([label, box], .zero)
    let width = label.intrinsicContentSize.width * 0.6
    let high = label.sizeThatFits(CGSize(width: width, height: 0)).height
    #expect(high > label.intrinsicContentSize.height)
    box.setContentCompressionResistancePriority(.required, for: .horizontal)
    expect(row.sizeThatFits(CGSize(width: width + 50, height: 0)).height, equals: high)
  }

  @Test func `a square of a given height keeps its width`() {
    let (square, words) = (UIView(), Box())
    square.heightAnchor.constraint(equalToConstant: 56).isActive = true
    square.widthAnchor.constraint(equalTo: square.heightAnchor).isActive = true
    let row = stack([square, words], CGRect(x: 0, y: 0, width: 200, height: 60))
    row.alignment = .center
    row.layoutIfNeeded()
    expect(square.frame, equals: CGRect(x: 0, y: 2, width: 56, height: 56))
    expect(words.frame.width, equals: 144)
  }

  @Test func `a button that is a choice shows what is chosen`() {
    let button = UIButton(configuration: .plain())
    button.menu = UIMenu(children: [
      UIAction(title: "Light") { _ in }, UIAction(title: "Dark", state: .on) { _ in },
    ])
    expect(button.currentTitle, equals: nil)
    button.changesSelectionAsPrimaryAction = true
    expect(button.currentTitle, equals: "Dark")
  }

  @Test func `a content of one's own keeps clear of a list cell's signs`() {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
    let view = UIView()
    cell.contentView.addSubview(view)
    cell.layoutIfNeeded()
    expect(cell.contentView.frame.width, equals: 300)
    cell.accessories = [.disclosureIndicator()]
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
    let room = cell.accessoryRooms.end
    #expect(room > 0 && cell.contentView.frame == CGRect(x: 0, y: 0, width: 300 - room, height: 60))
  }

  @Test func `controls with one size have it at once`() {
    expect(UISwitch().frame.size, equals: CGSize(width: 51, height: 31))
    expect(UIStepper().frame.size, equals: CGSize(width: 94, height: 32))
    expect(UISegmentedControl(items: ["A", "B"]).frame.height, equals: 32)
    #expect(UISegmentedControl(items: ["A", "B"]).frame.width > 40)
    expect(UIActivityIndicatorView(style: .medium).frame.width, equals: 20)
    let white = UIActivityIndicatorView(style: .whiteLarge)
    #expect(white.frame.width == 37 && white.color == .white)
    white.style = .gray
    #expect(white.intrinsicContentSize.width == 20 && white.color == .systemGray)
  }
}
