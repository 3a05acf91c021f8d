// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// Sentences about constraints as cells use them: first = multiplier × second + constant.
@MainActor @Suite(.ownProcess) struct ConstraintSentenceTests {
  private let cell = UICollectionViewCell(frame: box(0, 0, 200, 100))
  private var holder: UIView { cell.contentView }

  private func added() -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    holder.addSubview(view)
    return view
  }

  private func place(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
  }

  /// A constraint of two attributes.
  private func rule(
    _ view: UIView,
    _ first: NSLayoutConstraint.Attribute,
    _ other: UIView?,
    _ second: NSLayoutConstraint.Attribute,
    _ multiplier: CGFloat,
    _ constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: view,
      attribute: first,
      relatedBy: .equal,
      toItem: other,
      attribute: second,
      multiplier: multiplier,
      constant: constant
    )
  }

  private func sized(_ view: UIView, _ width: CGFloat, _ height: CGFloat) -> [NSLayoutConstraint] {
    [
      view.widthAnchor.constraint(equalToConstant: width),
      view.heightAnchor.constraint(equalToConstant: height),
    ]
  }

  @Test func `edges may be multiples of their holder's edges`() {
    let cases:
      [(
        String, NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute, CGFloat, CGFloat,
        CGPoint
      )] = [
        ("a quarter of the right edge", .left, .right, 0.25, 0, CGPoint(x: 50, y: 0)),
        ("and 5 points", .leading, .trailing, 0.25, 5, CGPoint(x: 55, y: 0)),
        ("half of the middle", .centerX, .centerX, 0.5, 0, CGPoint(x: 40, y: 0)),
        ("one and a half of the middle", .centerX, .centerX, 1.5, 0, CGPoint(x: 140, y: 0)),
        ("half of the bottom", .top, .bottom, 0.5, 0, CGPoint(x: 0, y: 50)),
        ("a third of the bottom", .bottom, .bottom, 0.5, -3, CGPoint(x: 0, y: 37)),
        ("half of the middle down", .centerY, .centerY, 0.5, 0, CGPoint(x: 0, y: 20)),
      ]
    for (name, first, second, multiplier, constant, origin) in cases {
      let view = added()
      let isAcross = [.left, .leading, .centerX].contains(first)
      let other = isAcross ? rule(view, .top, holder, .top, 1) : rule(view, .left, holder, .left, 1)
      place(sized(view, 20, 10) + [rule(view, first, holder, second, multiplier, constant), other])
      says(name, view.frame, CGRect(origin: origin, size: CGSize(width: 20, height: 10)))
      view.removeFromSuperview()
    }
  }

  @Test func `multiples are measured in the holder that both share`() {
    let outer = added()
    place(
      sized(outer, 100, 80) + [
        rule(outer, .left, holder, .left, 1, 40), rule(outer, .top, holder, .top, 1, 10),
      ]
    )
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(inner)
    // The outer view's right edge is at 100 in itself: half of it is 50.
    place(
      sized(inner, 10, 10) + [
        rule(inner, .left, outer, .right, 0.5), rule(inner, .top, outer, .bottom, 0.25),
      ]
    )
    says("in the view that holds the other", inner.frame, box(50, 20, 10, 10))
  }

  @Test func `sizes may be multiples of sizes, of either axis`() {
    let view = added()
    place([
      rule(view, .width, holder, .width, 0.5, 10), rule(view, .height, view, .width, 0.25),
      rule(view, .left, holder, .left, 1), rule(view, .top, holder, .top, 1),
    ])
    says("both", view.frame, box(0, 0, 110, 27.5))
    says(
      "what is not an attribute is a size alone",
      rule(view, .width, nil, .notAnAttribute, 1, 30).secondItem == nil,
      true
    )
  }

  @Test func `system spacing is 8 points a multiple`() {
    let (first, second) = (added(), added())
    place(
      sized(first, 10, 10) + sized(second, 10, 10) + [
        first.leadingAnchor.constraint(
          equalToSystemSpacingAfter: holder.leadingAnchor,
          multiplier: 2
        ),
        first.topAnchor.constraint(equalToSystemSpacingBelow: holder.topAnchor, multiplier: 1),
        second.leadingAnchor.constraint(
          equalToSystemSpacingAfter: first.trailingAnchor,
          multiplier: 1
        ),
        second.topAnchor.constraint(equalTo: first.topAnchor),
      ]
    )
    says("twice", first.frame, box(16, 8, 10, 10))
    says("once", second.frame, box(34, 8, 10, 10))
  }

  @Test func `a stronger constraint wins, an inactive one does not count`() {
    let view = added()
    let wide = view.widthAnchor.constraint(equalToConstant: 80)
    wide.priority = .defaultHigh
    let narrow = view.widthAnchor.constraint(equalToConstant: 30)
    narrow.priority = .defaultLow
    place([
      wide, narrow, view.heightAnchor.constraint(equalToConstant: 10),
      view.leftAnchor.constraint(equalTo: holder.leftAnchor),
      view.topAnchor.constraint(equalTo: holder.topAnchor),
    ])
    says("the stronger", view.frame.width, 80)
    wide.isActive = false
    cell.layoutIfNeeded()
    says("switched off", view.frame.width, 30)
    narrow.constant = 44
    cell.layoutIfNeeded()
    says("another constant", view.frame.width, 44)
    says(
      "a constraint starts required",
      NSLayoutConstraint(
        item: view,
        attribute: .width,
        relatedBy: .equal,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 1
      ).priority,
      .required
    )
    let least = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 60)
    place([least])
    says("an inequality that is required", view.frame.width, 60)
  }

  @Test func `cells are as large as their constraints say`() {
    let label = UILabel()
    label.text = "x"
    label.translatesAutoresizingMaskIntoConstraints = false
    holder.addSubview(label)
    place([
      label.topAnchor.constraint(equalTo: holder.topAnchor, constant: 7),
      label.bottomAnchor.constraint(equalTo: holder.bottomAnchor, constant: -9),
      label.leadingAnchor.constraint(equalTo: holder.leadingAnchor, constant: 3),
      label.trailingAnchor.constraint(equalTo: holder.trailingAnchor, constant: -3),
    ])
    let fitted = holder.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    says("its text and its margins", fitted.height, near: label.intrinsicContentSize.height + 16)
    says("across", fitted.width, near: label.intrinsicContentSize.width + 6)
    let wide = holder.systemLayoutSizeFitting(
      CGSize(width: 150, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    says("as wide as required", wide.width, 150)
  }
}
