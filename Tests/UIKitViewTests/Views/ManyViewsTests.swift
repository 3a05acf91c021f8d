// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import Testing
import UIKitTestSupport

@testable import UIKit

/// Screens with more views than one system of constraints takes, and constraints across a scroll view's edge.
@MainActor
@Suite(.ownProcess) struct ManyViewsTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
  private let scroller = UIScrollView()
  private let box = UIView()

  init() {
    add(scroller, to: root)
    add(box, to: scroller)
    fill(root, with: scroller)
    fill(scroller, with: box)
    box.widthAnchor.constraint(equalTo: scroller.widthAnchor).isActive = true
  }

  private func add(_ view: UIView, to holder: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    holder.addSubview(view)
  }

  private func fill(_ holder: UIView, with view: UIView) {
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: holder.topAnchor),
      view.leadingAnchor.constraint(equalTo: holder.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: holder.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: holder.bottomAnchor),
    ])
  }

  /// A card with a square of 20 points at its start and two bars of 10 and 30 points beside it, 5 points apart.
  private func card(below last: UIView?) -> UIView {
    let (card, square, upper, lower) = (UIView(), UIView(), UIView(), UIView())
    add(card, to: box)
    for view in [square, upper, lower] { add(view, to: card) }
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: last?.bottomAnchor ?? box.topAnchor, constant: 10),
      card.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 16),
      card.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -16),
      square.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 8),
      square.centerYAnchor.constraint(equalTo: card.centerYAnchor),
      square.widthAnchor.constraint(equalToConstant: 20),
      square.heightAnchor.constraint(equalToConstant: 20),
      upper.leadingAnchor.constraint(equalTo: square.trailingAnchor, constant: 8),
      upper.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -8),
      upper.topAnchor.constraint(equalTo: card.topAnchor, constant: 12),
      upper.heightAnchor.constraint(equalToConstant: 10),
      lower.topAnchor.constraint(equalTo: upper.bottomAnchor, constant: 5),
      lower.leadingAnchor.constraint(equalTo: upper.leadingAnchor),
      lower.widthAnchor.constraint(equalTo: upper.widthAnchor),
      lower.heightAnchor.constraint(equalToConstant: 30),
      lower.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -12),
    ])
    return card
  }

  private func addCards(_ count: Int) -> [UIView] {
    var cards: [UIView] = []
    for _ in 0..<count { cards.append(card(below: cards.last)) }
    cards.last?.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -10).isActive = true
    return cards
  }

  @Test(arguments: [5, 40]) func `few and many cards have the same places`(count: Int) {
    let cards = addCards(count)
    root.layOutAround()
    // 12 + 10 + 5 + 30 + 12 points each.
    let height: CGFloat = 69
    for (index, card) in cards.enumerated() {
      let y = 10 + CGFloat(index) * (height + 10)
      expect(card.frame, equals: CGRect(x: 16, y: y, width: 268, height: height))
      expect(card.subviews[0].frame, equals: CGRect(x: 8, y: 24.5, width: 20, height: 20))
      expect(card.subviews[1].frame, equals: CGRect(x: 36, y: 12, width: 224, height: 10))
      expect(card.subviews[2].frame, equals: CGRect(x: 36, y: 27, width: 224, height: 30))
    }
    expect(scroller.contentSize, equals: CGSize(width: 300, height: 10 + CGFloat(count) * 79))
  }

  @Test func `texts in many cards wrap in the width that is left`() throws {
    let cards = addCards(40)
    let label = UILabel()
    label.numberOfLines = 0
    label.text = String(repeating: "words ", count: 20)
    add(label, to: cards[1])
    fill(cards[1], with: label)
    root.layOutAround()
    let wanted = label.sizeThatFits(CGSize(width: 268, height: 0)).height
    #expect(wanted > 69)
    // The bars ask for 69 points with the same strength, and came first.
    #expect(cards[1].frame.width == 268 && label.frame == cards[1].bounds)
  }

  @Test func `many views side by side that cannot be divided have their places, too`() {
    var last: UIView?
    var all: [UIView] = []
    for _ in 0..<90 {
      let view = UIView()
      add(view, to: box)
      view.topAnchor.constraint(equalTo: last?.bottomAnchor ?? box.topAnchor, constant: 2)
        .isActive = true
      view.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 4).isActive = true
      view.widthAnchor.constraint(equalToConstant: 50).isActive = true
      view.heightAnchor.constraint(equalToConstant: 8).isActive = true
      last = view
      all.append(view)
    }
    last?.bottomAnchor.constraint(equalTo: box.bottomAnchor).isActive = true
    root.layOutAround()
    expect(all[89].frame, equals: CGRect(x: 4, y: 892, width: 50, height: 8))
    expect(scroller.contentSize.height, equals: 900)
  }

  /// A picture between the screen's upper edge and a place in the content grows when the content is pulled down.
  @Test func `what is pinned to a view around a scroll view stretches with scrolling`() {
    let picture = UIView()
    add(picture, to: box)
    let top = picture.topAnchor.constraint(equalTo: root.topAnchor)
    top.priority = .defaultHigh
    NSLayoutConstraint.activate([
      box.heightAnchor.constraint(equalToConstant: 1000), top,
      picture.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      picture.trailingAnchor.constraint(equalTo: box.trailingAnchor),
      picture.bottomAnchor.constraint(equalTo: box.topAnchor, constant: 200),
      picture.heightAnchor.constraint(greaterThanOrEqualToConstant: 200),
    ])
    root.layOutAround()
    expect(picture.frame, equals: CGRect(x: 0, y: 0, width: 300, height: 200))
    scroller.contentOffset.y = -80
    root.layOutAround()
    expect(picture.frame, equals: CGRect(x: 0, y: -80, width: 300, height: 280))
    scroller.contentOffset.y = 50
    root.layOutAround()
    expect(picture.frame, equals: CGRect(x: 0, y: 0, width: 300, height: 200))
    expect(box.frame, equals: CGRect(x: 0, y: 0, width: 300, height: 1000))
  }

  @Test func `what is pinned to a scroll view's frame stays while the content scrolls`() {
    let sign = UIView()
    add(sign, to: scroller)
    NSLayoutConstraint.activate([
      box.heightAnchor.constraint(equalToConstant: 1000),
      sign.topAnchor.constraint(equalTo: scroller.frameLayoutGuide.topAnchor, constant: 10),
      sign.leadingAnchor.constraint(equalTo: scroller.frameLayoutGuide.leadingAnchor),
      sign.widthAnchor.constraint(equalToConstant: 40),
      sign.heightAnchor.constraint(equalToConstant: 40),
    ])
    scroller.contentOffset.y = 120
    root.layOutAround()
    expect(sign.frame, equals: CGRect(x: 0, y: 130, width: 40, height: 40))
  }

  @Test func `a direction of its own turns what is in a view, not the view's place`() {
    let button = UIButton(type: .system)
    button.semanticContentAttribute = .forceRightToLeft
    let inner = UIView()
    add(button, to: box)
    add(inner, to: button)
    NSLayoutConstraint.activate([
      box.heightAnchor.constraint(equalToConstant: 100),
      button.topAnchor.constraint(equalTo: box.topAnchor),
      button.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -16),
      button.widthAnchor.constraint(equalToConstant: 80),
      button.heightAnchor.constraint(equalToConstant: 30),
      inner.leadingAnchor.constraint(equalTo: button.leadingAnchor, constant: 5),
      inner.topAnchor.constraint(equalTo: button.topAnchor),
      inner.widthAnchor.constraint(equalToConstant: 10),
      inner.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layOutAround()
    expect(button.frame, equals: CGRect(x: 204, y: 0, width: 80, height: 30))
    expect(inner.frame, equals: CGRect(x: 65, y: 0, width: 10, height: 10))
  }
}
