// SPDX-License-Identifier: Apache-2.0
import AppFoundation
import Expectations
import Foundation
import QuartzCore
import Testing
import UIKitTestSupport

@testable import UIKit

/// Rows of two columns, and what was chosen.
private final class Rows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate,
  UITextViewDelegate, UINavigationControllerDelegate
{
  var told: [String] = []

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    component == 0 ? 10 : 3
  }
  func pickerView(
    _ pickerView: UIPickerView,
    titleForRow row: Int,
    forComponent component: Int
  ) -> String? { "\(component).\(row)" }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    told.append("row \(component).\(row)")
  }
  func textViewDidChange(_ textView: UITextView) { told.append("changed") }
  func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool {
    told.append("\(range.location)+\(range.length) \(text)")
    return text != "no"
  }
  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) { told.append("will \(viewController.title ?? "")") }
  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) { told.append("did \(viewController.title ?? "")") }
}

/// Controls and controllers that apps give delegates.
@MainActor
@Suite(.ownProcess) struct PickedControlsTests {
  @Test func `a picker shows the rows around the chosen one, and a finger chooses another`() async {
    await FrameClock.replaced { @MainActor in
      let rows = Rows()
      let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 218, height: 160))
      (picker.dataSource, picker.delegate) = (rows, rows)
      picker.selectRow(4, inComponent: 0, animated: false)
      picker.selectRow(99, inComponent: 1, animated: false)
      picker.layoutIfNeeded()
      expect([0, 1].map(picker.selectedRow(inComponent:)), equals: [4, 2])
      expect((picker.view(forRow: 4, forComponent: 0) as? UILabel)?.text, equals: "0.4")
      // The columns share 218 − 2 × 9 points. Row 6 is two rows of 32 points below the middle.
      let touches = ScreenTouches(picker)
      touches.began(at: CGPoint(x: 50, y: 80 + 64))
      touches.ended(at: CGPoint(x: 50, y: 80 + 64))
      expect(picker.selectedRow(inComponent: 0), equals: 6)
      // A drag by 40 points up comes to rest at the next row.
      touches.began(at: CGPoint(x: 50, y: 100), timestamp: 10)
      touches.moved(to: CGPoint(x: 50, y: 60), timestamp: 10.5)
      touches.ended(at: CGPoint(x: 50, y: 60), timestamp: 11)
      for frame in 0..<120 { FrameClock.current.advance(to: 1000 + Double(frame) / 60) }
      expect(picker.selectedRow(inComponent: 0), equals: 7)
      expect(rows.told, equals: ["row 0.6", "row 0.7"])
    }
  }

  @Test func `a text view asks for the part that a person typed`() {
    let rows = Rows()
    let text = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    text.delegate = rows
    text.text = "a cat"
    text.take("a fat cat")
    text.take("no")
    expect(rows.told, equals: ["2+0 fat ", "changed", "0+9 no"])
    expect(text.text, equals: "a fat cat")
  }

  @Test func `a stack tells its delegate, and its bar has the items`() {
    let rows = Rows()
    let first = UIViewController()
    let next = UIViewController()
    (first.title, next.title) = ("first", "next")
    let stack = UINavigationController(rootViewController: first)
    stack.delegate = rows
    stack.loadViewIfNeeded()
    stack.pushViewController(next, animated: true)
    #expect(stack.navigationBar.topItem === next.navigationItem)
    stack.popViewController(animated: true)
    expect(rows.told, equals: ["will next", "did next", "will first", "did first"])
  }

  @Test func `pulling refreshes once, and the content rests lower until that ends`() {
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100),
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    var count = 0
    let control = UIRefreshControl(frame: .zero, primaryAction: UIAction { _ in count += 1 })
    list.addSubview(control)
    #expect(list.refreshControl === control)
    for y in [-30, -79, -80, -90] as [CGFloat] { list.dragContent(to: CGPoint(x: 0, y: y)) }
    expect(count, equals: 1)
    expect(control.isRefreshing)
    expect(list.adjustedContentInset.top, equals: 60)
    let rest = list.releaseContent(at: CGPoint(x: 0, y: -90), proposing: .zero, velocity: .zero)
    expect(rest.y, equals: -60)
    list.contentOffset = rest
    control.endRefreshing()
    expect(list.contentOffset.y, equals: 0)
    expect(list.adjustedContentInset.top, equals: 0)
  }

  @Test func `a configured button has its title, and views in stacks have the size of theirs`() {
    var look = UIButton.Configuration.filled()
    look.title = "Go"
    look.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { given in
      var changed = given
      changed.font = UIFont.systemFont(ofSize: 30)
      return changed
    }
    let button = UIButton(configuration: look)
    expect(button.currentTitle, equals: "Go")
    expect(button.titleLabel?.font.pointSize, equals: 30)
    let card = UIView()
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: card.topAnchor, constant: 5),
      inner.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -5),
      inner.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: card.trailingAnchor),
      inner.heightAnchor.constraint(equalToConstant: 20),
    ])
    let stack = UIStackView(arrangedSubviews: [card, UIView()])
    stack.axis = .vertical
    stack.frame = CGRect(x: 0, y: 0, width: 80, height: 100)
    stack.layoutSubviews()
    expect(card.frame, equals: CGRect(x: 0, y: 0, width: 80, height: 30))
    expect(inner.frame, equals: CGRect(x: 0, y: 5, width: 80, height: 20))
  }

  @Test func `a split view stands side by side, or in one stack where there is little room`() {
    let split = UISplitViewController(style: .doubleColumn)
    let (list, detail) = (UIViewController(), UIViewController())
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    split.loadViewIfNeeded()
    for (width, columns) in [(1000.0, [320.0, 680.0]), (390, [390])] {
      split.view.frame = CGRect(x: 0, y: 0, width: width, height: 500)
      split.placeBars()
      split.placeBars()
      expect(
        split.children.compactMap { $0.viewIfLoaded.map { Double($0.frame.width) } },
        equals: columns
      )
    }
    #expect(list.splitViewController === split)
  }

  @Test func `the bar of a narrow split view keeps its large titles for other columns`() {
    let split = UISplitViewController(style: .doubleColumn)
    let list = UIViewController()
    split.setViewController(list, for: .primary)
    split.loadViewIfNeeded()
    split.view.frame = CGRect(x: 0, y: 0, width: 390, height: 500)
    split.placeBars()
    list.navigationController?.navigationBar.prefersLargeTitles = true
    split.setViewController(UIViewController(), for: .secondary)
    expect(list.navigationController?.navigationBar.prefersLargeTitles, equals: true)
    split.view.frame.size.width = 1000
    split.placeBars()
    expect(list.navigationController?.navigationBar.prefersLargeTitles, equals: true)
  }

  @Test func `dates have words as in English`() {
    let words = RelativeDateTimeFormatter()
    let cases: [(TimeInterval, String, String)] = [
      (-7200, "2 hours ago", "2 hours ago"), (3600, "in 1 hour", "in 1 hour"),
      (-86_400, "1 day ago", "yesterday"), (1_209_600, "in 2 weeks", "in 2 weeks"),
      (0, "in 0 seconds", "now"), (.infinity, "", ""),
    ]
    for (seconds, numeric, named) in cases {
      words.dateTimeStyle = .numeric
      expect(words.localizedString(fromTimeInterval: seconds), equals: numeric)
      words.dateTimeStyle = .named
      expect(words.localizedString(fromTimeInterval: seconds), equals: named)
    }
  }
}
