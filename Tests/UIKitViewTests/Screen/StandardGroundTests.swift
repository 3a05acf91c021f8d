// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import Testing
import UIKitTestSupport

@testable import UIKit

/// The grounds of toolbars and lists to which nobody gave a colour.
@MainActor
@Suite(.ownProcess) struct StandardGroundTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))

  private func fills() -> [(CGRect, ContentColour)] {
    let figure = ScreenPainter.figure(of: window, around: nil)
    return figure.layers.flatMap(\.steps).compactMap { step in
      if case .fill(.box(let box, _), let colour) = step { return (box, colour) }
      return nil
    }
  }

  private func show(contentHeight: CGFloat) -> UINavigationController {
    let root = UIViewController()
    let scroller = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    scroller.contentSize = CGSize(width: 300, height: contentHeight)
    scroller.contentInsetAdjustmentBehavior = .never
    root.view.addSubview(scroller)
    let stack = UINavigationController(rootViewController: root)
    stack.setToolbarHidden(false, animated: false)
    window.rootViewController = stack
    window.makeKeyAndVisible()
    window.layOutAround()
    return stack
  }

  /// The 44 points of a toolbar at the lower edge.
  private let bar = CGRect(x: 0, y: 556, width: 300, height: 44)

  @Test func `a toolbar has a ground over content that reaches under it`() {
    _ = show(contentHeight: 601)
    expect(fills().contains { $0.0 == bar && $0.1 == BarPolicy.ground })
  }

  @Test func `a toolbar has no ground where content ends above it`() {
    let stack = show(contentHeight: 600)
    expect(!fills().contains { $0.0 == bar })
    let look = UIToolbarAppearance()
    look.backgroundColor = .red
    stack.toolbar.scrollEdgeAppearance = look
    expect(fills().contains { $0.0 == bar && $0.1 == ContentColour(UIColor.red) })
  }

  @Test func `an empty image takes the ground of a toolbar away`() {
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 100, width: 300, height: 44))
    window.addSubview(toolbar)
    expect(fills().map(\.0).contains(CGRect(x: 0, y: 100, width: 300, height: 44)))
    toolbar.setBackgroundImage(UIImage(), forToolbarPosition: .any, barMetrics: .default)
    expect(!fills().map(\.0).contains(CGRect(x: 0, y: 100, width: 300, height: 44)))
  }

  @Test func `the ground of a list reaches beyond the last section with items`() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.backgroundColor = .yellow
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 600),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration)
    )
    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { _, _, _ in }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) {
      $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
    }
    func apply(_ counts: [Int]) -> [[CGFloat]] {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      for (section, count) in counts.enumerated() {
        snapshot.appendSections([section])
        snapshot.appendItems((0..<count).map { section * 10 + $0 }, toSection: section)
      }
      source.apply(snapshot, animatingDifferences: false)
      list.layoutIfNeeded()
      return list.subviews.compactMap { $0 as? ListGround }
        .sorted { $0.frame.minY < $1.frame.minY }
        .compactMap { $0.content.list?.background.insets }
        .map { [$0.top, $0.bottom] }
    }
    expect(apply([1, 1, 1]), equals: [[-10_000, 0], [0, 0], [0, -10_000]])
    expect(apply([0, 1, 0]), equals: [[-10_000, -10_000]])
    expect(list.backgroundColor, equals: .yellow)
  }

  @Test func `the list of a controller has the system's ground`() {
    let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layOutAround()
    expect(controller.collectionView.backgroundColor, equals: .systemBackground)
    expect(fills().contains { $0.1 == ContentColour(UIColor.systemBackground) })
  }

  private func plainList(_ layout: UICollectionViewLayout) -> UICollectionView {
    let frame = CGRect(x: 0, y: 100, width: 300, height: 200)
    return UICollectionView(frame: frame, collectionViewLayout: layout)
  }

  @Test func `a list made in code has the system's ground until somebody sets another one`() {
    let list = plainList(UICollectionViewFlowLayout())
    window.addSubview(list)
    expect(list.backgroundColor, equals: .systemBackground)
    expect(list.chosenGround, equals: nil)
    let ground = ContentColour(UIColor.systemBackground)
    expect(fills().contains { $0.0 == list.frame && $0.1 == ground })
    list.backgroundColor = nil
    expect(list.backgroundColor, equals: nil)
    expect(!fills().contains { $0.0 == list.frame })
    list.backgroundColor = .green
    expect(list.chosenGround, equals: .green)
    expect(fills().contains { $0.0 == list.frame && $0.1 == ContentColour(UIColor.green) })
  }

  @Test func `a grouped list has its own ground, unless somebody set another one`() {
    let configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    let list = plainList(UICollectionViewCompositionalLayout.list(using: configuration))
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) { _, _, _ in
      nil
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    source.apply(snapshot, animatingDifferences: false)
    list.layoutIfNeeded()
    expect(list.backgroundColor, equals: .systemGroupedBackground)
    list.backgroundColor = .purple
    expect(list.backgroundColor, equals: .purple)
  }

  @Test func `a look for all lists is taken where nobody set a ground`() {
    UICollectionView.appearance().backgroundColor = .orange
    defer { UICollectionView.appearance().backgroundColor = nil }
    let (plain, own) = (
      plainList(UICollectionViewFlowLayout()), plainList(UICollectionViewFlowLayout())
    )
    own.backgroundColor = .green
    for list in [plain, own] { window.addSubview(list) }
    window.makeKeyAndVisible()
    expect([plain, own].map(\.backgroundColor), equals: [.orange, .green])
  }
}
