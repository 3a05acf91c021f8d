// SPDX-License-Identifier: Apache-2.0
import AppFoundation
import Expectations
import Foundation
import LayoutEngine
import Testing
import UIKitTestSupport

@testable import UIKit

final class DemoBoard: UIViewController {
  var grid: UICollectionView?
  var caption: UILabel?
  var taps = 0
}

final class LaidBoard: UIViewController {
  var layouts = 0
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layouts += 1
  }
}

@MainActor
@Suite(.serialized, .ownProcess) struct StoryboardTests {
  private static let board = """
    <?xml version="1.0"?>
    <document initialViewController="n"><scenes><scene><objects>
    <navigationController id="n"><connections>
    <segue destination="v" kind="relationship" relationship="rootViewController"/></connections>
    </navigationController></objects></scene><scene><objects>
    <viewController id="v" storyboardIdentifier="Demo" customClass="DemoBoard" title="Demo &amp; more">
    <view key="view" id="root"><rect key="frame" x="0" y="0" width="400" height="800"/><subviews>
    <label id="l" text="Hello" translatesAutoresizingMaskIntoConstraints="NO"/>
    <button id="b"><state key="normal" title="Go"/><connections>
    <action selector="tap:" destination="v" eventType="touchUpInside"/></connections></button>
    <collectionView id="c"><rect key="frame" x="0" y="100" width="400" height="700"/>
    <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="12" scrollDirection="horizontal">
    <size key="itemSize" width="90" height="70"/><inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/>
    </collectionViewFlowLayout></collectionView></subviews><constraints>
    <constraint firstItem="l" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20"/>
    <constraint firstItem="l" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16"/>
    </constraints></view><connections><outlet property="grid" destination="c"/>
    <outlet property="caption" destination="l"/><outlet property="none" destination="l"/>
    <segue destination="w" kind="show" identifier="more"/></connections></viewController></objects></scene>
    <scene><objects><viewController id="w" title="More"/></objects></scene></scenes></document>
    """

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
      process.files = AppFiles(folders: [folder.path])
      wire()
      try body()
    }
  }

  private func wire() {
    InterfaceWiring.begin(#fileID)
    InterfaceWiring.outlet("grid") { (owner: DemoBoard, value: UICollectionView) in
      owner.grid = value
    }
    InterfaceWiring.outlet("caption") { (owner: DemoBoard, value: UILabel) in
      owner.caption = value
    }
    InterfaceWiring.action("tap") { (owner: DemoBoard, _: AnyObject) in owner.taps += 1 }
  }

  private static let margins = """
    <?xml version="1.0"?>
    <document initialViewController="v"><scenes><scene><objects><viewController id="v">
    <view key="view" id="root"><rect key="frame" x="0" y="0" width="400" height="800"/><subviews>
    <stackView id="s" axis="vertical"><rect key="frame" x="0" y="0" width="200" height="100"/><subviews>
    <view id="i"><rect key="frame" x="0" y="0" width="10" height="10"/></view></subviews>
    <directionalEdgeInsets key="directionalLayoutMargins" top="4" leading="20" bottom="6" trailing="10"/>
    </stackView></subviews></view></viewController></objects></scene></scenes></document>
    """

  @Test func `a stack that was given margins keeps its views inside them`() throws {
    try withFiles(["Main.storyboard": Self.margins]) {
      let made = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
      let stack = try #require(made?.view.subviews.first as? UIStackView)
      stack.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
      stack.layoutSubviews()
      expect(
        stack.arrangedSubviews.map(\.frame),
        equals: [CGRect(x: 20, y: 4, width: 170, height: 90)]
      )
    }
  }

  @Test func `a storyboard makes controllers, views, constraints, outlets, actions and segues`()
    throws
  {
    try withFiles(["Main.storyboard": Self.board]) {
      let made = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
      let stack = try #require(made as? UINavigationController)
      let first = try #require(stack.topViewController as? DemoBoard)
      expect(first.title, equals: "Demo & more")
      expect(first.grid, equals: nil)
      first.loadViewIfNeeded()
      let flow = try #require(first.grid?.collectionViewLayout as? UICollectionViewFlowLayout)
      expect(flow.itemSize, equals: CGSize(width: 90, height: 70))
      expect(flow.minimumLineSpacing, equals: 12)
      expect(flow.sectionInset, equals: UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
      expect(flow.scrollDirection, equals: .horizontal)
      first.view.layOutAround()
      expect(first.caption?.frame.origin, equals: CGPoint(x: 16, y: 20))
      let button = first.view.subviews.compactMap { $0 as? UIButton }.first
      expect(button?.currentTitle, equals: "Go")
      button?.sendActions(for: .touchUpInside)
      expect(first.taps, equals: 1)
      first.performSegue(withIdentifier: "more", sender: nil)
      expect(stack.topViewController?.title, equals: "More")
      first.performSegue(withIdentifier: "nowhere", sender: nil)
      let codes = SourceNotes.current.all.map(\.code)
      expect(codes, equals: ["missing-outlet", "missing-segue"])
      #expect(
        UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Demo")
          is DemoBoard
      )
    }
  }

  private static let plainNib = """
    <document><objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="LaidBoard"/>
    <view id="v"><rect key="frame" width="414" height="896"/></view></objects></document>
    """

  @Test func `a child from a nib that its parent adds hears of its layout`() throws {
    try withFiles(["LaidBoard.xib": Self.plainNib]) {
      let (outer, child) = (UIViewController(), LaidBoard(nibName: "LaidBoard", bundle: nil))
      outer.addChild(child)
      outer.view.addSubview(child.view)
      outer.view.layOutAround()
      expect(child.layouts, equals: 1)
    }
  }

  /// A cell of 140 × 190 with a label 6 above its lower edge and 8 from its sides, as older Xcodes wrote
  /// it: the cell stands for its content, and for what a constraint does not name.
  private static let oldCell = """
    <document><objects><collectionViewCell id="cell"><rect key="frame" width="140" height="190"/>
    <view key="contentView"><rect key="frame" width="140" height="190"/><subviews>
    <label text="Buy" translatesAutoresizingMaskIntoConstraints="NO" id="l">
    <constraints><constraint firstAttribute="height" constant="28"/></constraints></label></subviews></view>
    <constraints>
    <constraint firstItem="l" firstAttribute="leading" secondItem="cell" secondAttribute="leading" constant="8"/>
    <constraint firstAttribute="trailing" secondItem="l" secondAttribute="trailing" constant="8"/>
    <constraint firstAttribute="bottom" secondItem="l" secondAttribute="bottom" constant="6"/>
    </constraints></collectionViewCell></objects></document>
    """

  @Test func `constraints that name the cell, or nobody, hold its content`() throws {
    try withFiles(["Old.xib": Self.oldCell]) {
      let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 140, height: 190))
      let node = try MarkupNode.read(Data(Self.oldCell.utf8))
      let inner = try #require(node.child("objects")?.children.first)
      InterfaceMaker.fill(cell, inner, of: "Old.xib", nil)
      cell.layoutIfNeeded()
      cell.layOutAround()
      let label = try #require(cell.contentView.subviews.first)
      expect(label.frame, equals: CGRect(x: 8, y: 156, width: 124, height: 28))
    }
  }

  @Test func `a file that cannot be read is told with its line, and never traps`() throws {
    let broken = [
      ("<document>\n<scenes>\n</document>", 3), ("<document>\n<a b=c/></document>", 2),
      ("<a/>\n<b/>", 2), ("", 1), ("<document", 1), ("<list/>", 1),
      (String(repeating: "<a>", count: 300), 1),
    ]
    for (text, line) in broken {
      try withFiles(["Bad.storyboard": text]) {
        expect(
          UIStoryboard(name: "Bad", bundle: nil).instantiateInitialViewController(),
          equals: nil
        )
        let told = SourceNotes.current.all.first?.message ?? ""
        #expect(told.hasPrefix("Bad.storyboard:\(line): "), "\(text.prefix(20)): \(told)")
      }
    }
    try withFiles([:]) {
      _ = UIStoryboard(name: "None", bundle: nil).instantiateViewController(withIdentifier: "x")
      expect(
        SourceNotes.current.all.map(\.code),
        equals: ["missing-storyboard", "missing-controller"]
      )
      #expect(AppFoundation.Bundle.main.loadNibNamed("None", owner: nil) == nil)
    }
  }

  @Test func `random changes of a storyboard never trap`() throws {
    var seed: UInt64 = 7
    func next() -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33)
    }
    let bytes = Array(Self.board.utf8)
    for _ in 0..<150 {
      var changed = bytes
      for _ in 0..<(1 + next() % 4) {
        let place = next() % changed.count
        switch next() % 3 {
        case 0: changed[place] = UInt8(next() % 128)
        case 1: changed.removeSubrange(place..<min(changed.count, place + next() % 40))
        default:
          changed.insert(contentsOf: changed[place..<min(changed.count, place + 20)], at: place)
        }
      }
      try withFiles(["Main.storyboard": String(decoding: changed, as: UTF8.self)]) {
        let made = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
        made?.loadViewIfNeeded()
        (made as? UINavigationController)?.topViewController?.loadViewIfNeeded()
      }
    }
  }
}
