// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKit
import UIKitTestSupport

@MainActor
@Suite(.ownProcess) struct ControllerInteractionTests {
  /// Shows rows of 100, and overrides nothing about interaction.
  class Rows: UICollectionViewController {
    var events: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }

    override func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { 3 }

    override func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  /// Overrides methods of every kind.
  final class Interested: Rows {
    override func collectionView(
      _ collectionView: UICollectionView,
      shouldSelectItemAt indexPath: IndexPath
    ) -> Bool { indexPath.item != 2 }

    override func collectionView(
      _ collectionView: UICollectionView,
      didSelectItemAt indexPath: IndexPath
    ) {
      events.append("didSelect \(indexPath.item)")
    }

    override func collectionView(
      _ collectionView: UICollectionView,
      shouldShowMenuForItemAt indexPath: IndexPath
    ) -> Bool { true }

    override func collectionView(
      _ collectionView: UICollectionView,
      canPerformAction action: Selector,
      forItemAt indexPath: IndexPath,
      withSender sender: Any?
    ) -> Bool { action == "copy:" }

    override func collectionView(
      _ collectionView: UICollectionView,
      performAction action: Selector,
      forItemAt indexPath: IndexPath,
      withSender sender: Any?
    ) {
      if action == "copy:" { events.append("copy \(indexPath.item)") }
    }
  }

  private func show(_ controller: Rows) -> UICollectionView {
    controller.view.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
    controller.view.layoutIfNeeded()
    return controller.collectionView
  }

  private func tap(_ row: Int, in view: UICollectionView) {
    let point = CGPoint(x: 150, y: row * 100 + 50)
    view.touchBegan(at: point)
    view.touchEnded(at: point)
  }

  @Test func `a controller that overrides nothing lets everything be selected and has no menu`() {
    let controller = Rows(collectionViewLayout: RowsLayout())
    let view = show(controller)
    tap(1, in: view)
    expect(view.indexPathsForSelectedItems, equals: [.at(0, 1)])
    #expect(view.longPress(at: CGPoint(x: 150, y: 50)) == nil)
    let delegate: any UICollectionViewDelegate = controller
    expect(delegate.collectionView?(view, shouldSelectItemAt: .at(0, 0)), equals: nil)
  }

  @Test func `a controller's overrides are asked and told`() {
    let controller = Interested(collectionViewLayout: RowsLayout())
    let view = show(controller)
    tap(1, in: view)
    tap(2, in: view)
    expect(view.indexPathsForSelectedItems, equals: [.at(0, 1)])
    guard case .edit(let actions) = view.longPress(at: CGPoint(x: 150, y: 50)) else {
      Issue.record("no edit menu")
      return
    }
    expect(actions, equals: [.copy])
    view.chooseEditAction(.copy)
    expect(controller.events, equals: ["didSelect 1", "copy 0"])
  }
}
