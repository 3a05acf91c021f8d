// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// A list in a sheet, in a window of 300 × 600 points.
@MainActor
@Suite(.ownProcess) struct SheetContentTests {
  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }

    func collectionView(
      _ view: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private let hand = ScreenHand()
  private let root = UIViewController()
  private let source = Source()
  private let inner = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
  private let presenter: WindowPresenter

  init() {
    presenter = WindowPresenter(hand.window)
    hand.window.rootViewController = root
    hand.window.makeKeyAndVisible()
    root.view.frame = hand.window.bounds
    inner.collectionView.register(
      UICollectionViewCell.self,
      forCellWithReuseIdentifier: "cell"
    )
    inner.collectionView.dataSource = source
  }

  private var list: UICollectionView { inner.collectionView }

  private func present(_ detents: [UISheetPresentationController.Detent]) {
    inner.sheetPresentationController?.detents = detents
    root.present(inner, animated: false)
    presenter.update()
    hand.window.layOutAround()
    list.layoutIfNeeded()
    hand.touches.content = list
  }

  @Test func `the list has the fingers on it, and the shade those above the sheet`() throws {
    present([.large()])
    let controls = ScreenPainter.figure(of: hand.window, around: list).controls
    let place = list.convert(list.bounds, to: hand.window)
    expect(place.maxY, equals: 600)
    expect(
      controls.map(\.place),
      equals: [CGRect(x: 0, y: 0, width: 300, height: place.minY)]
    )
  }

  @Test func `drags down from the upper edge are of the sheet, and those up while it can grow`() {
    present([.medium(), .large()])
    expect(hand.touches.edgeDrags, equals: .both)
    inner.sheetPresentationController?.prefersScrollingExpandsWhenScrolledToEdge = false
    expect(hand.touches.edgeDrags, equals: .down)
    inner.sheetPresentationController?.prefersScrollingExpandsWhenScrolledToEdge = true
    inner.sheetPresentationController?.selectedDetentIdentifier = .large
    hand.window.layOutAround()
    expect(hand.touches.edgeDrags, equals: .down)
  }

  @Test func `a sheet whose controller was not asked for it takes drags down, too`() {
    root.present(UINavigationController(rootViewController: inner), animated: false)
    presenter.update()
    hand.window.layOutAround()
    list.layoutIfNeeded()
    hand.touches.content = list
    expect(hand.touches.edgeDrags, equals: .down)
  }

  @Test func `a list that is pulled for news keeps those drags, and so does one without a sheet`() {
    present([.large()])
    expect(hand.touches.edgeDrags, equals: .down)
    list.refreshControl = UIRefreshControl()
    expect(hand.touches.edgeDrags, equals: .none)
    list.refreshControl = nil
    let other = UICollectionView(
      frame: .zero,
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    hand.touches.content = other
    expect(hand.touches.edgeDrags, equals: .none)
  }
}
