// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import Testing
import UIKit
import UIKitTestSupport

@MainActor
@Suite(.ownProcess) struct CollectionViewControllerTests {
  private let controller = NumbersController()

  private func show(height: CGFloat = 200) {
    controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: height)
    controller.view.layoutIfNeeded()
  }

  @Test func `the view is made when it is asked for and no sooner`() {
    expect(!controller.isViewLoaded)
    expectEmpty(controller.takeLog())
    #expect(controller.collectionView.collectionViewLayout === controller.collectionViewLayout)
    expect(controller.isViewLoaded)
    #expect(controller.view !== controller.collectionView)
    expect(controller.takeLog(), equals: ["loadView", "didLoad"])
  }

  @Test func `a controller is its collection view's data source and delegate`() {
    #expect(controller.collectionView.dataSource === controller)
    #expect(controller.collectionView.delegate === controller)
  }

  @Test func `data is asked for by the layout pass, after the view was loaded`() {
    controller.beginAppearanceTransition(true, animated: true)
    show()
    controller.endAppearanceTransition()
    expect(
      controller.takeLog(),
      equals: [
        "loadView", "didLoad", "willAppear", "willLayout", "didLayout",
        "cell 0", "display 0", "cell 1", "display 1", "didAppear true",
      ]
    )
    controller.beginAppearanceTransition(false, animated: false)
    controller.endAppearanceTransition()
    controller.endAppearanceTransition()
    expect(controller.takeLog(), equals: ["willDisappear", "didDisappear"])
  }

  @Test func `the collection view fills the view and hears of what is covered`() {
    show()
    expect(controller.collectionView.frame, equals: CGRect(x: 0, y: 0, width: 100, height: 200))
    _ = controller.takeLog()
    show(height: 300)
    expect(controller.collectionView.frame.height, equals: 300)
    expect(controller.takeLog(), equals: ["willLayout", "didLayout", "cell 2", "display 2"])
  }

  @Test func `changes that the collection view knows of are shown with the view`() {
    show()
    _ = controller.takeLog()
    controller.collectionView.contentOffset.y = 100
    controller.view.layoutIfNeeded()
    expect(controller.takeLog(), equals: ["scroll 100", "cell 2", "display 2"])
  }

  @Test(arguments: [true, false])
  func `the selection is cleared before the view appears, unless that is not wanted`(
    _ clears: Bool
  ) {
    show()
    controller.clearsSelectionOnViewWillAppear = clears
    controller.collectionView.selectItem(at: .at(0, 1), animated: false, scrollPosition: [])
    controller.beginAppearanceTransition(true, animated: false)
    expect(
      controller.collectionView.indexPathsForSelectedItems,
      equals: (clears ? [] : [.at(0, 1)])
    )
  }

  @Test func `another collection view takes the place of the first`() {
    show()
    let other = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    other.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    controller.collectionView = other
    controller.view.layoutIfNeeded()
    #expect(other.dataSource === controller)
    expect(other.frame.height, equals: 200)
    #expect(controller.collectionViewLayout === other.collectionViewLayout)
    expect(other.visibleCells.count, equals: 2)
  }

  @Test func `a controller that overrides nothing shows nothing`() {
    let plain = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    plain.view.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
    plain.view.layoutIfNeeded()
    expect(plain.collectionView.numberOfSections, equals: 1)
    expectEmpty(plain.collectionView.visibleCells)
    let source: any UICollectionViewDataSource = plain
    expect(source.numberOfSections?(in: plain.collectionView), equals: nil)
  }

  @Test func `items without cells are told`() {
    final class Careless: UICollectionViewController {
      override func collectionView(
        _ collectionView: UICollectionView,
        numberOfItemsInSection section: Int
      ) -> Int {
        1
      }
    }
    let careless = Careless(collectionViewLayout: UICollectionViewFlowLayout())
    careless.view.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
    careless.view.layoutIfNeeded()
    expect(
      careless.collectionView.diagnostics.map(\.code),
      equals: ["missing-view", "itemSizeNotGiven"]
    )
  }

  @Test func `editing reaches the collection view, and what the app chose for it alone stays`() {
    let numbers = NumbersController()
    numbers.setEditing(true, animated: false)
    expect(numbers.viewIfLoaded, equals: nil)
    numbers.setEditing(false, animated: false)
    numbers.loadViewIfNeeded()
    numbers.setEditing(true, animated: true)
    expect(numbers.collectionView.isEditing)
    expect(numbers.isEditing)
    numbers.isEditing = false
    expect(!numbers.collectionView.isEditing)
    numbers.collectionView.isEditing = true
    expect(!numbers.isEditing)
  }

  @Test func `a plain controller has a view of its own`() {
    let plain = UIViewController()
    expect(plain.viewIfLoaded, equals: nil)
    let view = plain.view
    #expect(plain.view === view)
  }
}
