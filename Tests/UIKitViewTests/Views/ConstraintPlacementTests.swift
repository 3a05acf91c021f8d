// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import Testing
import UIKitTestSupport

@testable import UIKit

/// The places of views in cells, by their constraints.
@MainActor
@Suite(.ownProcess) struct ConstraintPlacementTests {
  private let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  @discardableResult
  private func add<View: UIView>(_ view: View, to holder: UIView? = nil) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    (holder ?? cell.contentView).addSubview(view)
    return view
  }

  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }

  private func place(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
  }

  @Test func `edges with constants leave room around a view`() {
    let view = add(UIView())
    let holder = cell.contentView
    place([
      view.topAnchor.constraint(equalTo: holder.topAnchor, constant: 10),
      view.leadingAnchor.constraint(equalTo: holder.leadingAnchor, constant: 20),
      view.trailingAnchor.constraint(equalTo: holder.trailingAnchor, constant: -30),
      view.bottomAnchor.constraint(equalTo: holder.bottomAnchor, constant: -40),
    ])
    expect(view.frame, equals: CGRect(x: 20, y: 10, width: 150, height: 50))
    cell.bounds.size = CGSize(width: 300, height: 200)
    cell.layoutIfNeeded()
    expect(view.frame, equals: CGRect(x: 20, y: 10, width: 250, height: 150))
  }

  /// A label with space around its text, as apps write it.
  private final class Padded: UILabel {
    override var intrinsicContentSize: CGSize {
      let size = super.intrinsicContentSize
      return CGSize(width: size.width + 16, height: size.height + 28)
    }
  }

  @Test func `what a label adds to the size of its text counts in both directions`() {
    let padded = add(Padded())
    padded.text = "Word"
    place([
      padded.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 20),
      padded.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 10),
    ])
    let size = label("Word").intrinsicContentSize
    let wanted = CGRect(x: 20, y: 10, width: size.width + 16, height: size.height + 28)
    expect(padded.frame, equals: wanted)
  }

  @Test func `what is pinned to a view in a stack follows it`() {
    let picture = UIView()
    picture.heightAnchor.constraint(equalToConstant: 60).isActive = true
    let inner = UIStackView(arrangedSubviews: [picture])
    let stack = UIStackView(arrangedSubviews: [label("Name"), inner])
    stack.axis = .vertical
    stack.spacing = 4
    add(stack)
    let badge = add(UIView())
    let holder = cell.contentView
    let height = label("Name").intrinsicContentSize.height
    place([
      stack.topAnchor.constraint(equalTo: holder.topAnchor, constant: 10),
      stack.leadingAnchor.constraint(equalTo: holder.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: holder.trailingAnchor, constant: -30),
      badge.topAnchor.constraint(equalTo: picture.topAnchor, constant: 6),
      badge.trailingAnchor.constraint(equalTo: picture.trailingAnchor, constant: -6),
      badge.heightAnchor.constraint(equalTo: picture.heightAnchor, multiplier: 0.5),
      badge.widthAnchor.constraint(equalToConstant: 40),
    ])
    // The stack is 150 points wide; the picture begins below the name.
    expect(badge.frame, equals: CGRect(x: 124, y: 10 + height + 4 + 6, width: 40, height: 30))
  }

  @Test func `what follows the size of a constrained view by its mask gives its content a place`() {
    let blur = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
    let title = label("Harbour")
    title.translatesAutoresizingMaskIntoConstraints = false
    blur.contentView.addSubview(title)
    add(blur)
    let (holder, inner) = (cell.contentView, blur.contentView)
    place([
      blur.leadingAnchor.constraint(equalTo: holder.leadingAnchor),
      blur.trailingAnchor.constraint(equalTo: holder.trailingAnchor),
      blur.bottomAnchor.constraint(equalTo: holder.bottomAnchor),
      title.topAnchor.constraint(equalTo: inner.topAnchor, constant: 12),
      title.bottomAnchor.constraint(equalTo: inner.bottomAnchor, constant: -12),
      title.leadingAnchor.constraint(equalTo: inner.leadingAnchor, constant: 8),
    ])
    let height = title.intrinsicContentSize.height + 24
    expect(blur.frame, equals: CGRect(x: 0, y: 100 - height, width: 200, height: height))
    expect(inner.frame, equals: blur.bounds)
    expect(title.frame.origin, equals: CGPoint(x: 8, y: 12))
  }

  @Test func `a controller's view keeps the system's margins and the safe area, others 8 points`() {
    let controller = UIViewController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 390, height: 800)
    let inner = UIView()
    controller.view.addSubview(inner)
    expect(
      controller.view.layoutMargins,
      equals: UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    )
    expect(inner.layoutMargins, equals: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    controller.view.frame.size.width = 414
    expect(controller.view.layoutMargins.left, equals: 20)
    controller.additionalSafeAreaInsets.top = 30
    controller.view.layOutAround()
    expect(controller.view.layoutMargins.top, equals: controller.view.safeAreaInsets.top)
    controller.view.layoutMargins = UIEdgeInsets(top: 5, left: 4, bottom: 3, right: 60)
    expect(controller.view.layoutMargins.left, equals: 20)
    expect(controller.view.layoutMargins.right, equals: 60)
    controller.viewRespectsSystemMinimumLayoutMargins = false
    expect(controller.view.layoutMargins.left, equals: 4)
  }

  @Test func `a flexible margin keeps the distance to the far edge of a constrained view`() {
    let holder = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    let badge = UIView(frame: CGRect(x: 70, y: 10, width: 20, height: 20))
    badge.autoresizingMask = [.flexibleLeftMargin, .flexibleHeight]
    holder.addSubview(badge)
    add(holder)
    place([
      holder.widthAnchor.constraint(equalToConstant: 160),
      holder.heightAnchor.constraint(equalToConstant: 60),
      holder.leadingAnchor.constraint(equalTo: cell.leadingAnchor),
      holder.topAnchor.constraint(equalTo: cell.topAnchor),
    ])
    // 10 points from the right edge, and 10 from both the upper and the lower one.
    expect(badge.frame, equals: CGRect(x: 130, y: 10, width: 20, height: 40))
  }

  @Test func `a middle, a multiple and a ratio`() {
    let view = add(UIView())
    place([
      view.centerXAnchor.constraint(equalTo: cell.centerXAnchor, constant: 5),
      view.centerYAnchor.constraint(equalTo: cell.contentView.centerYAnchor),
      view.widthAnchor.constraint(equalTo: cell.contentView.widthAnchor, multiplier: 0.25),
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
    ])
    expect(view.frame, equals: CGRect(x: 80, y: 37.5, width: 50, height: 25))
  }

  @Test func `views follow one another, and text is as large as it needs`() {
    let icon = add(UIView())
    let title = add(label("Harbour"))
    let holder = cell.contentView
    place([
      icon.leadingAnchor.constraint(equalTo: holder.leadingAnchor, constant: 8),
      icon.centerYAnchor.constraint(equalTo: holder.centerYAnchor),
      icon.widthAnchor.constraint(equalToConstant: 24),
      icon.heightAnchor.constraint(equalToConstant: 24),
      title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 12),
      title.centerYAnchor.constraint(equalTo: icon.centerYAnchor),
    ])
    expect(icon.frame, equals: CGRect(x: 8, y: 38, width: 24, height: 24))
    let size = title.intrinsicContentSize
    expect(title.frame.size, equals: size)
    expect(title.frame.minX, equals: 44)
    expect(title.frame.midY, equals: 50)
  }

  @Test func `of two texts in a line the one that hugs less takes the room`() {
    let (first, second) = (add(label("A")), add(label("B")))
    let holder = cell.contentView
    first.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    place([
      first.leadingAnchor.constraint(equalTo: holder.leadingAnchor),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor),
      second.trailingAnchor.constraint(equalTo: holder.trailingAnchor),
      first.topAnchor.constraint(equalTo: holder.topAnchor),
      second.topAnchor.constraint(equalTo: holder.topAnchor),
    ])
    expect(first.frame.width, equals: first.intrinsicContentSize.width)
    expect(second.frame.maxX, equals: 200)
    expect(second.frame.minX, equals: first.frame.maxX)
  }

  @Test func `of two texts that do not fit the one that resists less is cut`() {
    let long = String(repeating: "word ", count: 12)
    let (first, second) = (add(label(long)), add(label("Whole")))
    let holder = cell.contentView
    second.setContentCompressionResistancePriority(.required, for: .horizontal)
    place([
      first.leadingAnchor.constraint(equalTo: holder.leadingAnchor),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 4),
      second.trailingAnchor.constraint(equalTo: holder.trailingAnchor),
      first.topAnchor.constraint(equalTo: holder.topAnchor),
      second.topAnchor.constraint(equalTo: holder.topAnchor),
    ])
    expect(second.frame.width, equals: second.intrinsicContentSize.width)
    expect(first.frame.width, equals: 196 - second.frame.width)
  }

  @Test func `text that wraps is as high as its lines in the width that it got`() {
    let text = add(label("one two three four five six seven eight nine ten"))
    text.numberOfLines = 0
    let below = add(UIView())
    let holder = cell.contentView
    place([
      text.topAnchor.constraint(equalTo: holder.topAnchor),
      text.leadingAnchor.constraint(equalTo: holder.leadingAnchor),
      text.widthAnchor.constraint(equalToConstant: 80),
      below.topAnchor.constraint(equalTo: text.bottomAnchor, constant: 3),
      below.leadingAnchor.constraint(equalTo: holder.leadingAnchor),
      below.widthAnchor.constraint(equalToConstant: 10),
      below.heightAnchor.constraint(equalToConstant: 10),
    ])
    let height = text.sizeThatFits(CGSize(width: 80, height: 0)).height
    #expect(height > 2 * text.font.lineHeight)
    expect(text.frame.height, equals: height)
    expect(below.frame.minY, equals: height + 3)
  }

  @Test func `text that wraps leaves a picture beside it its size`() {
    let text = add(label(String(repeating: "word ", count: 20)))
    text.numberOfLines = 0
    let picture = add(UIImageView(image: UIImage(named: "/p.png")))
    let side = picture.intrinsicContentSize.width
    let holder = cell.contentView
    place([
      picture.leadingAnchor.constraint(equalTo: holder.leadingAnchor),
      picture.topAnchor.constraint(equalTo: holder.topAnchor),
      text.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 10),
      text.trailingAnchor.constraint(equalTo: holder.trailingAnchor),
      text.topAnchor.constraint(equalTo: holder.topAnchor),
    ])
    expect(side, equals: 40)
    expect(picture.frame.width, equals: 40)
    expect(text.frame.minX, equals: 50)
    expect(text.frame.width, equals: 150)
  }

  @Test func `inequalities bound what would be larger or smaller`() {
    let (narrow, wide) = (add(label("A")), add(label(String(repeating: "word ", count: 20))))
    let holder = cell.contentView
    place([
      narrow.leadingAnchor.constraint(equalTo: holder.leadingAnchor),
      narrow.topAnchor.constraint(equalTo: holder.topAnchor),
      narrow.widthAnchor.constraint(greaterThanOrEqualToConstant: 60),
      wide.leadingAnchor.constraint(equalTo: holder.leadingAnchor),
      wide.topAnchor.constraint(equalTo: narrow.bottomAnchor),
      wide.trailingAnchor.constraint(lessThanOrEqualTo: holder.trailingAnchor, constant: -10),
    ])
    expect(narrow.frame.width, equals: 60)
    expect(wide.frame.width, equals: 190)
  }

  @Test func `margins, safe areas and guides of one's own are places too`() {
    let (first, second) = (add(UIView()), add(UIView()))
    let holder = cell.contentView
    let guide = UILayoutGuide()
    holder.addLayoutGuide(guide)
    place([
      first.topAnchor.constraint(equalTo: holder.layoutMarginsGuide.topAnchor),
      first.leadingAnchor.constraint(equalTo: holder.layoutMarginsGuide.leadingAnchor),
      first.trailingAnchor.constraint(equalTo: holder.layoutMarginsGuide.trailingAnchor),
      first.heightAnchor.constraint(equalToConstant: 10),
      guide.topAnchor.constraint(equalTo: first.bottomAnchor),
      guide.bottomAnchor.constraint(equalTo: holder.bottomAnchor),
      guide.leadingAnchor.constraint(equalTo: holder.leadingAnchor),
      guide.widthAnchor.constraint(equalToConstant: 100),
      second.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
      second.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
      second.widthAnchor.constraint(equalToConstant: 20),
      second.heightAnchor.constraint(equalToConstant: 20),
    ])
    expect(first.frame, equals: CGRect(x: 8, y: 8, width: 184, height: 10))
    expect(guide.layoutFrame, equals: CGRect(x: 0, y: 18, width: 100, height: 82))
    expect(second.frame, equals: CGRect(x: 40, y: 49, width: 20, height: 20))
  }

  @Test func `views within views stand in their holders`() {
    let box = add(UIView())
    let inner = add(UIView(), to: box)
    place([
      box.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
      box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
      box.widthAnchor.constraint(equalToConstant: 80),
      box.heightAnchor.constraint(equalToConstant: 40),
      inner.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 5),
      inner.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 70),
      inner.widthAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5),
      inner.heightAnchor.constraint(equalToConstant: 8),
    ])
    expect(box.frame, equals: CGRect(x: 120, y: 60, width: 80, height: 40))
    expect(inner.frame, equals: CGRect(x: 5, y: 10, width: 40, height: 8))
  }

  @Test func `a view whose own place counts stays where it stands`() {
    let still = UIView(frame: CGRect(x: 30, y: 20, width: 40, height: 10))
    cell.contentView.addSubview(still)
    let view = add(UIView())
    place([
      view.topAnchor.constraint(equalTo: still.bottomAnchor, constant: 2),
      view.leadingAnchor.constraint(equalTo: still.leadingAnchor),
      view.widthAnchor.constraint(equalTo: still.widthAnchor),
      view.heightAnchor.constraint(equalToConstant: 6),
    ])
    expect(view.frame, equals: CGRect(x: 30, y: 32, width: 40, height: 6))
    expect(still.frame, equals: CGRect(x: 30, y: 20, width: 40, height: 10))
  }

  @Test func `what nothing decides is noted once and stands at its holder's corner`() {
    let before = SourceNotes.current
    SourceNotes.current = SourceNotes()
    defer { SourceNotes.current = before }
    let view = add(UIView())
    place([view.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 9)])
    expect(view.frame, equals: CGRect(x: 0, y: 9, width: 0, height: 0))
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
    expect(SourceNotes.current.all.map(\.code), equals: ["constraints"])
    expect(SourceNotes.current.all[0].message.contains("UIView in UICollectionViewCell"))
  }

  @Test func `where one reads from the right leading is right`() {
    let view = add(UIView())
    cell.contentView.semanticContentAttribute = .forceRightToLeft
    view.semanticContentAttribute = .forceRightToLeft
    place([
      view.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 50),
      view.heightAnchor.constraint(equalToConstant: 5),
    ])
    expect(view.frame, equals: CGRect(x: 140, y: 0, width: 50, height: 5))
  }

  @Test func `text forms become constraints`() {
    let (first, second) = (add(UIView()), add(UIView()))
    let views = ["first": first, "second": second]
    place(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-16-[first(44)]-gap-[second]-|",
        options: [.alignAllTop, .alignAllBottom],
        metrics: ["gap": 6],
        views: views
      )
        + NSLayoutConstraint.constraints(
          withVisualFormat: "V:|[first(>=20,<=30@750)]-(>=10)-|",
          metrics: nil,
          views: views
        )
        + [first.heightAnchor.constraint(equalToConstant: 25)]
    )
    expect(first.frame, equals: CGRect(x: 16, y: 0, width: 44, height: 25))
    expect(second.frame, equals: CGRect(x: 66, y: 0, width: 126, height: 25))
  }

  @Test func `a hyphen at the edge is the margin of the view around`() {
    let (first, second) = (add(UIView()), add(UIView()))
    cell.contentView.layoutMargins = UIEdgeInsets(top: 5, left: 16, bottom: 7, right: 30)
    let views = ["first": first, "second": second]
    let formats = ["H:|-[first(40)]-[second]-|", "V:|-[first]-|", "V:|-[second]-|"]
    place(
      formats.flatMap {
        NSLayoutConstraint.constraints(withVisualFormat: $0, metrics: nil, views: views)
      }
    )
    // Of 200 × 100 points; 8 stay between the two views.
    expect(first.frame, equals: CGRect(x: 16, y: 5, width: 40, height: 88))
    expect(second.frame, equals: CGRect(x: 64, y: 5, width: 106, height: 88))
  }

  @Test func `a text form that cannot be read is none and noted`() {
    let before = SourceNotes.current
    SourceNotes.current = SourceNotes()
    defer { SourceNotes.current = before }
    let view = add(UIView())
    for format in ["H:|-[view", "[nobody]", "H:|-(x)-[view]", "", "H:[view]]"] {
      let made = NSLayoutConstraint.constraints(
        withVisualFormat: format,
        metrics: nil,
        views: ["view": view]
      )
      expectEmpty(made)
    }
    expect(SourceNotes.current.all.count, equals: 5)
  }
}
