// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import Testing
import UIKit
import UIKitTestSupport

/// Places, transforms and opacities that an app gives visible cells itself.
@MainActor
@Suite(.ownProcess) struct OwnPlaceTests {
  private let scene = Scene([["a", "b", "c"]])
  private var view: UICollectionView { scene.view }

  private func cell(_ item: Int) throws -> UICollectionViewCell {
    try #require(view.cellForItem(at: .at(0, item)))
  }

  /// What is told of elements since this was asked last.
  private func takeTold() -> [Transaction] {
    view.layoutIfNeeded()
    defer { scene.told.transactions = [] }
    return scene.told.transactions
  }

  @Test func `what a gesture gives a cell is told, and stays until the layout places it anew`()
    throws
  {
    _ = takeTold()
    try cell(1).transform = CGAffineTransform(translationX: 30, y: -20)
    try cell(1).alpha = 0.4
    let told = takeTold()
    #expect(told.count == 1 && told[0].animation == nil)
    let update = try #require(told[0].updated.first)
    #expect(told[0].updated.count == 1 && update.position == ElementPosition(section: 0, item: 1))
    expect(update.attributes.transform.tx, equals: 30)
    expect(update.attributes.transform.ty, equals: -20)
    expect(update.attributes.alpha, equals: 0.4)
    expectEmpty(takeTold())
    // Another pass with equal attributes changes nothing.
    view.collectionViewLayout.invalidateLayout()
    expect(takeTold().allSatisfy { $0.updated.isEmpty })
    expect(try cell(1).alpha, equals: 0.4)
    view.reloadData()
    expect(takeTold().last?.updated.allSatisfy { $0.attributes.alpha == 1 }, equals: true)
    expect(try cell(1).transform.isIdentity)
  }

  @Test func `it is seen as the animation block around it says`() throws {
    _ = takeTold()
    let cell = try cell(0)
    UIView.animate(withDuration: 0.2) {
      cell.alpha = 0.5
      cell.transform = CGAffineTransform(scaleX: 2, y: 2)
    }
    let told = takeTold()
    expect(told.count, equals: 1)
    expect(told.first?.animation?.duration, equals: 0.2)
    expect(told.first?.updated.map(\.attributes.alpha), equals: [0.5])
    expect(told.first?.updated.map(\.attributes.transform.a), equals: [2])
    // The next change is made at once again.
    cell.isHidden = true
    let next = takeTold()
    expect(next.first?.animation, equals: nil)
    expect(next.first?.updated.first?.attributes.isHidden, equals: true)
  }
}
