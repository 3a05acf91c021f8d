// SPDX-License-Identifier: Apache-2.0
import Expectations
import StageProtocol
import Testing

@testable import SourcePass

struct ScreenFinderTests {
  private func screens(_ text: String) -> [String] {
    SourcePass(SourceModule([("A.swift", text)])).wholePlans.filter { $0.kind == .screen }.map(\.id)
  }

  @Test func `controllers that make or keep a collection view are screens, whatever they inherit`()
  {
    let text = """
      class A: UIViewController { func viewDidLoad() { make(UICollectionView(frame: f)) } }
      class B: A { func other() {} }
      class C: UICollectionViewController {}
      class D: UIViewController { var list: UICollectionView! }
      class E: UIViewController { func viewDidLoad() { make(UIView()) } }
      """
    // A comes after the screen that inherits from it.
    expect(screens(text), equals: ["B", "C", "D", "A"])
  }

  @Test func `a controller that only answers for somebody's collection view is no screen`() {
    let text = """
      class A: UIViewController, UICollectionViewDataSource {
        func collectionView(_ v: UICollectionView, numberOfItemsInSection s: Int) -> Int { 1 }
        func numberOfSections(in v: UICollectionView) -> Int { 1 }
      }
      """
    expectEmpty(screens(text))
  }

  @Test func `collection views are also found in the views and subclasses that a controller names`()
  {
    let text = """
      class Chips: UICollectionView {}
      class Bar: UIView { let chips = Chips() }
      class Frame: UIView { let bar = Bar() }
      class A: UIViewController { func loadView() { view = Frame() } }
      """
    expect(screens(text), equals: ["A", "Bar"])
  }

  @Test func `controllers with a table are the last screens, unless the source is about layouts`() {
    let text = """
      class A: UITableViewController {}
      class B: UIViewController { let table = UITableView() }
      class C: UIViewController, UITableViewDataSource {
        func tableView(_ v: UITableView, numberOfRowsInSection s: Int) -> Int { 1 }
      }
      class Cell: UITableViewCell { let table = UITableView() }
      class Pane: UIView { let table = UITableView() }
      """
    expect(screens(text), equals: ["A", "B"])
    expect(screens(text + "\nclass D: UICollectionViewController {}"), equals: ["D", "A", "B"])
    #expect(screens(text + "\nclass L: UICollectionViewFlowLayout {}").isEmpty)
  }

  @Test func `views are screens after the controllers, but not the parts of other views`() {
    let text = """
      class Bar: UIView { let list: UICollectionView }
      class Cell: UICollectionViewCell { let list: UICollectionView }
      class Head: UICollectionReusableView { let list: UICollectionView }
      class A: UIViewController { let list: UICollectionView }
      """
    expect(screens(text), equals: ["A", "Bar"])
  }

  @Test func `a stack or tab bar with a screen in it is the first screen`() {
    let text = """
      class A: UIViewController { let list: UICollectionView }
      class Root: UITabBarController { func viewDidLoad() { viewControllers = [A()] } }
      class Other: UINavigationController { func viewDidLoad() {} }
      """
    expect(screens(text), equals: ["Root", "A"])
  }

  @Test func `generic controllers are no screens`() {
    expectEmpty(screens("class A<T>: UIViewController { let list: UICollectionView }"))
  }

  @Test func `a controller that shows a layout class of the source is no screen`() {
    let text = """
      class L: UICollectionViewLayout {}
      class A: UIViewController { let list = UICollectionView(frame: f, collectionViewLayout: L()) }
      class B: UIViewController {
        var list: UICollectionView
        func layout() -> UICollectionViewLayout { l }
      }
      class C: UIViewController {
        var list: UICollectionView
        func section() -> NSCollectionLayoutSection { s }
      }
      """
    expect(screens(text), equals: ["B", "C"])
  }

  @Test func `a screen keeps all its members, and the initialisers of controllers that it names`() {
    let text = """
      class A: UIViewController {
        let list: UICollectionView
        init(list: UICollectionView) { self.list = list }
        func unnamed() { B(id: 1) }
      }
      extension A { func alone() {} }
      class B: UIViewController { init(id: Int) {} }
      class C: UIViewController { init(id: Int) {} }
      """
    let passed = Passed(text)
    expect(passed.entryNames, equals: ["A"])
    for kept in ["init(list:", "func unnamed", "func alone", "class B: UIViewController { init"] {
      #expect(passed.text.contains(kept), "\(kept)")
    }
    expect(!passed.text.contains("class C"))
    expect(passed.result.entries.first?.notes.first?.hasPrefix("Made as `A(list: "), equals: true)
  }
}
