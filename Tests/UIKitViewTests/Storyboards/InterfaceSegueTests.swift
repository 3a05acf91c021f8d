// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// A segue that puts its destination into the window.
private final class Replacing: UIStoryboardSegue {
  override func perform() { source.view.window?.rootViewController = destination }
}

/// A segue that does something before it presents as the storyboard says.
private final class Presenting: UIStoryboardSegue {
  override func perform() {
    destination.title = "presented"
    super.perform()
  }
}

/// Segues of storyboards, and the looks that storyboards give to bars and buttons.
@MainActor
@Suite(.serialized, .ownProcess) struct InterfaceSegueTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  private func withSegue(
    _ segue: String,
    _ body: (_ start: UIViewController) throws -> Void
  ) throws {
    let start = """
      <viewController id="v"><view key="view" id="r"><subviews><button id="b"/></subviews></view>
      <connections><segue id="s" identifier="go" destination="w" \(segue)</connections></viewController>
      """
    try withStoryboard([start, "<viewController id=\"w\" title=\"end\"/>"]) {
      InterfaceWiring.segue("Replacing") {
        Replacing(identifier: $0, source: $1, destination: $2)
      }
      InterfaceWiring.segue("Presenting") {
        Presenting(identifier: $0, source: $1, destination: $2)
      }
    } body: { start in
      window.rootViewController = start
      window.makeKeyAndVisible()
      try body(start)
    }
  }

  @Test func `a segue of an app's own class performs itself`() throws {
    try withSegue("kind=\"custom\" customClass=\"Replacing\"/>") { start in
      start.performSegue(withIdentifier: "go", sender: nil)
      expect(window.rootViewController?.title, equals: "end")
      expect(start.presentedViewController, equals: nil)
    }
    try withSegue("kind=\"presentation\" customClass=\"Presenting\"/>") { start in
      start.performSegue(withIdentifier: "go", sender: nil)
      expect(start.presentedViewController?.title, equals: "presented")
    }
  }

  @Test func `the action of a segue makes its end, and is given who began it`() throws {
    let start = """
      <viewController id="v"><view key="view" id="r"/><connections><segue id="s" identifier="go" destination="w" \
      kind="presentation" destinationCreationSelector="makeEndWithCoder:sender:segueIdentifier:"/></connections>
      </viewController>
      """
    var told: [String?] = []
    try withStoryboard([start, "<viewController id=\"w\" title=\"end\"/>"]) {
      InterfaceWiring.destination("makeEnd") { (_: UIViewController) in
        { coder, sender, identifier in
          told = [sender as? String, identifier]
          return identifier == "go" ? UITableViewController(style: .grouped) : nil
        }
      }
    } body: { start in
      window.rootViewController = start
      window.makeKeyAndVisible()
      start.performSegue(withIdentifier: "go", sender: "button")
      expect(told, equals: ["button", "go"])
      let end = try #require(start.presentedViewController as? UITableViewController)
      // What the file says of the end holds for it, too.
      expect(end.title, equals: "end")
    }
  }

  @Test func `a segue that is made by code performs its function`() {
    let (start, end) = (UIViewController(), UIViewController())
    var count = 0
    let segue = UIStoryboardSegue(identifier: nil, source: start, destination: end) { count += 1 }
    segue.perform()
    expect(count, equals: 1)
  }

  @Test func `a popover points at what its segue names`() throws {
    let segue = """
      kind="popoverPresentation" popoverAnchorView="b"><popoverArrowDirection key="popoverArrowDirection" up="YES" \
      down="YES"/></segue>
      """
    try withSegue(segue) { start in
      start.loadViewIfNeeded()
      start.performSegue(withIdentifier: "go", sender: nil)
      let popover = start.presentedViewController?.popoverPresentationController
      expect(popover?.sourceView, equals: start.view.subviews.first)
      expect(popover?.permittedArrowDirections, equals: [.up, .down])
      expect(start.presentedViewController?.modalPresentationStyle, equals: .popover)
    }
  }

  @Test func `bars have the looks of the file`() throws {
    let scene = """
      <navigationController id="v"><navigationBar key="navigationBar" id="n">
      <navigationBarAppearance key="standardAppearance">
      <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      <textAttributes key="titleTextAttributes"><color key="textColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
      <fontDescription key="fontDescription" type="boldSystem" pointSize="19"/></textAttributes>
      </navigationBarAppearance><navigationBarAppearance key="scrollEdgeAppearance"/></navigationBar>
      </navigationController>
      """
    try withStoryboard(
      [scene],
      body: { made in
        let bar = try #require((made as? UINavigationController)?.navigationBar)
        expect(bar.standardAppearance.backgroundColor?.components.red, equals: 1)
        let title = bar.standardAppearance.titleTextAttributes
        expect((title[.font] as? UIFont)?.pointSize, equals: 19)
        expect((title[.foregroundColor] as? UIColor)?.components.green, equals: 1)
        #expect(bar.scrollEdgeAppearance != nil)
        expect(bar.scrollEdgeAppearance?.backgroundColor, equals: nil)
      }
    )
  }

  @Test func `a configured button has its insets, its font and its ground`() throws {
    let scene = """
      <viewController id="v"><view key="view" id="r"><subviews><button id="b">
      <buttonConfiguration key="configuration" style="filled" title="Go" cornerStyle="fixed" titleAlignment="leading">
      <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/>
      <fontDescription key="titleFontDescription" type="system" pointSize="21"/>
      <backgroundConfiguration key="background" cornerRadius="9" strokeWidth="2"/>
      </buttonConfiguration></button></subviews></view></viewController>
      """
    try withStoryboard(
      [scene],
      body: { made in
        let button = made.view.subviews.first as? UIButton
        let own = try #require(button?.configuration)
        let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        expect(own.contentInsets, equals: insets)
        expect(
          own.titleTextAttributesTransformer?(AttributeContainer()).font?.pointSize,
          equals: 21
        )
        #expect(own.background.cornerRadius == 9 && own.background.strokeWidth == 2)
        #expect(own.cornerStyle == .fixed && own.titleAlignment == .leading)
        expect(own.title, equals: "Go")
      }
    )
  }
}
