// SPDX-License-Identifier: Apache-2.0
import AppFoundation
import Expectations
import Foundation
import LayoutEngine
import Testing
import UIKitTestSupport

@testable import UIKit

/// A view with properties that Interface Builder sets.
final class InspectedView: UIView {
  var share = 0.0
  var edge: UIColor?
  var caption = ""
  var space = CGSize.zero
  var isRound = false
  var steps = 0
}

/// A controller whose table and segues are in a storyboard.
final class PlannedTable: UITableViewController {
  var marks: [UILabel] = []
  var prepared: [String] = []
  var returned = 0
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let row = (sender as? UITableViewCell).flatMap { tableView.indexPath(for: $0) }?.row
    prepared.append("\(segue.identifier ?? "") \(row ?? -1)")
  }
}

@MainActor
@Suite(.serialized, .ownProcess) struct InterfaceFileTests {
  private func withFiles(_ files: [String: String], _ body: () throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    let notes = SourceNotes.current
    SourceNotes.current = SourceNotes()
    defer { SourceNotes.current = notes }
    try AppProcess.replaced { process in
      InterfaceWiring.begin(#fileID)
      wire()
      process.files = AppFiles(folders: [folder.path])
      try body()
    }
  }

  private func wire() {
    func property<Value>(_ name: String, _ set: @escaping (InspectedView, Value) -> Void) {
      InterfaceWiring.property(name) { (owner: InspectedView, value: Any) in
        guard let value = value as? Value else { return false }
        set(owner, value)
        return true
      }
    }
    property("share") { (owner, value: Double) in owner.share = value }
    property("edge") { (owner, value: UIColor?) in owner.edge = value }
    property("caption") { (owner, value: String) in owner.caption = value }
    property("space") { (owner, value: CGSize) in owner.space = value }
    property("isRound") { (owner, value: Bool) in owner.isRound = value }
    property("steps") { (owner, value: Int) in owner.steps = value }
    InterfaceWiring.outlet("marks") { (owner: PlannedTable, value: [UILabel]) in
      owner.marks = value
    }
    InterfaceWiring.action("back") { (owner: PlannedTable, _: AnyObject) in owner.returned += 1 }
  }

  private func made(_ text: String, as name: String = "Main.storyboard") throws -> UIViewController
  {
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    return try #require(storyboard.instantiateInitialViewController())
  }

  private static let attributes = """
    <document initialViewController="v"><scenes><scene><objects><viewController id="v">
    <view key="view" id="root"><subviews><view id="i" customClass="InspectedView">
    <userDefinedRuntimeAttributes>
    <userDefinedRuntimeAttribute type="number" keyPath="share"><real key="value" value="0.7"/></userDefinedRuntimeAttribute>
    <userDefinedRuntimeAttribute type="number" keyPath="steps"><integer key="value" value="3"/></userDefinedRuntimeAttribute>
    <userDefinedRuntimeAttribute type="color" keyPath="edge"><color key="value" name="Moss"/></userDefinedRuntimeAttribute>
    <userDefinedRuntimeAttribute type="string" keyPath="caption" value="Climb"/>
    <userDefinedRuntimeAttribute type="size" keyPath="space"><size key="value" width="4" height="2"/></userDefinedRuntimeAttribute>
    <userDefinedRuntimeAttribute type="boolean" keyPath="isRound" value="YES"/>
    <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="9"/></userDefinedRuntimeAttribute>
    <userDefinedRuntimeAttribute type="number" keyPath="nothing"><integer key="value" value="9"/></userDefinedRuntimeAttribute>
    </userDefinedRuntimeAttributes></view></subviews></view></viewController></objects></scene></scenes>
    <resources><namedColor name="Moss"><color red="0.25" green="0.5" blue="0" alpha="1"/></namedColor></resources>
    </document>
    """

  @Test func `attributes of classes are set in the types of their properties`() throws {
    try withFiles(["Main.storyboard": Self.attributes]) {
      let controller = try made(Self.attributes)
      let view = try #require(controller.view.subviews.first as? InspectedView)
      expect(view.share, equals: 0.7)
      expect(view.steps, equals: 3)
      expect(view.caption, equals: "Climb")
      expect(view.isRound)
      expect(view.space, equals: CGSize(width: 4, height: 2))
      expect(view.layer.cornerRadius, equals: 9)
      expect(view.edge, equals: UIColor(red: 0.25, green: 0.5, blue: 0, alpha: 1))
      expect(SourceNotes.current.all.map(\.code), equals: ["runtime-attribute"])
    }
  }

  private static let table = """
    <document initialViewController="n"><scenes><scene><objects><navigationController id="n"><connections>
    <segue destination="t" kind="relationship" relationship="rootViewController"/></connections>
    </navigationController></objects></scene><scene><objects>
    <tableViewController id="t" customClass="PlannedTable">
    <tableView key="view" dataMode="static" style="grouped" rowHeight="-1" sectionHeaderHeight="18" id="tv">
    <sections><tableViewSection headerTitle="One" footerTitle="End"><cells>
    <tableViewCell id="c1" style="IBUITableViewCellStyleValue1" textLabel="l1" detailTextLabel="l2" rowHeight="60" accessoryType="disclosureIndicator">
    <tableViewCellContentView key="contentView" id="cc1"><subviews><label id="l1" text="Name"/><label id="l2" text="Mia"/></subviews></tableViewCellContentView>
    <connections><segue destination="d" kind="show" identifier="more" id="s1"/></connections></tableViewCell></cells></tableViewSection>
    <tableViewSection><cells><tableViewCell id="c2"><tableViewCellContentView key="contentView" id="cc2"><subviews>
    <label id="l3" text="Own" translatesAutoresizingMaskIntoConstraints="NO"/></subviews></tableViewCellContentView></tableViewCell></cells></tableViewSection></sections>
    </tableView>
    <navigationItem key="navigationItem" title="Plan"><rightBarButtonItems><barButtonItem systemItem="add" id="b1"/>
    <barButtonItem title="Go" id="b2"/></rightBarButtonItems></navigationItem>
    <connections><outletCollection property="marks" destination="l1"/><outletCollection property="marks" destination="l3"/></connections>
    </tableViewController></objects></scene>
    <scene><objects><viewController id="d" title="Detail"><view key="view" id="dv"><subviews>
    <button id="b" buttonType="roundedRect"><state key="normal" title="Back"/><connections>
    <segue destination="x" kind="unwind" unwindAction="backWithSegue:" id="s2"/></connections></button></subviews></view></viewController>
    <exit id="x"/></objects></scene></scenes></document>
    """

  @Test func `a table has the file's own cells, whose selection shows a segue's end, and back`()
    throws
  {
    try withFiles(["Main.storyboard": Self.table]) {
      let stack = try #require(try made(Self.table) as? UINavigationController)
      let plan = try #require(stack.topViewController as? PlannedTable)
      plan.loadViewIfNeeded()
      let table = try #require(plan.tableView)
      table.frame = CGRect(x: 0, y: 0, width: 400, height: 800)
      table.layoutIfNeeded()
      expect(table.numberOfSections, equals: 2)
      expect(table.numberOfRows(inSection: 0), equals: 1)
      let first = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
      expect(first.textLabel?.text, equals: "Name")
      expect(first.detailTextLabel?.text, equals: "Mia")
      expect(first.accessoryType, equals: .disclosureIndicator)
      expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height, equals: 60)
      expect(plan.tableView(table, titleForFooterInSection: 0), equals: "End")
      expect(plan.marks.map(\.text), equals: ["Name", "Own"])
      expect(plan.navigationItem.rightBarButtonItems?.map { $0.title ?? "" }.last, equals: "Go")
      table.content.collectionView(table.list, didSelectItemAt: IndexPath(item: 0, section: 0))
      expect(stack.topViewController?.title, equals: "Detail")
      expect(plan.prepared, equals: ["more 0"])
      let detail = try #require(stack.topViewController)
      let button = detail.view.subviews.compactMap { $0 as? UIButton }.first
      expect(button?.buttonType, equals: .system)
      button?.sendActions(for: .touchUpInside)
      #expect(plan.returned == 1 && stack.topViewController === plan)
    }
  }

  private static let older = """
    <document initialViewController="v"><scenes><scene><objects><viewController id="v">
    <layoutGuides><viewControllerLayoutGuide type="top" id="top"/><viewControllerLayoutGuide type="bottom" id="end"/></layoutGuides>
    <view key="view" id="root"><subviews><view id="a" translatesAutoresizingMaskIntoConstraints="NO"/>
    <view id="b" translatesAutoresizingMaskIntoConstraints="NO"/></subviews><constraints>
    <constraint firstItem="a" firstAttribute="top" secondItem="top" secondAttribute="bottom" constant="10" id="k1"/>
    <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="k2"/>
    <constraint firstItem="end" firstAttribute="top" secondItem="a" secondAttribute="bottom" constant="20" id="k3"/>
    <constraint firstAttribute="trailing" secondItem="a" secondAttribute="trailing" id="k4">
    <variation key="widthClass=regular" constant="100"/></constraint></constraints>
    <variation key="default"><mask key="subviews"><exclude reference="b"/></mask></variation>
    <variation key="widthClass=regular"><mask key="subviews"><include reference="b"/></mask></variation>
    </view></viewController></objects></scene></scenes></document>
    """

  @Test func `guides for bars and variations for sizes are read as older files have them`() throws {
    try withFiles(["Main.storyboard": Self.older]) {
      let controller = try made(Self.older)
      controller.view.frame = CGRect(x: 0, y: 0, width: 400, height: 800)
      controller.view.layOutAround()
      expect(controller.view.subviews.count, equals: 1)
      expect(
        controller.view.subviews.first?.frame,
        equals: CGRect(x: 0, y: 10, width: 400, height: 770)
      )
    }
  }

  @Test func `a reference leads to the controller of another file that it names`() throws {
    let tabs = """
      <document initialViewController="t"><scenes><scene><objects><tabBarController id="t"><connections>
      <segue destination="r" kind="relationship" relationship="viewControllers"/></connections>
      </tabBarController></objects></scene><scene><objects>
      <viewControllerPlaceholder storyboardName="Other" referencedIdentifier="Two" id="r"/></objects></scene>
      </scenes></document>
      """
    let other = """
      <document initialViewController="a"><scenes><scene><objects><viewController id="a" title="One"/></objects></scene>
      <scene><objects><viewController id="b" storyboardIdentifier="Two" title="Two"/></objects></scene></scenes></document>
      """
    try withFiles(["Main.storyboard": tabs, "Other.storyboard": other]) {
      let shown = try #require(try made(tabs) as? UITabBarController)
      expect(shown.viewControllers?.map { $0.title ?? "" }, equals: ["Two"])
    }
  }
}
