// SPDX-License-Identifier: Apache-2.0
import Expectations
import Testing
import UIKitTestSupport

@testable import UIKit

@MainActor @Suite(.ownProcess) struct TextPlacesTests {
  private func view(_ text: String) -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    view.font = .systemFont(ofSize: 20)
    view.text = text
    return view
  }

  @Test func `lines stand below each other, with their letters`() {
    let view = view("ab\ncd")
    let manager = view.layoutManager
    var ranges: [NSRange] = []
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 5)) {
      _,
      _,
      _,
      range,
      _ in
      ranges.append(range)
    }
    // The line break belongs to the first line.
    expect(ranges, equals: [NSRange(location: 0, length: 3), NSRange(location: 3, length: 2)])
    let used = manager.usedRect(for: view.textContainer)
    let (first, second) = (box(0, view), box(3, view))
    expect(first.minY, equals: 0)
    expect(second.minY, equals: first.height)
    expect(used.height, equals: first.height + second.height)
    expect(first.minX, equals: 5)
  }

  private func box(_ index: Int, _ view: UITextView) -> CGRect {
    view.layoutManager.boundingRect(
      forGlyphRange: NSRange(location: index, length: 1),
      in: view.textContainer
    )
  }

  @Test func `a point gives the letter under it`() {
    let view = view("ab\ncd")
    for index in [0, 1, 3, 4] {
      let box = box(index, view)
      let point = CGPoint(x: box.midX, y: box.midY)
      let found = view.layoutManager.characterIndex(
        for: point,
        in: view.textContainer,
        fractionOfDistanceBetweenInsertionPoints: nil
      )
      expect(found, equals: index)
    }
  }

  @Test func `a change of the storage is a change of the view`() {
    let view = view("ab")
    view.textStorage.append(NSAttributedString(string: "c"))
    expect(view.text, equals: "abc")
  }

  @Test func `the anchors of a constraint are those of its items`() {
    let (one, other) = (UIView(), UIView())
    let constraint = one.topAnchor.constraint(equalTo: other.bottomAnchor)
    #expect(constraint.firstItem === one)
    #expect(constraint.secondAnchor != nil)
    expect(one.widthAnchor.constraint(equalToConstant: 3).secondAnchor, equals: nil)
  }

  @Test func `actions of a control are removed and sent through one method`() {
    final class Counting: UIControl {
      var sent = 0
      override func sendAction(_ action: UIAction) {
        sent += 1
        super.sendAction(action)
      }
    }
    let control = Counting()
    var runs = 0
    let action = UIAction(identifier: .init("a")) { _ in runs += 1 }
    control.addAction(action, for: [.touchDown, .touchUpInside])
    control.removeAction(identifiedBy: .init("a"), for: .touchDown)
    control.sendActions(for: .touchDown)
    expect(runs, equals: 0)
    control.sendActions(for: .touchUpInside)
    #expect((runs, control.sent) == (1, 1))
    expect(control.allControlEvents, equals: .touchUpInside)
  }

  @Test func `tabs make the controllers of a tab bar`() {
    let (one, two) = (UIViewController(), UIViewController())
    let tabs = UITabBarController(tabs: [
      UITab(title: "One", image: nil, identifier: "1") { _ in one },
      UITab(title: "Two", image: nil, identifier: "2") { _ in two },
    ])
    expect(tabs.viewControllers, equals: [one, two])
    expect(one.tabBarItem.title, equals: "One")
    tabs.selectedTab = tabs.tab(forIdentifier: "2")
    expect(tabs.selectedIndex, equals: 1)
  }

  @Test func `groups of bar buttons stand inside of the others`() {
    let item = UINavigationItem(title: "")
    let (edge, a, b) = (UIBarButtonItem(), UIBarButtonItem(), UIBarButtonItem())
    item.rightBarButtonItem = edge
    item.trailingItemGroups = [.fixedGroup(representativeItem: nil, items: [a, b])]
    item.leadingItemGroups = [a.creatingFixedGroup()]
    expect(item.allTrailingItems, equals: [edge, b, a])
    expect(item.allLeadingItems, equals: [a])
    item.leadingItemGroups[0].isHidden = true
    expect(item.allLeadingItems, equals: [])
  }
}
