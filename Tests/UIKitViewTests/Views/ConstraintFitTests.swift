// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import Testing
import UIKitTestSupport

@testable import UIKit

/// Sizes that follow from constraints.
@MainActor
@Suite(.ownProcess) struct ConstraintFitTests {
  private let line: CGFloat = UIFont.systemFont(ofSize: 17).lineHeight

  private func label(_ text: String, in view: UIView) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    return label
  }

  private func height(_ view: UIView, width: CGFloat) -> CGFloat {
    view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  @Test func `a cell is as high as its label's lines and the room around them`() {
    let cell = UICollectionViewCell()
    let label = label("word word word", in: cell.contentView)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 10),
      label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 20),
      label.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor, constant: -20),
      label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -15),
    ])
    let word = UIFont.systemFont(ofSize: 17).text.width(of: "word").rounded(.up)
    expect(height(cell, width: 400), equals: line + 25)
    // There is space for one word on each line.
    expect(height(cell, width: word + 40), equals: 3 * line + 25)
    let free = cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    let whole = UIFont.systemFont(ofSize: 17).text.width(of: "word word word").rounded(.up)
    expect(free, equals: CGSize(width: whole + 40, height: line + 25))
  }

  @Test func `views one below the other add up, beside each other the highest counts`() {
    let view = UIView()
    let (title, detail, icon) = (label("a", in: view), label("b", in: view), UIView())
    icon.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(icon)
    NSLayoutConstraint.activate([
      icon.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
      icon.widthAnchor.constraint(equalToConstant: 60),
      icon.heightAnchor.constraint(equalTo: icon.widthAnchor, multiplier: 0.5),
      icon.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8),
      title.topAnchor.constraint(equalTo: view.topAnchor, constant: 4),
      detail.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 6),
      detail.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      view.bottomAnchor.constraint(equalTo: detail.bottomAnchor, constant: 4),
      title.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor),
    ])
    expect(height(view, width: 300), equals: 2 * line + 14)
    icon.constraints.first { $0.firstAttribute == .width }?.constant = 200
    // What is only centred may be higher than what it is in.
    expect(height(view, width: 300), equals: 2 * line + 14)
    icon.topAnchor.constraint(greaterThanOrEqualTo: view.topAnchor).isActive = true
    // The height is half of the width.
    expect(height(view, width: 300), equals: 100)
  }

  @Test func `margins of a view that has no size yet count`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let (title, detail) = (label("a", in: cell.contentView), label("b", in: cell.contentView))
    let guide = cell.contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: guide.topAnchor, constant: 4),
      title.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      detail.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 8),
      detail.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      detail.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -4),
    ])
    // A row's margins are 11 pt above and below.
    expect(height(cell.contentView, width: 390), equals: 2 * line + 38)
  }

  @Test func `text in a part of the width has the lines that the part needs`() {
    let word = UIFont.systemFont(ofSize: 17).text.width(of: "word").rounded(.up)
    let (view, bubble) = (UIView(), UIView())
    bubble.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bubble)
    let text = label("word word word", in: bubble)
    NSLayoutConstraint.activate([
      bubble.topAnchor.constraint(equalTo: view.topAnchor, constant: 2),
      bubble.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -2),
      bubble.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
      bubble.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor, multiplier: 0.5),
      text.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 6),
      text.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -6),
      text.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 10),
      text.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -10),
    ])
    // Half of the width is that of a word and the room around it.
    expect(height(view, width: 2 * (word + 22)), equals: 3 * line + 16)
    expect(height(view, width: 1000), equals: line + 16)
  }

  @Test func `text beside a picture has what the picture leaves`() {
    let word = UIFont.systemFont(ofSize: 17).text.width(of: "word").rounded(.up)
    let (view, toggle) = (UIView(), UISwitch())
    toggle.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(toggle)
    let text = label("word word", in: view)
    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: view.topAnchor),
      text.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      text.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      toggle.leadingAnchor.constraint(equalTo: text.trailingAnchor, constant: 8),
      toggle.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      toggle.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
    let beside = toggle.intrinsicContentSize.width + 8
    expect(height(view, width: beside + word + 2), equals: 2 * line)
    expect(height(view, width: beside + 3 * word), equals: line)
  }

  @Test func `margins count and a view without constraints says what it is`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    expect(height(view, width: 150), equals: 100)
    let box = UIView()
    view.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
      box.bottomAnchor.constraint(equalTo: view.layoutMarginsGuide.bottomAnchor),
      box.heightAnchor.constraint(equalToConstant: 30),
    ])
    // 8 pt above and below.
    expect(height(view, width: 150), equals: 46)
  }
}
