// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import Testing
import UIKitTestSupport

@testable import UIKit

/// Texts of different sizes on one line.
@MainActor
@Suite(.ownProcess) struct BaselineTests {
  private func label(_ size: CGFloat) -> UILabel {
    let label = UILabel()
    label.text = "a"
    label.font = .systemFont(ofSize: size)
    return label
  }

  /// Where the text of a label stands in the view around it.
  private func line(_ label: UILabel) -> CGFloat {
    label.frame.minY + label.font.text.baseline
  }

  @Test(arguments: [UIStackView.Alignment.firstBaseline, .lastBaseline])
  func `a row puts its texts on one line`(alignment: UIStackView.Alignment) {
    let (large, small) = (label(34), label(13))
    let stack = UIStackView(arrangedSubviews: [large, small])
    stack.alignment = alignment
    stack.frame = CGRect(origin: .zero, size: stack.sizeThatFits(.zero))
    stack.layoutSubviews()
    #expect(abs(line(large) - line(small)) < 0.01)
    // The small text fits beside the large one.
    expect(stack.frame.height, equals: large.font.lineHeight)
    expect(large.frame.minY, equals: 0)
    expect(large.frame.height, equals: large.font.lineHeight)
  }

  @Test func `a picture stands with its lower edge on the line`() {
    let text = label(17)
    let picture = UIView()
    picture.heightAnchor.constraint(equalToConstant: 40).isActive = true
    picture.widthAnchor.constraint(equalToConstant: 40).isActive = true
    let stack = UIStackView(arrangedSubviews: [picture, text])
    stack.alignment = .firstBaseline
    stack.frame = CGRect(origin: .zero, size: stack.sizeThatFits(.zero))
    stack.layoutSubviews()
    expect(picture.frame.minY, equals: 0)
    expect(picture.frame.height, equals: 40)
    #expect(abs(line(text) - 40) < 0.01)
    // What is below the line adds to the height.
    #expect(abs(stack.frame.height - (40 + text.font.lineHeight - text.font.text.baseline)) < 0.01)
  }

  @Test func `constraints put the baselines where texts are painted`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let (large, small) = (label(34), label(13))
    for label in [large, small] {
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
    }
    NSLayoutConstraint.activate([
      large.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
      large.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      small.leadingAnchor.constraint(equalTo: large.trailingAnchor),
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
    ])
    view.layOutAround()
    expect(large.frame.minY, equals: 10)
    #expect(abs(line(large) - line(small)) < 0.01)
  }

  /// A view with a label on the line of another view.
  private func onOneLine(_ label: UILabel, _ other: UIView) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
    for each in [label, other] {
      each.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(each)
    }
    NSLayoutConstraint.activate([
      other.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
      other.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      label.leadingAnchor.constraint(equalTo: other.trailingAnchor),
      label.firstBaselineAnchor.constraint(equalTo: other.firstBaselineAnchor),
    ])
    return view
  }

  @Test func `a label stands on the line of letters that are as large as the person wants`() {
    let (body, small) = (label(17), label(13))
    body.font = .preferredFont(forTextStyle: .body)
    body.adjustsFontForContentSizeCategory = true
    let view = onOneLine(small, body)
    view.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
    view.layOutAround()
    // Body is 23 points high at this size.
    expect(body.shownFont?.pointSize, equals: 23)
    let baseline = 10 + TextFont(size: 23).baseline
    #expect(abs(line(small) - baseline) < 0.01)
  }

  @Test func `a text stands on the line of a button's or field's, which is in the middle`() {
    let button = UIButton(type: .custom)
    button.setTitle("a", for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 20)
    let field = UITextField()
    field.font = .systemFont(ofSize: 20)
    for other in [button, field] {
      let small = label(13)
      let view = onOneLine(small, other)
      other.heightAnchor.constraint(equalToConstant: 60).isActive = true
      view.layOutAround()
      let font = TextFont(size: 20)
      let baseline = 10 + 30 - font.lineHeight / 2 + font.baseline
      #expect(abs(line(small) - baseline) < 0.01)
    }
  }
}
