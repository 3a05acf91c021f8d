// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import Testing
import UIKitTestSupport

@testable import UIKit

/// What menus of items raise, in a window of 300 × 600 points.
@MainActor
@Suite(.ownProcess) struct RaisedPreviewTests {
  private final class Peek: UIViewController {
    var told: [String] = []
    var wanted = CGSize.zero
    override func viewDidLoad() {
      view.backgroundColor = .orange
      if wanted != .zero { preferredContentSize = wanted }
    }
    override func viewWillAppear(_ animated: Bool) { told.append("comes") }
    override func viewDidDisappear(_ animated: Bool) { told.append("gone") }
  }

  private final class Shop: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var peek: Peek?
    var path: UIBezierPath?
    var rows = 2
    var made = 0
    var committed: UIViewController?
    var completed = false

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(
      _ view: UICollectionView,
      cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      cell.backgroundColor = .green
      return cell
    }
    func collectionView(
      _ view: UICollectionView,
      contextMenuConfigurationForItemAt path: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(
        identifier: nil,
        previewProvider: { [self] in
          made += 1
          return peek
        },
        actionProvider: { [rows] _ in
          rows == 0
            ? nil : UIMenu(children: (0..<rows).map { UIAction(title: "\($0)") { _ in } })
        }
      )
    }
    func collectionView(
      _ view: UICollectionView,
      previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      guard let cell = view.cellForItem(at: configuration.indexPaths[0]) else { return nil }
      let look = UIPreviewParameters()
      look.visiblePath = path
      if path != nil { look.backgroundColor = .purple }
      return UITargetedPreview(view: cell, parameters: look)
    }
    func collectionView(
      _ view: UICollectionView,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      committed = animator.previewViewController
      animator.addCompletion { self.completed = true }
    }
  }

  private let hand = ScreenHand()
  private let shop = Shop()
  private let list: UICollectionView

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 80)
    layout.minimumInteritemSpacing = 0
    list = UICollectionView(
      frame: CGRect(x: 0, y: 100, width: 300, height: 500),
      collectionViewLayout: layout
    )
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    (list.dataSource, list.delegate) = (shop, shop)
    hand.window.addSubview(list)
    list.layoutIfNeeded()
  }

  private func press() -> UIContextMenuConfiguration? {
    guard case .context(_, let configuration) = list.longPress(at: CGPoint(x: 150, y: 40)) else {
      return nil
    }
    return configuration
  }

  @Test func `an item is raised as it is seen, or with the outline and the ground of its preview`()
    throws
  {
    expect(try #require(press()).raised == nil)
    shop.path = UIBezierPath(ovalIn: CGRect(x: 10, y: 20, width: 60, height: 40))
    let raised = try #require(press()?.raised)
    expect(raised.size, equals: CGSize(width: 60, height: 40))
    // The second of three items, 100 points wide, in a list 100 points below the upper edge.
    expect(raised.place, equals: CGRect(x: 110, y: 120, width: 60, height: 40))
    let colours = raised.steps.compactMap { step -> ContentColour? in
      if case .fill(_, let colour) = step { colour } else { nil }
    }
    expect(colours, equals: [ContentColour(.purple), ContentColour(.green)])
    let clips = raised.steps.contains { step in
      if case .group(_, .path?, _) = step { true } else { false }
    }
    expect(clips)
  }

  @Test func `a controller is raised with its preferred size, which the room makes smaller`() throws
  {
    let peek = Peek()
    peek.preferredContentSize = CGSize(width: 200, height: 100)
    shop.peek = peek
    let raised = try #require(press()?.raised)
    expect(raised.size, equals: CGSize(width: 200, height: 100))
    expect(raised.place, equals: nil)
    expect(peek.told, equals: ["comes", "gone"])
    expect(peek.view.window, equals: nil)
    let box = ScreenShape.box(CGRect(x: 0, y: 0, width: 200, height: 100), radius: 0)
    #expect(raised.steps.contains(.fill(box, ContentColour(.orange))))
    // 300 without a margin of 16 at both sides is 268, half of 536; 600 − 32 − 2 · 44 − 14 is 466.
    peek.preferredContentSize = CGSize(width: 536, height: 400)
    expect(try #require(press()?.raised).size, equals: CGSize(width: 268, height: 200))
    peek.preferredContentSize = .zero
    expect(try #require(press()?.raised).size, equals: CGSize(width: 268, height: 466))
    shop.rows = 0
    expect(try #require(press()?.raised).size, equals: CGSize(width: 268, height: 568))
  }

  @Test func `a controller may say in its loading what size it prefers`() throws {
    let peek = Peek()
    peek.wanted = CGSize(width: 120, height: 90)
    shop.peek = peek
    expect(try #require(press()?.raised).size, equals: CGSize(width: 120, height: 90))
  }

  @Test func `a tap on a raised controller gives it to the delegate`() throws {
    let peek = Peek()
    shop.peek = peek
    let configuration = try #require(press())
    expect(list.commitContextMenu(configuration), equals: .dismiss)
    expect(shop.committed === peek)
    // One controller for each menu.
    expect(shop.made, equals: 1)
    for frame in 0...60 { FrameClock.current.advance(to: 1000 + Double(frame) / 60) }
    expect(shop.completed)
  }
}
