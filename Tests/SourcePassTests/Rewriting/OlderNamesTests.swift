// SPDX-License-Identifier: Apache-2.0
import Expectations
import Testing

@testable import SourcePass

struct OlderNamesTests {
  @Test func `Types and constants from before Swift 4.2 get their present names`() {
    let passed = Passed(
      """
      import UIKit
      class Strip: UICollectionViewFlowLayout {
        var way: UICollectionViewScrollDirection = UICollectionViewScrollDirection.horizontal
        override func prepare() {
          collectionView?.decelerationRate = UIScrollViewDecelerationRateFast
          print(UIEdgeInsetsInsetRect(.zero, .zero), self.UIControlState)
        }
        let UIControlState = 1
      }
      """
    )
    expect(
      passed.text.contains(
        "var way: UICollectionView.ScrollDirection = UICollectionView.ScrollDirection.horizontal"
      )
    )
    expect(passed.text.contains("decelerationRate = UIScrollView.DecelerationRate.fast"))
    expect(passed.text.contains("LayoutLibrary.OlderNames.inset(.zero, .zero)"))
    expect(passed.text.contains("self.UIControlState"))
  }

  @Test func `Members, labels and notifications from before Swift 4.2 get their present names`() {
    let passed = Passed(
      """
      import UIKit
      class Shop: UICollectionViewController {
        let spinner = UIActivityIndicatorView(activityIndicatorStyle: .gray)
        func add(_ child: UIViewController, style: UITableViewCellStyle) {
          addChildViewController(child)
          view.bringSubview(toFront: child.view)
          child.didMove(toParentViewController: self)
          print(self.childViewControllers, NSNotification.Name.UIKeyboardWillShow, kCAFillModeBoth)
          NotificationCenter.default.post(name: .UIKeyboardDidHide, object: nil)
        }
      }
      """
    )
    for expected in [
      "UIActivityIndicatorView(style: .gray)", "style: UITableViewCell.CellStyle",
      "addChild(child)",
      "view.bringSubviewToFront( child.view)", "child.didMove(toParent: self)", "self.children",
      "UIResponder.keyboardWillShowNotification, CAMediaTimingFillMode.both",
      "post(name: UIResponder.keyboardDidHideNotification, object: nil)",
    ] {
      expect(passed.text.contains(expected))
    }
  }

  @Test func `Overrides, modes of loops, classes by name and empty texts get what is there today`()
  {
    let passed = Passed(
      """
      import UIKit
      class Shop: UICollectionViewController {
        override var childViewControllerForStatusBarStyle: UIViewController? { nil }
        func add(_ timer: Timer, _ mode: RunLoopMode) {
          RunLoop.main.add(timer, forMode: .commonModes)
          print(NSClassFromString("A.B"), NSMutableAttributedString())
        }
      }
      """
    )
    for expected in [
      "override var childForStatusBarStyle: UIViewController?", "_ mode: RunLoop.Mode",
      "forMode: .common)", "LayoutLibrary.OlderNames.classNamed(\"A.B\")",
      "NSMutableAttributedString(string: \"\")",
    ] {
      #expect(passed.text.contains(expected), "\(expected)")
    }
  }

  @Test func `A module's own older names stay`() {
    let passed = Passed(
      """
      import UIKit
      class Tree: UICollectionViewController {
        let childViewControllers: [Tree] = []
        func all() { print(self.childViewControllers) }
      }
      """
    )
    expect(passed.text.contains("print(self.childViewControllers)"))
  }

  @Test func `Views of a generic parameter are made by a registered maker`() {
    let passed = Passed(
      """
      import UIKit
      class Badge: UILabel {}
      class Named: UIView { init(name: String) { super.init(frame: .zero) } }
      class Host<Content: UIView, Model>: UICollectionViewCell {
        let content = Content(frame: .zero)
        let model = [Model]()
      }
      func other<V>(_: V) where V: UIView { _ = V() }
      class Strip: UICollectionViewFlowLayout {
        let host = Host<Badge, Int>(frame: .zero)
        let named = Named(name: "")
        override func prepare() { other(named) }
      }
      """
    )
    expect(passed.text.contains("LayoutLibrary.ViewMaker(Content.self)(frame: .zero)"))
    expect(passed.text.contains("_ = LayoutLibrary.ViewMaker(V.self)()"))
    expect(passed.text.contains("[Model]()"))
    expect(passed.generated().contains("ViewMakers.add(Badge.self) { Badge(frame: $0) }"))
    expect(!passed.generated().contains("ViewMakers.add(Named.self)"))
  }

  @Test func `Outlets of cells make their views lazily`() {
    let passed = Passed(
      """
      import UIKit
      class Card: UICollectionViewCell {
        @IBOutlet private weak var title: UILabel!
        @IBOutlet var picture: UIImageView?
        @IBOutlet weak var height: NSLayoutConstraint!
        @IBOutlet weak var seen: UILabel! { didSet { seen.text = "" } }
      }
      class Strip: UICollectionViewFlowLayout {
        let card = Card(frame: .zero)
      }
      """
    )
    let made = "LayoutLibrary.StandIn.outlet"
    expect(passed.text.contains("private lazy var title: UILabel! = \(made)(UILabel(), in: self)"))
    expect(
      passed.text.contains("lazy var picture: UIImageView? = \(made)(UIImageView(), in: self)")
    )
    expect(passed.text.contains("weak var height: NSLayoutConstraint!\n"))
    expect(passed.text.contains("weak var seen: UILabel! { didSet"))
  }
}
