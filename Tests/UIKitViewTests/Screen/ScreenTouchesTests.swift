// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

@MainActor
@Suite(.ownProcess) struct ScreenTouchesTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
  private let touches: ScreenTouches

  init() { touches = ScreenTouches(window) }

  private func tap(_ x: Double, _ y: Double) {
    touches.began(at: CGPoint(x: x, y: y))
    touches.ended(at: CGPoint(x: x, y: y))
  }

  private func add<View: UIView>(_ view: View, _ frame: CGRect) -> View {
    view.frame = frame
    window.addSubview(view)
    return view
  }

  @Test func `a tap on a button runs its actions, unless the finger leaves it or it is disabled`() {
    let button = add(UIButton(type: .system), CGRect(x: 10, y: 10, width: 100, height: 40))
    var count = 0
    button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
    touches.began(at: CGPoint(x: 20, y: 20))
    expect(button.isHighlighted)
    touches.ended(at: CGPoint(x: 20, y: 20))
    expect(count, equals: 1)
    expect(!button.isHighlighted)
    touches.began(at: CGPoint(x: 20, y: 20))
    touches.ended(at: CGPoint(x: 20, y: 400))
    touches.began(at: CGPoint(x: 20, y: 20))
    touches.cancelled()
    button.isEnabled = false
    tap(20, 20)
    expect(count, equals: 1)
    expect(!button.isHighlighted)
  }

  @Test func `an action with two arguments is told what the finger did`() {
    final class Listener {
      var places: [CGPoint] = []
    }
    let control = add(UIControl(), CGRect(x: 10, y: 10, width: 100, height: 40))
    let listener = Listener()
    let tapped = Selector("tapped(_:event:)") { target, sender, event in
      guard let view = sender as? UIView, let event = event as? UIEvent else { return }
      let touches = event.allTouches ?? []
      (target as? Listener)?.places += touches.map { $0.location(in: view) }
    }
    control.addTarget(listener, action: tapped, for: .touchUpInside)
    tap(35, 22)
    expect(listener.places, equals: [CGPoint(x: 25, y: 12)])
    // What code sends has no finger.
    control.sendActions(for: .touchUpInside)
    expect(listener.places.count, equals: 1)
  }

  @Test func `controls change their values and tell it`() {
    let toggle = add(UISwitch(), CGRect(x: 0, y: 0, width: 51, height: 31))
    let segments = add(
      UISegmentedControl(items: ["A", "B", "C"]),
      CGRect(x: 0, y: 100, width: 300, height: 32)
    )
    let slider = add(UISlider(), CGRect(x: 0, y: 200, width: 227, height: 34))
    let stepper = add(UIStepper(), CGRect(x: 0, y: 300, width: 94, height: 32))
    let pages = add(UIPageControl(), CGRect(x: 0, y: 400, width: 100, height: 26))
    pages.numberOfPages = 3
    var told: [String] = []
    for (name, control) in [
      ("toggle", toggle as UIControl), ("segments", segments), ("slider", slider),
      ("stepper", stepper), ("pages", pages),
    ] {
      control.addAction(UIAction { _ in told.append(name) }, for: .valueChanged)
    }
    tap(25, 15)
    tap(299, 110)
    tap(299, 110)
    // The knob is 27 wide: of 200 points of way, 113.5 - 13.5 are passed.
    tap(113.5, 210)
    tap(70, 310)
    tap(90, 410)
    expect(toggle.isOn)
    expect(segments.selectedSegmentIndex, equals: 2)
    expect(slider.value, equals: 0.5)
    expect(stepper.value, equals: 1)
    expect(pages.currentPage, equals: 1)
    expect(told, equals: ["toggle", "segments", "slider", "stepper", "pages"])
  }

  @Test func `the innermost recogniser of taps takes a tap, and a drag is none`() {
    let outer = add(UIView(), CGRect(x: 0, y: 0, width: 200, height: 200))
    let inner = UIView(frame: CGRect(x: 50, y: 50, width: 50, height: 50))
    outer.addSubview(inner)
    var told: [String] = []
    let keeper = Keeper { told.append($0) }
    for (name, view) in [("outer", outer), ("inner", inner)] {
      let action = Selector("tapped") { target, _ in (target as? Keeper)?.tell(name) }
      view.addGestureRecognizer(UITapGestureRecognizer(target: keeper, action: action))
    }
    tap(60, 60)
    tap(10, 10)
    touches.began(at: CGPoint(x: 60, y: 60))
    touches.moved(to: CGPoint(x: 60, y: 90))
    touches.ended(at: CGPoint(x: 60, y: 90))
    expect(told, equals: ["inner", "outer"])
  }

  private final class Keeper {
    let tell: (String) -> Void
    init(_ tell: @escaping (String) -> Void) { self.tell = tell }
  }

  @Test func `a drag scrolls as far as there is content, and presses no button on the way`() {
    let scroller = add(UIScrollView(), CGRect(x: 0, y: 0, width: 300, height: 200))
    scroller.contentSize = CGSize(width: 300, height: 500)
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    var count = 0
    button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
    scroller.addSubview(button)
    touches.began(at: CGPoint(x: 100, y: 150))
    touches.moved(to: CGPoint(x: 100, y: 100))
    expect(scroller.contentOffset, equals: CGPoint(x: 0, y: 50))
    scroller.bounces = false
    touches.moved(to: CGPoint(x: 100, y: -400))
    expect(scroller.contentOffset, equals: CGPoint(x: 0, y: 300))
    touches.ended(at: CGPoint(x: 100, y: -400))
    expect(count, equals: 0)
    expect(!scroller.isDragging)
    scroller.stopScrollingAndZooming()
    tap(100, 100)
    expect(count, equals: 1)
  }

  @Test func `a field gets the keyboard by a tap, and typed text is told`() {
    let bar = add(UISearchBar(), CGRect(x: 0, y: 0, width: 300, height: 56))
    bar.layoutSubviews()
    let searcher = Searcher()
    bar.delegate = searcher
    expect(!touches.type("x"))
    tap(150, 28)
    #expect(touches.field === bar.searchTextField)
    expect(touches.type("ab"))
    expect(bar.text, equals: "ab")
    tap(150, 400)
    #expect(touches.field === bar.searchTextField)
    touches.endEditing()
    expect(touches.field, equals: nil)
    expect(searcher.told, equals: ["began", "changed to ab", "ended"])
  }

  private final class Searcher: UISearchBarDelegate {
    var told: [String] = []
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { told.append("began") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { told.append("ended") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      told.append("changed to \(searchText)")
    }
  }

  @Test func `bars choose tabs, go back and call the actions of their items`() {
    let first = UIViewController()
    var count = 0
    first.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add,
      primaryAction: UIAction { _ in count += 1 }
    )
    let stack = UINavigationController(rootViewController: first)
    let other = UIViewController()
    let tabs = UITabBarController()
    tabs.viewControllers = [stack, other]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    window.layOutAround()
    tap(275, 22)
    expect(count, equals: 1)
    tap(225, 575)
    #expect(tabs.selectedViewController === other)
    tap(75, 575)
    #expect(tabs.selectedViewController === stack)
    stack.pushViewController(UIViewController(), animated: true)
    window.layOutAround()
    tap(20, 22)
    expect(stack.viewControllers.count, equals: 1)
  }

  /// A knob that a finger turns, and a view around it that sees fingers.
  private final class Knob: UIControl {
    var told: [String] = []
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      told.append("begin \(touch.location(in: self).x)")
      return true
    }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      told.append("go on \(touch.location(in: self).x)")
      return true
    }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
      told.append("end \(isTracking)")
    }
    override func cancelTracking(with event: UIEvent?) { told.append("cancel") }
  }

  private final class Board: UIView {
    var told: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      told.append("began \(touches.map { $0.location(in: self).y })")
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      told.append("moved \(event?.allTouches?.count ?? 0)")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      told.append("ended")
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      told.append("cancelled")
    }
  }

  @Test func `controls follow a finger, and views see it unless an inner one takes it`() {
    let board = add(Board(), CGRect(x: 0, y: 100, width: 300, height: 300))
    let knob = Knob(frame: CGRect(x: 10, y: 10, width: 100, height: 50))
    let inner = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 100))
    for view in [knob, inner] { board.addSubview(view) }
    touches.began(at: CGPoint(x: 30, y: 120))
    expect(knob.isTracking)
    expect(knob.isTouchInside)
    touches.moved(to: CGPoint(x: 40, y: 120))
    touches.ended(at: CGPoint(x: 40, y: 120))
    expect(knob.told, equals: ["begin 20.0", "go on 30.0", "go on 30.0", "end false"])
    knob.told = []
    touches.began(at: CGPoint(x: 30, y: 120))
    touches.cancelled()
    expect(knob.told, equals: ["begin 20.0", "cancel"])
    expect(!knob.isTracking)
    board.told = []
    // The inner view hands on what it does not take itself, at 230 − 100 = 130 points below the board's top.
    touches.began(at: CGPoint(x: 30, y: 230))
    touches.moved(to: CGPoint(x: 30, y: 260))
    touches.ended(at: CGPoint(x: 30, y: 260))
    touches.began(at: CGPoint(x: 30, y: 230))
    touches.cancelled()
    expect(
      board.told,
      equals: [
        "began [130.0]", "moved 1", "moved 1", "ended", "began [130.0]", "cancelled",
      ]
    )
  }
}
