// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import StageProtocol
import Testing
import UIKit
import UIKitTestSupport

@testable import LayoutLibrary
@testable import StageHost

/// Ten pages, each as large as the screen, which go to their page while the device is turned.
private final class Album: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  var page = 0

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.isPagingEnabled = true
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "page")
  }

  override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int
  { 10 }

  override func collectionView(
    _ view: UICollectionView,
    cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    view.dequeueReusableCell(withReuseIdentifier: "page", for: path)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout: UICollectionViewLayout,
    sizeForItemAt path: IndexPath
  ) -> CGSize { collectionView.bounds.size }

  override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { [self] _ in
      collectionViewLayout.invalidateLayout()
      let offset = CGPoint(x: size.width * CGFloat(page), y: 0)
      collectionView.setContentOffset(offset, animated: false)
    })
  }
}

/// Apps whose device is turned.
@MainActor
@Suite(.ownProcess) struct ScreenTurnTests {
  private final class Sent { var messages: [HostMessage] = [] }

  private let sent = Sent()
  private let album = Album()
  private let stage: Stage
  private let upright = Viewport(
    width: 390,
    height: 844,
    scale: 1,
    insets: Insets(top: 0, left: 0, bottom: 0, right: 0)
  )

  init() throws {
    stage = Stage(limits: .standard, nowMs: { 0 }, send: { [sent] in sent.messages.append($0) })
    LayoutRegistry.shared.add("album", isScreen: true) { [album] _ in
      let stack = UINavigationController(rootViewController: album)
      let source = OwnSource("Album", stack)
      source.show(stack)
      return LayoutInstance(screen: source)
    }
    let layout = try #require(LayoutRegistry.shared.entry("album"))
    let entry = CompileReport.Entry(id: "album", kind: .screen, file: "A.swift", line: 1, column: 1)
    let kind = LibraryKind.make(.init(layout: layout), of: entry) { _, _, _ in .items }
    stage.document.show(LayoutChoice(own: kind), named: "A.swift")
    stage.showAll(nil)
    stage.open(1, upright, Point(x: 0, y: 0), revision: 0, adopting: nil)
  }

  /// Turns the device, and tells where the page's content is and whether that is told before the content.
  private func turn(to viewport: Viewport) throws -> (x: Double, isFirst: Bool) {
    sent.messages = []
    try stage.resize(1, to: viewport)
    var places: [(index: Int, x: Double)] = []
    var content: Int?
    for (index, message) in sent.messages.enumerated() {
      if case .report(.offset(1, let offset, _)) = message { places.append((index, offset.x)) }
      if case .delta = message { content = content ?? index }
    }
    let place = try #require(places.last)
    return (place.x, place.index < (try #require(content)))
  }

  @Test func `pages stay, and are told before content that becomes shorter, and after what grows`()
    throws
  {
    album.page = 7
    album.collectionView.contentOffset = CGPoint(x: 7 * 390, y: 0)
    stage.settleScreens()
    var wide = upright
    (wide.width, wide.height) = (844, 390)
    // 5908 is beyond the 3900 points that the page has so far.
    var turned = try turn(to: wide)
    expect(turned.x, equals: 7 * 844)
    expect(!turned.isFirst)
    // 5908 would be beyond the 3900 points that the page is about to have.
    turned = try turn(to: upright)
    expect(turned.x, equals: 7 * 390)
    expect(turned.isFirst)
    expect(album.collectionView.contentOffset, equals: CGPoint(x: 7 * 390, y: 0))
  }
}
