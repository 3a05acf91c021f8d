// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// An app's own button of a bar.
final class CountButton: UIBarButtonItem {
  var count = 0
  var wakes = 0
  override func awakeFromNib() { wakes += 1 }
}

/// An app's own press.
final class QuickPress: UILongPressGestureRecognizer {
  var reach = 0.0
}

/// A view of an app's own.
final class OutlineLabel: UIView {}

/// A view of a stand-in, whose properties nobody registers.
final class StoodInDial: UIView, InspectedObject {
  var turns = 0
  var reach: CGFloat = 0
  func setInspected(_ name: String, to value: Any) -> Bool {
    set(name, to: value, of: ["turns": \StoodInDial.turns])
      || set(name, to: value, of: ["reach": \StoodInDial.reach])
  }
}

/// A constraint that is as thin as a pixel.
final class Hairline: NSLayoutConstraint {
  var share: CGFloat = 1
  override func awakeFromNib() {
    super.awakeFromNib()
    constant = share / 4
  }
}

/// Bars' buttons, gestures and constraints of an app's own classes, with what Interface Builder sets of them.
@MainActor
@Suite(.serialized, .ownProcess) struct OwnClassTests {
  private func attribute(_ name: String, _ value: String) -> String {
    "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"number\" keyPath=\"\(name)\">"
      + "<real key=\"value\" value=\"\(value)\"/></userDefinedRuntimeAttribute>"
      + "</userDefinedRuntimeAttributes>"
  }

  private func wire() {
    InterfaceWiring.object("CountButton") { CountButton() }
    InterfaceWiring.object("QuickPress") { QuickPress() }
    InterfaceWiring.object("Hairline") { Hairline() }
    InterfaceWiring.property("count") { (owner: CountButton, value: Any) in
      (value as? Int).map { owner.count = $0 } != nil
    }
    InterfaceWiring.property("reach") { (owner: QuickPress, value: Any) in
      (value as? Double).map { owner.reach = $0 } != nil
    }
    InterfaceWiring.property("share") { (owner: Hairline, value: Any) in
      (value as? CGFloat).map { owner.share = $0 } != nil
    }
  }

  @Test func `a bar's button is of its class, with its title and its attributes`() throws {
    let scene = """
      <viewController id="v"><view key="view" id="r"/><navigationItem key="navigationItem" id="n">
      <barButtonItem key="rightBarButtonItem" title="Seen" id="b" customClass="CountButton">
      \(attribute("count", "7"))</barButtonItem></navigationItem></viewController>
      """
    try withStoryboard([scene], wire: wire) { made in
      made.loadViewIfNeeded()
      let button = try #require(made.navigationItem.rightBarButtonItem as? CountButton)
      #expect(button.title == "Seen" && button.count == 7 && button.wakes == 1)
    }
  }

  @Test func `a class of another module is found where the file names the module`() throws {
    let scene = """
      <viewController id="v"><view key="view" id="r"><subviews>
      <view id="a" customClass="Ring" customModule="KitchenUI"/>
      <view id="b" customClass="OutlineLabel" customModule="Gone"/>
      <view id="c" customClass="OutlineLabel" customModule="KitchenUI" customModuleProvider="target"/>
      </subviews></view></viewController>
      """
    let wire = { InterfaceWiring.imported("Ring", OutlineLabel.self, "KitchenUI/Ring.swift") }
    try withStoryboard([scene], wire: wire) { made in
      made.loadViewIfNeeded()
      // The second module's source is compiled together with the app, and the third is the app's own.
      expect(made.view.subviews.map { $0 is OutlineLabel }, equals: [true, true, true])
    }
  }

  @Test func `a view of a stand-in sets its properties itself`() throws {
    let scene = """
      <viewController id="v"><view key="view" id="r"><subviews>
      <view id="a" customClass="StoodInDial" customModule="Dials"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="turns"><integer key="value" value="3"/>
      </userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="number" keyPath="reach"><real key="value" value="1.5"/>
      </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view>
      </subviews></view></viewController>
      """
    try withStoryboard([scene]) { made in
      made.loadViewIfNeeded()
      let dial = try #require(made.view.subviews.first as? StoodInDial)
      expect(dial.turns, equals: 3)
      expect(dial.reach, equals: 1.5)
      expect(!dial.setInspected("turns", to: "3"))
      expect(!dial.setInspected("colour", to: 3))
    }
  }

  @Test func `a gesture is of its class, with its own numbers`() throws {
    let scene = """
      <viewController id="v"><view key="view" id="r"><connections>
      <outletCollection property="gestureRecognizers" destination="g" appends="YES" id="o"/>
      </connections></view></viewController>
      <pongPressGestureRecognizer minimumPressDuration="0.25" id="g" customClass="QuickPress">
      \(attribute("reach", "2.5"))</pongPressGestureRecognizer>
      """
    try withStoryboard([scene], wire: wire) { made in
      let press = try #require(made.view.gestureRecognizers?.first as? QuickPress)
      #expect(press.minimumPressDuration == 0.25 && press.reach == 2.5)
    }
  }

  @Test func `a constraint is of its class, and wakes with its attributes`() throws {
    let scene = """
      <viewController id="v"><view key="view" id="r"><subviews><view id="l"
      translatesAutoresizingMaskIntoConstraints="NO"><constraints>
      <constraint firstAttribute="height" constant="9" id="c" customClass="Hairline">
      \(attribute("share", "2"))</constraint></constraints></view></subviews></view></viewController>
      """
    try withStoryboard([scene], wire: wire) { made in
      let line = try #require(made.view.subviews.first)
      let own = try #require(line.constraints.first as? Hairline)
      #expect(own.isActive && own.firstItem === line && own.firstAttribute == .height)
      expect(own.constant, equals: 0.5)
    }
  }
}
