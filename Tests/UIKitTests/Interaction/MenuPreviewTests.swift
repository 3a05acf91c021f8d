// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// Previews of context menus: which methods are called, in which order, and with which arguments.
@MainActor
@Suite(.ownProcess) struct MenuPreviewTests {
  private final class Newer: UICollectionViewDelegate {
    var events: [String] = []
    var animator: (any UIContextMenuInteractionCommitAnimating)?

    func collectionView(
      _ view: UICollectionView,
      contextMenuConfigurationForItemsAt paths: [IndexPath],
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      events.append("items \(paths.map(\.item))")
      return UIContextMenuConfiguration(
        identifier: nil,
        previewProvider: { UIViewController() },
        actionProvider: { _ in UIMenu() }
      )
    }

    func collectionView(
      _ view: UICollectionView,
      contextMenuConfiguration configuration: UIContextMenuConfiguration,
      highlightPreviewForItemAt path: IndexPath
    ) -> UITargetedPreview? {
      events.append("highlight \(path.item)")
      guard let cell = view.cellForItem(at: path) else { return nil }
      let parameters = UIPreviewParameters()
      let shape = CGRect(x: 0, y: 0, width: 40, height: 30)
      parameters.visiblePath = UIBezierPath(roundedRect: shape, cornerRadius: 8)
      return UITargetedPreview(view: cell, parameters: parameters)
    }

    func collectionView(
      _ view: UICollectionView,
      contextMenuConfiguration configuration: UIContextMenuConfiguration,
      dismissalPreviewForItemAt path: IndexPath
    ) -> UITargetedPreview? {
      events.append("dismiss \(path.item)")
      return nil
    }

    func collectionView(
      _ view: UICollectionView,
      willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      events.append("willDisplay")
    }

    func collectionView(
      _ view: UICollectionView,
      willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      events.append("willEnd")
    }

    func collectionView(
      _ view: UICollectionView,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      events.append("commit \(animator.previewViewController != nil)")
      animator.preferredCommitStyle = .pop
      animator.addAnimations { self.events.append("animated") }
      animator.addCompletion { self.events.append("completed") }
    }
  }

  private final class Older: UICollectionViewDelegate {
    var events: [String] = []

    func collectionView(
      _ view: UICollectionView,
      contextMenuConfigurationForItemsAt paths: [IndexPath],
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(actionProvider: { _ in UIMenu() })
    }

    func collectionView(
      _ view: UICollectionView,
      previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      events.append("highlight")
      return nil
    }

    func collectionView(
      _ view: UICollectionView,
      previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      events.append("dismiss")
      return nil
    }
  }

  private let stage = TouchStage([numbered(3)])

  private func press(_ row: Int) -> UIContextMenuConfiguration? {
    guard case .context(_, let configuration) = stage.view.longPress(at: stage.row(row)) else {
      return nil
    }
    return configuration
  }

  @Test func `each item of a menu is asked for a preview before the menu is shown`() throws {
    let delegate = Newer()
    stage.view.delegate = delegate
    stage.view.allowsMultipleSelection = true
    stage.tap(0)
    stage.tap(2)
    let configuration = try #require(press(2))
    expect(delegate.events, equals: ["items [0, 2]", "highlight 0", "highlight 2", "willDisplay"])
    let previews = configuration.highlightPreviews.compactMap { $0 }
    expect(
      previews.map(\.size),
      equals: [CGSize(width: 40, height: 30), CGSize(width: 40, height: 30)]
    )
    expect(previews.map(\.target.center), equals: [stage.row(0), stage.row(2)])
    expect(previews.allSatisfy { $0.target.container === stage.view })
    delegate.events = []
    stage.view.closeContextMenu(configuration)
    expect(delegate.events, equals: ["dismiss 0", "dismiss 2", "willEnd"])
    expect(configuration.dismissalPreviews.count, equals: 2)
  }

  @Test func `the older methods are asked for a menu of one item alone`() throws {
    let delegate = Older()
    stage.view.delegate = delegate
    stage.view.closeContextMenu(try #require(press(1)))
    expect(delegate.events, equals: ["highlight", "dismiss"])
    stage.view.allowsMultipleSelection = true
    stage.view.selectItem(at: .at(0, 0), animated: false, scrollPosition: [])
    stage.view.selectItem(at: .at(0, 2), animated: false, scrollPosition: [])
    delegate.events = []
    stage.view.closeContextMenu(try #require(press(0)))
    expect(delegate.events, equals: [])
  }

  @Test func `a preview that is chosen tells the delegate, which says what becomes of it`() throws {
    let delegate = Newer()
    stage.view.delegate = delegate
    let configuration = try #require(press(1))
    delegate.events = []
    expect(stage.view.commitContextMenu(configuration), equals: .pop)
    expect(delegate.events, equals: ["commit true", "willEnd", "animated", "completed"])
  }

  @Test func `outlines know what lies in them`() {
    let rect = CGRect(x: 10, y: 10, width: 40, height: 20)
    let corner = CGPoint(x: 11, y: 11)
    let middle = CGPoint(x: 30, y: 20)
    expect(UIBezierPath(rect: rect).contains(corner))
    expect(!UIBezierPath(ovalIn: rect).contains(corner))
    expect(UIBezierPath(ovalIn: rect).contains(middle))
    // The centre of the corner is at (15, 15); 4√2 is more than 5.
    let round = UIBezierPath(roundedRect: rect, cornerRadius: 5)
    #expect(!round.contains(corner) && round.contains(CGPoint(x: 12, y: 13)))
    #expect(round.bounds == rect && UIBezierPath().isEmpty)
  }
}
