// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutLibrary
import StageDocuments
import StageProtocol
import Testing
import UIKit
import UIKitTestSupport

@testable import StageHost

/// A controller that a file would declare, with two collection views.
private final class Tiles: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  private(set) var calls: [String] = []
  let strip = UICollectionView(
    frame: .zero,
    collectionViewLayout: UICollectionViewFlowLayout()
  )
  private(set) lazy var grid: UICollectionView = {
    let layout = UICollectionViewFlowLayout()
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    return UICollectionView(frame: .zero, collectionViewLayout: layout)
  }()
  /// The size of every tile, in points.
  private let size: CGSize

  init(tile size: CGSize) {
    self.size = size
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    calls.append("loaded in \(Int(view.bounds.width))")
    grid.dataSource = self
    grid.delegate = self
    grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
    view.addSubview(strip)
    view.addSubview(grid)
  }

  override func viewWillAppear(_ animated: Bool) { calls.append("will appear") }
  override func viewDidAppear(_ animated: Bool) { calls.append("did appear") }

  override func viewDidLayoutSubviews() {
    calls.append("laid out in a window: \(view.window != nil)")
    strip.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 10)
    grid.frame = CGRect(x: 0, y: 10, width: view.bounds.width, height: view.bounds.height - 10)
  }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

  func collectionView(
    _ view: UICollectionView,
    cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    view.dequeueReusableCell(withReuseIdentifier: "tile", for: path)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { size }
}

@MainActor
@Suite(.ownProcess) struct ScreenTests {
  private static let entry = CompileReport.Entry(
    id: "Tiles",
    kind: .screen,
    file: "Tiles.swift",
    line: 3,
    column: 7
  )

  /// The screen of a controller.
  private func screen(_ controller: UIViewController) -> LayoutInstance {
    let source = OwnSource("Tiles", controller)
    source.show(controller)
    return LayoutInstance(screen: source)
  }

  @Test func `a controller loads in the size of the screen, appears and is laid out`() {
    let tiles = Tiles(tile: CGSize(width: 50, height: 20))
    let width = Int(UIScreen.main.bounds.width)
    let instance = screen(tiles)
    #expect(tiles.calls.isEmpty)
    #expect(instance.layout === tiles.grid.collectionViewLayout)
    expect(
      tiles.calls.prefix(4),
      equals: [
        "loaded in \(width)", "will appear", "laid out in a window: true", "did appear",
      ]
    )
  }

  @Test func `the largest collection view is shown, with its delegate`() throws {
    LayoutRegistry.shared.add("two views", isScreen: true) { _ in
      screen(Tiles(tile: CGSize(width: 50, height: 20)))
    }
    let layout = try #require(LayoutRegistry.shared.entry("two views"))
    let kind = LibraryKind.make(.init(layout: layout), of: Self.entry) { _, _, _ in .items }
    expect(
      kind.source?.findings.map(\.message),
      equals: [
        "Cells and items are those of Tiles; the data of the stage is not shown."
      ]
    )
    #expect(!kind.parameters.contains { $0.key == FlowParameters.sizing })
    var document = StageDocument.empty(stage: "s", title: "", limits: .standard)
    document.show(LayoutChoice(own: kind), named: "Tiles.swift")
    let viewport = Viewport(width: 100, height: 80, scale: 1, insets: .zero)
    let picture = SnapshotView(document, SnapshotRequest.View(viewport: viewport, offset: nil))
    expect(
      picture.elements(all: true).map(\.attributes.frame),
      equals: [
        CGRect(x: 0, y: 0, width: 50, height: 20), CGRect(x: 50, y: 0, width: 50, height: 20),
        CGRect(x: 0, y: 20, width: 50, height: 20),
      ]
    )
  }

  @Test func `a hidden collection view is not shown before a visible one`() {
    let tiles = Tiles(tile: .zero)
    tiles.grid.isHidden = true
    #expect(screen(tiles).layout === tiles.strip.collectionViewLayout)
  }

  @Test func `a view is shown as the view of a controller, in the size of the screen`() {
    let view = UIView(frame: .zero)
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 10, height: 10),
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    view.addSubview(list)
    let source = OwnSource("Bar", view)
    source.show(view)
    let instance = LayoutInstance(screen: source)
    #expect(!instance.isMissing)
    #expect(instance.layout === list.collectionViewLayout)
    expect(view.frame.size, equals: UIScreen.main.bounds.size)
  }

  @Test func `a screen without a collection view is missing`() {
    #expect(screen(UIViewController()).isMissing)
  }

  @Test func `what constraints place on a screen decides which collection view is the largest`() {
    let controller = UIViewController()
    let narrow = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 20, height: 20),
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    let wide = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    wide.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(narrow)
    controller.view.addSubview(wide)
    NSLayoutConstraint.activate([
      wide.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      wide.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
      wide.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 30),
      wide.heightAnchor.constraint(equalToConstant: 50),
    ])
    let instance = screen(controller)
    #expect(instance.layout === wide.collectionViewLayout)
  }
}
