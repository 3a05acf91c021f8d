// SPDX-License-Identifier: Apache-2.0
import AppFoundation
import Expectations
import Foundation
import LayoutEngine
import Testing
import UIKitTestSupport

@testable import UIKit

/// Context menus of views that are no items.
@MainActor
@Suite(.ownProcess) struct ViewMenuTests {
  private final class Answer: NSObject, UIContextMenuInteractionDelegate {
    var gives = true
    var asked: [CGPoint] = []
    var chosen = 0
    var told: [String] = []
    var raised: UIView?

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { raised.map { UITargetedPreview(view: $0) } }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { told.append("display") }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) { told.append("commit") }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { told.append("end") }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      asked.append(location)
      guard gives else { return nil }
      return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
        UIMenu(title: "Card", children: [UIAction(title: "Share") { _ in self.chosen += 1 }])
      }
    }
  }

  private final class Source: UICollectionViewDataSource {
    let view: UIView
    init(_ view: UIView) { self.view = view }
    func collectionView(_ list: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
    func collectionView(
      _ list: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = list.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.contentView.addSubview(view)
      return cell
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
  private let answer = Answer()
  private let card = UIView(frame: CGRect(x: 20, y: 30, width: 100, height: 40))
  private let touches: ScreenTouches

  init() {
    touches = ScreenTouches(window)
    card.addInteraction(UIContextMenuInteraction(delegate: answer))
  }

  private func press(_ x: Double, _ y: Double, for seconds: TimeInterval) {
    touches.began(at: CGPoint(x: x, y: y))
    if seconds > 0 { WorkClock.current.sleep(seconds) }
    touches.ended(at: CGPoint(x: x, y: y))
  }

  @Test func `a long press on a view shows the menu of its interaction beside it`() throws {
    window.addSubview(card)
    press(50, 50, for: 0.5)
    // 20 and 30 of the view's own corner.
    expect(answer.asked, equals: [CGPoint(x: 30, y: 20)])
    let menu = try #require(window.askedMenu)
    expect(menu.menu.title, equals: "Card")
    expect(menu.place, equals: card.frame)
    expect(answer.told, equals: ["display"])
    let interaction = try #require(card.interactions.first as? UIContextMenuInteraction)
    expect(interaction.location(in: window), equals: CGPoint(x: 50, y: 50))
    try menu.choose(#require(menu.menu.actions.first))
    expect(answer.chosen, equals: 1)
    expect(answer.told, equals: ["display", "end"])
  }

  @Test func `the view is raised beside its menu, and a tap on it tells the delegate`() throws {
    card.backgroundColor = .red
    window.addSubview(card)
    press(50, 50, for: 0.5)
    let menu = try #require(window.askedMenu)
    let raised = try #require(menu.raised)
    expect(raised.place, equals: card.frame)
    expect(raised.size, equals: CGSize(width: 100, height: 40))
    let box = ScreenShape.box(CGRect(x: 0, y: 0, width: 100, height: 40), radius: 0)
    #expect(raised.steps.contains(.fill(box, ContentColour(.red))))
    menu.commit()
    expect(answer.told, equals: ["display", "commit", "end"])
  }

  @Test func `a menu stands beside the part of the view that its delegate raises`() throws {
    window.addSubview(card)
    let part = UIView(frame: CGRect(x: 10, y: 5, width: 20, height: 20))
    card.addSubview(part)
    answer.raised = part
    press(50, 50, for: 0.5)
    // 20 and 30 of the card's own corner.
    expect(window.askedMenu?.place, equals: CGRect(x: 30, y: 35, width: 20, height: 20))
  }

  @Test func `a tap, and an interaction without an answer, show nothing`() {
    window.addSubview(card)
    press(50, 50, for: 0)
    #expect(answer.asked.isEmpty && window.askedMenu == nil)
    answer.gives = false
    press(50, 50, for: 0.5)
    #expect(answer.asked.count == 1 && window.askedMenu == nil)
  }

  @Test func `fingers on the view are told to the screen`() {
    window.addSubview(card)
    let places = { ScreenPainter.figure(of: window, around: nil).controls.map(\.place) }
    expect(places(), equals: [card.frame])
  }

  @Test func `a view in an item shows its menu where the list has none`() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 200, height: 100)
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 600),
      collectionViewLayout: layout
    )
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = Source(card)
    list.dataSource = source
    window.addSubview(list)
    list.layoutIfNeeded()
    let item = try #require(list.cellForItem(at: IndexPath(item: 0, section: 0)))
    let point = CGPoint(x: item.frame.minX + 50, y: 50)
    guard case .context(let menu, let configuration)? = list.longPress(at: point) else {
      Issue.record("there is no menu")
      return
    }
    expect(menu.title, equals: "Card")
    expectEmpty(configuration.indexPaths)
    expect(answer.asked, equals: [CGPoint(x: 30, y: 20)])
  }
}
