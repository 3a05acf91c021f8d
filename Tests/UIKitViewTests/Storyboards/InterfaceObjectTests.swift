// SPDX-License-Identifier: Apache-2.0
import AppFoundation
import Expectations
import Foundation
import LayoutEngine
import Testing
import UIKitTestSupport

@testable import UIKit

/// A controller that an object of its storyboard sets up.
final class StartedBoard: UIViewController {
  var output: String?
  var loaded: String?
  override func viewDidLoad() {
    super.viewDidLoad()
    loaded = output
  }
}

/// What sets a controller up, beside it in the storyboard.
final class BoardStarter: NSObject, InterfaceObject {
  weak var board: StartedBoard?
  var label: UILabel?
  func awakeFromNib() { board?.output = label?.text ?? "started" }
}

/// A layout whose length Interface Builder sets.
final class StepLayout: UICollectionViewFlowLayout {
  var step = 0.0
  var wakes = 0
  override func awakeFromNib() {
    super.awakeFromNib()
    wakes += 1
  }
}

/// Objects of storyboards that are no views or controllers.
@MainActor
@Suite(.serialized, .ownProcess) struct InterfaceObjectTests {
  private func withBoard(_ scene: String, _ body: (UIViewController) throws -> Void) throws {
    try withStoryboard([scene]) {
      InterfaceWiring.object("BoardStarter") { BoardStarter() }
      InterfaceWiring.outlet("board") { (owner: BoardStarter, value: StartedBoard) in
        owner.board = value
      }
      InterfaceWiring.outlet("label") { (owner: BoardStarter, value: UILabel) in
        owner.label = value
      }
      InterfaceWiring.property("step") { (owner: StepLayout, value: Any) in
        guard let value = value as? Double else { return false }
        owner.step = value
        return true
      }
    } body: {
      try body($0)
    }
  }

  @Test func `an object that is connected with its controller alone wakes before the view is made`()
    throws
  {
    let scene = """
      <viewController id="v" customClass="StartedBoard"><view key="view" id="r"/></viewController>
      <customObject id="o" customClass="BoardStarter"><connections>
      <outlet property="board" destination="v" id="1"/></connections></customObject>
      """
    try withBoard(scene) { made in
      let board = try #require(made as? StartedBoard)
      expect(board.output, equals: "started")
      board.loadViewIfNeeded()
      expect(board.loaded, equals: "started")
    }
  }

  @Test func `an object that is connected with a view waits for it`() throws {
    let scene = """
      <viewController id="v" customClass="StartedBoard"><view key="view" id="r"><subviews>
      <label id="l" text="Sea"/></subviews></view></viewController>
      <customObject id="o" customClass="BoardStarter"><connections>
      <outlet property="board" destination="v" id="1"/>
      <outlet property="label" destination="l" id="2"/></connections></customObject>
      """
    try withBoard(scene) { made in
      let board = try #require(made as? StartedBoard)
      expect(board.output, equals: nil)
      board.loadViewIfNeeded()
      expect(board.loaded, equals: "Sea")
    }
  }

  @Test func `a layout has its attributes, and wakes`() throws {
    let scene = """
      <viewController id="v"><view key="view" id="r"><subviews><collectionView id="c">
      <collectionViewFlowLayout key="collectionViewLayout" id="f" customClass="StepLayout">
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="step"><real key="value" value="0.85"/>
      </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></collectionViewFlowLayout>
      </collectionView></subviews></view></viewController>
      """
    try withBoard(scene) { made in
      let list = try #require(made.view.subviews.first as? UICollectionView)
      let layout = try #require(list.collectionViewLayout as? StepLayout)
      expect(layout.step, equals: 0.85)
      expect(layout.wakes, equals: 1)
    }
  }

  @Test func `a view with a fixed frame follows its superview by its mask`() throws {
    // Ten points on each side of a superview of 100, which becomes 80 wide.
    let scene = """
      <viewController id="v"><view key="view" id="r"><subviews><view id="a">
      <rect key="frame" x="0" y="0" width="100" height="50"/><subviews>
      <view id="b" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="10" y="0" width="80" height="50"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES"/></view></subviews></view>
      </subviews></view></viewController>
      """
    try withBoard(scene) { made in
      let outer = try #require(made.view.subviews.first)
      let inner = try #require(outer.subviews.first)
      expect(inner.translatesAutoresizingMaskIntoConstraints)
      outer.frame.size.width = 80
      expect(inner.frame, equals: CGRect(x: 10, y: 0, width: 60, height: 50))
    }
  }

  @Test func `what a blur and a shadow are is read`() throws {
    let scene = """
      <viewController id="v"><view key="view" id="r"><subviews><visualEffectView id="e">
      <blurEffect style="dark"/></visualEffectView><label id="l" text="Sea">
      <size key="shadowOffset" width="2" height="1"/></label></subviews></view></viewController>
      """
    try withBoard(scene) { made in
      let views = made.view.subviews
      let effect = (views.first as? UIVisualEffectView)?.effect as? UIBlurEffect
      expect(effect?.style, equals: .dark)
      expect((views.last as? UILabel)?.shadowOffset, equals: CGSize(width: 2, height: 1))
    }
  }

  @Test func `a controller whose view was made ends with its last owner`() throws {
    weak var seen: UIViewController?
    let scene = "<viewController id=\"v\"><view key=\"view\" id=\"r\"/></viewController>"
    try withBoard(scene) { made in
      made.loadViewIfNeeded()
      seen = made
    }
    #expect(seen == nil)
  }
}
